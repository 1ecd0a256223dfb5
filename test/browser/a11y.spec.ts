import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { brokenStorages } from './brokenStorage';
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
import { games, parts } from './pages';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import {
  button,
  delayRequests,
  expect,
  expectNoSidewaysScroll,
  gameTiles,
  link,
  mainMenu,
  NARROWEST,
  NOT_FOUND_LINE,
  PHONE,
  SMALL_PHONE,
  test,
} from './site';
import { smallTargets } from './targets';
import type { Task } from './truthOrDareScreen';
import { allTasks, LEVELS, longestOf, TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

/** Finishes all animations, so that axe sees the final colours. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations();
    for (const animation of moving) animation.finish();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

type Wait = <Result>(work: Promise<Result>) => Promise<Result>;

/** Runs axe in the light scheme, and only its colour rules in the dark one. */
async function expectNoBarriers(page: Page, where = 'this', wait: Wait = (work) => work) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const isThere = await page.evaluate(() => 'axe' in window);
    // Half a megabyte of script: injected once per document.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await wait(axe.analyze());
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect.soft(found, `barriers on ${where}, ${colorScheme} scheme`).toEqual([]);
  }
}

/** The dropdown first, then the menu around it. */
async function closeMenu(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
}

for (const [part, some] of Object.entries(parts)) {
  test(`axe finds no barrier in ${part}, in either colour scheme`, async ({ page, open }) => {
    for (const path of some) {
      await open(path);
      await expectNoBarriers(page, path);
    }
  });
}

test('axe finds no barrier on the 404 page', async ({ page, open, expectConsole }) => {
  expectConsole(NOT_FOUND_LINE);
  await open('/nope');
  await expectNoBarriers(page);
});

test('axe finds no barrier on a page that cannot be fetched', async ({
  page,
  open,
  consoleLines,
  expectConsole,
}) => {
  await open('/');
  await page.route(/assets\/journey\b.*\.js$/, (route) => route.abort());
  await link(mainMenu(page), 'Journey').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarriers(page);
  // The exact messages are tested in navigation.spec.ts.
  expectConsole(...consoleLines);
});

test('axe finds no barrier in an open dropdown', async ({ page, open }) => {
  await open('/');
  await button(mainMenu(page), 'More').click();
  await expect(link(mainMenu(page), 'About Us')).toBeVisible();
  await expectNoBarriers(page);
});

test('axe finds no barrier in an alert, nor in a result of either mode', async ({ page, open }) => {
  await open('/school-games');
  const love = loveCalculator(page);
  await love.calculateButton.click();
  await expect(love.alert).toBeVisible();
  await expectNoBarriers(page, 'the alert');
  await button(love.alert, 'OK').click();
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await expectNoBarriers(page, 'Pyar');
  await love.mode('Takrar').check();
  await love.expectResult(66);
  await expectNoBarriers(page, 'Takrar');
});

test('axe finds no barrier in the form while sending, nor in any outcome', async ({
  page,
  open,
}) => {
  await open(FEEDBACK);
  const form = feedback(page);
  const release = await delayRequests(page, SERVICE);
  await form.send(DRAFT);
  await form.expectSending(DRAFT);
  await expectNoBarriers(page, 'a message being sent');
  release();
  await form.expectDelivered();
  await expectNoBarriers(page, 'the thanks');
  await page.route(SERVICE, (route) => route.fulfill({ body: '' }));
  await form.send(DRAFT);
  await form.expectFailed(DRAFT);
  await expectNoBarriers(page, 'the way out');
  await page.route(SERVICE, (route) => route.fulfill({ json: { success: false, message: 'No.' } }));
  await form.sendButton.click();
  await form.expectNotDelivered('Error: No.', DRAFT);
  await expectNoBarriers(page, 'a refusal');
});

