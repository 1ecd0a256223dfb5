import type { Locator, Page, Route } from '@playwright/test';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { asStored, SCORE_KEYS } from '../support/storedTexts';
import { AAJ_KA_OVER, aajKaOver, morningOf, SUNDAY, throwsUntilOut } from './aajKaOverScreen';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { advance, openWithPausedClock, tickUntilDone } from './gameTime';
import { anotherThan, GUESS_THE_TEACHER, guessTheTeacher, longest } from './guessTheTeacherScreen';
import { HAND_CRICKET, handCricket, MATCH } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { parts } from './pages';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import { FOUR, RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { scoreCard } from './scoreCard';
import { expectNone, newShifts, TEXT_REPLACEMENT_SHIFT, watchShifts } from './shifts';
import {
  button,
  DESKTOP,
  delayRequests,
  expect,
  expectHandwriting,
  expectReady,
  fontsIn,
  footer,
  heading,
  mainMenu,
  NOT_FOUND_LINE,
  PHONE,
  test,
} from './site';
import { allTasks, longestOf, TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.use({ viewport: PHONE, drawsEverything: true });

/** The position of an element on the page, independent of scrolling. */
const positionOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [left + window.scrollX, top + window.scrollY].map(Math.round);
  });

const FONTS = '**/assets/*.woff2';

const groups = [...Object.entries(parts), ['the 404 page', ['/nope']] as const];

for (const [part, paths] of groups) {
  test(`nothing shifts during hydration of ${part}, or when the web font arrives late`, {
    tag: '@anyfont',
  }, async ({ page, expectConsole }) => {
    if (paths.includes('/nope')) expectConsole(NOT_FOUND_LINE);
    await watchShifts(page);
    for (const path of paths) {
      const release = await delayRequests(page, FONTS);
      await openWithoutFonts(page, path);
      expectNone(await newShifts(page), `${path}, during hydration,`);
      expect(await fontsIn(page), 'loaded fonts').toEqual([]);
      release();
      await expectHandwriting(page);
      const shifts = await newShifts(page);
      expectNone(shifts, `${path}, with its web font,`, TEXT_REPLACEMENT_SHIFT);
      await page.unroute(FONTS);
    }
  });
}

test('nothing shifts when the first teacher says less than the line before', {
  tag: '@anyfont',
}, async ({ page }) => {
  await watchShifts(page);
  // The English Teacher, the first card.
  await page.addInitScript(() => {
    Math.random = () => 0.3;
  });
  await page.route(FONTS, () => undefined);
  await openWithoutFonts(page, GUESS_THE_TEACHER);
  await expect(guessTheTeacher(page).catchphrase).toContainText('No Hindi in my class!');
  expectNone(await newShifts(page), GUESS_THE_TEACHER);
});

/** Waits for hydration, but not for fonts, which never load. */
async function openWithoutFonts(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expectReady(page);
}

/** Fills the storage as on a repeat visit. */
function storeScores(page: Page) {
  const round = {
    playerChoice: 'scissors',
    computerChoice: 'scissors',
    result: "It's a tie!",
    timestamp: '10:42 am',
  };
  const stored = asStored({
    difficulty: 'hard',
    tasksCompleted: 120,
    tally: { playerWins: 120, computerWins: 99, ties: 40 },
    history: Array(5).fill(round),
    streak: 12,
    bestStreak: 40,
    bestScore: 5,
    ticked: POINTS.slice(0, 10),
    matches: 90,
    wins: 50,
    bestInnings: 61,
    recent: Array(5).fill('you-4122-3416'),
    games: 30,
    roundsPlayed: 120,
    caught: 80,
    // 1 January 2025.
    overs: { 20089: '345444' },
  });
  return page.addInitScript(
    ([keys, text]) => {
      for (const key of keys) localStorage[key] = text;
    },
    [SCORE_KEYS, stored] as const,
  );
}

const WIDE = { width: 1920, height: 1200 };

