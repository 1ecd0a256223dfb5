import type { Page } from '@playwright/test';
import { asStored, ROCK_PAPER_SCISSORS_KEY, TRUTH_OR_DARE_KEY } from '../support/storedTexts';
import { brokenStorages, slowStorage } from './brokenStorage';
import { advance, openWithPausedClock } from './gameTime';
import { guessTheTeacher } from './guessTheTeacherScreen';
import { QUIZ, quiz, rightOf } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors, WIN } from './rockPaperScissorsScreen';
import {
  delayScripts,
  expect,
  expectReady,
  gameTiles,
  heading,
  link,
  setHidden,
  tabTo,
  test,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

const truthOrDareText = asStored({
  difficulty: 'medium',
  tasksCompleted: 7,
  streak: 2,
  bestStreak: 4,
});
const rockPaperScissorsText = asStored({
  tally: { playerWins: 5, computerWins: 3, ties: 1 },
  history: [
    { playerChoice: 'rock', computerChoice: 'scissors', result: WIN, timestamp: '9:05 am' },
  ],
  streak: 1,
  bestStreak: 2,
});

const expectStoredTruthOrDare = async (page: Page) => {
  await truthOrDare(page).expectTurns(7, 2, 4);
  await expect(truthOrDare(page).level('Medium')).toBeChecked();
};
const expectStoredRockPaperScissors = async (page: Page) => {
  const game = rockPaperScissors(page);
  await game.expectTally(5, 3, 1);
  await game.expectScores({ Streak: 1, 'Best streak': 2 });
  await expect(game.history).toHaveText([/Rock.*Scissors.*9:05 am/]);
};

/** Fills the storage for the next page load. */
async function store(page: Page, open: (path: string) => Promise<void>, texts: object) {
  if (page.url() === 'about:blank') await open('/about-us');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

async function openAnother(page: Page, path: string) {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expectReady(tab);
  return tab;
}

async function reload(page: Page) {
  await page.reload();
  await expectReady(page);
}

const goToGame = async (page: Page, name: string) => {
  await link(gameTiles(page), name).click();
  await expect(heading(page)).toHaveText(name);
};

test('scores, difficulty and history persist after a reload and in a new tab', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.clock.install();
  await open(TRUTH_OR_DARE);
  const game = truthOrDare(page);
  await game.level('Hard').check();
  for (const answer of [game.completedButton, game.completedButton, game.failedButton]) {
    await game.spin();
    await answer.click();
  }
  await goToGame(page, 'Rock Paper Scissors');
  const rps = rockPaperScissors(page);
  await rps.play('Rock', 'Scissors');
  await rps.play('Paper', 'Paper');
  const history = await rps.history.allInnerTexts();

  const expectAll = async (tab: Page) => {
    const stored = rockPaperScissors(tab);
    await stored.expectTally(1, 0, 1);
    await stored.expectScores({ Streak: 1, 'Best streak': 1 });
    expect(await stored.history.allInnerTexts()).toEqual(history);
    await stored.expectNoResult();
    await goToGame(tab, 'Truth or Dare');
    await truthOrDare(tab).expectTurns(2, 0, 2);
    await expect(truthOrDare(tab).level('Hard')).toBeChecked();
    await truthOrDare(tab).expectNoTask();
  };
  await reload(page);
  await expectAll(page);
  await page.close();
  await expectAll(await openAnother(page, ROCK_PAPER_SCISSORS));
});

test('a win is stored even if the tab is closed as soon as it is shown', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.clock.install();
  await open('/about-us');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path), ROCK_PAPER_SCISSORS),
  ]);
  await expectReady(tab);
  await tab.evaluate((win) => {
    Math.random = () => 0.9;
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent?.includes(win)) window.close();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, WIN);
  await rockPaperScissors(tab).hand('Rock').click();
  await Promise.all([tab.waitForEvent('close'), tab.clock.runFor(2000).catch(() => undefined)]);
  await open(ROCK_PAPER_SCISSORS);
  await rockPaperScissors(page).expectTally(1, 0, 0);
  await expect(rockPaperScissors(page).history).toHaveCount(1);
});

