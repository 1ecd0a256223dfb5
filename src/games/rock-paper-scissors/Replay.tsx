import { Link } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks';
import type { Replay } from '../shared/game';
import { replay } from '../shared/replay/content';
import { Sides } from './Arena';
import arena from './Arena.module.css';
import { labels, reasonOf } from './content';
import type { Round } from './links';
import { replayHashOf, roundsIn } from './links';
import styles from './Replay.later.module.css';
import { countsOf, decide } from './rules';
import { selectHistory } from './slice';

export const replayTexts = {
  /** The name of one step of the replay. */
  unit: 'Round',
  /** The text that is shown before the first round. */
  start: 'Dono mutthi band. Ek, do...',
};

/** The link to the replay of the rounds in the history. */
export default function ReplayLink() {
  const rounds = useAppSelector(selectHistory)
    .map(({ playerChoice, computerChoice }) => ({ player: playerChoice, computer: computerChoice }))
    .reverse();
  return (
    <p>
      <Link to={replayHashOf(rounds)}>{replay.region}</Link>
    </p>
  );
}

/**
 * Returns the replay in a URL hash; null for a hash without a replay. The rules compute the replay from the hash. The
 * store and the scores stay as they are.
 */
export function replayIn(hash: string): Replay | null {
  const rounds = roundsIn(hash);
  if (!rounds) return null;
  return {
    unit: replayTexts.unit,
    length: rounds.length,
    textOf(step) {
      const round = rounds[step - 1];
      if (!round) return replayTexts.start;
      const { player, computer } = round;
      return `${decide(player, computer)} ${reasonOf(player, computer)}`;
    },
    Screen: ({ step }) => <Screen rounds={rounds.slice(0, step)} />,
  };
}

/** Shows the score after the given rounds, and both hands of the last round. */
function Screen({ rounds }: { rounds: readonly Round[] }) {
  const { won, lost, tied } = countsOf({
    hands: rounds.map(({ computer }) => computer),
    played: rounds.map(({ player }) => player),
  });
  const { player = null, computer = null } = rounds[rounds.length - 1] ?? {};
  return (
    <>
      <dl className={styles.tally}>
        <div>
          <dt>{labels.you}</dt>
          <dd>{won}</dd>
        </div>
        <div>
          <dt>{labels.computer}</dt>
          <dd>{lost}</dd>
        </div>
        <div>
          <dt>{labels.ties}</dt>
          <dd>{tied}</dd>
        </div>
      </dl>
      <div className={arena.arena}>
        <Sides player={player} computer={computer} isSettled />
      </div>
    </>
  );
}
