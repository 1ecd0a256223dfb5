import fc from 'fast-check';
import { isCredible } from '../../../src/games/shared/indianDay';
import { LAST_DAY, validate as validateBadges } from '../../../src/report-card/slice';
import type { Subjects } from '../../../src/report-card/subjects';
import { loadSubjects, selectScores } from '../../../src/report-card/subjects';
import { decode, encode } from '../../../src/report-card/transfer/code';
import type { Snapshot } from '../../../src/report-card/transfer/snapshot';
import {
  merged,
  mergeScores,
  payloadOf,
  playsOf,
  snapshotOf,
} from '../../../src/report-card/transfer/snapshot';
import { scoresTaken } from '../../../src/state/scoresTaken';
import type { RootState } from '../../../src/state/types';
import { validFields } from '../../support/storedTexts';
import { expectValidState } from '../../support/validState';
import { anyState, stateWith } from '../arbitraries';
import { startVisit, TODAY } from '../card';

let subjects: Subjects;
beforeAll(async () => {
  subjects = await loadSubjects();
});

const figuresIn = (state: RootState) => snapshotOf(state, subjects, TODAY);
/** As they arrive by a code. */
const sent = (figures: Snapshot) => decode(encode(figures, subjects), subjects) as Snapshot;
const mergeOf = (here: Snapshot, coming: Snapshot): Snapshot => ({
  ...merged(here, coming, subjects),
  day: TODAY,
});

const anyFigures = anyState.map(figuresIn);

/** A state in which each game has these scores, as far as it knows them. */
const stateOf = (scores: object, badges: unknown) =>
  stateWith(() => scores, validateBadges(badges));
const figuresWith = (scores: object, badges: unknown) => figuresIn(stateOf(scores, badges));

/** Without what depends on who asks: guides have no order, and a streak may be stale. */
function comparable({ values, badges }: Snapshot) {
  const counts = subjects.map(({ game, figures }) =>
    values[game.key]?.filter((_, at) => figures.list[at]?.label !== 'Streak'),
  );
  return { counts, badges: { ...badges, guides: badges.guides.toSorted() } };
}

describe('a merge', () => {
  test('with itself, also by a code, and a second time changes nothing', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (here, coming) => {
        expect(mergeOf(here, here)).toEqual(here);
        expect(mergeOf(here, sent(here))).toEqual(here);
        const once = mergeOf(here, coming);
        expect(mergeOf(once, coming)).toEqual(once);
      }),
    );
  });

  test('is the same in both directions and, of three phones, in any order, but for streaks', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, anyFigures, (a, b, c) => {
        expect(comparable(mergeOf(a, b))).toEqual(comparable(mergeOf(b, a)));
        expect(comparable(mergeOf(mergeOf(a, b), c))).toEqual(
          comparable(mergeOf(a, mergeOf(b, c))),
        );
      }),
    );
  });

  test('lowers no figure of this phone, and none but a streak of the other', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (here, coming) => {
        const after = mergeOf(here, coming);
        for (const subject of subjects) {
          const { game, figures } = subject;
          for (const [at, { label, shown = Number }] of figures.list.entries()) {
            const [own, other, will] = [here, coming, after].map(({ values }) =>
              shown(values[game.key]?.[at]),
            ) as [number, number, number];
            expect(will).toBeGreaterThanOrEqual(own);
            if (label !== 'Streak') expect(will).toBeGreaterThanOrEqual(other);
          }
          const [own, other] = [playsOf(here, subject), playsOf(coming, subject)];
          const days = [own.day, other.day].filter((day) => isCredible(day, TODAY));
          expect(playsOf(after, subject)).toEqual({
            count: Math.max(own.count, other.count),
            day: Math.max(0, ...days) || expect.any(Number),
          });
        }
        expect(after.badges.days).toBe(Math.max(here.badges.days, coming.badges.days));
      }),
    );
  });
});

type Dated = [streak: number, day: number];

test.each<[string, Dated, Dated, number]>([
  ['of a later day is taken', [3, 10], [5, 11], 5],
  ['of a later day that is shorter is not', [5, 10], [3, 11], 5],
  ['of the same day is taken', [3, 10], [5, 10], 5],
  ['of an earlier day is not: it may have ended here', [3, 10], [5, 9], 3],
  ['of an unknown day is taken', [3, 10], [5, 0], 5],
  ['is taken where the day here is unknown', [3, 0], [5, 10], 5],
  ['is taken where the clock here was years ahead', [3, 90_000], [5, 10], 5],
  ['of a clock that was years ahead is taken', [3, 10], [5, 90_000], 5],
])('a streak %s', (_what, here, coming, streak) => {
  const name = 'truthOrDare';
  const [own, other] = [here, coming].map(([length, day]) =>
    figuresWith({ streak: length }, { plays: day > 0 ? { [name]: { count: 1, day } } : {} }),
  ) as [Snapshot, Snapshot];
  const [, taken, best] = mergeOf(own, other).values[name] ?? [];
  expect([taken, best]).toEqual([streak, Math.max(here[0], coming[0])]);
});

