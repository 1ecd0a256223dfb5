import type { Page } from '@playwright/test';
import { scoreCard as scoreWords } from '../../src/games/shared/content';
import { indianDay } from '../../src/games/shared/indianDay';
import { badgeTexts, badges as badgeWords } from '../../src/report-card/badges/content';
import { BADGE_IDS } from '../../src/report-card/badges/ids';
import { card as words } from '../../src/report-card/content';
import { dateText } from '../../src/report-card/dateText';
import { heading } from '../../src/report-card/grade/content';
import { transfer } from '../../src/report-card/transfer/content';
import { installDevTools, loggedTypes } from './actionRecorder';
import { brokenStorages } from './brokenStorage';
import { devToolsBundle } from './devToolsBundle';
import { advance, PAUSED_AT } from './gameTime';
import { expectPage } from './pages';
import { releaseHost } from './releaseHost';
import {
  fullCard,
  REPORT_CARD,
  reportCard,
  store,
  storedScores,
  subjects,
} from './reportCardScreen';
import type { Hand } from './rockPaperScissorsScreen';
import { HANDS, ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectReady,
  link,
  mainMenu,
  PHONE,
  skipToContent,
  TABLET,
  tabTo,
  test,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.use({ startsIdleParts: true });

const STAMPED = badgeWords.earnedOn(dateText(indianDay(PAUSED_AT.getTime())));
const RPS = 'Rock Paper Scissors';

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectReady(page);
}

/** Rock Paper Scissors on a day of its own, in which the computer always shows that hand. */
async function openRounds(page: Page, computer: Hand, base = '') {
  await page.addInitScript(
    (draw) => {
      const { random } = Math;
      // Never twice the same: the store names its listeners by it.
      Math.random = () => draw + random() / 10;
    },
    (HANDS.indexOf(computer) + 0.3) / HANDS.length,
  );
  await page.clock.install({ time: PAUSED_AT });
  await openPage(page, base + ROCK_PAPER_SCISSORS);
}

/** Shows Rock, which gives that tally. */
async function playRound(page: Page, ...tally: [you: number, computer: number, ties: number]) {
  await rockPaperScissors(page).hand('Rock').click();
  await advance(page, 2000);
  await rockPaperScissors(page).expectTally(...tally);
}

async function winRounds(page: Page, wins: number) {
  await openRounds(page, 'Scissors');
  for (let round = 1; round <= wins; round += 1) await playRound(page, round, 0, 0);
  await expect(reportCard(page).news).toBeVisible();
}

/** Goes to the card without a page load, which takes longer. */
async function openCard(page: Page) {
  await button(mainMenu(page), 'School Games').click();
  await link(mainMenu(page), 'Report Card').click();
  await expectPage(page, REPORT_CARD);
  await expect(reportCard(page).makeButton).toBeVisible();
}

/** A visitor with one win, on the card. */
async function winnerOnCard(page: Page, wins = 1) {
  await winRounds(page, wins);
  await openCard(page);
  return reportCard(page);
}

/** The row of Rock Paper Scissors after that many wins, and nothing else. */
const winsRow = (wins: number) => [
  ...['Played', String(wins), 'Best', `${wins} lagataar`, 'Streak', String(wins)],
  ...['Remark', 'Haar se jeet kahin zyada. Objective paper mein bhi aise hi guess karte ho kya?'],
];

test('an empty card invites to every game, and has every badge to earn', async ({ page, open }) => {
  await open(REPORT_CARD);
  const screen = reportCard(page);
  await expect(screen.card).toContainText(words.empty);
  await expect(screen.card.getByRole('region')).toHaveCount(subjects.length);
  for (const { name, path } of subjects) {
    await expect(screen.row(name)).toHaveText(['Remark', /\w{3}/]);
    await expect(link(screen.subject(name), name)).toHaveAttribute('href', path);
  }
  await expect(screen.badges).toHaveCount(BADGE_IDS.length);
  await expect(screen.badges.getByText(badgeWords.notEarned)).toHaveCount(BADGE_IDS.length);
  await expect(screen.card).toContainText(words.present(0));
  await expect(screen.card.getByText(heading, { exact: true })).toHaveCount(0);
  await expect(button(page, 'Print')).toHaveCount(0);
  await expect(screen.news).toHaveCount(0);
  await link(screen.subject('Hand Cricket'), 'Hand Cricket').click();
  await expectPage(page, '/school-games/hand-cricket');
});

