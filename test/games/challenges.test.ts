/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import * as uddLink from '../../src/games/chidiya-udd/links';
import * as uddSlice from '../../src/games/chidiya-udd/slice';
import { callNextTeacher, guessTeacher } from '../../src/games/guess-the-teacher/effects';
import * as teacherLink from '../../src/games/guess-the-teacher/links';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as teacherSlice from '../../src/games/guess-the-teacher/slice';
import { throwBall } from '../../src/games/hand-cricket/effects';
import * as cricketLink from '../../src/games/hand-cricket/links';
import type { Ball } from '../../src/games/hand-cricket/rules';
import { ballsOf } from '../../src/games/hand-cricket/rules';
import * as cricketSlice from '../../src/games/hand-cricket/slice';
import { startQuiz } from '../../src/games/quiz/effects';
import * as quizLink from '../../src/games/quiz/links';
import * as quizSlice from '../../src/games/quiz/slice';
import * as handsLink from '../../src/games/rock-paper-scissors/links';
import { decide } from '../../src/games/rock-paper-scissors/rules';
import * as handsSlice from '../../src/games/rock-paper-scissors/slice';
import * as taskLink from '../../src/games/truth-or-dare/links';
import { DIFFICULTIES, POOL_INDEXES, SECONDS, TYPES } from '../../src/games/truth-or-dare/rules';
import * as taskSlice from '../../src/games/truth-or-dare/slice';
import { linkHash } from '../../src/sharing/link';
import { soundSwitched } from '../../src/state/uiSlice';
import type { Click } from '../support/gameFixture';
import { givenAway } from '../support/givenAway';
import { pass, recordedStore } from '../support/recordedStore';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { anyInnings } from './hand-cricket/arbitraries';
import { ORDERS, pickOption } from './quiz/turns';
import type { Link } from './shared/challengeLink';
import { acceptedIn, isOffered } from './shared/challengeLink';

/** One that ended with Out, or with the ball that won a chase. */
const innings = fc
  .tuple(anyInnings(61), fc.boolean())
  .map(([balls, isOut]) => (isOut || balls.length === 1 ? balls : balls.slice(0, -1)));
const task = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  type: fc.constantFrom(...TYPES),
  index: fc.constantFrom(...POOL_INDEXES),
});

test.each([
  ['Truth or Dare', isOffered('task', taskLink, task, taskSlice.challengeAccepted)],
  [
    'Hand Cricket, in which the friend stands where the computer stands,',
    isOffered('innings', cricketLink, innings, (sent) =>
      cricketSlice.challengeAccepted(sent.map(([mine, theirs]): Ball => [theirs, mine])),
    ),
  ],
])('%s offers what can be sent, and nothing else', (_name, check) => check());

const CLASS = [4, 1, 7, 13, 10].map((number) => ({
  teacherType: TEACHERS[Math.floor(number / 3)] as (typeof TEACHERS)[number],
  card: number % 3,
}));

/* Links live for ever: the links of the first release must stay readable. */
test('the link of an innings is never written otherwise', () => {
  expect(cricketLink.challengeHashOf(ballsOf('416322'))).toBe('#c=1.L7Pt9');
});

test.each([
  [61, true],
  [62, false],
])('an innings of %i balls can be sent: %s', (length, expected) => {
  const sent = Array.from({ length }, (): Ball => [6, 5]);
  expect(cricketLink.challengeHashOf(sent) !== undefined).toBe(expected);
  const hash = linkHash('innings', Array(length).fill(34));
  expect(cricketLink.offerIn(hash) !== null).toBe(expected);
});

test.each([
  ['416322', 'Dost ke 10 run, 3 balls mein. Target tumhara: 11.'],
  ['22', 'Dost ke 0 run, 1 ball mein. Target tumhara: 1.'],
])('of an innings "%s" it says: %s', (digits, line) => {
  const hash = cricketLink.challengeHashOf(ballsOf(digits)) ?? '';
  expect(cricketLink.offerIn(hash)?.lines[0]).toBe(line);
});

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