for (const viewport of [PHONE, DESKTOP, WIDE]) {
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('nothing shifts while the slider hydrates or slides', {
      tag: '@anyfont',
    }, async ({ page }) => {
      await watchShifts(page, { isClockMocked: true });
      await page.route(FONTS, () => undefined);
      await openWithPausedClock(page, (path) => openWithoutFonts(page, path), '/');
      const slideshow = page.getByRole('region', { name: 'School ki yaadein', exact: true });
      const current = slideshow.locator('button[aria-current]');
      for (let turns = 0; turns < 3; turns += 1) {
        const before = (await current.getAttribute('aria-label')) ?? '';
        await advance(page, 7000);
        // On a busy machine the slider notices late that its animation has ended.
        await expect(async () => {
          await advance(page, 100);
          await expect(current).not.toHaveAccessibleName(before, { timeout: 1 });
        }).toPass({ intervals: [1] });
        await advance(page, 500);
      }
      expect(await tickUntilDone(page, newShifts(page))).toEqual([]);
    });

    test('nothing shifts for a visitor who has dismissed the announcement', async ({ page }) => {
      await watchShifts(page);
      await page.addInitScript(() => sessionStorage.setItem('bbh_tools_alert_dismissed', 'true'));
      await page.route(FONTS, () => undefined);
      await openWithoutFonts(page, '/');
      await expect(page.getByRole('button', { name: 'Close announcement' })).toHaveCount(0);
      expect(await newShifts(page)).toEqual([]);
    });
  });
}

const allAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

// What could shift here are texts that wrap: a phone's font and a wide one show it.
test('nothing shifts when controls of the Love Calculator, menus, Sound or an alert are used', {
  tag: '@widefont',
}, async ({ page, open }) => {
  await watchShifts(page);
  await open('/school-games');
  // An unknown system font has no adjusted fallback.
  await expectHandwriting(page);
  await newShifts(page);
  const game = loveCalculator(page);
  const expectNoShift = async (after: string) => {
    await allAnimationsEnd(page);
    expectNone(await newShifts(page), after);
  };
  await game.calculateButton.click();
  await expectNoShift('an alert');
  await button(game.alert, 'OK').click();
  await expectNoShift('closing the alert');
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  await expectNoShift('a result');
  const before = await positionOf(game.clearButton);
  await game.calculateButton.click();
  await expectNoShift('the same names again');
  await game.mode('Takrar').check();
  await game.expectResult(66);
  await expectNoShift('the other mode');
  expect(await positionOf(game.clearButton)).toEqual(before);
  await game.clearButton.click();
  await game.expectNoResult();
  await expectNoShift('Dubara Karo');

  for (const name of ['Menu', 'Sound']) {
    await button(page, name).click();
    await expectNoShift(name);
    await button(page, name).click();
    await expectNoShift(`${name} again`);
  }
  await page.setViewportSize(DESKTOP);
  await newShifts(page);
  const position = await positionOf(heading(page));
  for (const name of ['School Games', 'More']) {
    await button(mainMenu(page), name).click();
    await expectNoShift(name);
    expect(await positionOf(heading(page)), name).toEqual(position);
  }
});

test('nothing shifts while the form is sending, or after failure or success', {
  tag: '@widefont',
}, async ({ page, open }) => {
  await watchShifts(page, { isClockMocked: true });
  await open(FEEDBACK);
  const form = feedback(page);
  await form.fillIn(DRAFT);
  await newShifts(page);
  for (const success of [false, true]) {
    const sent = new Promise<Route>((resolve) => void page.route(SERVICE, resolve));
    await form.sendButton.click();
    await form.expectSending(DRAFT);
    expectNone(await newShifts(page), 'Sending...');
    await (await sent).fulfill({ json: { success } });
    await expect(form.sendButton).toBeEnabled();
    await expect(success ? form.status : form.alert).not.toBeEmpty();
    expectNone(await newShifts(page), success ? 'success' : 'failure');
    await page.unroute(SERVICE);
  }
});

