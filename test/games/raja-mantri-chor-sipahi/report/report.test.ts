import { makeStore } from '../../../../src/app/store';
import { remarks } from '../../../../src/games/raja-mantri-chor-sipahi/report/content';
import { report } from '../../../../src/games/raja-mantri-chor-sipahi/report/report';
import { gameEnded } from '../../../../src/games/raja-mantri-chor-sipahi/slice';
import { scriptedEnv } from '../../../support/scriptedEnv';
import { gameOf, playRound } from '../turns';

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

test('a game counts as played when it has ended', () => {
  const store = makeStore({ env: scriptedEnv() });
  const before = gameOf(store);
  playRound(store);
  const between = gameOf(store);
  expect(report.hasPlayed(between, before)).toBe(false);
  store.dispatch(gameEnded());
  expect(report.hasPlayed(gameOf(store), between)).toBe(true);
  expect(report.hasPlayed(gameOf(store), gameOf(store))).toBe(false);
});
