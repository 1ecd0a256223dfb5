import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import {
  classEnded,
  classStarted,
  hintRevealed,
  nextTeacherCame,
  scoresReset,
  scoresRestored,
  selectBestScore,
  selectCertificate,
  selectGuess,
  selectHint,
  selectHintsUsed,
  selectIsLastRound,
  selectIsRight,
  selectPersisted,
  selectPhase,
  selectPoints,
  selectRound,
  selectScore,
  selectTeacherType,
  teacherGuessed,
} from '../../../src/games/guess-the-teacher/slice';
import {
  askForHint,
  callNextTeacher,
  enterClass,
  guessTeacher,
  startClass,
} from '../../../src/games/guess-the-teacher/thunks';
import type { AppStore, AppThunk } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';
import { seededRandom } from '../../support/seededRandom';
import { revealHint } from '../../support/turns';

type Event = UnknownAction | AppThunk;

/** A store in which this has happened. */
function storeAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) store.dispatch(event);
  return store;
}

const stateOf = (store: AppStore) => store.getState().guessTheTeacher;

/** How a round goes: guessed at once, guessed with a hint, or not guessed. */
type Way = 'right' | 'hinted' | 'wrong';

/** A round, once its teacher is in. */
function guessed(teacher: TeacherType, way: Way): Event[] {
  const other = teacher === 'math' ? 'pe' : 'math';
  const guess = guessTeacher(way === 'wrong' ? other : teacher);
  return way === 'hinted' ? [revealHint(1), guess] : [guess];
}

/** Rounds with these teachers, in their order, up to the last guess. */
const rounds = (...ways: Way[]) =>
  ways.flatMap((way, index) => {
    const teacher = TEACHERS[index] as TeacherType;
    const came = index === 0 ? classStarted(teacher) : nextTeacherCame(teacher);
    return [came, ...guessed(teacher, way)];
  });

const wholeClass = (...ways: Way[]) => [...rounds(...ways), classEnded()];
const fairClass = wholeClass('right', 'hinted', 'wrong', 'right', 'right');

/** How each point of a class is reached, after a class that scored 35: there is something to lose. */
const ways: Record<string, Event[]> = {
  'before the first class': [],
  guessing: [...fairClass, classStarted('english')],
  'guessing with a hint': [...fairClass, classStarted('english'), revealHint(2)],
  guessed: [...fairClass, ...rounds('hinted', 'wrong')],
  'guessed in the last round': [...fairClass, ...fairClass.slice(0, -1)],
  ended: fairClass,
};
const POINTS = Object.keys(ways);
const storeAt = (point: string) => storeAfter(...(ways[point] ?? []));

test('starts with nobody in, in the first round, with no score', () => {
  expect(stateOf(storeAfter())).toEqual({
    phase: 'idle',
    round: 1,
    teacherType: null,
    hint: null,
    hintUsed: false,
    hintsUsed: 0,
    guess: null,
    score: 0,
    bestScore: 0,
  });
});

test.each([
  ['before the first class', 'idle', 1],
  ['guessing', 'guessing', 1],
  ['guessing with a hint', 'guessing', 1],
  ['guessed', 'guessed', 2],
  ['guessed in the last round', 'guessed', 5],
  ['ended', 'ended', 5],
])('the way to "%s" leads to the phase "%s" in round %i', (point, phase, round) => {
  const state = storeAt(point).getState();
  expect(selectPhase(state)).toBe(phase);
  expect(selectRound(state)).toBe(round);
});

describe('an event of the class', () => {
  const events: Record<string, Event> = {
    'a class that starts': classStarted('history'),
    'a hint': revealHint(0),
    'a right guess': guessTeacher('english'),
    'a wrong guess': guessTeacher('science'),
    'a hint of another round': hintRevealed({ round: 9, hint: 0 }),
    'a guess of another round': teacherGuessed({ round: 9, guess: 'english' }),
    'the next teacher': nextTeacherCame('history'),
    'the end of the class': classEnded(),
  };
  const guesses = ['a right guess', 'a wrong guess'];
  const accepted: Record<string, string[]> = {
    'before the first class': ['a class that starts'],
    guessing: ['a hint', ...guesses],
    'guessing with a hint': guesses,
    guessed: ['the next teacher'],
    'guessed in the last round': ['the end of the class'],
    ended: ['a class that starts'],
  };
  const pairs = POINTS.flatMap((point) =>
    Object.entries(events).map(([name, event]) => ({ point, name, event })),
  );
  const isAccepted = ({ point, name }: (typeof pairs)[number]) => accepted[point]?.includes(name);

  test.each(pairs.filter(isAccepted))('at "$point", $name is accepted', ({ point, event }) => {
    const store = storeAt(point);
    const before = stateOf(store);
    store.dispatch(event);
    expect(stateOf(store)).not.toEqual(before);
  });

  test.each(pairs.filter((pair) => !isAccepted(pair)))(
    'at "$point", $name changes nothing',
    ({ point, event }) => {
      const store = storeAt(point);
      const before = stateOf(store);
      store.dispatch(event);
      expect(stateOf(store)).toEqual(before);
    },
  );
});

