import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { asStored } from '../support/storedTexts';
import { AAJ_KA_OVER, aajKaOver, morningOf, SUNDAY, throwsUntilOut } from './aajKaOverScreen';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { brokenStorages } from './brokenStorage';
import { challenge, challenges } from './challengeScreen';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { advance, mockRandom, openWithPausedClock, tickUntilDone } from './gameTime';
import { anotherThan, GUESS_THE_TEACHER, guessTheTeacher, longest } from './guessTheTeacherScreen';
import { drawOf, HAND_CRICKET, handCricket, MATCH, replayScreen } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { parts } from './pages';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import { DEAL, FOUR, HARD_NAMES, RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import { fullCard, REPORT_CARD, reportCard, store } from './reportCardScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import {
  atEachSize,
  button,
  delayRequests,
  expect,
  expectNoSidewaysScroll,
  freezeAnimations,
  GAME_SIZES,
  gameTiles,
  link,
  mainMenu,
  NARROWEST,
  NOT_FOUND_LINE,
  PHONE,
  SMALL_PHONE,
  test,
  tightLayouts,
} from './site';
import { smallTargets } from './targets';
import type { Task } from './truthOrDareScreen';
import {
  allTasks,
  LEVELS,
  longestOf,
  TRUTH_OR_DARE,
  tasksOf,
  truthOrDare,
} from './truthOrDareScreen';

/** Finishes all animations, so that axe sees the final colours. */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    const animations = document.getAnimations();
    for (const animation of animations) animation.finish();
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });

type Wait = <Result>(work: Promise<Result>) => Promise<Result>;

/** Runs axe in the light scheme, and only its colour rules in the dark one. */
async function expectNoViolations(page: Page, where: string, wait: Wait = (work) => work) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await finishAnimations(page);
    // Half a megabyte of script: injected once per document.
    const isInjected = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await wait(axe.analyze());
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect.soft(found, `violations on ${where}, ${colorScheme} scheme`).toEqual([]);
  }
}

/** The dropdown first, then the menu around it. */
async function closeMenu(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
}

for (const [part, paths] of Object.entries(parts)) {
  test(`axe finds no violation in ${part}, in either colour scheme`, async ({ page, open }) => {
    for (const path of paths) {
      await open(path);
      await expectNoViolations(page, path);
    }
  });
}

test('axe finds no violation on the 404 page', async ({ page, open, expectConsole }) => {
  expectConsole(NOT_FOUND_LINE);
  await open('/nope');
  await expectNoViolations(page, '/nope');
});

test('axe finds no violation on the error page of a page that cannot be loaded', async ({
  page,
  open,
  consoleLines,
  expectConsole,
}) => {
  await open('/');
  await page.route(/assets\/journey\b.*\.js$/, (route) => route.abort());
  await link(mainMenu(page), 'Journey').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'the error page');
  // The exact messages are tested in navigation.spec.ts.
  expectConsole(...consoleLines);
});

test('axe finds no violation in an open dropdown', async ({ page, open }) => {
  await open('/');
  await button(mainMenu(page), 'More').click();
  await expect(link(mainMenu(page), 'About Us')).toBeVisible();
  await expectNoViolations(page, 'the dropdown');
});

test('axe finds no violation in an alert and in a result of either mode', async ({
  page,
  open,
}) => {
  await open('/school-games');
  const game = loveCalculator(page);
  await game.calculateButton.click();
  await expect(game.alert).toBeVisible();
  await expectNoViolations(page, 'the alert');
  await button(game.alert, 'OK').click();
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  await expectNoViolations(page, 'Pyar');
  await game.mode('Takrar').check();
  await game.expectResult(66);
  await expectNoViolations(page, 'Takrar');
});

test('axe finds no violation in the form while sending and after any outcome', async ({
  page,
  open,
}) => {
  await open(FEEDBACK);
  const form = feedback(page);
  const release = await delayRequests(page, SERVICE);
  await form.send(DRAFT);
  await form.expectSending(DRAFT);
  await expectNoViolations(page, 'the form while sending');
  release();
  await form.expectDelivered();
  await expectNoViolations(page, 'the form after success');
  await page.route(SERVICE, (route) => route.fulfill({ body: '' }));
  await form.send(DRAFT);
  await form.expectFailed(DRAFT);
  await expectNoViolations(page, 'the form after a failure');
  await page.route(SERVICE, (route) => route.fulfill({ json: { success: false, message: 'No.' } }));
  await form.sendButton.click();
  await form.expectNotDelivered('Error: No.', DRAFT);
  await expectNoViolations(page, 'the form after a refusal');
});

