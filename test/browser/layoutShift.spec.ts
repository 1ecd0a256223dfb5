import type { Locator, Page, Route } from '@playwright/test';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { advance, openWithPausedClock, tickUntilDone } from './gameTime';
import type { Teacher } from './guessTheTeacherScreen';
import {
  ALL_TEACHERS,
  anotherThan,
  GUESS_THE_TEACHER,
  guessTheTeacher,
  longest,
} from './guessTheTeacherScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { parts } from './pages';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
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
  mainMenu,
  NOT_FOUND_LINE,
  PHONE,
  test,
} from './site';
import { allTasks, longestOf, TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.use({ viewport: PHONE });

/** The position of an element on the page, independent of scrolling. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [left + window.scrollX, top + window.scrollY].map(Math.round);
  });

const FONTS = '**/assets/*.woff2';

const groups = [...Object.entries(parts), ['the 404 page', ['/nope']] as const];

for (const [part, some] of groups) {
  test(`nothing shifts during hydration of ${part}, nor when the handwriting font arrives late`, {
    tag: '@anyfont',
  }, async ({ page, expectConsole }) => {
    if (some.includes('/nope')) expectConsole(NOT_FOUND_LINE);
    await watchShifts(page);
    for (const path of some) {
      const release = await delayRequests(page, FONTS);
      await openWithoutFonts(page, path);
      expectNone(await newShifts(page), `${path}, during hydration,`);
      expect(await fontsIn(page), 'the font came before its time').toEqual([]);
      release();
      await expectHandwriting(page);
      expectNone(await newShifts(page), `${path}, with its handwriting,`);
      await page.unroute(FONTS);
    }
  });
}

/** Waits for hydration, but not for fonts, which never load. */
async function openWithoutFonts(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expectReady(page);
}

/** Fills the storage as on a repeat visit. */
async function leaveScores(page: Page) {
  await page.addInitScript(() => {
    const kept = (fields: object) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, JSON.stringify(field)]),
        ),
      );
    const round = {
      playerChoice: 'scissors',
      computerChoice: 'scissors',
      result: "It's a tie!",
      timestamp: '10:42 am',
    };
    localStorage['persist:bbh_truthOrDare'] = kept({
      difficulty: 'hard',
      tasksCompleted: 120,
      streak: 12,
      bestStreak: 40,
    });
    localStorage['persist:bbh_rockPaperScissors'] = kept({
      tally: { playerWins: 120, computerWins: 99, ties: 40 },
      history: Array.from({ length: 5 }, () => round),
      streak: 12,
      bestStreak: 40,
    });
  });
}

const LARGE = { width: 1920, height: 1200 };

for (const viewport of [PHONE, DESKTOP, LARGE]) {
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('nothing moves while the slider takes over, nor when it slides', {
      tag: '@anyfont',
    }, async ({ page }) => {
      await watchShifts(page, { isClockTurned: true });
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

    test('nothing shifts for a visitor who closed the announcement before', async ({ page }) => {
      await watchShifts(page);
      await page.addInitScript(() => sessionStorage.setItem('bbh_tools_alert_dismissed', 'true'));
      await page.route(FONTS, () => undefined);
      await openWithoutFonts(page, '/');
      await expect(page.getByRole('button', { name: 'Close announcement' })).toHaveCount(0);
      expect(await newShifts(page)).toEqual([]);
    });
  });
}