describe('a class that starts', () => {
  test.each(['before the first class', 'ended'])(
    'at "%s" begins with its first round, and forgets all but the best score',
    (point) => {
      const store = storeAt(point);
      const { bestScore } = stateOf(store);
      store.dispatch(classStarted('history'));
      expect(stateOf(store)).toEqual({
        phase: 'guessing',
        round: 1,
        teacherType: 'history',
        hint: null,
        hintUsed: false,
        hintsUsed: 0,
        guess: null,
        score: 0,
        bestScore,
      });
    },
  );
});

describe('a hint', () => {
  test('is the one that was drawn, counts in round and class, and leaves the rest', () => {
    const store = storeAt('guessing');
    const before = stateOf(store);
    store.dispatch(revealHint(2));
    expect(selectHint(store.getState())).toBe(2);
    expect(stateOf(store)).toEqual({ ...before, hint: 2, hintUsed: true, hintsUsed: 1 });
  });

  test.each(['right', 'wrong'] as const)('counts in a round that ends %s', (way) => {
    const teacher = way === 'right' ? 'math' : 'science';
    const store = storeAfter(classStarted('math'), revealHint(0), guessTeacher(teacher));
    expect(selectHintsUsed(store.getState())).toBe(1);
  });

  test('can be had once a round: five in a class', () => {
    const store = storeAfter(...wholeClass('hinted', 'hinted', 'hinted', 'hinted', 'hinted'));
    expect(selectHintsUsed(store.getState())).toBe(5);
    expect(selectScore(store.getState())).toBe(25);
  });
});

describe('a guess', () => {
  test.each([
    ['right', 10, true],
    ['hinted', 5, true],
    ['wrong', 0, false],
  ] as const)('that is "%s" scores %i, once', (way, points, isRight) => {
    const store = storeAfter(classStarted('math'));
    expect(selectPoints(store.getState())).toBe(0);
    for (const event of guessed('math', way)) store.dispatch(event);
    const state = store.getState();
    expect(selectIsRight(state)).toBe(isRight);
    expect(selectGuess(state)).toBe(isRight ? 'math' : 'pe');
    expect(selectPoints(state)).toBe(points);
    expect(selectScore(state)).toBe(points);
  });

  test('that is wrong scores nothing with a hint either', () => {
    const store = storeAfter(classStarted('math'), revealHint(0), guessTeacher('pe'));
    expect(selectPoints(store.getState())).toBe(0);
    expect(selectScore(store.getState())).toBe(0);
  });

  test('is of a teacher who stays in, so that it can be said who it was', () => {
    const store = storeAfter(classStarted('math'), guessTeacher('pe'));
    expect(selectTeacherType(store.getState())).toBe('math');
  });
});

test('the teacher who was just in does not come in again, whatever a log says', () => {
  const store = storeAfter(...rounds('right'));
  const before = stateOf(store);
  store.dispatch(nextTeacherCame('math'));
  expect(stateOf(store)).toEqual(before);
});

test('nobody is right before there is somebody to guess', () => {
  expect(selectIsRight(storeAfter().getState())).toBe(false);
  expect(selectIsRight(storeAfter(classStarted('pe')).getState())).toBe(false);
});

test('the next teacher brings a new round: no guess, no hint, and all that was scored', () => {
  const store = storeAfter(...rounds('hinted'));
  store.dispatch(nextTeacherCame('science'));
  expect(stateOf(store)).toEqual({
    phase: 'guessing',
    round: 2,
    teacherType: 'science',
    hint: null,
    hintUsed: false,
    hintsUsed: 1,
    guess: null,
    score: 5,
    bestScore: 0,
  });
});

test('a hint of an earlier round costs the next guess nothing', () => {
  const store = storeAfter(...rounds('hinted', 'right'));
  expect(selectPoints(store.getState())).toBe(10);
  expect(selectScore(store.getState())).toBe(15);
});

test('the fifth round is the last one', () => {
  const store = storeAfter(classStarted('math'));
  const isLast = [selectIsLastRound(store.getState())];
  for (const teacher of ['pe', 'math', 'pe', 'math'] as const) {
    store.dispatch(guessTeacher(teacher));
    store.dispatch(nextTeacherCame(teacher));
    isLast.push(selectIsLastRound(store.getState()));
  }
  expect(isLast).toEqual([false, false, false, false, true]);
});

test.each([
  [50, 'pet', ['right', 'right', 'right', 'right', 'right']],
  [40, 'pet', ['right', 'right', 'wrong', 'right', 'right']],
  [35, 'vip', ['right', 'hinted', 'wrong', 'right', 'right']],
  [30, 'vip', ['right', 'hinted', 'hinted', 'wrong', 'right']],
  [25, 'survivor', ['hinted', 'hinted', 'hinted', 'hinted', 'hinted']],
  [20, 'survivor', ['wrong', 'right', 'wrong', 'right', 'wrong']],
  [15, 'clown', ['wrong', 'hinted', 'wrong', 'right', 'wrong']],
  [0, 'clown', ['wrong', 'wrong', 'wrong', 'wrong', 'wrong']],
] as const)('a class that adds up to %i ends as a %s: %j', (score, certificate, rounds) => {
  const state = storeAfter(...wholeClass(...rounds)).getState();
  expect(selectScore(state)).toBe(score);
  expect(selectCertificate(state)).toBe(certificate);
  expect(selectBestScore(state)).toBe(score);
});

