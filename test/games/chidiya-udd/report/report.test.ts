import { remarks } from '../../../../src/games/chidiya-udd/report/content';
import { report } from '../../../../src/games/chidiya-udd/report/report';
import { chidiyaUddSlice, selectPersisted } from '../../../../src/games/chidiya-udd/slice';

const none = selectPersisted(chidiyaUddSlice.getInitialState());

const rowOf = (...modes: [games: number, best: number][]) => {
  const [fast = none.fast, calm = none.calm] = modes.map(([games, best]) => ({ games, best }));
  return report.rowOf({ ...none, fast, calm }, 9);
};

test('there is no row before the first game, whatever was counted', () => {
  expect(report.rowOf(none, 9)).toBeNull();
});

test.each<[string, fast: [number, number], calm: [number, number], played: number, best: number]>([
  ['a first game that was left', [0, 5], [0, 0], 0, 5],
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
  expect(rowOf([3, best])).toMatchObject({ marks, remark: remarks[remark]?.text });
});

test('a game is played when its last call has ended it', () => {
  const phases = ['idle', 'ready', 'calling', 'waiting', 'paused', 'over'] as const;
  const state = chidiyaUddSlice.getInitialState();
  const pairs = phases.flatMap((before) => phases.map((now) => [before, now] as const));
  const played = pairs.filter(([before, now]) =>
    report.hasPlayed({ ...state, phase: now }, { ...state, phase: before }),
  );
  expect(played).toEqual([['calling', 'over']]);
});