test('a game gives its row and a badge, told once below the game and stamped on the card', {
  tag: '@journey',
}, async ({ page }) => {
  await winRounds(page, 1);
  const screen = reportCard(page);
  const badge = badgeTexts['first-win'].name;
  await expect(screen.news).toHaveText(badgeWords.news([badge]));
  await expect(screen.newsLink).toBeVisible();
  await link(page.getByRole('main'), 'Report Card').click();
  await expectPage(page, REPORT_CARD);
  await screen.expectRow(RPS, ...winsRow(1));
  await expect(screen.badge(badge)).toContainText(STAMPED);
  await expect(screen.stamps).toHaveCount(1);
  await expect(screen.card).toContainText('100%');
  await expect(screen.news).toHaveCount(0);
  await expect(screen.newsLink).toHaveCount(0);

  await link(screen.subject(RPS), RPS).click();
  await playRound(page, 2, 0, 0);
  await expect(screen.news).toHaveCount(0);
  await openCard(page);
  await page.reload();
  await expectReady(page);
  await screen.expectRow(RPS, ...winsRow(2));
  await expect(screen.stamps).toHaveText([STAMPED]);
});

test('a code moves scores and badges to other phones: by a link, pasted, and by the QR code', {
  tag: '@journey',
}, async ({ page, context, newVisitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await winRounds(page, 2);
  await page.goto(REPORT_CARD);
  const old = reportCard(page);
  const code = await old.make();
  expect(code).toMatch(/^1\.[A-Za-z0-9_-]{20,}$/);
  await old.copyButton.click();
  await expect(old.status(transfer.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const hash = await old.hash();
  expect(hash).toBe(`#t=${code}`);
  expect(new URL(await old.readQr()).hash).toBe(hash);
  const figures = await old.figures();

  const byLink = await newVisitor();
  await openPage(byLink, REPORT_CARD + hash);
  const pasted = await newVisitor();
  await openPage(pasted, REPORT_CARD);
  const [there, other] = [reportCard(byLink), reportCard(pasted)];
  await expect(there.status(transfer.arrived)).toBeVisible();
  await expect(there.paste).toHaveValue(code);
  await expect(there.checkButton).toBeFocused();
  await expect(byLink).toHaveURL(REPORT_CARD);
  await expect(there.preview).toHaveCount(0);
  await there.checkButton.click();
  await other.check(code);
  for (const [visitor, screen] of [
    [byLink, there],
    [pasted, other],
  ] as const) {
    await expect(screen.preview).toBeFocused();
    await expect(screen.card).toContainText(words.empty);
    await screen.merge();
    await screen.expectRow(RPS, ...winsRow(2));
    expect(await screen.figures()).toBe(figures);
    await expect(screen.news).toHaveCount(0);
    await visitor.reload();
    await expectReady(visitor);
    expect(await screen.figures()).toBe(figures);
  }
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels per CSS pixel`, () => {
    test.use({ viewport: PHONE, deviceScaleFactor });

    test('the QR code of a small and of a full card is read off the screen, in both schemes and forced colours', async ({
      page,
      open,
    }) => {
      await open('/about-us');
      for (const days of [0, 40]) {
        if (days > 0) await store(page, fullCard(days));
        await open(REPORT_CARD);
        const screen = reportCard(page);
        await screen.make();
        const href = await screen.codeLink.getAttribute('href');
        for (const [colorScheme, forcedColors] of [
          ['light', 'none'],
          ['dark', 'none'],
          ['dark', 'active'],
        ] as const) {
          await page.emulateMedia({ colorScheme, forcedColors });
          const where = `${days} days, ${colorScheme}, forced colours: ${forcedColors}`;
          expect(await screen.readQr(), where).toBe(href);
        }
        await expectNoSidewaysScroll(page, 'the code');
      }
    });
  });
}

test('where the scores are too many for a QR code, a line says so, and the code works', async ({
  page,
  open,
  newVisitor,
}) => {
  await open('/about-us');
  await store(page, fullCard(200));
  await open(REPORT_CARD);
  const code = await reportCard(page).make();
  await expect(reportCard(page).moving).toContainText(transfer.qrTooLong);
  await expect(reportCard(page).qr).toHaveCount(0);
  const figures = await reportCard(page).figures();
  const other = await newVisitor({ viewport: PHONE });
  await openPage(other, REPORT_CARD);
  await reportCard(other).check(code);
  await expectNoSidewaysScroll(other, 'the preview');
  await reportCard(other).merge();
  await other.setViewportSize(DESKTOP);
  expect(await reportCard(other).figures()).toBe(figures);
});

test('on screens from phone to desk the remarks of a full card are a few lines each', async ({
  page,
  open,
}) => {
  await open('/about-us');
  await store(page, fullCard(40));
  await open(REPORT_CARD);
  const remarks = reportCard(page).remarks;
  await expect(remarks).toHaveText(subjects.map(() => /\S/));
  for (const width of [PHONE.width, 767, 768, TABLET.width, 1023, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await remarks.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    // Lines of 24 pixels.
    expect.soft(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(6 * 24);
  }
});

test('merged both ways, both phones have the best of both; once more changes nothing', {
  tag: '@journey',
}, async ({ page, newVisitor }) => {
  const other = await newVisitor();
  await other.addInitScript(installDevTools);
  const here = await winnerOnCard(page, 2);
  await openRounds(other, 'Paper');
  await playRound(other, 0, 1, 0);
  await openPage(other, TRUTH_OR_DARE);
  await truthOrDare(other).spin();
  await truthOrDare(other).completedButton.click();
  await openCard(other);
  const there = reportCard(other);

  const code = await here.make();
  await there.check(code);
  await expect(there.preview).toBeFocused();
  expect(await there.lines()).toEqual([
    ' | Yahan abhi | Code mein | Merge ke baad',
    'Truth or Dare',
    ...['Tasks | 1 | 0 | 1', 'Streak | 1 | 0 | 1', 'Best streak | 1 | 0 | 1'],
    RPS,
    ...['Won | 0 | 2 | 2', 'Lost | 1 | 0 | 1', 'Streak | 0 | 2 | 2', 'Best streak | 0 | 2 | 2'],
    'Report Card',
    ...['Badges | 0 | 1 | 1', 'Days played | 1 | 1 | 1'],
  ]);
  await there.merge();
  await here.check(await there.make());
  await here.merge();
  const figures = await here.figures();
  expect(await there.figures()).toBe(figures);

  const stored = await storedScores(other);
  const log = (await loggedTypes(other)).length;
  await there.check(code);
  await expect(there.moving).toContainText(transfer.nothingNew);
  await there.merge();
  expect(await there.figures()).toBe(figures);
  expect(await storedScores(other)).toBe(stored);
  expect((await loggedTypes(other)).length).toBe(log);
});

test('a text that is no code, or not all of it, is answered with a sentence and changes nothing', async ({
  page,
}) => {
  const screen = await winnerOnCard(page);
  const code = await screen.make();
  const stored = await storedScores(page);
  const { errors } = transfer;
  for (const [text, sentence] of [
    ['', errors.empty],
    [code.slice(0, -1), errors.cutOff],
    [code.slice(0, code.length / 2), errors.cutOff],
    [code.replace(/^1/, '2'), errors.newer],
    ['https://example.org/#t=2', errors.otherSite],
    ['Kal school aana hai?', errors.notACode],
    ['<img src=x onerror=alert(1)>', errors.notACode],
    [code.repeat(2000).slice(0, 100_001), errors.tooLong],
  ] as const) {
    await screen.check(text);
    await expect(screen.status(sentence), text.slice(0, 40)).toBeVisible();
    await expect(screen.paste).toBeFocused();
    await expect(screen.preview).toHaveCount(0);
    await expect(screen.mergeButton).toHaveCount(0);
  }
  expect(await storedScores(page)).toBe(stored);
  await screen.expectRow(RPS, ...winsRow(1));
  await openPage(page, `${REPORT_CARD}#t=${code.slice(0, -3)}`);
  await screen.checkButton.click();
  await expect(screen.status(errors.cutOff)).toBeVisible();
  expect(await storedScores(page)).toBe(stored);
});

test('Cancel changes nothing; a link opened while the page is open brings its code again', async ({
  page,
  newVisitor,
}) => {
  const screen = await winnerOnCard(page);
  await screen.make();
  const hash = await screen.hash();
  const other = await newVisitor();
  await openPage(other, REPORT_CARD);
  const there = reportCard(other);
  const stored = await storedScores(other);
  for (const _time of ['first', 'again']) {
    await other.evaluate((fragment) => {
      window.location.hash = fragment;
    }, hash);
    await expect(there.paste).not.toHaveValue('');
    await expect(other).toHaveURL(REPORT_CARD);
    await there.checkButton.click();
    await there.cancelButton.click();
    await expect(there.status(transfer.cancelled)).toBeFocused();
    await expect(there.preview).toHaveCount(0);
    await expect(there.paste).toHaveValue('');
  }
  expect(await storedScores(other)).toBe(stored);
  await expect(there.card).toContainText(words.empty);
});

/** Whether what has the focus shows it by a ring. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return (
      focused.matches(':focus-visible') &&
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2
    );
  });

test('the whole way is possible by keyboard alone, with a visible focus at each step', async ({
  page,
  context,
  newVisitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const here = await winnerOnCard(page);
  await page.reload();
  await expect(here.makeButton).toBeVisible();
  await skipToContent(page);
  await tabTo(page, here.makeButton, 30);
  expect(await hasRing(page), 'Make code').toBe(true);
  await page.keyboard.press('Enter');
  await expect(here.code).toBeFocused();
  expect(await hasRing(page), 'Transfer code').toBe(true);
  await tabTo(page, here.copyButton, 1);
  expect(await hasRing(page), 'Copy').toBe(true);
  await page.keyboard.press('Enter');
  await expect(here.status(transfer.copied)).toBeVisible();

  const other = await newVisitor();
  const there = reportCard(other);
  await openPage(other, REPORT_CARD);
  await expect(there.makeButton).toBeVisible();
  await skipToContent(other);
  await tabTo(other, there.paste, 30);
  expect(await hasRing(other), 'Paste code').toBe(true);
  await other.keyboard.press('Control+V');
  await expect(there.paste).toHaveValue(/^1\./);
  await tabTo(other, there.checkButton, 1);
  await other.keyboard.press('Enter');
  await expect(there.preview).toBeFocused();
  await tabTo(other, there.mergeButton, 1);
  expect(await hasRing(other), 'Merge').toBe(true);
  await tabTo(other, there.cancelButton, 1);
  expect(await hasRing(other), 'Cancel').toBe(true);
  await other.keyboard.press('Shift+Tab');
  await other.keyboard.press('Enter');
  await there.expectMerged();
  await there.expectRow(RPS, ...winsRow(1));
});

test('a screen reader hears rows, badges, the parts of the transfer and the preview by name', async ({
  page,
}) => {
  const screen = await winnerOnCard(page);
  await expect(screen.card).toMatchAriaSnapshot(`
    - article "Mera Report Card":
      - region "Rock Paper Scissors":
        - heading "Rock Paper Scissors" [level=2]:
          - link "Rock Paper Scissors"
        - term: Played
        - definition: "1"
        - term: Best
        - definition: 1 lagataar
        - term: Streak
        - definition: "1"
        - term: Remark
        - definition
      - heading "Badges" [level=2]
      - paragraph: 1 / 18
      - list "Badges":
        - listitem:
          - strong: Pehla Gold Star
          - paragraph: /Hand Cricket/
          - paragraph: ${STAMPED}
  `);
  await screen.check(await screen.make());
  await expect(screen.qr).toBeVisible();
  await expect(screen.moving).toMatchAriaSnapshot(`
    - region "Naye phone par le jao":
      - heading "Naye phone par le jao" [level=2]
      - heading "Purane phone par" [level=2]
      - button "Make code"
      - textbox "Transfer code"
      - button "Copy"
      - status
      - link "WhatsApp"
      - link "Yahi code, link mein"
      - img "Transfer QR code"
      - heading "Naye phone par" [level=2]
      - textbox "Paste code"
      - button "Check code"
      - status
      - table "Preview":
        - caption: Preview
        - rowgroup:
          - row "Yahan abhi Code mein Merge ke baad":
            - cell
            - columnheader "Yahan abhi"
            - columnheader "Code mein"
            - columnheader "Merge ke baad"
        - rowgroup:
          - row "Rock Paper Scissors":
            - rowheader "Rock Paper Scissors"
          - row "Won 1 1 1":
            - rowheader "Won"
            - cell "1"
            - cell "1"
            - cell "1"
      - paragraph: ${transfer.nothingNew}
      - button "Merge"
      - button "Cancel"
  `);
});

test('in DevTools a merge is one step back and forward, and nothing is stored on the way', async ({
  page,
  newVisitor,
}) => {
  const code = await (await winnerOnCard(page, 2)).make();
  const other = await newVisitor();
  await other.addInitScript(await devToolsBundle());
  await winRounds(other, 1);
  await openCard(other);
  const there = reportCard(other);
  const before = await there.figures();
  const count = () => other.evaluate(() => window.tools.count());
  const steps = await count();
  await there.check(code);
  await there.merge();
  expect(await count()).toBe(steps + 1);
  const after = await there.figures();
  expect(after).not.toBe(before);
  const stored = await storedScores(other);
  for (const [step, figures] of [
    [steps - 1, before],
    [steps, after],
    [0, null],
    [steps, after],
  ] as const) {
    await other.evaluate((at) => window.tools.jump(at), step);
    if (figures) await expect.poll(there.figures).toBe(figures);
    else await expect(there.card).toContainText(words.empty);
  }
  expect(await count()).toBe(steps + 1);
  expect(await storedScores(other)).toBe(stored);
});

test('what one tab merges, the other tabs show; what another tab plays, an open preview shows', async ({
  page,
  newVisitor,
}) => {
  const code = await (await winnerOnCard(page, 2)).make();
  const other = await newVisitor();
  await openPage(other, REPORT_CARD);
  const tab = await other.context().newPage();
  await openRounds(tab, 'Scissors');
  const third = await other.context().newPage();
  await openPage(third, REPORT_CARD);

  await reportCard(other).check(code);
  const won = reportCard(other).preview.getByRole('row', { name: /^Won/ });
  await expect(won).toHaveAccessibleName('Won 0 2 2');
  await playRound(tab, 1, 0, 0);
  await expect(won).toHaveAccessibleName('Won 1 2 2');
  await reportCard(other).merge();
  await rockPaperScissors(tab).expectTally(2, 0, 0);
  await reportCard(third).expectRow(RPS, ...winsRow(2));
  await expect(reportCard(third).stamps).toHaveText([STAMPED]);
  await playRound(tab, 3, 0, 0);
  await reportCard(other).expectRow(RPS, ...winsRow(3));
});

for (const [how, breakIt] of brokenStorages) {
  test(`where storage is ${how}, a code is merged for this visit, and a line says so`, async ({
    page,
    newVisitor,
  }) => {
    const code = await (await winnerOnCard(page)).make();
    const other = await newVisitor();
    await other.addInitScript(breakIt);
    await openPage(other, REPORT_CARD);
    const there = reportCard(other);
    await there.check(code);
    await there.merge();
    await there.expectRow(RPS, ...winsRow(1));
    await expect(other.getByText(scoreWords.notSaved, { exact: true })).toBeVisible();
    expect((await there.make()).length).toBe(code.length);
    await link(mainMenu(other), 'Home').click();
    await expectPage(other, '/');
    await openCard(other);
    await there.expectRow(RPS, ...winsRow(1));
    await other.reload();
    await expectReady(other);
    await expect(there.card).toContainText(words.empty);
  });
}

test('what counts plays is loaded later; where that failed, nothing breaks, and the card loads it again', async ({
  page,
  open,
  consoleLines,
  expectConsole,
}) => {
  const part = /assets\/badges\.\w+\.js$/;
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open('/about-us');
  await failed;
  await page.unroute(part);
  await openCard(page);
  await expect(reportCard(page).checkButton).toBeVisible();
  // The browser's own messages.
  expect(consoleLines.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  expectConsole(...consoleLines);
});

test.describe('offline', () => {
  test.use({ worksOffline: true });

  test('merged scores are there without a network, and a code is made, shown and taken', async ({
    page,
  }) => {
    const host = await releaseHost('dist');
    await openRounds(page, 'Scissors', host.url);
    await playRound(page, 1, 0, 0);
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.ready;
      if (serviceWorker.controller) return;
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    });
    await host.goAway();
    await openPage(page, host.url + REPORT_CARD);
    const screen = reportCard(page);
    await screen.expectRow(RPS, ...winsRow(1));
    await screen.check(await screen.make());
    await expect(screen.qr).toBeVisible();
    await screen.merge();
    await page.reload();
    await expectReady(page);
    await screen.expectRow(RPS, ...winsRow(1));
    await expect(screen.stamps).toHaveText([STAMPED]);
  });
});
