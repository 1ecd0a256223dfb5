import { remarks, report } from '../../../src/games/raja-mantri-chor-sipahi/report';
import { rajaMantriSlice } from '../../../src/games/raja-mantri-chor-sipahi/slice';

const { figures } = report;

test('there is no row without a round', () => {
  expect(report.rowOf({ games: 0, roundsPlayed: 0, caught: 0 }, 9)).toBeNull();
});

test.each([
  [75, 0],
  [74, 1],
  [50, 1],
  [49, 2],
  [25, 2],
  [24, 3],
])('of a hundred guesses %i right ones are the marks, with the remark of band %i', (...row) => {
  const [caught, band] = row;
  const shown = { played: 3, best: `${caught} Chor pakde`, marks: caught };
  const remark = remarks[band]?.text;
  expect(report.rowOf({ games: 3, roundsPlayed: 100, caught }, 9)).toEqual({ ...shown, remark });
});

test('a game is played when it ends', () => {
  const phases = ['names', 'passing', 'looking', 'guessing', 'revealed', 'over'] as const;
  const state = rajaMantriSlice.getInitialState();
  const played = (now: (typeof phases)[number]) =>
    phases.filter((before) =>
      report.hasPlayed({ ...state, phase: now }, { ...state, phase: before }),
    );
  expect(phases.map(played)).toEqual([[], [], [], [], [], phases.slice(0, -1)]);
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order, of which the greater one is taken', () => {
  const scores = { games: 3, caught: 9, roundsPlayed: 15 };
  expect(figures.key).toBe('m');
  const found = figures.list.map(({ label, of, merge }) => [
    ...[label, of(scores)],
    ...[merge(3, 6, true), merge(6, 3, false)],
  ]);
  expect(found).toEqual([
    ['Khel', 3, 6, 6],
    ['Rounds', 15, 6, 6],
    ['Chor pakde', 9, 6, 6],
  ]);
  expect(figures.scoresOf?.([3, 15, 9])).toEqual(scores);
});