/** Waits until all animations have ended. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

test('nothing moves after a press in the Love Calculator, on a menu, on Sound or on an alert', {
  tag: '@anyfont',
}, async ({ page, open }) => {
  await watchShifts(page);
  await open('/school-games');
  // A minimal machine has no adjusted fallback of the handwriting font.
  await expectHandwriting(page);
  await newShifts(page);
  const love = loveCalculator(page);
  const expectStill = async (after: string) => {
    await comeToRest(page);
    expectNone(await newShifts(page), after);
  };
  await love.calculateButton.click();
  await expectStill('an alert');
  await button(love.alert, 'OK').click();
  await expectStill('the end of an alert');
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await expectStill('a result');
  const place = await placeOf(love.clearButton);
  await love.calculateButton.click();
  await expectStill('the same names again');
  await love.mode('Takrar').check();
  await love.expectResult(66);
  await expectStill('the other mode');
  expect(await placeOf(love.clearButton)).toEqual(place);
  await love.clearButton.click();
  await love.expectNoResult();
  await expectStill('Dubara Karo');

  const menu = button(page, 'Menu');
  const sound = button(page, 'Sound');
  for (const [name, control] of [
    ['the menu', menu],
    ['Sound', sound],
  ] as const) {
    await control.click();
    await expectStill(name);
    await control.click();
    await expectStill(`the end of ${name}`);
  }
  await page.setViewportSize(DESKTOP);
  await newShifts(page);
  const heading = page.getByRole('heading', { level: 1 });
  const stands = await placeOf(heading);
  for (const name of ['School Games', 'More']) {
    await button(mainMenu(page), name).click();
    await expectStill(name);
    expect(await placeOf(heading), name).toEqual(stands);
  }
});

test('nothing shifts while sending, nor after failure or delivery', {
  tag: '@anyfont',
}, async ({ page, open }) => {
  await watchShifts(page, { isClockTurned: true });
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
    expectNone(await newShifts(page), success ? 'the thanks' : 'the notice of failure');
    await page.unroute(SERVICE);
  }
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('nothing moves when stored scores are shown', { tag: '@anyfont' }, async ({ page }) => {
      await leaveScores(page);
      await watchShifts(page);
      for (const path of [TRUTH_OR_DARE, ROCK_PAPER_SCISSORS]) {
        await page.goto(path);
        await expectReady(page);
        await expect(scoreCard(page).figure('Best streak')).toHaveText('40');
        expectNone(await newShifts(page), path);
      }
    });

    test('nothing moves below a round, whatever it comes to', { tag: '@anyfont' }, async ({
      page,
      open,
    }) => {
      await watchShifts(page, { isClockTurned: true });
      await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
      const game = rockPaperScissors(page);
      await tickUntilDone(page, newShifts(page));
      for (const computer of ['Rock', 'Paper', 'Scissors'] as const) {
        await game.play('Scissors', computer);
        const shifts = await tickUntilDone(page, newShifts(page));
        expectNone(shifts, `Scissors against ${computer}`, TEXT_REPLACEMENT_SHIFT);
      }
    });

    test('nothing moves when a task is dealt, nor when its time is up', {
      tag: '@anyfont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockTurned: true });
      await openWithPausedClock(page, open, TRUTH_OR_DARE);
      const game = truthOrDare(page);
      await tickUntilDone(page, newShifts(page));
      await game.deal(longestOf(allTasks.filter(({ level }) => level === 'Easy')));
      expectNone(await tickUntilDone(page, newShifts(page)), 'the task');
      await advance(page, 21_000);
      expectNone(await tickUntilDone(page, newShifts(page)), 'the last seconds');
      await advance(page, 9000);
      await game.expectSeconds(0);
      expectNone(await tickUntilDone(page, newShifts(page)), 'the time up');
    });

    test('nothing moves when an option is picked, nor when the next question comes', {
      tag: '@anyfont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockTurned: true });
      await open(QUIZ);
      const game = quiz(page);
      await game.start('Raju');
      await newShifts(page);
      for (let number = 1; number <= 5; number += 1) {
        const next = game.goOnButton(number);
        const place = await placeOf(next);
        await game.option(number % 2 ? wrongOf(number) : rightOf(number)).press('Enter');
        expectNone(await newShifts(page), `pick ${number}`, TEXT_REPLACEMENT_SHIFT);
        // Too small for a layout shift on a large screen, but a finger would miss it.
        expect.soft(await placeOf(next), `pick ${number}`).toEqual(place);
        if (number === 5) break;
        await game.nextButton.press('Enter');
        await game.expectQuestion(number + 1);
        expectNone(await newShifts(page), `question ${number + 1}`, TEXT_REPLACEMENT_SHIFT);
      }
    });

    test('nothing moves when a teacher comes in, a hint is given or a guess is made', {
      tag: '@anyfont',
    }, async ({ page, open }) => {
      await watchShifts(page, { isClockTurned: true });
      await open(GUESS_THE_TEACHER);
      const game = guessTheTeacher(page);
      const first = await game.teacherIn();
      expectNone(await newShifts(page), 'the first teacher', TEXT_REPLACEMENT_SHIFT);
      let before: Teacher | undefined;
      for (const teacher of [first, ...ALL_TEACHERS.filter((one) => one !== first)]) {
        if (before) {
          await game.call(teacher, before);
          expectNone(await newShifts(page), `the ${teacher.name} comes in`, TEXT_REPLACEMENT_SHIFT);
        }
        const place = await placeOf(game.guess(teacher));
        await game.takeHint(teacher, longest(teacher.hints));
        expectNone(await newShifts(page), `a hint at the ${teacher.name}`, TEXT_REPLACEMENT_SHIFT);
        const isLonger = teacher.right.length > teacher.wrong.length;
        await game.guess(isLonger ? teacher : anotherThan(teacher)).press('Enter');
        await expect(game.verdict).not.toBeEmpty();
        expectNone(await newShifts(page), `a guess at the ${teacher.name}`, TEXT_REPLACEMENT_SHIFT);
        expect.soft(await placeOf(game.guess(teacher)), teacher.name).toEqual(place);
        before = teacher;
      }
    });
  });
}
