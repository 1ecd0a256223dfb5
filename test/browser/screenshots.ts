import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { settingNames } from '../../src/settings';
import type { Platform } from '../support/screenshots';
import { whyNotCompared } from '../support/screenshots';
import { chromiumArgs, findForPages } from './chromium';

export const FOLDER = 'test/browser/screenshots';
export const RECORDED_WITH = `${FOLDER}/recordedWith.json`;

export const pictures = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.png')) : [];

/** Browser version and platform of this run. */
export async function currentPlatform(): Promise<Platform> {
  const executablePath = findForPages();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  const version = Number.parseInt(browser.version(), 10);
  await browser.close();
  return { browser: 'Chromium', version, platform: process.platform, arch: process.arch };
}

/** Null if nothing was recorded: then the comparison fails. */
export async function whyNotComparedHere(): Promise<string | null> {
  if (!existsSync(RECORDED_WITH)) return null;
  const recorded: Platform = JSON.parse(readFileSync(RECORDED_WITH, 'utf8'));
  return whyNotCompared(recorded, await currentPlatform());
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
