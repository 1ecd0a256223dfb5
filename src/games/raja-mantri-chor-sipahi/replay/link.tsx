import type { Replay } from '../../shared/game';
import { labels, verdicts } from '../content';
import { OpenChits } from '../OpenChits';
import { PointsTable } from '../PointsTable';
import { isCaught, ROLES } from '../rules';
import { replay as texts } from './content';
import { recordingIn } from './hash';

/** No name is in a link. */
const names = ROLES.map((_role, player) => labels.player(player));

/** A game, round by round, by the pure rules alone: store and scores are not touched. */
export function replayIn(hash: string): Replay | null {
  const recording = recordingIn(hash);
  if (!recording) return null;
  const { rounds, guesser } = recording;
  return {
    unit: texts.unit,
    length: rounds.length,
    textOf(step) {
      const round = rounds[step - 1];
      if (!round) return texts.start;
      const by = names[round.deal.indexOf(guesser)] as string;
      const verdict = isCaught(round) ? verdicts.caught : verdicts.missed;
      return `${texts.named(by, names[round.suspect] as string)} ${verdict}`;
    },
    Screen: ({ step }) => <OpenChits round={rounds[step - 1]} guesser={guesser} names={names} />,
    History: ({ step }) =>
      step > 0 && <PointsTable rounds={rounds.slice(0, step)} guesser={guesser} names={names} />,
  };
}
