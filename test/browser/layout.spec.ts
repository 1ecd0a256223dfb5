import type { Page } from '@playwright/test';
import type { Name } from '../../src/games/chidiya-udd/caller';
import { teachers } from '../../src/games/guess-the-teacher/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { challengeHashOf } from '../../src/games/rock-paper-scissors/links';
import { scoreCard } from '../../src/games/shared/content';
import { CHIDIYA_UDD, hearCall } from '../plays/chidiya-udd';
import { GUESS_THE_TEACHER, TEACHER_NAMES, teacherIn } from '../plays/guess-the-teacher';
import { HAND_CRICKET, handCricket, throws, winToss } from '../plays/hand-cricket';
import { plays } from '../plays/plays';
import { QUIZ } from '../plays/quiz';
import {
  dealChits,
  HARD_NAMES,
  lookAtChits,
  RAJA_MANTRI,
  typeNames,
} from '../plays/raja-mantri-chor-sipahi';
import { hideHands, ROCK_PAPER_SCISSORS, rockPaperScissors } from '../plays/rock-paper-scissors';
import { addFriends, deal, longestOf, TRUTH_OR_DARE } from '../plays/truth-or-dare';
import type { Part, Visitor } from '../plays/visitor';
import { button, region, status, textbox, whatsApp } from '../plays/visitor';
import { asStored, SCORE_KEYS, validFields } from '../support/storedTexts';
import { challenge, challenges } from './challengeScreen';
import { axeViolations, finishAnimations, forcedColourFaults } from './colours';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { focusFaults, tabOrderFaults } from './focus';
import { fontSetOfTest, isUnknownFont } from './fonts';
import { layoutFaults } from './layoutFaults';
import { paths } from './pages';
import { openCard, REPORT_CARD } from './reportCardScreen';
import { drawFrames, newShifts, shiftFaults, watchShifts } from './shifts';
import {
  addStyle,
  atEachSize,
  DESK_SIZES,
  DESKTOP,
  delayRequests,
  expect,
  expectHandwriting,
  expectReady,
  GAME_SIZES,
  heading,
  LARGE,
  NARROWEST,
  NOT_FOUND_LINE,
  openDisclosures,
  openPaused,
  PHONE,
  reload,
  SMALL_PHONE,
  sizeName,
  TABLET,
  test,
  widenFont,
} from './site';
import { smallTargets } from './targets';
import { finger, locate, visitorOf } from './visitor';

/*
 * The one place where layout is looked at: each page is opened once under each font set, each play is played
 * once, and what is seen is made one size after the other: a page with a phone's and the widest font, the
 * moments of a play with the widest, but for what must be in sight. What does not depend on fonts is looked at
 * under the first set alone, what moves under each.
 */

test.use({ viewport: PHONE, drawsEverything: true });

/** Text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

type Layout = { name: string; size: { width: number; height: number }; style?: string };

const allLayouts: Layout[] = [
  ...[NARROWEST, ...GAME_SIZES, TABLET, DESKTOP, LARGE].map((size) => ({
    name: sizeName(size),
    size,
  })),
  { name: 'double text size', size: PHONE, style: ':root { font-size: 200% }' },
  { name: 'text spacing', size: SMALL_PHONE, style: SPACING },
];

/** The sizes in which the link that sends a result is in sight as well, as soon as the result comes. */
const RESULT_SIZES = [PHONE, ...DESK_SIZES];

/** Where letters that are wider might be cut off, or a menu might break. */
const tight = allLayouts.filter(
  ({ size, style }) => style || [320, 640, 820, 1280].includes(size.width),
);

/** Whether what does not depend on the font is looked at as well. */
const isFirstFont = () => fontSetOfTest() === 'roboto';

/** What changes in a game. The rest is looked at with the page. */
const GAME = ':is(main, [role=alertdialog])';

type Look = { scope?: string; inSight?: Part[]; isText?: boolean };

