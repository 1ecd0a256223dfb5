import { remarks } from '../../../../src/games/chidiya-udd/report/content';
import { report } from '../../../../src/games/chidiya-udd/report/report';
import {
  callMade,
  chidiyaUddSlice,
  gameLeft,
  gamePaused,
  gameStarted,
  scoresReset,
  selectPersisted,
  timePassed,
} from '../../../../src/games/chidiya-udd/slice';
import type { Step } from '../../shared/sliceTester';
import { sliceTester } from '../../shared/sliceTester';

const none = selectPersisted(chidiyaUddSlice.getInitialState());

const rowOf = (fast: [games: number, best: number], calm: [games: number, best: number]) =>
  report.rowOf(
    {
      ...none,
      fast: { games: fast[0], best: fast[1] },
      calm: { games: calm[0], best: calm[1] },
    },
    9,
  );

test('the row has the name of the game', () => {
  expect(report.name).toBe('Chidiya Udd');
});

test('there is no row before the first game, whatever the card has counted', () => {
  expect(report.rowOf(none, 9)).toBeNull();
});

test('there is a row for a first game that was left, and for one without a right answer', () => {
  expect(rowOf([0, 5], [0, 0])).toMatchObject({ played: 0, best: '5 sahi' });
  expect(rowOf([0, 0], [0, 5])).toMatchObject({ played: 0, best: '5 sahi' });
  expect(rowOf([1, 0], [0, 0])).toMatchObject({ played: 1, best: '0 sahi' });
  expect(rowOf([0, 0], [1, 0])).toMatchObject({ played: 1, best: '0 sahi' });
});

test.each([
  [0, 0, 4],
  [7, 18, 4],
  [8, 20, 3],
  [19, 48, 3],
  [20, 50, 2],
  [39, 98, 2],
  [40, 100, 1],
  [79, 100, 1],
  [80, 100, 0],
  [999, 100, 0],
])('a best score of %i gives %i marks and remark %i', (best, marks, remark) => {
  const row = {
    played: 3,
    best: `${best} sahi`,
    marks,
    remark: remarks[remark]?.text,
  };
  expect(rowOf([3, best], [0, 0])).toEqual(row);
  expect(rowOf([0, 0], [3, best])).toEqual(row);
});

test('games of both modes count, and the better score', () => {
  expect(rowOf([3, 12], [4, 31])).toMatchObject({ played: 7, best: '31 sahi' });
  expect(rowOf([3, 31], [4, 12])).toMatchObject({ played: 7, best: '31 sahi' });
});

describe('played is', () => {
  const { stateAfter, reduce } = sliceTester(({ chidiyaUdd }) => chidiyaUdd.turn);
  const call: Step = (turn) => callMade({ turn, name: 'tota', flies: true, ms: 1800 });
  const miss = [call, (turn: number) => timePassed(turn)];
  const last = stateAfter(gameStarted(), ...miss, ...miss, call);

  test('a game that ends', () => {
    const over = reduce(last, (turn) => timePassed(turn));
    expect(over.chidiyaUdd.phase).toBe('over');
    expect(report.hasPlayed(over.chidiyaUdd, last.chidiyaUdd)).toBe(true);
    expect(report.hasPlayed(over.chidiyaUdd, over.chidiyaUdd)).toBe(false);
    const reset = reduce(over, scoresReset());
    expect(report.hasPlayed(reset.chidiyaUdd, over.chidiyaUdd)).toBe(false);
  });

  test('neither a start nor a call, nor a game that is left', () => {
    const steps = [gameStarted(), call, gamePaused(), gameLeft()];
    for (const [at, step] of steps.entries()) {
      const before = stateAfter(...steps.slice(0, at));
      const now = reduce(before, step);
      expect(report.hasPlayed(now.chidiyaUdd, before.chidiyaUdd)).toBe(false);
    }
    const left = reduce(last, gameLeft());
    expect(report.hasPlayed(left.chidiyaUdd, last.chidiyaUdd)).toBe(false);
  });
});
