import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium';

const port = Number(process.env.BROWSER_TEST_PORT ?? 4181);
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    env: { PORT: String(port), FEEDBACK_FOLDER: 'test-results/feedback' },
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: false,
  },
});