/** The faults of a page as it is, in each layout. It comes back as it was. */
async function faultsIn(
  page: Page,
  moment: string,
  { scope = GAME, inSight = [], isText = false }: Look = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, faults: string[]) => {
    found.push(...faults.map((fault) => `${moment}, ${where}: ${fault}`));
  };
  await finishAnimations(page);
  const lookFor = async (parts: Part[], sizes: typeof GAME_SIZES) => {
    const all = [heading(page), ...parts.map((part) => locate(page, part))];
    const elements = await Promise.all(all.map((part) => part.elementHandle()));
    await atEachSize(page, sizes, async (where) => note(where, await outOfSight(page, elements)));
  };
  if (inSight.length > 0) {
    const turn = inSight.filter((part) => part !== whatsApp);
    await lookFor(turn, GAME_SIZES);
    await lookFor(inSight, RESULT_SIZES);
  }
  const narrowAgain = scope === GAME && (await widenFont(page));
  for (const { name, size, style } of narrowAgain || !isFirstFont() ? tight : allLayouts) {
    await page.setViewportSize(size);
    const takeBack = style && (await addStyle(page, style));
    // Another size or font may start some.
    await finishAnimations(page);
    note(narrowAgain ? `${name}, wide font` : name, await page.evaluate(layoutFaults));
    if (takeBack) await takeBack();
  }
  if (narrowAgain) await narrowAgain();
  if (isFirstFont() && !isText) {
    await page.setViewportSize(SMALL_PHONE);
    note('targets', await smallTargets(page, scope));
    note('axe', await axeViolations(page, scope));
    note('forced colours', await forcedColourFaults(page));
  }
  await page.setViewportSize(PHONE);
  return found;
}

/** The parts of a turn that cannot be seen without scrolling. */
const outOfSight = (page: Page, parts: (Element | object | null)[]) =>
  page.evaluate((elements) => {
    window.scrollTo(0, 0);
    return (elements as Element[]).flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isIn = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      return isIn ? [] : [`${element.textContent} is out of sight`];
    });
  }, parts);

/** Moments to which a press or the end of a game has brought another screen, or more of it: what is below it has moved. */
const ANOTHER_SCREEN = new Set([
  ...['the first ball', 'the second innings', 'the result', 'the end'],
  ...['a result', 'a completed task', 'a medium task', 'the friends', 'the bottle turns'],
  ...['question 1', 'the report card', 'the certificate', 'the choice', 'the over', 'a pause'],
  ...['the phone goes round', 'the question', 'a guess: Meena', 'the crown'],
  ...['the replay', 'the reset question'],
]);

/** The phone is not turned: it is another one. */
const ignoreTurns = () => {
  const { addEventListener } = MediaQueryList.prototype;
  MediaQueryList.prototype.addEventListener = function (...args: [never, never]) {
    if (!this.media.includes('orientation')) addEventListener.apply(this, args);
  };
  window.addEventListener('orientationchange', (event) => event.stopImmediatePropagation());
};

type Moments = {
  path: string;
  /** Whether the moments differ by their texts alone. */
  isText?: boolean;
  isPaused?: boolean;
  /** Comes to moments that are no part of a play, and looks at each. */
  show(page: Page, visitor: Visitor): Promise<void>;
};

async function startGame(visitor: Visitor) {
  await typeNames(visitor);
  await dealChits(visitor);
}

/** The offer of a game that goes on after a reload, and the button with which it does. */
const reloaded = (
  path: string,
  play: (visitor: Visitor) => Promise<void>,
  next: string,
): Moments => ({
  path,
  async show(page, visitor) {
    const { press, look, expectSeen, expectGone } = visitor;
    await play({ ...visitor, look: async () => undefined });
    await reload(page);
    await expectSeen(region('Wahin se?'));
    await look('the offer');
    await press('Wahin se');
    await expectGone(region('Wahin se?'));
    await expectSeen(button(next));
  },
});

