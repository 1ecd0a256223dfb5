import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import type { RockPaperScissorsState } from '../slice';
import { remarks } from './content';
import { name } from './invitation';

/** Of somebody who has neither won nor lost. */
const EVEN = 50;

const roundsOf = ({ tally }: Pick<RockPaperScissorsState, 'tally'>) =>
  tally.playerWins + tally.computerWins + tally.ties;

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => roundsOf(now) > roundsOf(before),
  rowOf(scores) {
    const played = roundsOf(scores);
    if (played === 0) return null;
    const { tally, streak, bestStreak } = scores;
    const marks = percentOf(tally.playerWins, tally.playerWins + tally.computerWins);
    return {
      played,
      best: `${bestStreak} lagataar`,
      streak,
      marks,
      remark: bandText(remarks, marks ?? EVEN),
    };
  },
};
