import { remarks } from '../../../../src/games/raja-mantri-chor-sipahi/report/content';
import { report } from '../../../../src/games/raja-mantri-chor-sipahi/report/report';
import { rajaMantriSlice } from '../../../../src/games/raja-mantri-chor-sipahi/slice';

test('there is no row without a round', () => {
  expect(report.name).toBe('Raja Mantri Chor Sipahi');
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
