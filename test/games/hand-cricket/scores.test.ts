import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Position } from '../../../src/games/hand-cricket/rules';
import { scoresOf, targetOf } from '../../../src/games/hand-cricket/scores';

type Row = [string, Position['batting'], 1 | 2, string, string, [number, number], number | null];

test.each<Row>([
  ['before the first ball', 'you', 1, '', '', [0, 0], null],
  ['in an own first innings', 'you', 1, '412533', '', [6, 0], null],
  ['in a first innings of the computer', 'computer', 1, '412533', '', [0, 6], null],
  ['in a chase by the computer', 'computer', 2, '412533', '62', [6, 2], 7],
  ['in an own chase', 'you', 2, '62', '412533', [6, 2], 3],
])('%s', (_when, batting, innings, first, second, [you, computer], target) => {
  const position = {
    batting,
    innings,
    balls: [ballsOf(first), ballsOf(second)] as Position['balls'],
  };
  expect(scoresOf(position)).toEqual({ you, computer });
  expect(targetOf(position)).toBe(target);
});