test.describe('axe finds no violation in the games with a clock', () => {
  const expectNone = (page: Page, where: string) =>
    expectNoViolations(page, where, (work) => tickUntilDone(page, work));
  const fillStorage = brokenStorages.find(([how]) => how === 'full')?.[1] as () => void;
  // Of two levels: `deal` can choose only the first task of each.
  const truth = longestOf(tasksOf('Medium', 'Truth'));
  const dare = longestOf(tasksOf('Hard', 'Dare'));

  test('while the bottle spins, at a truth, and in the last seconds of a dare', async ({
    page,
    open,
  }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    await game.spinButton.click();
    await expectNone(page, 'the spin');
    await game.expectNoTask();
    await advance(page, 2000);
    await game.deal(truth);
    await expectNone(page, 'a truth');
    await game.deal(dare);
    await advance(page, 55_000);
    await expectNone(page, 'the last seconds of a dare');
  });

  test('when the time is up, after a task, and in the notice and the reset dialog', async ({
    page,
    open,
  }) => {
    await page.addInitScript(fillStorage);
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    await game.deal(truth);
    await advance(page, 60_000);
    await game.expectSeconds(0);
    await expectNone(page, 'time is up');
    await game.completedButton.click();
    await expect(game.notice).toBeVisible();
    await expectNone(page, 'a completed task, and the notice');
    await game.deal(dare);
    await game.failedButton.click();
    await expectNone(page, 'a failed task');
    await game.resetButton.click();
    await expect(game.dialog).toBeVisible();
    await expectNone(page, 'the reset dialog');
  });

  test('during a round of Rock Paper Scissors', async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    await game.hand('Rock').click();
    await advance(page, 100);
    await expectNone(page, 'a round');
    await game.expectNoResult();
  });

  test('after a win, a defeat and a tie, and in the reset dialog', async ({ page, open }) => {
    await page.addInitScript(fillStorage);
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    await game.play('Rock', 'Scissors');
    await expect(game.notice).toBeVisible();
    await expectNone(page, 'a win, and the notice');
    await game.play('Rock', 'Paper');
    await expectNone(page, 'a defeat');
    await game.play('Rock', 'Rock');
    await expectNone(page, 'a tie');
    await game.resetButton.click();
    await expect(game.dialog).toBeVisible();
    await expectNone(page, 'the reset dialog');
  });
});

test.describe('axe finds no violation in Hand Cricket and in Aaj ka Over', () => {
  const expectNone = (page: Page, where: string) =>
    expectNoViolations(page, where, (work) => tickUntilDone(page, work));

  test('from the choice to the result of a match, and in its replay', async ({ page, open }) => {
    await openWithPausedClock(page, open, HAND_CRICKET);
    const game = handCricket(page);
    await mockRandom(page, drawOf(2), 0);
    await game.throw(1).click();
    await expectNone(page, 'the choice');
    await game.choice('Bat').click();
    await game.throw(6).click();
    await expectNone(page, 'a ball');
    await openWithPausedClock(page, open, HAND_CRICKET);
    await game.start('Bat');
    await game.ball([4, 1]);
    await game.ball([2, 2]);
    await expectNone(page, 'Out, and the chase');
    await game.ball([1, 5]);
    await expectNone(page, 'the result, and the list of matches');
    await game.replayLink.click();
    await replayScreen(page).slider.press('End');
    await expectNone(page, 'the replay');
  });

  test('before and after an over, in its register, and in the line of a broken replay', async ({
    page,
    open,
  }) => {
    await openWithPausedClock(page, open, AAJ_KA_OVER, morningOf(SUNDAY));
    const over = aajKaOver(page);
    await over.play(throwsUntilOut(SUNDAY, 2));
    await over.expectEnded();
    await expectNone(page, 'the over, and the register');
    await page.goto(`${AAJ_KA_OVER}#r=2.abc`);
    await expect(replayScreen(page).brokenLine).toBeVisible();
    await expectNone(page, 'the line');
  });
});