const quizPlays = (count: number, day: number) => ({ plays: { quiz: { count, day } } });

test.each([
  [
    'each badge keeps its earlier day',
    { earned: { 'first-win': 10, 'streak-10': 20, 'no-hint': 30 } },
    { earned: { 'first-win': 11, 'streak-10': 19, wedding: 5 } },
    { earned: { 'first-win': 10, 'streak-10': 19, 'no-hint': 30, wedding: 5 } },
  ],
  [
    'plays are the greater count and the later day',
    quizPlays(3, 20),
    quizPlays(5, 10),
    quizPlays(5, 20),
  ],
  ['whichever phone has which', quizPlays(5, 10), quizPlays(3, 20), quizPlays(5, 20)],
  ['plays are those of one side, too', {}, quizPlays(3, 20), quizPlays(3, 20)],
  ['a day years ahead gives way', quizPlays(3, 90_000), quizPlays(5, 20), quizPlays(5, 20)],
  ['it does on either side', quizPlays(3, 20), quizPlays(5, 90_000), quizPlays(5, 20)],
  ['it stays where there is no other', {}, quizPlays(3, 90_000), quizPlays(3, 90_000)],
  ['days are not added up, as they may be the same', { days: 3 }, { days: 5 }, { days: 5 }],
  [
    'guides are those of both, each once, those of this phone first',
    { guides: ['pacheta', 'chidiya-udd'] },
    { guides: ['pacheta', 'nani-ka-ghar'] },
    { guides: ['pacheta', 'chidiya-udd', 'nani-ka-ghar'] },
  ],
])('of the badges %s', (_what, here, coming, expected) => {
  const { badges } = mergeOf(figuresWith({}, here), figuresWith({}, coming));
  expect(badges).toMatchObject(expected);
});

describe('the payload', () => {
  const payloadIn = (state: RootState, coming: Snapshot) =>
    payloadOf(state, merged(figuresIn(state), coming, subjects), subjects);

  test('has the slices that change, each with all that it persists, or the badges alone', () => {
    const state = stateOf({ ...validFields, tasksCompleted: 7 }, { days: 2, lastGame: 'quiz' });
    const coming = figuresWith({ ...validFields, tasksCompleted: 9 }, { days: 2 });
    expect(payloadIn(state, coming)).toEqual({
      truthOrDare: { difficulty: 'hard', tasksCompleted: 9, streak: 2, bestStreak: 4 },
    });
    const earned = { 'first-win': 20_783 };
    expect(
      payloadIn(state, figuresWith({ ...validFields, tasksCompleted: 7 }, { earned })),
    ).toEqual({ badges: { earned, plays: {}, days: 2, guides: [], lastGame: 'quiz' } });
    // Nobody has played a quiz here: 0 is a score.
    expect(payloadIn(stateOf({}, {}), figuresWith({ bestScore: 0 }, {}))).toEqual({
      quiz: { bestScore: 0 },
    });
  });
});

test('in a store a merge leaves every slice valid, with the figures of the merge; again it is no event', async () => {
  await fc.assert(
    fc.asyncProperty(anyState, anyState, async (here, other) => {
      const { store } = await startVisit();
      const scores = subjects.map((subject) => [subject.game.key, selectScores(here, subject)]);
      const { badges: own } = figuresIn(here);
      store.dispatch(
        scoresTaken({ from: 'tab', scores: { ...Object.fromEntries(scores), badges: own } }),
      );
      const before = figuresIn(store.getState());
      // By a phone whose clock is wrong.
      const coming = sent(snapshotOf(other, subjects, LAST_DAY));
      store.dispatch(mergeScores(coming, subjects));
      const state = store.getState();
      expectValidState(state);
      const { values, badges } = mergeOf(before, coming);
      expect(figuresIn(state).values).toEqual(values);
      // What was merged may have earned some more.
      const earned = expect.objectContaining(badges.earned);
      expect(figuresIn(state).badges).toEqual({ ...badges, earned });
      const dispatch = jest.fn();
      mergeScores(coming, subjects)(dispatch, store.getState, store.env);
      expect(dispatch).not.toHaveBeenCalled();
    }),
    { numRuns: 15 },
  );
});
