import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Game } from '../../../src/games/shared/game';
import { validate as validateBadges } from '../../../src/report-card/persisted';
import { decode, encode } from '../../../src/report-card/transfer/code';
import type { Figures } from '../../../src/report-card/transfer/figures';
import { figuresOf, merged, payloadOf, playsOf } from '../../../src/report-card/transfer/figures';
import { mergeScores } from '../../../src/report-card/transfer/mergeScores';
import type { Source, Sources } from '../../../src/report-card/transfer/sources';
import type { RootState } from '../../../src/state/types';
import { validFields } from '../../support/storedTexts';
import { expectValidState } from '../../support/validState';
import { anyState, stateWith } from '../arbitraries';
import { loadCard, startVisit } from '../card';

let sources: Sources;
beforeAll(async () => {
  ({ sources } = await loadCard());
});

const DAY = 20_791;

const figuresIn = (state: RootState) => figuresOf(state, sources, DAY);
/** As they arrive by a code. */
const sent = (figures: Figures) => decode(encode(figures, sources), sources) as Figures;
const mergeOf = (here: Figures, coming: Figures): Figures => ({
  ...merged(here, coming, sources),
  day: DAY,
});

const anyFigures = anyState.map(figuresIn);
const sourceOf = (name: string) => sources.find(({ game }) => game.slice.name === name) as Source;

/** Without what depends on who asks: guides have no order, and a streak may be stale. */
function comparable({ values, badges }: Omit<Figures, 'day'>) {
  const counts = sources.map(({ game, figures }) =>
    values[game.slice.name]?.filter((_, at) => figures.list[at]?.label !== 'Streak'),
  );
  return { counts, badges: { ...badges, guides: badges.guides.toSorted() } };
}

describe('a merge', () => {
  test('with itself changes nothing', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        expect(mergeOf(figures, figures)).toEqual(figures);
        expect(mergeOf(figures, sent(figures))).toEqual(figures);
      }),
    );
  });

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (here, coming) => {
        const once = mergeOf(here, coming);
        expect(mergeOf(once, coming)).toEqual(once);
      }),
    );
  });

  test('is the same in both directions, but for streaks', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (here, coming) => {
        expect(comparable(mergeOf(here, coming))).toEqual(comparable(mergeOf(coming, here)));
      }),
    );
  });

  test('of three phones is the same in any order, but for streaks', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, anyFigures, (a, b, c) => {
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
        for (const { game, figures } of sources) {
          for (const [at, { label, shown = Number }] of figures.list.entries()) {
            const [own, other, will] = [here, coming, after].map(({ values }) =>
              shown(values[game.slice.name]?.[at]),
            ) as [number, number, number];
            expect(will).toBeGreaterThanOrEqual(own);
            if (label !== 'Streak') expect(will).toBeGreaterThanOrEqual(other);
          }
          for (const side of [here, coming]) {
            const plays = playsOf(side, sourceOf(game.slice.name));
            expect(playsOf(after, sourceOf(game.slice.name))).toEqual({
              count: expect.any(Number),
              day: expect.any(Number),
            });
            const taken = playsOf(after, sourceOf(game.slice.name));
            expect(taken.count).toBeGreaterThanOrEqual(plays.count);
            expect(taken.day).toBeGreaterThanOrEqual(plays.day);
          }
        }
        expect(after.badges.days).toBe(Math.max(here.badges.days, coming.badges.days));
        expect(new Set(after.badges.guides)).toEqual(
          new Set([...here.badges.guides, ...coming.badges.guides]),
        );
      }),
    );
  });
});

/** A state with one game of which nothing else matters. */
const stateOf = (scores: object, badges: unknown) =>
  stateWith(() => scores, validateBadges(badges));
const figuresWith = (scores: object, badges: unknown) => figuresIn(stateOf(scores, badges));

describe.each(['truthOrDare', 'rockPaperScissors', 'handCricket'])('a streak of %s', (name) => {
  const withStreak = (streak: number, day: number) =>
    figuresWith({ streak }, { plays: day > 0 ? { [name]: { count: 1, day } } : {} });

  type Dated = [streak: number, day: number];

  test.each<[string, Dated, Dated, number]>([
    ['of a later day is taken', [3, 10], [5, 11], 5],
    ['of a later day that is shorter is not', [5, 10], [3, 11], 5],
    ['of the same day is taken', [3, 10], [5, 10], 5],
    ['of an earlier day is not: it may have ended here', [3, 10], [5, 9], 3],
    ['of an earlier day is not, though there is none here', [0, 10], [5, 9], 0],
    ['of an unknown day is taken', [3, 10], [5, 0], 5],
    ['is taken where the day here is unknown', [3, 0], [5, 10], 5],
    ['is taken where both days are unknown', [3, 0], [5, 0], 5],
    ['is the longer one of this phone', [5, 10], [3, 10], 5],
  ])('%s', (_what, here, coming, streak) => {
    const { figures } = sourceOf(name);
    const at = figures.list.findIndex(({ label }) => label === 'Streak');
    const { values } = mergeOf(withStreak(...here), withStreak(...coming));
    expect(values[name]?.[at]).toBe(streak);
    const best = figures.list.findIndex(({ label }) => label === 'Best streak');
    expect(values[name]?.[best]).toBe(Math.max(here[0], coming[0]));
  });
});