test('axe finds no violation in the alert of the quiz, in a question, its correction and the report card', async ({
  page,
  open,
}) => {
  await open(QUIZ);
  const game = quiz(page);
  await game.startButton.click();
  await expect(game.alert).toBeVisible();
  await expectNoViolations(page, 'the alert');
  await button(game.alert, 'OK').click();
  await game.start('Raju');
  await expectNoViolations(page, 'a question');
  await game.option(wrongOf(1)).click();
  await expectNoViolations(page, 'a wrong pick');
  await game.nextButton.click();
  await game.option(rightOf(2)).click();
  await expectNoViolations(page, 'a right pick');
  await open(QUIZ);
  await game.play('Raju', 3);
  await expectNoViolations(page, 'the report card');
});

test('axe finds no violation on a full report card, in its code, the preview and an error', async ({
  page,
  open,
}) => {
  await open('/about-us');
  await store(page, fullCard(20));
  await open(REPORT_CARD);
  const screen = reportCard(page);
  await screen.check(await screen.make());
  await expect(screen.preview).toBeVisible();
  await expect(screen.qr).toBeVisible();
  await expectNoViolations(page, 'the card, the code and the preview');
  await screen.check('1.abc');
  await expect(screen.preview).toHaveCount(0);
  await expectNoViolations(page, 'the error');
});

for (const [path, hash, expectBegun] of challenges) {
  test(`axe finds no violation in a challenge, offered and accepted: ${path}`, async ({
    page,
    open,
  }) => {
    await open(path + hash);
    await expect(challenge(page).region).toBeVisible();
    await expectNoViolations(page, 'the offer');
    await challenge(page).accept();
    await expectBegun(page);
    await expectNoViolations(page, 'the accepted challenge');
  });
}

test('axe finds no violation in the line of a challenge that cannot be read', async ({
  page,
  open,
}) => {
  await open(`${QUIZ}#c=2.abc`);
  await expect(challenge(page).status).toBeVisible();
  await expectNoViolations(page, 'the line');
});

test('axe finds no violation while hands are hidden, in Share, and in the text that could not be copied', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(ROCK_PAPER_SCISSORS);
  await button(page, 'Challenge a friend').click();
  await expect(page.getByText('Hand 1 of 5', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'the first hand');
  for (let hand = 1; hand <= 5; hand += 1) await rockPaperScissors(page).hand('Paper').click();
  const { share } = challenge(page);
  await expect(share).toBeVisible();
  await expectNoViolations(page, 'Share');
  await button(share, 'Copy').click();
  await expect(page.getByRole('textbox', { name: 'Share text', exact: true })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Share status', exact: true })).toHaveText(/./);
  await expectNoViolations(page, 'the text that could not be copied');
});

test('axe finds no violation in the Backbencher Test, with any title', async ({ page, open }) => {
  await open(BACKBENCHER_TEST);
  const game = backbencherTest(page);
  await game.tick(9);
  await game.expectResult(9, 'middle');
  await expectNoViolations(page, 'some ticks');
  for (const box of (await game.boxes.all()).slice(9)) await box.press('Space');
  await game.expectResult(20, 'legend');
  await expectNoViolations(page, 'all ticks');
});

test('axe finds no violation in Raja Mantri Chor Sipahi, from the alert to the crown and the replay', async ({
  page,
  open,
}) => {
  await open(RAJA_MANTRI);
  const game = rajaMantri(page);
  await game.startButton.click();
  await expect(game.alert).toBeVisible();
  await expectNoViolations(page, 'the alert');
  await button(game.alert, 'OK').click();
  await game.typeNames();
  await game.rounds(3).check();
  await expectNoViolations(page, 'the names');
  await game.deal();
  await expectNoViolations(page, 'the phone goes round');
  await game.takeButton.click();
  await expectNoViolations(page, 'a folded chit');
  await game.openButton.click();
  await expect(game.chit).not.toBeEmpty();
  await expectNoViolations(page, 'an open chit');
  await game.hideButton.click();
  for (const role of DEAL.slice(1)) await game.look(role);
  await expectNoViolations(page, 'the question');
  await game.suspects.first().check();
  await expectNoViolations(page, 'a suspect');
  await game.guess();
  await expectNoViolations(page, 'a right guess');
  await game.deal(DEAL, game.nextButton);
  await game.playOn(DEAL, false);
  await expectNoViolations(page, 'a wrong guess');
  await game.endButton.click();
  await expect(game.winner).toBeVisible();
  await expect(challenge(page).share).toBeVisible();
  await expectNoViolations(page, 'the crown');
  await game.replayLink.click();
  const replay = page.getByRole('region', { name: 'Match ka replay', exact: true });
  await replay.getByRole('slider', { name: 'Ball', exact: true }).press('End');
  await expectNoViolations(page, 'the replay');
});

test('axe finds no violation with a hint, after a guess and on the certificate', async ({
  page,
  open,
}) => {
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const teacher = await game.teacherIn();
  await game.hintButton.click();
  await expectNoViolations(page, 'a hint');
  await game.guess(anotherThan(teacher)).click();
  await expectNoViolations(page, 'a wrong guess');
  await game.nextButton.click();
  await game.playRound(10);
  await expectNoViolations(page, 'a right guess');
  await game.nextButton.click();
  for (let number = 3; number <= 5; number += 1) {
    await game.playRound(10);
    await game.goOnButton(number).click();
  }
  await expect(game.certificate).toBeVisible();
  await expectNoViolations(page, 'the certificate');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('axe finds no violation on a page, in the open menu and in a result', async ({
    page,
    open,
  }) => {
    await open('/how-to-play/pacheta');
    await expectNoViolations(page, 'the guide');
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'More').click();
    await expectNoViolations(page, 'the menu');
    await closeMenu(page);
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    await expectNoViolations(page, 'the result');
  });
});

