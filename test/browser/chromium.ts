import { chromium } from '@playwright/test';
import { aptInstall, mayInstall, run } from '../support/apt';
import { isExecutable, onPath } from '../support/onPath';

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

/** The browser this machine has: Playwright's own, or a Chromium or Chrome; else undefined. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...onPath(...NAMES), ...ELSEWHERE].find(isExecutable);
}

/** The same browser without anything around its pages, where the machine has it beside the other. */
export const findShell = () => onPath('chromium-headless-shell').find(isExecutable);

/** What shows a page fastest. */
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

/** The same where what is around a page does not matter: Debian's shell is half the size. */
export const ensurePages = () =>
  firstFound(findForPages, [installPlaywrights, () => aptInstall('chromium-headless-shell')]);

/** Its tests take two thirds of the time: Debian's is installed where it may be, and not missed else. */
export function installShell() {
  if (findShell() || !mayInstall() || !findChromium()?.startsWith('/usr/bin/')) return;
  aptInstall('chromium-headless-shell');
}