describe('the best score', () => {
  const poorClass = wholeClass('wrong', 'wrong', 'hinted', 'wrong', 'right');
  const bestAfter = (...events: Event[]) => selectBestScore(storeAfter(...events).getState());

  test('is that of the best class there was', () => {
    expect(bestAfter(...poorClass)).toBe(15);
    expect(bestAfter(...poorClass, ...fairClass)).toBe(35);
    expect(bestAfter(...fairClass, ...poorClass)).toBe(35);
  });

  test('is not touched by a class that has not come to its end', () => {
    expect(bestAfter(...poorClass, ...fairClass.slice(0, -1))).toBe(15);
  });

  test.each(POINTS)('is forgotten by a reset at "%s", and the class goes on', (point) => {
    const store = storeAt(point);
    const before = stateOf(store);
    store.dispatch(scoresReset());
    expect(stateOf(store)).toEqual({ ...before, bestScore: 0 });
  });

  test.each(POINTS)('is taken over from another tab at "%s", and nothing else', (point) => {
    const store = storeAt(point);
    const before = stateOf(store);
    store.dispatch(scoresRestored({ bestScore: 45 }));
    expect(selectPersisted(store.getState())).toEqual({ bestScore: 45 });
    expect(stateOf(store)).toEqual({ ...before, bestScore: 45 });
  });

  test('is all that outlives the visit', () => {
    expect(selectPersisted(storeAt('guessed').getState())).toEqual({ bestScore: 35 });
  });
});

describe('whatever happens', () => {
  const anyTeacher = fc.constantFrom(...TEACHERS);
  const ofTheClass: fc.Arbitrary<Event> = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(startClass, enterClass).map((thunk) => thunk()) },
    { weight: 1, arbitrary: fc.constant(askForHint()) },
    { weight: 4, arbitrary: anyTeacher.map((type) => guessTeacher(type)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: 1, max: 5 }), anyTeacher)
        .map(([round, guess]) => teacherGuessed({ round, guess })),
    },
    { weight: 4, arbitrary: fc.constant(callNextTeacher()) },
    { weight: 1, arbitrary: fc.constant(classEnded()) },
  );
  const ofTheScore: fc.Arbitrary<Event> = fc.oneof(
    fc.constant(scoresReset()),
    fc.nat(10).map((fives) => scoresRestored({ bestScore: fives * 5 })),
  );
  /** Long enough for a class to come to its end. */
  const anyGame = fc.tuple(
    fc.integer(),
    fc.array(fc.oneof({ weight: 20, arbitrary: ofTheClass }, ofTheScore), {
      minLength: 1,
      maxLength: 60,
      size: 'max',
    }),
  );

  /** Plays, and looks after each event at what was and what is. */
  function play(
    [seed, events]: [number, Event[]],
    look: (now: ReturnType<typeof stateOf>, before: ReturnType<typeof stateOf>) => void,
  ) {
    const env = scriptedEnv();
    env.random.mockImplementation(seededRandom(seed));
    const store = makeStore({ env });
    for (const event of events) {
      const before = stateOf(store);
      store.dispatch(event as UnknownAction);
      look(stateOf(store), before);
    }
  }

  test('every state is one that a class can have', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        play(game, (state) => {
          const { phase, round, teacherType, guess, hint, hintUsed } = state;
          const { hintsUsed, score, bestScore } = state;
          expect(['idle', 'guessing', 'guessed', 'ended']).toContain(phase);
          expect([1, 2, 3, 4, 5]).toContain(round);
          expect(hintsUsed).toBeGreaterThanOrEqual(hintUsed ? 1 : 0);
          expect(hintsUsed).toBeLessThanOrEqual(round);
          for (const points of [score, bestScore]) {
            expect(points % 5).toBe(0);
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(50);
          }
          const isGuessed = phase === 'guessed' || phase === 'ended';
          expect(score).toBeLessThanOrEqual(10 * (isGuessed ? round : round - 1));
          expect(guess !== null).toBe(isGuessed);
          expect(hint !== null).toBe(hintUsed);
          expect(teacherType === null).toBe(phase === 'idle');
        });
      }),
    );
  });

  test('each round has another teacher than the one before, and nobody loses what was scored', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        play(game, (now, before) => {
          const isNewRound = now.phase === 'guessing' && before.phase !== 'guessing';
          if (isNewRound) expect(now.teacherType).not.toBe(before.teacherType);
          else expect(now.teacherType).toBe(before.teacherType);

          const isNewClass = isNewRound && now.round === 1;
          if (isNewClass) return;
          expect(now.round).toBe(before.round + (isNewRound ? 1 : 0));
          expect(now.score).toBeGreaterThanOrEqual(before.score);
          expect(now.hintsUsed).toBeGreaterThanOrEqual(before.hintsUsed);
        });
      }),
    );
  });
});