// The initial state of every page is tested in everyPage.spec.ts.
test.describe('targets are at least 44 pixels high and wide', () => {
  test.use({ viewport: SMALL_PHONE });

  const expectLargeTargets = async (page: Page, where: string) =>
    expect.soft(await smallTargets(page), where).toEqual([]);

  test('in the open menu, in an alert and in a result', async ({ page, open }) => {
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'School Games').click();
    await expectLargeTargets(page, 'School Games');
    await button(mainMenu(page), 'More').click();
    await expectLargeTargets(page, 'More');
    await closeMenu(page);
    await loveCalculator(page).calculateButton.click();
    await expect(loveCalculator(page).alert).toBeVisible();
    await expectLargeTargets(page, 'the alert');
    await button(loveCalculator(page).alert, 'OK').click();
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    await expectLargeTargets(page, 'the result');
  });

  test('in the games with a clock, and in the reset dialog', async ({ page, open }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    await game.spin();
    await expectLargeTargets(page, 'a task');
    await game.completedButton.click();
    await game.resetButton.click();
    await expect(game.dialog).toBeVisible();
    await expectLargeTargets(page, 'the reset dialog');
    await game.cancelButton.click();
    await link(gameTiles(page), 'Rock Paper Scissors').click();
    await rockPaperScissors(page).play('Rock', 'Rock');
    await expectLargeTargets(page, 'a tie');
  });

  test('on a full report card, in its code and the preview', async ({ page, open }) => {
    await open('/about-us');
    await store(page, fullCard(20));
    await open(REPORT_CARD);
    const screen = reportCard(page);
    await screen.check(await screen.make());
    await expect(screen.preview).toBeVisible();
    await expectLargeTargets(page, 'the card');
  });

  test('in Hand Cricket, its replay and Aaj ka Over', async ({ page, open }) => {
    await openWithPausedClock(page, open, HAND_CRICKET, morningOf(SUNDAY));
    const game = handCricket(page);
    await mockRandom(page, drawOf(2), 0);
    await game.throw(1).click();
    await expectLargeTargets(page, 'the choice');
    await game.choice('Bat').click();
    await game.playOn(MATCH);
    await expectLargeTargets(page, 'the result');
    await game.replayLink.click();
    await expect(replayScreen(page).slider).toBeVisible();
    await expectLargeTargets(page, 'the replay');
    await link(page.getByRole('main'), 'Aaj ka Over').click();
    const over = aajKaOver(page);
    await over.play(throwsUntilOut(SUNDAY, 2));
    await over.expectEnded();
    await expectLargeTargets(page, 'the over');
  });

  test('in the quiz and in Guess the Teacher, and below report card and certificate', async ({
    page,
    open,
  }) => {
    await open(QUIZ);
    await expectLargeTargets(page, 'the name entry');
    const game = quiz(page);
    await game.start('Raju');
    await game.option(wrongOf(1)).click();
    await expectLargeTargets(page, 'a picked option');
    await open(QUIZ);
    await game.play('Raju', 5);
    await expectLargeTargets(page, 'the report card');
    await link(gameTiles(page), 'Guess the Teacher').click();
    const teacherGame = guessTheTeacher(page);
    await teacherGame.teacherIn();
    await teacherGame.hintButton.click();
    await expectLargeTargets(page, 'a hint');
    await teacherGame.playRound(0);
    await expectLargeTargets(page, 'a guess');
    await open(GUESS_THE_TEACHER);
    await teacherGame.play(10, 10, 10, 10, 10);
    await expectLargeTargets(page, 'the certificate');
  });

  test('in Raja Mantri Chor Sipahi', async ({ page, open }) => {
    await open(RAJA_MANTRI);
    const game = rajaMantri(page);
    await game.typeNames();
    await game.deal();
    await expectLargeTargets(page, 'the phone goes round');
    await game.takeButton.click();
    await expectLargeTargets(page, 'a folded chit');
    await game.openButton.click();
    await expectLargeTargets(page, 'an open chit');
    await game.hideButton.click();
    for (const role of DEAL.slice(1)) await game.look(role);
    await expectLargeTargets(page, 'the question');
    await game.guess();
    await expectLargeTargets(page, 'the verdict');
    await game.endButton.click();
    await expect(game.replayLink).toBeVisible();
    await expectLargeTargets(page, 'the crown');
  });

  test('in the Backbencher Test, with its Reset', async ({ page, open }) => {
    await open(BACKBENCHER_TEST);
    await backbencherTest(page).tick(4);
    await expectLargeTargets(page, 'some ticks');
  });
});

