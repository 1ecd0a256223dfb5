import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features that Chromium goes without. The last two draw the suggestions of the address bar: two
 * pages of their own beside each page of a test, which cost more than the page itself. Those
 * before are what Playwright 1.65 turns off; of two lists Chromium heeds only the later, this one.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
};

/** The browser this machine has: Playwright's own, or a Chromium or Chrome; else undefined. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...onPath(...NAMES), ...ELSEWHERE].find(isExecutable);
}

/** The same browser without anything around its pages, where the machine has it beside the other. */
export const findShell = () => onPath('chromium-headless-shell').find(isExecutable);

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;

const apt = ['apt-get', 'install', '-y', '--no-install-recommends'] as const;

const installers = [
  () => run('npx', 'playwright', 'install', 'chromium'),
  () => process.getuid?.() === 0 && run('apt-get', 'update') && run(...apt, 'chromium'),
];

/** Finds a browser, or installs one. Throws one clear sentence when neither works. */
export function ensureChromium(): string {
  for (const install of [() => true, ...installers]) {
    const found = install() && findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: none is here, and none could be installed.',
  );
}

/** Its tests take two thirds of the time: Debian's is installed where it may be, and not missed else. */
export function installShell() {
  if (findShell() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (!findChromium()?.startsWith('/usr/bin/')) return;
  if (!run(...apt, 'chromium-headless-shell')) {
    run('apt-get', 'update');
    run(...apt, 'chromium-headless-shell');
  }
}