/** What is below a list that grows, and words that are centred with the number beside them. */
const GROWING_LIST_SHIFT = 0.009;

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('nothing shifts when stored scores are shown', { tag: '@widefont' }, async ({ page }) => {
      await storeScores(page);
      await watchShifts(page);
      for (const [path, figure, text] of [
        [TRUTH_OR_DARE, 'Best streak', '40'],
        [ROCK_PAPER_SCISSORS, 'Best streak', '40'],
        [GUESS_THE_TEACHER, 'Best score', '5 / 50'],
        [QUIZ, 'Best score', '5 / 5'],
        [HAND_CRICKET, 'Best innings', '61'],
        [RAJA_MANTRI, 'Chor pakde', '80'],
        [AAJ_KA_OVER, 'Best over', '8'],
      ] as const) {
        await page.goto(path);
        await expectReady(page);
        await expect(scoreCard(page).figure(figure)).toHaveText(text);
        expectNone(await newShifts(page), path);
      }
      await page.goto(BACKBENCHER_TEST);
      await expectReady(page);
      await backbencherTest(page).expectResult(10, 'middle');
      expectNone(await newShifts(page), BACKBENCHER_TEST, TEXT_REPLACEMENT_SHIFT);
    });

    test('nothing shifts when points are ticked, with any title, or by Reset', {
      tag: '@widefont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockMocked: true });
      await open(BACKBENCHER_TEST);
      await expectHandwriting(page);
      await newShifts(page);
      const game = backbencherTest(page);
      const last = game.row('farewell-shirt');
      const position = await positionOf(last);
      for (const [index, id] of POINTS.entries()) {
        await game.box(id).press('Space');
        await expect(game.count).toHaveText(`${index + 1} / 20`);
        expectNone(await newShifts(page), id, TEXT_REPLACEMENT_SHIFT);
        expect.soft(await positionOf(last), id).toEqual(position);
      }
      const bottom = await positionOf(footer(page));
      await game.resetButton.press('Enter');
      await game.expectResult(0, 'front');
      expectNone(await newShifts(page), 'Reset', TEXT_REPLACEMENT_SHIFT);
      expect.soft(await positionOf(footer(page)), 'Reset').toEqual(bottom);
    });

    test('nothing shifts with any result of a round', { tag: '@widefont' }, async ({
      page,
      open,
    }) => {
      await watchShifts(page, { isClockMocked: true });
      await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
      const game = rockPaperScissors(page);
      await tickUntilDone(page, newShifts(page));
      for (const computer of ['Rock', 'Paper', 'Scissors'] as const) {
        await game.play('Scissors', computer);
        const shifts = await tickUntilDone(page, newShifts(page));
        expectNone(shifts, `Scissors against ${computer}`, TEXT_REPLACEMENT_SHIFT);
      }
    });

    // Under a wide font the scoreboard of a chase has two rows.
    test('no button shifts with any ball, between the innings, at the end of a match, or in an over', async ({
      page,
      open,
    }) => {
      await watchShifts(page, { isClockMocked: true });
      await openWithPausedClock(page, open, HAND_CRICKET, morningOf(SUNDAY));
      const expectNoShift = async (what: string) =>
        expectNone(await tickUntilDone(page, newShifts(page)), what, GROWING_LIST_SHIFT);
      const game = handCricket(page);
      await game.start('Bat');
      await tickUntilDone(page, newShifts(page));
      const position = await positionOf(game.throw(1));
      for (const [at, ball] of MATCH.entries()) {
        await game.ball(ball);
        await expectNoShift(`ball ${at + 1}`);
        if (at < MATCH.length - 1)
          expect.soft(await positionOf(game.throw(1)), `ball ${at + 1}`).toEqual(position);
      }
      await openWithPausedClock(page, open, AAJ_KA_OVER, morningOf(SUNDAY));
      await tickUntilDone(page, newShifts(page));
      for (const [at, mine] of throwsUntilOut(SUNDAY, 3).slice(0, 2).entries()) {
        await aajKaOver(page).ball(mine);
        await expectNoShift(`ball ${at + 1} of the over`);
      }
    });

    test('the desk stays while chits go round, a double tap opens and closes nothing, and nothing shifts by a choice', {
      tag: '@widefont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockMocked: true });
      await open(RAJA_MANTRI);
      await expectHandwriting(page);
      const game = rajaMantri(page, (control) => control.press('Space'));
      await game.typeNames();
      await game.deal();
      const desk = await positionOf(game.desk);
      for (const name of FOUR) {
        const taken = await positionOf(game.takeButton);
        await game.takeButton.press('Space');
        // The second tap of two must neither open a chit nor close it.
        const opened = await positionOf(game.openButton);
        expect.soft(opened, name).not.toEqual(taken);
        await game.openButton.press('Space');
        expect.soft(await positionOf(game.hideButton), name).not.toEqual(opened);
        expect.soft(await positionOf(game.desk), name).toEqual(desk);
        await game.hideButton.press('Space');
      }
      await expect(game.heading).toBeFocused();
      await allAnimationsEnd(page);
      await newShifts(page);
      for (const suspect of await game.suspects.all()) {
        await suspect.check();
        expectNone(await newShifts(page), 'a suspect');
      }
    });

    test('nothing shifts when a task is dealt and when its time is up', {
      tag: '@widefont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockMocked: true });
      await openWithPausedClock(page, open, TRUTH_OR_DARE);
      const game = truthOrDare(page);
      await tickUntilDone(page, newShifts(page));
      await game.deal(longestOf(allTasks.filter(({ level }) => level === 'Easy')));
      expectNone(await tickUntilDone(page, newShifts(page)), 'the task');
      await advance(page, 21_000);
      expectNone(await tickUntilDone(page, newShifts(page)), 'the last seconds');
      await advance(page, 9000);
      await game.expectSeconds(0);
      expectNone(await tickUntilDone(page, newShifts(page)), 'time is up');
    });

    test('nothing shifts when an option is picked and when the next question comes', {
      tag: '@widefont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockMocked: true });
      await open(QUIZ);
      const game = quiz(page);
      await game.start('Raju');
      await newShifts(page);
      for (let number = 1; number <= 5; number += 1) {
        const next = game.goOnButton(number);
        const position = await positionOf(next);
        await game.option(number % 2 ? wrongOf(number) : rightOf(number)).press('Enter');
        expectNone(await newShifts(page), `pick ${number}`, TEXT_REPLACEMENT_SHIFT);
        // Too small for a layout shift on a large screen, but a second tap would miss the button.
        expect.soft(await positionOf(next), `pick ${number}`).toEqual(position);
        if (number === 5) break;
        await game.nextButton.press('Enter');
        await game.expectQuestion(number + 1);
        expectNone(await newShifts(page), `question ${number + 1}`, TEXT_REPLACEMENT_SHIFT);
      }
    });

    test('nothing shifts when a teacher comes in, a hint is given or a guess is made', {
      tag: '@widefont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockMocked: true });
      await open(GUESS_THE_TEACHER);
      const game = guessTheTeacher(page);
      await game.teacherIn();
      expectNone(await newShifts(page), 'the first teacher', TEXT_REPLACEMENT_SHIFT);
      await game.playAllCards(async (card, round) => {
        const { name, hints, right, wrong } = card;
        const shifts = await newShifts(page);
        // In the first round of a class it replaces the certificate.
        if (round > 1) expectNone(shifts, `the ${name} comes in`, TEXT_REPLACEMENT_SHIFT);
        const position = await positionOf(game.guess(card));
        await game.takeHint(card, longest(hints));
        expectNone(await newShifts(page), `a hint at the ${name}`, TEXT_REPLACEMENT_SHIFT);
        await game.guess(right.length > wrong.length ? card : anotherThan(card)).press('Enter');
        await expect(game.verdict).not.toBeEmpty();
        expectNone(await newShifts(page), `a guess at the ${name}`, TEXT_REPLACEMENT_SHIFT);
        expect.soft(await positionOf(game.guess(card)), name).toEqual(position);
      });
    });
  });
}