test('two tabs store both wins, and each shows those of the other', { tag: '@journey' }, async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(ROCK_PAPER_SCISSORS);
  const other = await openAnother(page, ROCK_PAPER_SCISSORS);
  const [here, there] = [rockPaperScissors(page), rockPaperScissors(other)];
  await here.play('Rock', 'Scissors');
  await there.expectTally(1, 0, 0);
  await there.expectNoResult();
  await there.play('Paper', 'Rock');
  await here.expectTally(2, 0, 0);
  await here.expectScores({ Streak: 2, 'Best streak': 2 });
  await expect(here.history).toHaveCount(2);
  await expect(here.result).toContainText(WIN);
  await there.reset();
  await here.expectTally(0, 0, 0);
  await expect(here.history).toHaveCount(0);
  await expect(here.resetButton).toHaveCount(0);
});

test('Reset score comes with the first score; the focus is on it after Cancel, after Reset on the heading', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.clock.install();
  await open(TRUTH_OR_DARE);
  const game = truthOrDare(page);
  await expect(game.resetButton).toHaveCount(0);
  await game.spin();
  await game.completedButton.press('Enter');
  await tabTo(page, game.resetButton);
  await page.keyboard.press('Enter');
  await expect(game.cancelButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.resetButton).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, game.confirmButton, 1);
  await page.keyboard.press('Enter');
  await game.expectTurns(0, 0, 0);
  await expect(game.resetButton).toHaveCount(0);
  await expect(game.scoreHeading).toBeFocused();
  await tabTo(page, link(page.getByRole('main'), 'Report Card'), 1);
  await tabTo(page, page.getByRole('textbox', { name: 'Add a player' }), 1);
});

test('a task open in one tab stays open when the other tab completes its own', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(TRUTH_OR_DARE);
  await truthOrDare(page).spin();
  const other = await openAnother(page, TRUTH_OR_DARE);
  await truthOrDare(other).spin();
  await truthOrDare(other).completedButton.click();
  await page.bringToFront();
  await truthOrDare(page).expectTurns(1, 1, 1);
  await truthOrDare(page).openTask('Easy');
  await truthOrDare(page).completedButton.click();
  await truthOrDare(other).expectTurns(2, 2, 2);
  await reload(page);
  await truthOrDare(page).expectTurns(2, 2, 2);
});

/** Time passes without timers, as in a tab that the browser has frozen. */
async function passFrozen(page: Page, ms: number) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + ms);
}

test('a tab that was hidden and frozen shows the right second when it is visible again', async ({
  page,
  open,
}) => {
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
  const game = truthOrDare(page);
  await game.level('Hard').check();
  await game.spin();
  await advance(page, 5000);
  await game.expectSeconds(55);
  await setHidden(page, true);
  await passFrozen(page, 30_000);
  await setHidden(page, false);
  await game.expectSeconds(25);
  await advance(page, 1000);
  await game.expectSeconds(24);
  await setHidden(page, true);
  await passFrozen(page, 60_000);
  await setHidden(page, false);
  await game.expectSeconds(0);
  await game.completedButton.click();
  await game.expectTurns(1, 1, 1);
});

for (const [how, breakIt] of brokenStorages) {
  test(`where storage is ${how}, both games work until a reload, with one notice`, async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await page.addInitScript(breakIt);
    await open(ROCK_PAPER_SCISSORS);
    const rps = rockPaperScissors(page);
    await rps.play('Rock', 'Scissors');
    await rps.play('Rock', 'Scissors');
    await rps.expectTally(2, 0, 0);
    await expect(rps.notice).toHaveCount(1);
    await expect(rps.notice).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await goToGame(page, 'Truth or Dare');
    const game = truthOrDare(page);
    await expect(game.notice).toHaveCount(1);
    await game.spin();
    await game.completedButton.click();
    await game.expectTurns(1, 1, 1);
    await setHidden(page, true);
    await setHidden(page, false);
    await game.expectTurns(1, 1, 1);
    await goToGame(page, 'Rock Paper Scissors');
    await rps.expectTally(2, 0, 0);
    await rps.reset();
    await rps.expectTally(0, 0, 0);
    await reload(page);
    await rps.expectTally(0, 0, 0);
  });
}

