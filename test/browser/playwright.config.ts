import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findForPages } from './chromium';
import type { FontSet } from './fonts';
import { chosenFontSets, fontEnvironment } from './fonts';

const port = Number(process.env.BROWSER_TEST_PORT ?? 4181);

/** What is about the browser around the page: its pictures, its paper, its way back. */
const WHOLE_BROWSER = /(?:screenshots|documents|backForwardCache)\.spec\.ts/;

// What a test starts by itself has the fonts of a phone.
Object.assign(process.env, fontEnvironment('roboto'));

const launchedBy = (executablePath: string | undefined, fontSet: FontSet) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
    env: { ...process.env, ...fontEnvironment(fontSet) } as Record<string, string>,
  },
});
export const wholeBrowser = launchedBy(findChromium(), 'roboto');

/**
 * What a font can break is tested under each, and all the rest under a phone's. What fits in under
 * the wide one, to which nothing was fitted, fits in under the others.
 */
const tests: Record<FontSet, { grep?: RegExp; grepInvert?: RegExp }> = {
  roboto: process.env.JOURNEYS_PLAYED ? { grepInvert: /@journey/ } : {},
  arial: { grep: /@font|@anyfont/ },
  dejavu: { grep: /@font|@anyfont/ },
  unknown: { grep: /@anyfont|@widefont/ },
};
const projectsOf = (fontSet: FontSet) => {
  const common = { metadata: { fontSet }, ...tests[fontSet] };
  return [
    {
      ...common,
      name: `browser, ${fontSet}`,
      testMatch: WHOLE_BROWSER,
      use: launchedBy(findChromium(), fontSet),
    },
    {
      ...common,
      name: `page, ${fontSet}`,
      testIgnore: WHOLE_BROWSER,
      use: launchedBy(findForPages(), fontSet),
    },
  ];
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  reporter: [['list']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Where nobody looks on: what passes at the second try only is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A picture that is missing fails its test: only `npm run record-screenshots` writes one.
  updateSnapshots: 'none',
  // One browser on one platform draws nearly the same every time: a few dots may differ, and no dot
  // by more than the eye tells apart. The faint lines of the paper, moved by 2 pixels, are seen.
  expect: {
    toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 20 },
    // A release is fetched whole, on a busy machine for longer than the usual five seconds.
    timeout: 10_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  },
  projects: chosenFontSets().flatMap(projectsOf),
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    env: { PORT: String(port), FEEDBACK_FOLDER: 'test-results/feedback' },
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: false,
  },
});
