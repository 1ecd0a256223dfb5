import { aptInstall } from '../support/apt';
import { isExecutable, onPath } from '../support/onPath';
import { firefoxBrowser } from './puppeteer';
import type { Browser } from './tab';
import { webkitBrowser } from './webdriver';

export type Engine = 'firefox' | 'webkit';

const findFirefox = () =>
  [
    ...onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find(isExecutable);

/** WebKitWebDriver and MiniBrowser, which are installed together. */
export type WebKit = { driver: string; browser: string };

const VERSIONS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
const FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib',
  '/usr/libexec',
];

function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver').find(isExecutable);
  const browser = FOLDERS.flatMap((folder) =>
    VERSIONS.map((version) => `${folder}/${version}/MiniBrowser`),
  ).find(isExecutable);
  const hasScreen = Boolean(process.env.DISPLAY) || onPath('Xvfb').some(isExecutable);
  return driver && browser && hasScreen ? { driver, browser } : undefined;
}

type Known = {
  name: string;
  /** The name of the program that is missing if `find` fails. */
  missing: string;
  /** A function that starts the browser, if it is installed. */
  find(): (() => Browser) | undefined;
  install(): unknown;
};

const startWith = <Found>(found: Found | undefined, start: (found: Found) => Browser) =>
  found === undefined ? undefined : () => start(found);

export const engines: Record<Engine, Known> = {
  firefox: {
    name: 'Firefox',
    missing: 'Firefox',
    find: () => startWith(findFirefox(), firefoxBrowser),
    install: () => aptInstall('firefox-esr'),
  },
  webkit: {
    name: 'WebKit',
    missing: 'WebKitWebDriver',
    find: () => startWith(findWebKit(), webkitBrowser),
    install: () => aptInstall('webkit2gtk-driver', 'xvfb'),
  },
};

/** Installs missing browsers, if possible. */
export function installEngines() {
  for (const { find, install } of Object.values(engines)) if (!find()) install();
}

/** Why a browser is skipped; undefined if it is installed. */
export const whyNotRun = ({ name, missing, find }: Known) =>
  find()
    ? undefined
    : `journeys not run in ${name}: there is no ${missing}, and none could be installed`;
