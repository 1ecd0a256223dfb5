import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findForPages } from './chromium';
import type { FontSet } from './fonts';
import { chosenFontSets, fontEnvironment } from './fonts';

const port = 4181;

/** Specs that need a full browser: screenshots, the back/forward cache. */
const WHOLE_BROWSER = /(?:screenshots|backForwardCache)\.spec\.ts/;

// Programs that a test starts have the fonts of a phone.
Object.assign(process.env, fontEnvironment('roboto'));

const launchedBy = (executablePath: string | undefined, fontSet: FontSet) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // The pages of one visitor share a process, which keeps compiled scripts from test to test.
    args: [...chromiumArgs, '--process-per-site'],
    env: { ...process.env, ...fontEnvironment(fontSet) } as Record<string, string>,
  },
});
export const wholeBrowser = launchedBy(findChromium(), 'roboto');

/** Tests that depend on fonts run with each font set, all others with a phone's. */
const projectsOf = (fontSet: FontSet) => {
  const common = {
    metadata: { fontSet },
    grep: fontSet === 'roboto' ? /./ : /@anyfont/,
    ...(fontSet === 'roboto' && process.env.JOURNEYS_PLAYED && { grepInvert: /@journey/ }),
  };
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
  // A test waits now and then, if only for a frame: two would leave a part of two cores idle.
  workers: 3,
  // Against what hangs: some tests visit all pages, which takes 45 s, and more on a busy machine.
  timeout: 180_000,
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A missing screenshot fails its test: only `npm run record-screenshots` writes one.
  updateSnapshots: 'none',
  // The same browser on the same platform renders almost identically: a few pixels may differ, by less
  // than the eye can see. Ruled lines that move by 2 pixels are detected.
  expect: {
    toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 20 },
    // Precaching a release takes more than the default of five seconds on a busy machine.
    timeout: 10_000,
  },
  use: {
    // A visitor with empty storage, in the tab of the test before: a third less for each page.
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  },
  projects: chosenFontSets().flatMap(projectsOf),
  webServer: {
    command: 'node --import tsx src/server/preview.ts',
    cwd: '../..',
    env: { PORT: String(port), FEEDBACK_FOLDER: 'test-results/feedback' },
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: false,
  },
});