describe('an accepted challenge', () => {
  test('Quiz Game: the next quiz has the same orders', () => {
    const { store, env } = recordedStore([]);
    store.dispatch(quizSlice.nameTyped('Bittu'));
    store.dispatch(quizSlice.challengeAccepted({ optionOrders: ORDERS, score: 4 }));
    store.dispatch(startQuiz());
    expect(store.getState().quiz).toMatchObject({ phase: 'question', optionOrders: ORDERS });
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Guess the Teacher: brings its cards in their order; the next class is without it', () => {
    const { store, env } = recordedStore([]);
    store.dispatch(teacherSlice.classStarted({ teacherType: 'pe', card: 0 }));
    store.dispatch(teacherSlice.challengeAccepted({ cards: CLASS, score: 25 }));
    for (const [round, { teacherType }] of CLASS.entries()) {
      if (round > 0) store.dispatch(callNextTeacher());
      store.dispatch(guessTeacher(teacherType));
    }
    store.dispatch(teacherSlice.classEnded());
    expect(store.getState().guessTheTeacher).toMatchObject({
      ...{ phase: 'ended', cards: CLASS, score: 50, bestScore: 50, challenge: { score: 25 } },
    });
    expect(env.random).not.toHaveBeenCalled();
    store.dispatch(teacherSlice.classStarted({ teacherType: 'pe', card: 1 }));
    expect(store.getState().guessTheTeacher.challenge).toBeNull();
  });

  test('Truth or Dare: the task takes over from a spin, with its own time', async () => {
    const { store, env } = recordedStore([]);
    const challenged = { difficulty: 'hard', type: 'Dare', index: 4 } as const;
    store.dispatch(taskSlice.spinStarted());
    await pass(1500);
    store.dispatch(taskSlice.challengeAccepted(challenged));
    expect(taskSlice.selectOpenTask(store.getState())).toEqual(challenged);
    await pass(20_000);
    expect(taskSlice.selectCountdown(store.getState())).toBe(SECONDS.hard - 20);
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Rock Paper Scissors: the hands come in their order, and then drawn ones', async () => {
    const friend = ['paper', 'rock', 'scissors', 'scissors', 'paper'] as const;
    const { store, env } = recordedStore([0.1]);
    const game = () => store.getState().rockPaperScissors;
    store.dispatch(handsSlice.roundStarted('rock'));
    store.dispatch(handsSlice.challengeAccepted([...friend]));
    await pass(5000);
    expect(game()).toMatchObject({ phase: 'idle', history: [] });
    for (const hand of friend) {
      store.dispatch(handsSlice.roundStarted('rock'));
      await pass(2000);
      expect(game()).toMatchObject({ computerChoice: hand, result: decide('rock', hand) });
    }
    expect(env.random).not.toHaveBeenCalled();
    store.dispatch(handsSlice.roundStarted('paper'));
    await pass(2000);
    expect(game()).toMatchObject({ challenge: null, computerChoice: 'rock' });
  });
});

/*
 * Nobody may learn from the page what comes in a challenge. So each is played against two friends who have the same
 * score, and have sent the same first thing and then another: at each moment all that the page gives away is the
 * same to the byte, until the next thing is shown. (The task of Truth or Dare is shown before Accept.)
 */
const withSound = soundSwitched(true);
const OTHER_CLASS = CLASS.with(1, { teacherType: 'history', card: 0 });

test.each<
  [string, Link<never>['offerIn'], (string | undefined)[], ...[does: Click, ms?: number][]]
>([
  [
    'hand-cricket',
    cricketLink.offerIn,
    // The computer shows 1, and then 3 or 5.
    [
      cricketLink.challengeHashOf(ballsOf('416322')),
      cricketLink.challengeHashOf(ballsOf('614533')),
    ],
    [throwBall(4), 1000],
    [throwBall(2), 950],
    [withSound, 50],
  ],
  [
    'rockpaperscissors',
    handsLink.offerIn,
    [
      handsLink.challengeHashOf(['paper', 'rock']),
      handsLink.challengeHashOf(['paper', 'scissors']),
    ],
    [handsSlice.roundStarted('rock'), 2000],
    [handsSlice.roundStarted('rock'), 1950],
    [withSound, 50],
  ],
  [
    'quizgame',
    quizLink.offerIn,
    [
      quizLink.challengeHashOf({ optionOrders: ORDERS, score: 4 }),
      quizLink.challengeHashOf({ optionOrders: ORDERS.with(1, [3, 2, 1, 0]), score: 4 }),
    ],
    [quizSlice.nameTyped('Bittu')],
    [startQuiz()],
    [pickOption(0)],
    [quizSlice.nextQuestionOpened()],
  ],
  [
    'guess-the-teacher',
    teacherLink.offerIn,
    [
      teacherLink.challengeHashOf({ cards: CLASS, score: 25 }),
      teacherLink.challengeHashOf({ cards: OTHER_CLASS, score: 25 }),
    ],
    [guessTeacher('pe')],
    [callNextTeacher()],
  ],
  [
    'chidiya-udd',
    uddLink.offerIn,
    [
      uddLink.challengeHashOf({ mode: 'fast', score: 0, names: ['tota', 'maina', 'kutta'] }),
      uddLink.challengeHashOf({ mode: 'fast', score: 0, names: ['tota', 'bhains', 'kutta'] }),
    ],
    [uddSlice.gameStarted(), 1300],
    [withSound, 1900],
    [withSound, 1700],
  ],
])('%s: the page gives away nothing of a challenge before it is played', async (...row) => {
  const [path, offerIn, sent, ...turns] = row;
  async function play(hash = '') {
    const scene = { draws: Array(50).fill(0.5), isAlone: true };
    const { store, env, ...time } = await renderWithFakeTimers(`/school-games/${path}`, scene);
    const given = [JSON.stringify(offerIn(hash)?.lines)];
    for (const [does, ms = 0] of [
      [withSound],
      [acceptedIn({ offerIn }, hash)],
      ...turns,
    ] as typeof turns) {
      act(() => void store.dispatch(does as UnknownAction));
      await time.pass(ms + 1);
      // What goes on after a reload has them, as the link has.
      delete env.sessionStorage.entries.bbh_game_handCricket;
      given.push(givenAway(env));
    }
    cleanup();
    return given;
  }
  // What is loaded later is there from then on.
  await play(sent[0]);
  const [one, other] = [await play(sent[0]), await play(sent[1])];
  expect(one.findIndex((given, at) => given !== other[at])).toBe(one.length - 1);
});
