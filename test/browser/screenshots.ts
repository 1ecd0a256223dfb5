import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { settingNames } from '../../src/settings';
import { chromiumArgs, findForPages } from './chromium';
import type { Shared } from './results';

export const FOLDER = 'test/browser/screenshots';
export const RECORDED_WITH = `${FOLDER}/recordedWith.json`;

export const pictures = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.png')) : [];

/** Whether they were recorded with a browser that looks like this one: `globalSetup.ts` finds out. */
export const isCompared = !process.env.SCREENSHOTS_NOT_COMPARED;

export const HELP =
  'see the diff in test-results/; if the change is meant, run `npm run record-screenshots`';

export const schemes = ['light', 'dark'] as const;

/** The recorded picture of a result that is sent on. */
export const photoOf = ({ file }: Shared, scheme: string) => `photo-${scheme}-${file}`;

/** Seeds `Math.random`, which for example picks the first teacher. */
export function seedRandom() {
  let state = 32_000;
  const unseeded = Math.random;
  Math.random = () => {
    // The first file in the stack is the caller's: the ids of listeners, which start at any time, do not count.
    const [, caller] = /([\w-]+)\.[\w.]*js\b/.exec(new Error().stack ?? '') ?? [];
    if (caller === 'vendor') return unseeded();
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Loads all fonts and pictures, including lazy ones; returns the fonts. */
export const loadEverything = (page: Page) =>
  page.evaluate(async () => {
    // As on a repeat visit with cached fonts.
    for (const late of document.querySelectorAll<HTMLStyleElement>('style[media]')) {
      late.media = 'all';
    }
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) {
      // `optional` fonts have a very short load period, which a busy machine may miss.
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    // A new layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family, weight }) => `${family} ${weight}`);
  });

/** A picture that is sent on, in half its size. */
export const inHalfSize = (page: Page, file: Buffer) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const [width, height] = [image.width / 2, image.height / 2];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas.toDataURL().split(',')[1] ?? '';
  }, file.toString('base64'));

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
