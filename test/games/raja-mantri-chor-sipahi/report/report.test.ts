import { makeStore } from '../../../../src/app/store';
import { remarks } from '../../../../src/games/raja-mantri-chor-sipahi/report/content';
import { report } from '../../../../src/games/raja-mantri-chor-sipahi/report/report';
import { gameEnded } from '../../../../src/games/raja-mantri-chor-sipahi/slice';
import { tile } from '../../../../src/games/raja-mantri-chor-sipahi/tile';
import { scriptedEnv } from '../../../support/scriptedEnv';
import { gameOf, playRound } from '../turns';

const rowOf = (games: number, roundsPlayed: number, caught: number) =>
  report.rowOf({ games, roundsPlayed, caught }, 0);

test('has the name of the tile', () => expect(report.name).toBe(tile.name));

test('without a round there is no row', () => expect(rowOf(0, 0, 0)).toBeNull());

test('games, right guesses, and their share as marks', () => {
  expect(rowOf(3, 15, 9)).toEqual({
    played: 3,
    best: '9 Chor pakde',
    marks: 60,
    remark: remarks[1]?.text,
  });
});

test.each([
  [100, 0],
  [75, 0],
  [74, 1],
  [50, 1],
  [49, 2],
  [25, 2],
  [24, 3],
  [0, 3],
])('of a hundred guesses %i right ones have the remark of band %i', (caught, band) => {
  expect(rowOf(1, 100, caught)?.remark).toBe(remarks[band]?.text);
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