test.describe('axe finds no barrier in the games with a clock', () => {
  const expectNone = (page: Page, where: string) =>
    expectNoBarriers(page, where, (work) => tickUntilDone(page, work));
  const fillStorage = brokenStorages.find(([how]) => how === 'full')?.[1] as () => void;
  const [truth, dare] = (['Truth', 'Dare'] as const).map((type) =>
    longestOf(allTasks.filter((task) => task.type === type)),
  ) as [Task, Task];

  test('while the bottle turns, with a truth, and in the last seconds of a dare', async ({
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

  test('with the time up, after a task, at the notice, and when asked to reset', async ({
    page,
    open,
  }) => {
    await page.addInitScript(fillStorage);
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    await game.deal(truth);
    await advance(page, 60_000);
    await game.expectSeconds(0);
    await expectNone(page, 'the time up');
    await game.completedButton.click();
    await expect(game.notice).toBeVisible();
    await expectNone(page, 'a task done, and the notice');
    await game.deal(dare);
    await game.failedButton.click();
    await expectNone(page, 'a task failed');
    await game.resetButton.click();
    await expect(game.dialog).toBeVisible();
    await expectNone(page, 'the question');
  });

  test('in a round of Rock Paper Scissors', async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    await game.hand('Rock').click();
    await advance(page, 100);
    await expectNone(page, 'a round');
    await game.expectNoResult();
  });

  test('after a win, a defeat and a tie, and when asked to reset', async ({ page, open }) => {
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
    await expectNone(page, 'the question');
  });
});

test('axe finds no barrier in the alert of the quiz, in a question and its correction, nor on the report card', async ({
  page,
  open,
}) => {
  await open(QUIZ);
  const game = quiz(page);
  await game.startButton.click();
  await expect(game.alert).toBeVisible();
  await expectNoBarriers(page, 'the alert');
  await button(game.alert, 'OK').click();
  await game.start('Raju');
  await expectNoBarriers(page, 'a question');
  await game.option(wrongOf(1)).click();
  await expectNoBarriers(page, 'a wrong pick');
  await game.nextButton.click();
  await game.option(rightOf(2)).click();
  await expectNoBarriers(page, 'a right pick');
  await open(QUIZ);
  await game.play('Raju', 3);
  await expect(game.reportCard).toBeVisible();
  await expectNoBarriers(page, 'the report card');
});

test('axe finds no barrier with a hint, after a guess, nor on the certificate', async ({
  page,
  open,
}) => {
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const teacher = await game.teacherIn();
  await game.hintButton.click();
  await expectNoBarriers(page, 'a hint');
  await game.guess(anotherThan(teacher)).click();
  await expectNoBarriers(page, 'a wrong guess');
  await game.nextButton.click();
  await game.playRound(10);
  await expectNoBarriers(page, 'a right guess');
  await game.nextButton.click();
  for (let number = 3; number <= 5; number += 1) {
    await game.playRound(10);
    await game.goOnButton(number).click();
  }
  await expect(game.certificate).toBeVisible();
  await expectNoBarriers(page, 'the certificate');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('axe finds no barrier on a page, in the open menu, nor in a result', async ({
    page,
    open,
  }) => {
    await open('/how-to-play/pacheta');
    await expectNoBarriers(page, 'the guide');
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'More').click();
    await expectNoBarriers(page, 'the menu');
    await closeMenu(page);
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    await expectNoBarriers(page, 'the result');
  });
});

// The initial state of every page is tested in everyPage.spec.ts.
test.describe('targets are at least 44 pixels high and wide', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('in the open menu, in an alert and at a result', async ({ page, open }) => {
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'School Games').click();
    expect(await smallTargets(page)).toEqual([]);
    await button(mainMenu(page), 'More').click();
    expect(await smallTargets(page)).toEqual([]);
    await closeMenu(page);
    await loveCalculator(page).calculateButton.click();
    await expect(loveCalculator(page).alert).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await button(loveCalculator(page).alert, 'OK').click();
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('in the games with a clock, and where they ask to reset', async ({ page, open }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    await game.spin();
    expect(await smallTargets(page)).toEqual([]);
    await game.resetButton.click();
    await expect(game.dialog).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await game.cancelButton.click();
    await link(gameTiles(page), 'Rock Paper Scissors').click();
    await rockPaperScissors(page).play('Rock', 'Rock');
    expect(await smallTargets(page)).toEqual([]);
  });

  test('in the question games, and at their documents', async ({ page, open }) => {
    await open(QUIZ);
    expect.soft(await smallTargets(page), 'the name entry').toEqual([]);
    const game = quiz(page);
    await game.start('Raju');
    await game.option(wrongOf(1)).click();
    expect.soft(await smallTargets(page), 'a pick').toEqual([]);
    await open(QUIZ);
    await game.play('Raju', 5);
    expect.soft(await smallTargets(page), 'the report card').toEqual([]);
    await link(gameTiles(page), 'Guess the Teacher').click();
    const teachers = guessTheTeacher(page);
    await teachers.teacherIn();
    await teachers.hintButton.click();
    expect.soft(await smallTargets(page), 'a hint').toEqual([]);
    await teachers.playRound(0);
    expect.soft(await smallTargets(page), 'a guess').toEqual([]);
    await open(GUESS_THE_TEACHER);
    await teachers.play(10, 10, 10, 10, 10);
    expect.soft(await smallTargets(page), 'the certificate').toEqual([]);
  });
});

// For the other pages see reading.spec.ts.
test('no game scrolls sideways, on the narrowest phone or at twice the letter size', {
  tag: '@widefont',
}, async ({ page, open }) => {
  for (const path of Object.keys(games)) {
    await page.setViewportSize(NARROWEST);
    await open(path);
    for (const [how, tighten] of tightest) {
      await tighten(page);
      await expectNoSidewaysScroll(page, `${path} ${how}`);
    }
  }
});

test('on the narrowest phone the open menu and a result do not scroll sideways either', {
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

test('on the narrowest phone a refusal in one word without end does not scroll sideways either', async ({
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
  await expectNoSidewaysScroll(page, 'the refusal');
});

/** Foreign drawings that overlap an element. */
const coverOf = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const found = places.flatMap((x) =>
      places.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
    );
    const strangers = found.filter((one) => one.matches('main path') && !element.contains(one));
    return [...new Set(strangers)].map((one) => one.getAttribute('d'));
  });

/** The controls that are partly covered, so that some taps would miss them. */
const covered = (controls: Locator[]) =>
  Promise.all(
    controls.map((control) =>
      control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const target = element.closest('label') ?? element;
        const places = [0.1, 0.3, 0.5, 0.7, 0.9];
        return places.some((x) =>
          places.some((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit !== null && !target.contains(hit) && !hit.contains(target);
          }),
        )
          ? target.textContent
          : '';
      }),
    ),
  ).then((names) => names.filter(Boolean));