describe('of the badges', () => {
  const mergedBadges = (here: unknown, coming: unknown) =>
    mergeOf(figuresWith({}, here), figuresWith({}, coming)).badges;

  test('each keeps its earlier day', () => {
    const here = { earned: { 'first-win': 10, 'streak-10': 20, 'no-hint': 30 } };
    const coming = { earned: { 'first-win': 11, 'streak-10': 19, wedding: 5 } };
    expect(mergedBadges(here, coming).earned).toEqual({
      'first-win': 10,
      'streak-10': 19,
      'no-hint': 30,
      wedding: 5,
    });
  });

  test('plays are the greater count and the later day, whichever phone has which', () => {
    const plays = (count: number, day: number) => ({ plays: { quiz: { count, day } } });
    expect(mergedBadges(plays(3, 20), plays(5, 10)).plays).toEqual({ quiz: { count: 5, day: 20 } });
    expect(mergedBadges(plays(5, 10), plays(3, 20)).plays).toEqual({ quiz: { count: 5, day: 20 } });
    expect(mergedBadges({}, plays(3, 20)).plays).toEqual({ quiz: { count: 3, day: 20 } });
    expect(mergedBadges({}, {}).plays).toEqual({});
  });

  test('days are not added up, as they may be the same', () => {
    expect(mergedBadges({ days: 3 }, { days: 5 }).days).toBe(5);
  });

  test('guides are those of both, each once, those of this phone first', () => {
    const here = { guides: ['pacheta', 'chidiya-udd'] };
    const coming = { guides: ['pacheta', 'nani-ka-ghar'] };
    expect(mergedBadges(here, coming).guides).toEqual(['pacheta', 'chidiya-udd', 'nani-ka-ghar']);
  });
});

describe('the payload', () => {
  const payloadIn = (state: RootState, coming: Figures) =>
    payloadOf(state, merged(figuresIn(state), coming, sources), sources);

  test('is empty where nothing changes, in whatever order badges and games came', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(payloadIn(state, sent(figuresIn(state)))).toEqual({});
      }),
    );
  });

  test('has the slices that change, each with all that it persists', () => {
    const state = stateOf({ ...validFields, tasksCompleted: 7 }, { days: 2 });
    const coming = figuresWith({ ...validFields, tasksCompleted: 9 }, { days: 2 });
    expect(payloadIn(state, coming)).toEqual({
      truthOrDare: { difficulty: 'hard', tasksCompleted: 9, streak: 2, bestStreak: 4 },
    });
  });

  test('has the badges alone where only they change', () => {
    const earned = { 'first-win': 20_783 };
    const state = stateOf(validFields, { days: 2 });
    expect(payloadIn(state, figuresWith(validFields, { days: 2, earned }))).toEqual({
      badges: { earned, plays: {}, days: 2, guides: [] },
    });
  });

  test('keeps what does not move: history, recent matches, difficulty', () => {
    const state = stateOf(validFields, {});
    const more = { ...validFields, difficulty: 'easy', streak: 9, history: [], recent: [] };
    const payload = payloadIn(state, figuresWith(more, {}));
    expect(payload).toMatchObject({
      truthOrDare: { difficulty: 'hard', streak: 9 },
      rockPaperScissors: { history: validFields.history, streak: 9 },
      handCricket: { recent: validFields.recent, streak: 9 },
    });
    expect(Object.keys(payload)).toHaveLength(3);
  });

  test('of a best score lowers nothing', () => {
    const state = stateOf({ bestScore: 5 }, {});
    expect(payloadIn(state, figuresWith({}, {}))).toEqual({});
    expect(payloadIn(stateOf({}, {}), figuresWith({ bestScore: 0 }, {}))).toEqual({
      quiz: { bestScore: 0 },
    });
  });
});

describe('in a store', () => {
  /** A visit that takes over the scores of a state, as from storage. */
  async function visitWith(state: RootState) {
    const { store } = await startVisit();
    for (const { game } of sources) {
      const { slice, persisted }: Game = game;
      if (persisted) store.dispatch(persisted.restored(persisted.select(slice.selectSlice(state))));
    }
    return store;
  }

  test('a merge leaves every slice valid, and the figures are those of the merge', async () => {
    await fc.assert(
      fc.asyncProperty(anyState, anyState, async (here, other) => {
        const store = await visitWith(here);
        const before = figuresIn(store.getState());
        const coming = sent(figuresIn(other));
        store.dispatch(mergeScores(coming, sources));
        const state = store.getState();
        expectValidState(state);
        const { values, badges } = merged(before, coming, sources);
        expect(figuresIn(state).values).toEqual(values);
        // What was merged may have earned some more.
        expect(figuresIn(state).badges).toEqual({
          ...badges,
          earned: expect.objectContaining(badges.earned),
        });
      }),
      { numRuns: 15 },
    );
  });

  test('the same code twice is one event, and then none', async () => {
    const store = await visitWith(stateOf({}, {}));
    const coming = figuresWith(validFields, { days: 4 });
    const dispatched: string[] = [];
    const dispatch = ((action: UnknownAction) => {
      dispatched.push(action.type);
      return store.dispatch(action);
    }) as typeof store.dispatch;
    mergeScores(coming, sources)(dispatch, store.getState, store.env);
    expect(dispatched).toEqual(['reportCard/scoresMerged']);
    const state = store.getState();
    mergeScores(coming, sources)(dispatch, store.getState, store.env);
    expect(dispatched).toEqual(['reportCard/scoresMerged']);
    expect(store.getState()).toBe(state);
  });
});
