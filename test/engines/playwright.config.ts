import { defineConfig } from '@playwright/test';
import { fontEnvironment } from '../browser/fonts';
import type { EngineOption } from './site';

const port = 4182;

// Browsers inherit the environment of the runner.
Object.assign(process.env, fontEnvironment('roboto'));

/** Playwright is only the test runner; see README.md for what drives the browsers. */
export default defineConfig<EngineOption>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './globalSetup.ts',
  reporter: [['list']],
  forbidOnly: true,
  fullyParallel: true,
  // In a game real time passes, for the most part idly.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node --import tsx src/server/preview.ts',
    cwd: '../..',
    env: { PORT: String(port), FEEDBACK_FOLDER: 'test-results/engines/feedback' },
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: false,
  },
});