/** Pauses all new animations at their start. */
const freeze = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Pauses all animations at that fraction of their duration. */
const stopAt = (page: Page, part: number) =>
  page.evaluate((progress) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * progress;
    }
  }, part);

const setLetterSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

const tightest: [how: string, tighten: (page: Page) => Promise<unknown>][] = [
  [
    'on the narrowest phone',
    async (page) => {
      await setLetterSize(page, '');
      await page.setViewportSize(NARROWEST);
    },
  ],
  [
    'at twice the letter size',
    async (page) => {
      await page.setViewportSize(PHONE);
      await setLetterSize(page, '200%');
    },
  ],
];

/**
 * Runs a check on the current page in both tight layouts. The last layout stays for the next turn,
 * whose check then starts with it.
 */
function bothWays(page: Page) {
  const ways = [...tightest];
  return async (look: (how: string) => Promise<unknown>) => {
    for (const [how, tighten] of ways) {
      await tighten(page);
      await look(how);
    }
    ways.reverse();
  };
}

/** Expects that the current page fits in both ways. */
function fitsIn(page: Page) {
  const inBothWays = bothWays(page);
  return (where: string, before: (page: Page) => Promise<unknown> = async () => undefined) =>
    inBothWays(async (how) => {
      await before(page);
      await expectNoSidewaysScroll(page, `${where}, ${how},`);
    });
}

