import fc from 'fast-check';
import { isGameOn, keptGame } from '../../../src/games/shared/keptGame';
import type { ActionFactory } from '../../support/arbitraries';
import { anything } from '../../support/hostileValues';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore } from '../../support/store';
import { expectValidState } from '../../support/validState';
import { fixtures } from '../fixtures';

const resumable = fixtures.flatMap(({ feature, actions, name }) =>
  feature.resumable ? [{ name, feature, actions, ...feature.resumable }] : [],
);

// Timers of a ball or a spin that is on.
beforeEach(() => void jest.useFakeTimers());

/** A visit in this session; its draws are enough for a deal. */
function visit(env = scriptedEnv()) {
  env.random.mockImplementation(() => 0.5);
  return { env, store: makeStore({ env }) };
}

describe.each(resumable)('$name', ({ feature, actions, validate, resume }) => {
  const { name: slice } = feature.slice;
  const key = `bbh_game_${slice}`;

  test('whatever was played goes on in the next visit, and nothing is kept of a game that is not on', () => {
    const anyAction: fc.Arbitrary<ActionFactory> = fc.oneof(...Object.values(actions));
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60, size: 'max' }), (log) => {
        const { env, store } = visit();
        for (const make of log) store.dispatch(make(store.getState()));
        const kept = keptGame(env, feature);
        expect(kept !== null).toBe(isGameOn(feature, store.getState()));
        expect(key in env.sessionStorage.entries).toBe(kept !== null);
        if (!kept) return;
        const next = visit(env);
        next.store.dispatch(resume(kept).resumed);
        expectValidState(next.store.getState());
        expect(keptGame(env, feature)).toEqual(kept);
        expect(isGameOn(feature, next.store.getState())).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('of anything that is stored, what is taken over is a valid game', () => {
    const { env } = visit();
    const fields = fc.constantFrom(
      ...['calledParity', 'toss', 'match', 'names', 'length', 'guesser', 'rounds', 'isRoundOn'],
      ...['players', 'turns', 'ownTasks'],
    );
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(fields, anything)), (found) => {
        const kept = validate(found);
        if (!kept) return;
        const { store } = visit();
        store.dispatch(resume(kept).resumed);
        expectValidState(store.getState());
      }),
      { numRuns: 300 },
    );
    for (const text of ['', '{', 'null', '[]', '{"__proto__":{"names":1}}']) {
      env.sessionStorage.set(key, text);
      expect(keptGame(env, feature)).toBeNull();
    }
  });
});

const team = ['Raju', 'Sunita', 'Bittu', 'Meena'];
const round = { names: team, length: 5, guesser: 'mantri', rounds: [0, 47], isRoundOn: true };
const friend = { id: 1, name: 'Raju', tasksCompleted: 3, streak: 2 };
const own = { id: 100, type: 'Truth', text: 'Kyun?' };
const group = { players: [friend], turns: [1], ownTasks: [own] };
const toss = { calledParity: 'odd', toss: [1, 2], match: null };
const match = { ...toss, match: 'you-4122-34' };
const chase = { calledParity: 'even', toss: null, match: 'friend-4216-51' };

test.each<[string, object, object[]]>([
  [
    'handCricket',
    match,
    [
      ...[
        'you-4122-3444',
        'you-41-34',
        'you-4122-36',
        'him--',
        'you-7122-',
        'friend--',
        'you-412-',
      ].map((text) => ({ ...match, match: text })),
      { ...match, toss: null },
      { ...match, toss: [1, 7] },
      { ...match, calledParity: 'evens' },
      { ...match, match: `you-${'41'.repeat(500)}-` },
      { ...toss, calledParity: 'even' },
      { ...chase, toss: [1, 2] },
      { ...chase, match: 'friend-22415-' },
    ],
  ],
  ['handCricket', toss, []],
  ['handCricket', chase, []],
  [
    'rajaMantri',
    round,
    [
      { ...round, names: team.slice(1) },
      { ...round, names: ['\u200b', ...team.slice(1)] },
      { ...round, names: ['a'.repeat(501), ...team.slice(1)] },
      { ...round, length: 4 },
      { ...round, guesser: 'chor' },
      { ...round, rounds: [48] },
      { ...round, rounds: [0.5] },
      { ...round, rounds: [0, 0, 0, 0, 0] },
      { ...round, rounds: [], isRoundOn: false },
    ],
  ],
  ['rajaMantri', { ...round, isRoundOn: false }, []],
  [
    'truthOrDare',
    group,
    [
      { ...group, players: [friend, friend] },
      { ...group, ownTasks: [own, own] },
      { ...group, players: [{ ...friend, id: 0 }], ownTasks: [] },
      { ...group, players: [{ ...friend, name: ' ' }], ownTasks: [{ ...own, id: 99 }] },
      { ...group, players: [], ownTasks: [{ ...own, type: 'Lie' }] },
      { ...group, players: [], ownTasks: [{ ...own, text: 7 }] },
    ],
  ],
])(
  '%s: what was kept is taken as it is, and what cannot have been is not',
  (slice, kept, wrong) => {
    const game = resumable.find(({ feature }) => feature.slice.name === slice);
    expect(game?.validate(kept)).toEqual(kept);
    for (const found of wrong) expect([found, game?.validate(found)]).toEqual([found, null]);
  },
);

test('of a group, what is wrong is left out or put right', () => {
  const game = resumable.find(({ feature }) => feature.slice.name === 'truthOrDare');
  const players = [
    { ...friend, tasksCompleted: -1 },
    ...Array.from({ length: 12 }, (_, at) => ({ ...friend, id: at + 2 })),
  ];
  const found = game?.validate({ players, turns: [1, 1, 99, 'x'], ownTasks: 'none' });
  expect(found).toMatchObject({ turns: [1], ownTasks: [] });
  expect(found).toHaveProperty('players.length', 10);
  expect(found).toHaveProperty('players.0.tasksCompleted', 2);
});