const further: Record<string, Moments> = {
  'the form': {
    path: FEEDBACK,
    async show(page, { look }) {
      const form = feedback(page);
      const release = await delayRequests(page, SERVICE);
      await form.send(DRAFT);
      await form.expectSending(DRAFT);
      await look('sending');
      release();
      await form.expectDelivered();
      const message = 'n'.repeat(500);
      await page.route(SERVICE, (route) => route.fulfill({ json: { success: false, message } }));
      await form.send(DRAFT);
      await form.expectNotDelivered(`Error: ${message}`, DRAFT);
      await look('an error of one very long word');
    },
  },
  'a full report card': {
    path: '/',
    async show(page, { look }) {
      const screen = await openCard(page, 20);
      await screen.check(await screen.make());
      await expect(screen.preview).toBeVisible();
      await expect(screen.qr).toBeVisible();
      await look('the code and the preview');
      await screen.check('1.abc');
      await expect(screen.preview).toHaveCount(0);
      await look('a code that cannot be read');
    },
  },
  ...Object.fromEntries(
    challenges.map(([path, hash, expectBegun]): [string, Moments] => [
      `a challenge at ${path}`,
      {
        path: path + hash,
        async show(page, { look }) {
          await expect(challenge(page).acceptButton).toBeVisible();
          await look('offered');
          await challenge(page).accept();
          await expectBegun(page);
          await look('accepted');
        },
      },
    ]),
  ),
  'the end of a challenge': {
    path: ROCK_PAPER_SCISSORS + challengeHashOf(['scissors']),
    isPaused: true,
    async show(page, { press, pass, expectHeard, look }) {
      await challenge(page).accept();
      await press('Paper');
      await pass(2000);
      await expectHeard('Dost wins! 1 to 0');
      await look('the stamp, and hands at rest');
    },
  },
  'a reload in the middle of a match': reloaded(
    HAND_CRICKET,
    (visitor) => winToss(visitor, 'Bat'),
    '1',
  ),
  'a reload among four players': reloaded(RAJA_MANTRI, startGame, 'Main Raju hoon'),
  'a reload among friends': reloaded(TRUTH_OR_DARE, addFriends, 'Remove Raju'),
  'the line of a challenge that cannot be read': {
    path: `${QUIZ}#c=2.abc`,
    async show(page, { look }) {
      await expect(challenge(page).status).toBeVisible();
      await look('the line');
    },
  },
  'five hidden hands, and a text that could not be copied': {
    path: ROCK_PAPER_SCISSORS,
    async show(page, visitor) {
      await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: undefined }));
      await hideHands(visitor);
      await visitor.press('Copy');
      await visitor.expectFocused(textbox('Share text'));
      await visitor.look('the text');
    },
  },
  'four players with hard names': {
    path: RAJA_MANTRI,
    async show(page, { look, ...others }) {
      // A hard name may leave no room for the whole turn: nothing has to be in sight.
      const visitor = { ...others, look: (moment: string) => look(moment) };
      await typeNames(visitor, HARD_NAMES);
      await dealChits(visitor);
      await lookAtChits(visitor);
      await visitor.look('the question');
      await page.getByRole('radio').first().check();
      await visitor.press('Guess');
      await visitor.press('Game khatam');
      await visitor.look('the crown');
    },
  },
  'the longest card of each teacher, with its longest hint and its longer answer': {
    path: GUESS_THE_TEACHER,
    isText: true,
    async show(_page, visitor) {
      const { press, draw, read, look } = visitor;
      const card = region('Teacher card');
      const guesses = TEACHER_NAMES.map((name) => button(name));
      const first = await teacherIn(visitor);
      const isFirst = (type: (typeof TEACHERS)[number]) => teachers[type].name === first;
      const order = [...TEACHERS.filter(isFirst), ...TEACHERS.filter((type) => !isFirst(type))];
      const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
      // Three classes, in which each of the fifteen cards comes once.
      for (const [turn, type] of [...order, ...order, ...order].entries()) {
        const { name, cards } = teachers[type];
        if (turn > 0) {
          const before = teachers[order[(turn + 4) % 5] as typeof type].name;
          const others = TEACHER_NAMES.filter((one) => one !== before);
          // The first of those cards that were not seen yet.
          await draw((others.indexOf(name) + 0.5) / others.length, 0);
          await press(turn % 5 === 0 ? 'Take Another Class!' : 'Next Round');
        }
        const said = await read(card, (text) =>
          cards.some(({ catchphrase }) => text.includes(catchphrase)),
        );
        const at = cards.findIndex(({ catchphrase }) => said.includes(catchphrase)) as 0 | 1 | 2;
        const all = cards[at].hints;
        await draw((all.findIndex(({ length }) => length === longest(all)) + 0.5) / all.length);
        await press('Hint (-5 points)');
        const sizes = cards.map(
          ({ right, wrong, hints }) => longest([right, wrong]) + longest(hints),
        );
        const isLongest = sizes[at] === Math.max(...sizes);
        if (isLongest) await look(`the hint of ${name}`, card, ...guesses);
        const { right, wrong } = cards[at];
        const other = TEACHER_NAMES.find((one) => one !== name) as string;
        await press(right.length > wrong.length ? name : other);
        const next = turn % 5 < 4 ? 'Next Round' : 'See Certificate';
        const parts = [card, ...guesses, status(), button(next)];
        if (isLongest) await look(`the answer of ${name}`, ...parts);
        if (turn % 5 === 4) await press(next);
      }
    },
  },
  'the longest calls': {
    path: CHIDIYA_UDD,
    isPaused: true,
    async show(_page, visitor) {
      const { choose, press, look } = visitor;
      await choose('Tez');
      await press('Start');
      const called: Name[] = [];
      for (const name of ['hawai-jahaaz', 'principal-sir', 'school-bus'] as const) {
        await hearCall(visitor, name, called);
        await look(name, status(), button('Udd!'), button('Pause'));
        await press('Udd!');
        called.push(name);
      }
    },
  },
  'a game of two players': {
    path: CHIDIYA_UDD,
    isPaused: true,
    async show(_page, visitor) {
      await visitor.choose('Do khiladi');
      await visitor.press('Start');
      await hearCall(visitor, 'hawai-jahaaz');
      await visitor.look('a call');
      while (await visitor.sees(button('Udd! Player 2'))) await visitor.pass(2000);
      await visitor.look('the end');
    },
  },
  'the longest task, whose time is up, and a score that is not saved': {
    path: TRUTH_OR_DARE,
    isPaused: true,
    async show(page, visitor) {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      });
      await deal(visitor, longestOf('Hard'));
      await visitor.pass(60_000);
      await visitor.look('time is up');
      await visitor.press('Completed');
      await visitor.expectShown(`…${scoreCard.notSaved}…`);
      await visitor.look('the score');
    },
  },
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [name, play] of Object.entries(plays)) {
    test(`${name} is played by finger: no moment has a fault in its layout, and nothing shifts`, async ({
      page,
    }) => {
      await watchShifts(page, { isClockMocked: true });
      await page.addInitScript(ignoreTurns);
      await openPaused(page, play.path);
      const faults: string[] = [];
      const seen = new Set<string>();
      const visitor = visitorOf(page, {
        hands: finger,
        // Two changes that are a second apart might count as one shift without a frame between them.
        beforeTime: () => drawFrames(page, 2),
        async look(moment, ...inSight) {
          const shifts = await newShifts(page);
          if (!ANOTHER_SCREEN.has(moment)) faults.push(...shiftFaults(shifts, moment));
          if (seen.has(moment)) return;
          // A question looks like the one before, but may be longer.
          const kind = moment.replace(/\d| of .*/, '');
          const isText = seen.has(kind);
          seen.add(moment).add(kind);
          faults.push(...(await faultsIn(page, moment, { inSight, isText })));
          await newShifts(page);
        },
      });
      await newShifts(page);
      await play.play(visitor);
      await play.after?.(visitor);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('on a phone, with the badges of a first win', () => {
  test.use({ hasTouch: true, isMobile: true, startsIdleParts: true });

  /** A game, what is pressed in it, a moment at which that is seen, and the moment of the result. */
  const wins = [
    [rockPaperScissors, [button('Rock')], 'a tie', 'a win'],
    [handCricket, throws, 'a ball', 'the result'],
  ] as const;
  for (const [play, pressed, before, result] of wins) {
    test(`${play.game}: what sends the result is in sight, and nothing that plays again is below the thumb`, async ({
      page,
    }) => {
      await openPaused(page, play.path);
      const boxOf = async (part: Part) => {
        const box = await locate(page, part).boundingBox();
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      };
      let thumbAbove = 0;
      const looked: string[] = [];
      const visitor = visitorOf(page, {
        hands: finger,
        async look(moment) {
          await finishAnimations(page);
          if (moment === before) {
            const boxes = await Promise.all(pressed.map(boxOf));
            thumbAbove = Math.min(...boxes.map(({ top }) => top));
          }
          if (moment !== result) return;
          looked.push(moment);
          const news = page.getByRole('status').filter({ hasText: 'Naya badge: Pehla Gold Star' });
          await expect(news).toBeInViewport({ ratio: 1 });
          await expect(locate(page, whatsApp)).toBeInViewport({ ratio: 1 });
          if (await visitor.sees(button('Play again')))
            expect((await boxOf(button('Play again'))).bottom).toBeLessThanOrEqual(thumbAbove);
        },
      });
      await play.play(visitor);
      expect(looked).toEqual([result]);
    });
  }
});

for (const [name, { path, isPaused = false, isText = false, show }] of Object.entries(further)) {
  test(`${name}: no fault in the layout`, async ({ page, open }) => {
    await page.addInitScript(ignoreTurns);
    await (isPaused ? openPaused(page, path) : open(path));
    const faults: string[] = [];
    const seen = new Set<string>();
    const visitor = visitorOf(page, {
      isPaused,
      async look(moment, ...inSight) {
        if (seen.has(moment)) return;
        seen.add(moment);
        faults.push(...(await faultsIn(page, moment, { inSight, isText })));
      },
    });
    await show(page, visitor);
    expect(faults).toEqual([]);
  });
}

const FONTS = '**/assets/*.woff2';
/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED_IN = { width: 320, height: 256 };
/** What is left of a phone above its keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 400 };

/** Fields in which an iPhone would zoom in, and fields that the keyboard covers when they are used. */
async function fieldFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(ABOVE_KEYBOARD);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')]
      .filter((field) => field.checkVisibility() && !/radio|checkbox|hidden/.test(field.type))
      .flatMap((field) => {
        field.focus();
        const { top, bottom } = field.getBoundingClientRect();
        const isSmall = Number.parseFloat(getComputedStyle(field).fontSize) < 16;
        return [
          ...(isSmall ? [`${field.id} is small`] : []),
          ...(top < 0 || bottom > innerHeight ? [`${field.id} is covered`] : []),
        ];
      }),
  );
  await page.setViewportSize(PHONE);
  return found;
}

/** Scores of years, as large as they may be. */
const MOST = 999_999_999;
const most = { tasksCompleted: MOST, streak: MOST, bestStreak: MOST, matches: MOST, wins: MOST };
const tally = { playerWins: MOST, computerWins: MOST, ties: MOST };
const storedScores = asStored({ ...validFields, ...most, tally });

for (const path of [...paths, '/nope']) {
  test(`${path} has no fault in its layout, and nothing shifts when scores and fonts come`, {
    tag: '@anyfont',
  }, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(NOT_FOUND_LINE);
    await watchShifts(page);
    // The rows of the report card grow with their scores: see its full card above.
    if (path !== REPORT_CARD) {
      await page.addInitScript(
        ([keys, text]) => {
          for (const key of keys) localStorage[key] = text;
        },
        [SCORE_KEYS, storedScores] as const,
      );
    }
    const release = await delayRequests(page, FONTS);
    await page.goto(path, { waitUntil: 'commit' });
    await expectReady(page);
    const faults = shiftFaults(await newShifts(page), 'hydration');
    release();
    await expectHandwriting(page);
    faults.push(...shiftFaults(await newShifts(page), 'the web font'));
    // What fits with the widest font fits with the two between.
    if (isFirstFont() || isUnknownFont()) {
      await openDisclosures(page);
      faults.push(...(await faultsIn(page, path, { scope: 'body' })));
    }
    if (isFirstFont()) {
      faults.push(...(await fieldFaults(page)));
      await page.setViewportSize(ZOOMED_IN);
      await page.keyboard.press('Tab');
      faults.push(...(await focusFaults(page)));
      await page.setViewportSize(DESKTOP);
      faults.push(...(await tabOrderFaults(page)));
    }
    expect(faults).toEqual([]);
  });
}