test('with slow storage, a hand tapped before hydration is played, and added to the stored score', async ({
  page,
  open,
}) => {
  await store(page, open, { [ROCK_PAPER_SCISSORS_KEY]: rockPaperScissorsText });
  await page.addInitScript(slowStorage);
  await page.clock.install();
  const release = await delayScripts(page);
  await page.goto(ROCK_PAPER_SCISSORS, { waitUntil: 'domcontentloaded' });
  const game = rockPaperScissors(page);
  await game.hand('Rock').click();
  release();
  await expectReady(page);
  await advance(page, 2000);
  await expect(game.history).toHaveCount(2);
  const figures = await page.locator('dd').allInnerTexts();
  const [you, computer, ties] = figures.map(Number) as [number, number, number];
  expect(you + computer + ties).toBe(5 + 3 + 1 + 1);
  await expect(game.notice).toHaveCount(0);
  const tab = await openAnother(page, ROCK_PAPER_SCISSORS);
  await expect(tab.locator('dd')).toHaveText(figures);
  await expect(rockPaperScissors(tab).history).toHaveCount(2);
});

test('scores that another tab stores while this one opens are picked up', async ({
  page,
  open,
}) => {
  const laterText = asStored({ tally: { playerWins: 8, computerWins: 3, ties: 1 }, streak: 4 });
  await store(page, open, { [ROCK_PAPER_SCISSORS_KEY]: rockPaperScissorsText });
  await page.clock.install();
  await page.addInitScript(
    ([key, laterText]) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        const text = getItem.call(this, name);
        if (name === key) {
          Storage.prototype.getItem = getItem;
          // In another window of the site, so that this one gets storage events.
          const other = document.createElement('iframe');
          document.documentElement.append(other);
          other.contentWindow?.localStorage.setItem(key, laterText);
        }
        return text;
      };
    },
    [ROCK_PAPER_SCISSORS_KEY, laterText] as const,
  );
  await open(ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await game.expectTally(8, 3, 1);
  await game.play('Rock', 'Scissors');
  await game.expectTally(9, 3, 1);
  await game.expectScores({ Streak: 5, 'Best streak': 5 });
});

test('stored scores are shown when the page is hydrated', async ({ page, open }) => {
  await store(page, open, {
    [TRUTH_OR_DARE_KEY]: truthOrDareText,
    [ROCK_PAPER_SCISSORS_KEY]: rockPaperScissorsText,
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('ready' in (document.documentElement?.dataset ?? {}) && !('atReady' in window)) {
        const figures = [...document.querySelectorAll('dd')].map((figure) => figure.textContent);
        Object.assign(window, { atReady: figures });
      }
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  const atReady = () => page.evaluate(() => (window as never as { atReady: string[] }).atReady);
  await open(ROCK_PAPER_SCISSORS);
  expect(await atReady()).toEqual(['5', '3', '1', '1', '2']);
  await expectStoredRockPaperScissors(page);
  await open(TRUTH_OR_DARE);
  expect(await atReady()).toEqual(['7', '2', '4']);
  await expectStoredTruthOrDare(page);
});

const expectBestScore = (page: Page, score: number) =>
  expect(guessTheTeacher(page).figure('Best score')).toHaveText(`${score} / 50`);

test("another tab's best is picked up during a game, and not lowered by a lower result", async ({
  page,
  open,
}) => {
  await open(QUIZ);
  await quiz(page).start('Raju');
  await quiz(page).option(rightOf(1)).click();
  const other = await openAnother(page, QUIZ);
  await quiz(other).play('Rani', 4);
  await quiz(page).expectBest(4);
  await expect(quiz(page).option(rightOf(1))).toHaveAttribute('aria-pressed', 'true');
  await goToGame(page, 'Guess the Teacher');
  await guessTheTeacher(page).playRound(10);
  await goToGame(other, 'Guess the Teacher');
  await guessTheTeacher(other).play(10, 10, 10, 10, 5);
  await expectBestScore(page, 45);
  await expect(guessTheTeacher(page).score).toHaveText('Score: 10');
  await guessTheTeacher(other).againButton.click();
  await guessTheTeacher(other).play(0, 0, 0, 0, 5);
  await reload(page);
  await expectBestScore(page, 45);
});
