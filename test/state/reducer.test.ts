import type { UnknownAction } from '@reduxjs/toolkit';
import { badgesSlice } from '../../src/report-card/slice';
import { makeReducer } from '../../src/state/reducer';
import { fixturesWithScores } from '../games/fixtures';
import { features } from '../support/store';

const reducer = makeReducer([...features, { slice: badgesSlice }]);
const INITIAL = reducer(undefined, { type: '@@initial' });

const badges = { earned: { wedding: 9 }, plays: {}, days: 1, guides: [] };

/* The events by which earlier releases took over scores: logs live for ever. */
const earlierEvents: [string, UnknownAction, slice: string, scores: object][] = [
  ...fixturesWithScores.map(({ game: { key }, scores: { earlier } }) => {
    const event = key === 'backbencherTest' ? 'ticksRestored' : 'scoresRestored';
    const action = { type: `${key}/${event}`, payload: earlier };
    return [action.type, action, key, earlier] satisfies (typeof earlierEvents)[number];
  }),
  ['badges/badgesRestored', { type: 'badges/badgesRestored', payload: badges }, 'badges', badges],
];

test.each(earlierEvents)(
  '%s of an earlier release is understood',
  (_type, action, slice, scores) => {
    const before = INITIAL[slice as keyof typeof INITIAL];
    expect(reducer(INITIAL, action)).toEqual({ ...INITIAL, [slice]: { ...before, ...scores } });
  },
);

test('reportCard/scoresMerged of an earlier release is understood, for all its slices at once', () => {
  const all = fixturesWithScores.map(({ game, scores }) => [game.key, scores.earlier]);
  const payload: object = { ...Object.fromEntries(all), badges };
  const after = reducer(INITIAL, { type: 'reportCard/scoresMerged', payload });
  for (const [slice, scores] of Object.entries(payload)) {
    expect(after[slice as keyof typeof after]).toMatchObject(scores);
  }
});
