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

const scoresOf = ([games, best]: [number, number]) => ({ games, best });
const rowOf = (fast: [number, number], calm: [number, number]) =>
  report.rowOf({ ...none, fast: scoresOf(fast), calm: scoresOf(calm) }, 9);

test('the row has the name of the game; there is none before the first game, whatever was counted', () => {
  expect(report.name).toBe('Chidiya Udd');
  expect(report.rowOf(none, 9)).toBeNull();
});

test.each<[string, fast: [number, number], calm: [number, number], played: number, best: number]>([
  ['a first game that was left', [0, 5], [0, 0], 0, 5],
  ['a first calm game that was left', [0, 0], [0, 5], 0, 5],
  ['a game without a right answer', [1, 0], [0, 0], 1, 0],
  ['a calm game without one', [0, 0], [1, 0], 1, 0],
  ['games of both modes, the calm ones better', [3, 12], [4, 31], 7, 31],
  ['games of both modes, the fast ones better', [3, 31], [4, 12], 7, 31],
])('there is a row for %s', (_what, fast, calm, played, best) => {
  expect(rowOf(fast, calm)).toMatchObject({ played, best: `${best} sahi` });
});

test.each([
  [7, 18, 4],
  [8, 20, 3],
  [19, 48, 3],
  [20, 50, 2],
  [40, 100, 1],
  [80, 100, 0],
])('a best score of %i gives %i marks and remark %i', (best, marks, remark) => {
  expect(rowOf([3, best], [0, 0])).toMatchObject({ marks, remark: remarks[remark]?.text });
});

describe('played is', () => {
  const { stateAfter, reduce } = sliceTester(({ chidiyaUdd }) => chidiyaUdd.turn);
  const call: Step = (turn) => callMade({ turn, name: 'tota', flies: true, ms: 1800 });
  const late: Step = (turn) => timePassed(turn);
  const last = stateAfter(gameStarted(), call, late, call, late, call);
  const over = reduce(last, late);

  test.each([
    ['a game that ends', last, late, true],
    ['no game that is over', over, { type: 'other' }, false],
    ['no reset after it', over, scoresReset(), false],
    ['no start', stateAfter(), gameStarted(), false],
    ['no call', stateAfter(gameStarted()), call, false],
    ['no call that is over', stateAfter(gameStarted(), call), late, false],
    ['no pause', last, gamePaused(), false],
    ['no game that is left', last, gameLeft(), false],
  ])('%s', (_what, before, step, expected) => {
    const now = reduce(before, step);
    expect(report.hasPlayed(now.chidiyaUdd, before.chidiyaUdd)).toBe(expected);
  });
});
