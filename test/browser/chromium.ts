import { chromium } from '@playwright/test';
import { aptInstall, mayInstall, run } from '../support/apt';
import { isExecutable, onPath } from '../support/onPath';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Disabled features. The last two are the address bar's suggestions, which are two extra pages per
 * test page, and cost more than the page itself. The others are those that Playwright 1.65
 * disables; of two `--disable-features` flags Chromium uses only the last one, this one.
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

/** An installed browser: Playwright's own, or a Chromium or Chrome. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...onPath(...NAMES), ...ELSEWHERE].find(isExecutable);
}

/** Chromium's headless shell, if it is installed. */
const findShell = () => onPath('chromium-headless-shell').find(isExecutable);

/** The fastest installed browser. */
export const findForPages = () => findShell() ?? findChromium();

const installPlaywrights = () => run('npx', 'playwright', 'install', 'chromium');

function firstFound(find: () => string | undefined, installers: (() => boolean)[]): string {
  for (const install of [() => true, ...installers]) {
    const found = install() && find();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: none is here, and none could be installed.',
  );
}

/** Finds a browser, or installs one. Throws one clear sentence when neither works. */
export const ensureChromium = () =>
  firstFound(findChromium, [installPlaywrights, () => aptInstall('chromium')]);

/** Accepts the headless shell, too; Debian's package is half the size. */
export const ensurePages = () =>
  firstFound(findForPages, [installPlaywrights, () => aptInstall('chromium-headless-shell')]);

/** Optional: with the shell, tests take two thirds of the time. */
export function installShell() {
  if (findShell() || !mayInstall() || !findChromium()?.startsWith('/usr/bin/')) return;
  aptInstall('chromium-headless-shell');
}