test.describe('on the narrowest phone and at twice the letter size', () => {
  test.use({ viewport: NARROWEST });

  test('the longest tasks fit in', { tag: '@widefont' }, async ({ page, open }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    const expectFit = fitsIn(page);
    for (const level of LEVELS) {
      await game.deal(longestOf(allTasks.filter((task) => task.level === level)));
      await expectFit(`the longest task for ${level}`, settle);
    }
    await advance(page, 60_000);
    await game.expectSeconds(0);
    await expectFit('the time up');
  });

  test('five rounds, and the question whether to forget them, fit in', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    const expectFit = fitsIn(page);
    for (const computer of ['Scissors', 'Scissors', 'Scissors', 'Paper', 'Rock'] as const) {
      await game.play('Scissors', computer);
      await expectFit(`Scissors against ${computer}`, settle);
    }
    await expect(game.history).toHaveCount(5);
    await game.resetButton.click();
    await expectFit('the question', async () => {
      await expect(game.confirmButton).toBeInViewport({ ratio: 1 });
      await expect(game.cancelButton).toBeInViewport({ ratio: 1 });
    });
  });

  test('every question, its correction and the report card fit in', { tag: '@widefont' }, async ({
    page,
    open,
  }) => {
    await open(QUIZ);
    const game = quiz(page);
    const expectFit = fitsIn(page);
    await freeze(page);
    await game.start('Rajukumarpatel'.repeat(15));
    for (let number = 1; number <= 5; number += 1) {
      await expectFit(`question ${number}`);
      await game.option(wrongOf(number)).press('Enter');
      await expectFit(`pick ${number}`);
      await game.goOnButton(number).press('Enter');
    }
    await expectFit('the report card that is just stamped');
    await expectFit('the report card', settle);
  });

  test('every teacher, the longest hint, the answer and the certificate fit in', {
    tag: '@widefont',
  }, async ({ page, open }) => {
    await open(GUESS_THE_TEACHER);
    const game = guessTheTeacher(page);
    const expectFit = fitsIn(page);
    const first = await game.teacherIn();
    let before: Teacher | undefined;
    for (const teacher of [first, ...ALL_TEACHERS.filter((one) => one !== first)]) {
      if (before) await game.call(teacher, before);
      await game.takeHint(teacher, longest(teacher.hints));
      await expectFit(`a hint at the ${teacher.name}`);
      await game.guess(anotherThan(teacher)).press('Enter');
      await expectFit(`the ${teacher.name}, mistaken`);
      before = teacher;
    }
    await game.goOnButton(5).press('Enter');
    await expect(game.certificate).toBeVisible();
    await expectFit('the certificate');
  });

  test('a result that is just landing fits in', async ({ page, open }) => {
    await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
    const game = rockPaperScissors(page);
    const expectFit = fitsIn(page);
    await freeze(page);
    for (const computer of ['Rock', 'Scissors', 'Paper'] as const) {
      await game.play('Scissors', computer);
      await expectFit(`Scissors against ${computer}`);
    }
  });

  test('the bottle lies over no control, nor over the countdown', { tag: '@widefont' }, async ({
    page,
    open,
  }) => {
    await openWithPausedClock(page, open, TRUTH_OR_DARE);
    const game = truthOrDare(page);
    const controls = [...LEVELS.map((level) => game.level(level)), game.spinButton];
    const look = bothWays(page);
    const found = new Set<string | null>();
    await game.level('Hard').check();
    await game.spinButton.press('Enter');
    for (const part of [0.03, 0.06, 0.09, 0.12]) {
      await look(async (how) => {
        await stopAt(page, part);
        for (const name of await covered(controls)) found.add(`turning, ${how}: ${name}`);
      });
    }
    await advance(page, 2000);
    for (const type of ['Truth', 'Dare']) {
      await game.deal(allTasks.find((task) => task.type === type) as Task);
      await look(async (how) => {
        await settle(page);
        for (const name of await covered(controls)) found.add(`${type}, ${how}: ${name}`);
        if ((await coverOf(game.timer)).length > 0) found.add(`${type}, ${how}: Countdown`);
      });
    }
    expect([...found]).toEqual([]);
  });

  test('the largest scores that storage may give fit in', { tag: '@widefont' }, async ({
    page,
    open,
  }) => {
    await open('/about-us');
    await page.evaluate(() => {
      const most = 999_999_999;
      const scores = {
        tasksCompleted: most,
        tally: { playerWins: most, computerWins: most, ties: most },
        streak: most,
        bestStreak: most,
      };
      const text = JSON.stringify(
        Object.fromEntries(
          Object.entries({ ...scores, _persist: { version: 1, rehydrated: true } }).map(
            ([name, value]) => [name, JSON.stringify(value)],
          ),
        ),
      );
      localStorage.setItem('persist:bbh_truthOrDare', text);
      localStorage.setItem('persist:bbh_rockPaperScissors', text);
    });
    const expectFit = fitsIn(page);
    for (const path of [TRUTH_OR_DARE, ROCK_PAPER_SCISSORS]) {
      await open(path);
      await expectFit(path, () => expect(page.getByText('999999999')).not.toHaveCount(0));
    }
  });
});

test('on a small phone the controls and the result of one turn are seen without scrolling', {
  tag: '@font',
}, async ({ page, open }) => {
  await page.setViewportSize(SMALL_PHONE);
  await open('/school-games');
  const love = loveCalculator(page);
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const part of [
    love.firstName,
    love.secondName,
    love.calculateButton,
    page.getByText('75%', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
