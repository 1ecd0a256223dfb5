import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { settingNames } from '../../src/settings';
import { chromiumArgs, findForPages } from './chromium';

export const FOLDER = 'test/browser/screenshots';
export const RECORDED_WITH = `${FOLDER}/recordedWith.json`;

export const pictures = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.png')) : [];

/** Where screenshots are made: they differ between major versions of the browser, and systems. */
export async function currentPlatform() {
  const executablePath = findForPages();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  const version = Number.parseInt(browser.version(), 10);
  await browser.close();
  return { browser: 'Chromium', version, platform: process.platform, arch: process.arch };
}

type Platform = Awaited<ReturnType<typeof currentPlatform>>;

const nameOf = ({ browser, version, platform, arch }: Platform) =>
  `${browser} ${version} on ${platform} ${arch}`;

/** Null if the screenshots can be compared, or nothing was recorded: then the comparison fails. */
export async function whyNotComparedHere(): Promise<string | null> {
  if (!existsSync(RECORDED_WITH)) return null;
  const recorded = nameOf(JSON.parse(readFileSync(RECORDED_WITH, 'utf8')));
  const present = nameOf(await currentPlatform());
  return recorded === present ? null : `recorded with ${recorded}, this is ${present}`;
}

/** Runs a script without the settings of a release, which are visible, for example in the QR code. */
export function npmRun(script: string, ...args: string[]) {
  for (const name of settingNames) delete process.env[name];
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
