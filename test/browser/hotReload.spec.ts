import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tasks } from '../../src/games/truth-or-dare/content';
import { freePort } from '../support/freePort';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { advance, openWithPausedClock } from './gameTime';
import { loveCalculator } from './loveCalculatorScreen';
import { titleOf } from './pages';
import {
  button,
  expect,
  expectNotReloaded,
  expectReady,
  markWindow,
  test as siteTest,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

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
        // It answers once it has built the site: in 20 seconds, and in more on a busy machine.
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

/** Shows a result, and sets a mark that a page load would remove. */
async function calculate(page: Page, { url }: DevSite) {
  const game = loveCalculator(page);
  await page.goto(`${url}/school-games`);
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  await markWindow(page);
}

async function expectStateKept(page: Page) {
  const game = loveCalculator(page);
  await expect(game.firstName).toHaveValue('Raju');
  await expect(game.secondName).toHaveValue('Rani');
  await game.expectResult(75);
  await expectNotReloaded(page);
}

test('the development server serves pages with their pictures', async ({ page, devSite }) => {
  for (const path of ['/', '/journey', '/how-to-play/pacheta', '/contribute', FEEDBACK]) {
    await page.goto(devSite.url + path);
    await expectReady(page);
    await expect(page).toHaveTitle(titleOf(path));
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), path)
      .toBeGreaterThan(0);
  }
});

const LOVE = 'src/games/love-calculator';

test('an edited text is hot-reloaded, back and forth, with names and result kept', async ({
  page,
  devSite,
}) => {
  await calculate(page, devSite);
  for (const [from, to] of [
    ['Calculate', 'Hisaab lagao'],
    ['Hisaab lagao', 'Calculate'],
  ] as const) {
    devSite.edit(`${LOVE}/content.ts`, (source) => source.replace(`'${from}'`, `'${to}'`));
    await expect(button(page, to)).toBeVisible();
    await expectStateKept(page);
  }
});

test('an edited view and an edited style are hot-reloaded, with names and result kept', async ({
  page,
  devSite,
}) => {
  await calculate(page, devSite);
  devSite.edit(`${LOVE}/LoveCalculator.tsx`, (source) =>
    source.replace('<form ', '<form title="edited" '),
  );
  await expect(page.getByTitle('edited')).toBeVisible();
  await expectStateKept(page);
  devSite.edit(`${LOVE}/LoveCalculator.module.css`, (source) =>
    source.replace(/^\.form \{/m, '.form {\n  outline: 7px solid red;'),
  );
  await expect(page.locator('form')).toHaveCSS('outline-width', '7px');
  await expectStateKept(page);
});

/** Replaces the text of a field until the edited reducer changes it. */
const expectEdited = (field: Locator, typed: string) =>
  expect(async () => {
    await field.fill('');
    await field.fill(typed);
    await expect(field).toHaveValue('edited', { timeout: 500 });
  }).toPass();

test('an edited slice is hot-reloaded, with its state kept', async ({ page, devSite }) => {
  await calculate(page, devSite);
  devSite.edit(`${LOVE}/slice.ts`, (source) =>
    source.replace(
      'state.firstName = payload;',
      "state.firstName = payload.replace('x', 'edited');",
    ),
  );
  const game = loveCalculator(page);
  await expectEdited(game.firstName, 'x');
  await expect(game.secondName).toHaveValue('Rani');
  await expectNotReloaded(page);
});

test('the form still sends after its slice and its API are edited', async ({ page, devSite }) => {
  await page.goto(devSite.url + FEEDBACK);
  await expectReady(page);
  await markWindow(page);
  const screen = feedback(page);
  await screen.send(DRAFT);
  await screen.expectDelivered();

  devSite.edit('src/feedback/slice.ts', (source) =>
    source.replace('= payload.text;', "= payload.text.replace('raw', 'edited');"),
  );
  await expectEdited(screen.name, 'raw');
  await screen.send(DRAFT);
  await screen.expectDelivered();

  devSite.edit('src/feedback/api.ts', (source) =>
    source.replace("('name', name)", "('name', 'edited')"),
  );
  await expect(async () => {
    const sent = page.waitForRequest(SERVICE);
    await screen.send(DRAFT);
    await screen.expectDelivered();
    expect((await sent).postData()).toContain('edited');
  }).toPass();
  await expectNotReloaded(page);
});

const TIMER = 'src/games/truth-or-dare/listeners.ts';
const DEAL = 'const task = nextTask(api);';

/** Waits until the edition is loaded, and has replaced the one before. */
function updateTo(page: Page, edition: string) {
  let isLoaded = false;
  return page.waitForEvent('console', (message) => {
    isLoaded ||= message.text() === edition;
    return isLoaded && message.text() === '[HMR] App is up to date.';
  });
}

test('an edited timer replaces the one before', async ({ page, open, devSite }) => {
  const dealtBy: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('dealt by ')) dealtBy.push(message.text());
  });
  const game = truthOrDare(page);
  await openWithPausedClock(page, open, devSite.url + TRUTH_OR_DARE);
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
    const updated = updateTo(page, edition);
    devSite.edit(TIMER, (source) => source.replaceAll(old, edition));
    await updated;
    dealtBy.length = 0;
    await game.spin();
    // An older timer would have dealt a task, too.
    await advance(page, 1000);
    await game.completedButton.click();
    expect(dealtBy).toEqual([`dealt by ${edition}`]);
  }
  await expectNotReloaded(page);
});

test('an edited rule reaches the timer, which runs once, and scores are still stored', async ({
  page,
  devSite,
}) => {
  const game = truthOrDare(page);
  await page.goto(devSite.url + TRUTH_OR_DARE);
  await game.expectSeconds(30);
  await markWindow(page);
  devSite.edit('src/games/truth-or-dare/pageRules.ts', (source) =>
    source
      .replace("draw < 0.5 ? 'Truth' : 'Dare'", "draw < 0 ? 'Truth' : 'Dare'")
      .replace('= [0, 1, 2, 3, 4]', '= [4]'),
  );
  devSite.edit('src/games/truth-or-dare/rules.ts', (source) =>
    source.replace('easy: 30', 'easy: 31'),
  );
  // Without a task, the timer shows the full time.
  await game.expectSeconds(31);
  await game.spinButton.click();
  await expect(game.task).toContainText(tasks.easy.Dare[4] as string);
  await game.completedButton.click();
  await game.expectTurns(1, 1, 1);
  await expectNotReloaded(page);
  await page.reload();
  await game.expectTurns(1, 1, 1);
});
