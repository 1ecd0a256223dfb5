import { useAppSelector } from '../../state/hooks';
import type { Replay } from '../shared/game';
import { ReplayLink } from '../shared/replay/ReplayLink';
import { labels, verdicts } from './content';
import { recordingIn, replayHashOf } from './links';
import { OpenChits, PointsTable } from './Rounds';
import { isCaught, ROLES } from './rules';
import { selectGuesser, selectRounds } from './slice';

/** The texts that only a replay shows. */
export const replayWords = {
  /** The name of one step of the replay. */
  unit: 'Round',
  /** The text of the step before the first round. */
  start: 'Chaaron chit band. Sabke chehre usse bhi zyada band.',
  /**
   * Returns the sentence about a guess. `by` is the name of the guesser, `suspect` the name of the suspected player.
   */
  named: (by: string, suspect: string) => `${by} ne ${suspect} ki chit par shak kiya.`,
};

/** The names of the players in a replay, such as `Player 1`, because a link contains no real names. */
const names = ROLES.map((_role, player) => labels.player(player));

/**
 * Returns the replay of the game in the hash of a link, with one step for each round; `null` for any other hash. The
 * replay uses only pure functions, so the store and the scores stay unchanged.
 */
export function replayIn(hash: string): Replay | null {
  const recording = recordingIn(hash);
  if (!recording) return null;
  const { rounds, guesser } = recording;
  return {
    unit: replayWords.unit,
    length: rounds.length,
    textOf(step) {
      const round = rounds[step - 1];
      if (!round) return replayWords.start;
      const by = names[round.deal.indexOf(guesser)] as string;
      const verdict = isCaught(round) ? verdicts.caught : verdicts.missed;
      return `${replayWords.named(by, names[round.suspect] as string)} ${verdict}`;
    },
    Screen: ({ step }) => <OpenChits round={rounds[step - 1]} guesser={guesser} names={names} />,
    History: ({ step }) =>
      step > 0 && <PointsTable rounds={rounds.slice(0, step)} guesser={guesser} names={names} />,
  };
}

/** Shows the link to the replay of the game that has just ended. */
export default function GameReplayLink() {
  const guesser = useAppSelector(selectGuesser);
  const rounds = useAppSelector(selectRounds);
  return <ReplayLink hash={replayHashOf({ guesser, rounds })} />;
}