test('on the narrowest phone and at 200 % font size a full report card and the preview do not scroll horizontally', {
  tag: '@widefont',
}, async ({ page, open }) => {
  await open('/about-us');
  await store(page, fullCard(20));
  await page.setViewportSize(NARROWEST);
  await open(REPORT_CARD);
  const screen = reportCard(page);
  await screen.check(await screen.make());
  await expect(screen.preview).toBeVisible();
  await expect(screen.qr).toBeVisible();
  for (const [layout, apply] of tightLayouts) {
    await apply(page);
    await expectNoSidewaysScroll(page, layout);
  }
});

// For the other pages see reading.spec.ts.
test('no game scrolls horizontally, on the narrowest phone or at 200 % font size', {
  tag: '@widefont',
}, async ({ page, open }) => {
  for (const path of parts['the games'] as string[]) {
    await page.setViewportSize(NARROWEST);
    await open(path);
    for (const [layout, apply] of tightLayouts) {
      await apply(page);
      await expectNoSidewaysScroll(page, `${path} ${layout}`);
    }
  }
});

test('on the narrowest phone the open menu and a result do not scroll horizontally', {
  tag: '@widefont',
}, async ({ page, open }) => {
  await page.setViewportSize(NARROWEST);
  await open('/school-games');
  await button(page, 'Menu').click();
  await button(mainMenu(page), 'School Games').click();
  await expectNoSidewaysScroll(page, 'the menu');
  await closeMenu(page);
  await loveCalculator(page).calculate('Raju', 'Rani');
  await loveCalculator(page).expectResult(75);
  await expectNoSidewaysScroll(page, 'the result');
});

test('on the narrowest phone an error message of one very long word does not scroll horizontally', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROWEST);
  await open(FEEDBACK);
  const form = feedback(page);
  const message = 'n'.repeat(500);
  await page.route(SERVICE, (route) => route.fulfill({ json: { success: false, message } }));
  await form.send(DRAFT);
  await form.expectNotDelivered(`Error: ${message}`, DRAFT);
  await expectNoSidewaysScroll(page, 'the error message');
});

