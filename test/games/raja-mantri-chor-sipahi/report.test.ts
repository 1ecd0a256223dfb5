import * as module from '../../../src/games/raja-mantri-chor-sipahi/report';
import { testReport, turnsByPhase } from '../shared/reportTests';
import { fixture } from './fixture';

testReport(module, {
  rows: [
    [75, 0] as const,
    [74, 1] as const,
    [50, 1] as const,
    [49, 2] as const,
    [25, 2] as const,
    [24, 3] as const,
  ].map(([caught, remark]) => [
    { games: 3, roundsPlayed: 100, caught },
    9,
    { played: 3, best: `${caught} Chor pakde`, marks: caught },
    remark,
  ]),
  turns: turnsByPhase(fixture, 'over'),
  code: {
    key: 'm',
    scores: { games: 3, roundsPlayed: 15, caught: 9 },
    figures: [
      ['Khel', 3],
      ['Rounds', 15],
      ['Chor pakde', 9],
    ],
  },
});
