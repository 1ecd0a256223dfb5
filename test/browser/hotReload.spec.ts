import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { calculate, loveCalculator } from '../plays/love-calculator';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { timer } from '../plays/visitor';
import { freePort } from '../support/freePort';
import { titleOf } from './pages';
import {
  button,
  expect,
  expectNotReloaded,
  markWindow,
  openIn,
  openPaused,
  test as siteTest,
} from './site';
import { visitorOf } from './visitor';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const COPIED = ['src', 'public', 'webpack.config.js', 'tsconfig.json', 'package.json'];

type DevSite = { url: string; edit(file: string, change: (source: string) => string): void };

/** A copy of the project that tests may edit, with shared node_modules. */
function copyProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hot-reload-'));
  for (const name of COPIED) {
    cpSync(path.join(PROJECT, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

const ended = (server: ChildProcess) =>
  new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(0)));

/** `npm start` in the copy. */
const test = siteTest.extend<object, { devSite: DevSite }>({
  devSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = copyProject();
      const port = await freePort();
      const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/dev.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: String(port) },
        stdio: 'ignore',
      });
      const url = `http://localhost:${port}`;
      const isReady = () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        );
      try {
        // The server answers once it has built the site: in 20 seconds, and in more on a busy machine.
        await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
        await use({
          url,
          edit(file, change) {
            const copy = path.join(folder, file);
            const before = readFileSync(copy, 'utf8');
            const after = change(before);
            expect(after, 'the edited file').not.toBe(before);
            writeFileSync(copy, after);
          },
        });
      } finally {
        server.kill();
        await ended(server);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One server for all tests of this file, as each edits another file.
test.describe.configure({ mode: 'default' });
test.use({ consoleFilter: 'errors' });

test('the development server serves pages with their pictures', async ({ page, devSite }) => {
  for (const path of ['/journey', '/contribute']) {
    await openIn(page, devSite.url + path);
    await expect(page).toHaveTitle(titleOf(path));
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), path)
      .toBeGreaterThan(0);
  }
});

const LOVE = 'src/games/love-calculator';

test('edited texts, views, styles and slices are hot-reloaded, with names and result kept', async ({
  page,
  devSite,
}) => {
  await openIn(page, devSite.url + loveCalculator.path);
  await calculate(visitorOf(page, { isPaused: false }));
  await markWindow(page);
  const firstName = page.getByRole('textbox', { name: 'Pehla naam' });
  const expectKept = async () => {
    await expect(firstName).toHaveValue('Raju');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    await expectNotReloaded(page);
  };
  for (const [from, to] of [
    ['Calculate', 'Hisaab lagao'],
    ['Hisaab lagao', 'Calculate'],
  ] as const) {
    devSite.edit(`${LOVE}/content.ts`, (source) => source.replace(`'${from}'`, `'${to}'`));
    await expect(button(page, to)).toBeVisible();
    await expectKept();
  }
  devSite.edit(`${LOVE}/LoveCalculator.tsx`, (source) =>
    source.replace('<form ', '<form title="edited" '),
  );
  await expect(page.getByTitle('edited')).toBeVisible();
  devSite.edit(`${LOVE}/LoveCalculator.module.css`, (source) =>
    source.replace(/^\.form \{/m, '.form {\n  outline: 7px solid red;'),
  );
  await expect(page.locator('form')).toHaveCSS('outline-width', '7px');
  await expectKept();
  devSite.edit(`${LOVE}/slice.ts`, (source) =>
    source.replace(
      'state.firstName = payload;',
      "state.firstName = payload.replace('x', 'edited');",
    ),
  );
  await expect(async () => {
    await firstName.fill('');
    await firstName.fill('x');
    await expect(firstName).toHaveValue('edited', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Dusra naam' })).toHaveValue('Rani');
  await expectNotReloaded(page);
});

const TIMER = 'src/games/truth-or-dare/effects.ts';
const DEAL = 'const task = nextTask(api);';

test('an edited timer and an edited rule replace those before, and scores are still stored', async ({
  page,
  devSite,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const visitor = visitorOf(page);
  await openPaused(page, devSite.url + TRUTH_OR_DARE);
  await markWindow(page);
  devSite.edit(TIMER, (source) =>
    source
      .replace(DEAL, `${DEAL} console.info('dealt by edition 0');`)
      .concat("console.info('edition 0');\n"),
  );
  for (const [old, edition] of [
    ['edition 0', 'edition 1'],
    ['edition 1', 'edition 2'],
  ] as const) {
    devSite.edit(TIMER, (source) => source.replaceAll(old, edition));
    // The edition is loaded, and then has replaced the one before.
    const isUpdated = () =>
      logged.includes(edition) &&
      logged.lastIndexOf('[HMR] App is up to date.') > logged.indexOf(edition);
    await expect.poll(isUpdated, { timeout: 30_000 }).toBe(true);
    await visitor.press('Spin');
    // An older timer would have dealt a task, too.
    await visitor.pass(3000);
    await visitor.press('Completed');
    const dealt = logged.splice(0).filter((line) => line.startsWith('dealt by '));
    expect(dealt).toEqual([`dealt by ${edition}`]);
  }
  devSite.edit('src/games/truth-or-dare/rules.ts', (source) =>
    source.replace('easy: 30', 'easy: 31'),
  );
  // Without a task, the timer shows the full time.
  await visitor.read(timer('Countdown'), (text) => text.includes('31'));
  await visitor.press('Spin');
  await visitor.pass(2000);
  await visitor.press('Completed');
  await expectNotReloaded(page);
  // The scripts of a page come by a timer.
  await page.clock.resume();
  await page.reload();
  await visitor.expectFigures({ 'Tasks completed': '3', Streak: '3', 'Best streak': '3' });
});