/** Whether a drawing outside of an element overlaps it. */
const isOverlapped = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = places.flatMap((x) =>
      places.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
    );
    return hits.some((hit) => hit.matches('main path') && !element.contains(hit));
  });

/** The names of controls that are partly covered, so that some taps would miss them. */
const covered = async (controls: Locator[]) => {
  const names = await Promise.all(
    controls.map((control) =>
      control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const target = element.closest('label') ?? element;
        const places = [0.1, 0.3, 0.5, 0.7, 0.9];
        const isCovered = places.some((x) =>
          places.some((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit !== null && !target.contains(hit) && !hit.contains(target);
          }),
        );
        return isCovered ? target.textContent : '';
      }),
    ),
  );
  return names.filter(Boolean);
};

/** Pauses all animations at that fraction of their duration. */
const stopAt = (page: Page, part: number) =>
  page.evaluate((progress) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * progress;
    }
  }, part);

/**
 * Runs a check on the current page in both tight layouts. The last layout stays for the next call,
 * whose check then starts with it.
 */
function inTightLayouts(page: Page) {
  const layouts = [...tightLayouts];
  return async (check: (layout: string) => Promise<unknown>) => {
    for (const [layout, apply] of layouts) {
      await apply(page);
      await check(layout);
    }
    layouts.reverse();
  };
}

/** Expects that the current page does not scroll horizontally in the tight layouts. */
function fitsIn(page: Page) {
  const inEachLayout = inTightLayouts(page);
  return (where: string, before: (page: Page) => Promise<unknown> = async () => undefined) =>
    inEachLayout(async (layout) => {
      await before(page);
      await expectNoSidewaysScroll(page, `${where}, ${layout},`);
    });
}

test.describe('on the narrowest phone and at 200 % font size', () => {
  test.use({ viewport: NARROWEST, drawsEverything: true });

  test('the longest tasks fit', { tag: '@widefont' }, async ({ page, open }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    const expectFit = fitsIn(page);
    for (const level of LEVELS) {
      await game.deal(longestOf(allTasks.filter((task) => task.level === level)));
      await expectFit(`the longest task for ${level}`, finishAnimations);
    }
    await advance(page, 60_000);
    await game.expectSeconds(0);
    await expectFit('time is up');
  });

  test('five rounds and the reset dialog fit', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    const expectFit = fitsIn(page);
    for (const computer of ['Scissors', 'Scissors', 'Scissors', 'Paper', 'Rock'] as const) {
      await game.play('Scissors', computer);
      await expectFit(`Scissors against ${computer}`, finishAnimations);
    }
    await expect(game.history).toHaveCount(5);
    await game.resetButton.click();
    await expectFit('the reset dialog', async () => {
      await expect(game.confirmButton).toBeInViewport({ ratio: 1 });
      await expect(game.cancelButton).toBeInViewport({ ratio: 1 });
    });
  });

  test('every question, its correction and the report card fit', { tag: '@widefont' }, async ({
    page,
    open,
  }) => {
    await open(QUIZ);
    const game = quiz(page);
    const expectFit = fitsIn(page);
    await freezeAnimations(page);
    await game.start('Rajukumarpatel'.repeat(15));
    for (let number = 1; number <= 5; number += 1) {
      await expectFit(`question ${number}`);
      await game.option(wrongOf(number)).press('Enter');
      await expectFit(`the correction of question ${number}`);
      await game.goOnButton(number).press('Enter');
    }
    await expectFit('the report card at the start of its animation');
    await expectFit('the report card', finishAnimations);
  });

  test('every teacher card, the longest hint, the answer and the certificate fit', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await open(GUESS_THE_TEACHER);
    const game = guessTheTeacher(page);
    const expectFit = fitsIn(page);
    await game.playAllCards(async (card) => {
      await game.takeHint(card, longest(card.hints));
      await expectFit(`a hint at the ${card.name}`);
      await game.guess(anotherThan(card)).press('Enter');
      await expectFit(`a wrong guess at the ${card.name}`);
    });
    await expectFit('the certificate');
  });

  test('the longest names fit in each step of Raja Mantri Chor Sipahi, in its table and below the crown', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await open(RAJA_MANTRI);
    const game = rajaMantri(page, (control) => control.press('Space'));
    const expectFit = fitsIn(page);
    await game.typeNames(HARD_NAMES);
    await expectFit('the names');
    await game.deal();
    for (const player of FOUR.keys()) {
      await expectFit(`the phone goes to player ${player + 1}`, finishAnimations);
      await game.takeButton.press('Space');
      await game.openButton.press('Space');
      await expectFit(`the chit of player ${player + 1}`, finishAnimations);
      await game.hideButton.press('Space');
    }
    await expectFit('the question');
    await game.guess();
    await expectFit('the verdict', finishAnimations);
    await game.endButton.press('Space');
    await expect(challenge(page).share).toBeVisible();
    await expectFit('the crown', finishAnimations);
  });

  test('a result at the start of its animation fits', async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    const expectFit = fitsIn(page);
    await freezeAnimations(page);
    for (const computer of ['Rock', 'Scissors', 'Paper'] as const) {
      await game.play('Scissors', computer);
      await expectFit(`Scissors against ${computer}`);
    }
  });

  test('the bottle covers no control, and does not overlap the countdown', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    const controls = [...LEVELS.map((level) => game.level(level)), game.spinButton];
    const inEachLayout = inTightLayouts(page);
    const found = new Set<string | null>();
    await game.level('Hard').check();
    await game.spinButton.press('Enter');
    for (const part of [0.03, 0.06, 0.09, 0.12]) {
      await inEachLayout(async (layout) => {
        await stopAt(page, part);
        for (const name of await covered(controls)) found.add(`spinning, ${layout}: ${name}`);
      });
    }
    await advance(page, 2000);
    for (const [level, type] of [
      ['Easy', 'Truth'],
      ['Medium', 'Dare'],
    ] as const) {
      await game.deal(tasksOf(level, type)[0] as Task);
      await inEachLayout(async (layout) => {
        await finishAnimations(page);
        for (const name of await covered(controls)) found.add(`${type}, ${layout}: ${name}`);
        if (await isOverlapped(game.timer)) found.add(`${type}, ${layout}: Countdown`);
      });
    }
    expect([...found]).toEqual([]);
  });

  test('chits in flight cover no control', async ({ page, open }) => {
    await open(RAJA_MANTRI);
    const game = rajaMantri(page, (control) => control.press('Space'));
    await game.typeNames();
    await freezeAnimations(page);
    await game.deal();
    const inEachLayout = inTightLayouts(page);
    const found = new Set<string | null>();
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      await inEachLayout(async (layout) => {
        await stopAt(page, part);
        for (const name of await covered([game.takeButton])) found.add(`${layout}: ${name}`);
      });
    }
    expect([...found]).toEqual([]);
  });

  test('the largest scores that can be stored fit', { tag: '@widefont' }, async ({
    page,
    open,
  }) => {
    await open('/about-us');
    const most = 999_999_999;
    const tally = { playerWins: most, computerWins: most, ties: most };
    const text = asStored({ tasksCompleted: most, tally, streak: most, bestStreak: most });
    await page.evaluate((stored) => {
      localStorage.setItem('persist:bbh_truthOrDare', stored);
      localStorage.setItem('persist:bbh_rockPaperScissors', stored);
    }, text);
    const expectFit = fitsIn(page);
    for (const path of [TRUTH_OR_DARE, ROCK_PAPER_SCISSORS]) {
      await open(path);
      await expectFit(path, () => expect(page.getByText('999999999')).not.toHaveCount(0));
    }
  });
});

test('the controls and the result of the Love Calculator are visible without scrolling', {
  tag: '@font',
}, async ({ page, open }) => {
  await open('/school-games');
  const game = loveCalculator(page);
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  await atEachSize(page, GAME_SIZES, async (where) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [
      game.firstName,
      game.secondName,
      game.calculateButton,
      page.getByText('75%', { exact: true }),
    ]) {
      await expect(part, where).toBeInViewport({ ratio: 1 });
    }
  });
});
