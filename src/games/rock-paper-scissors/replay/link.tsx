import type { Replay } from '../../shared/game';
import arena from '../Arena.module.css';
import { labels, reasonOf } from '../content';
import { decide } from '../rules';
import { Sides } from '../Sides';
import { replay as texts } from './content';
import { roundsIn } from './hash';
import styles from './replay.module.css';

/** The latest rounds, by the pure rules alone: store and scores are not touched. */
export function replayIn(hash: string): Replay | null {
  const rounds = roundsIn(hash)?.map((round) => ({
    ...round,
    result: decide(round.player, round.computer),
  }));
  if (!rounds) return null;
  const countOf = (step: number, wanted: string) =>
    rounds.slice(0, step).filter(({ result }) => result === wanted).length;
  return {
    unit: texts.unit,
    length: rounds.length,
    textOf(step) {
      const round = rounds[step - 1];
      if (!round) return texts.start;
      return `${round.result} ${reasonOf(round.result, round.player, round.computer)}`;
    },
    Screen({ step }) {
      const { player = null, computer = null } = rounds[step - 1] ?? {};
      return (
        <>
          <dl className={styles.tally}>
            <div>
              <dt>{labels.you}</dt>
              <dd>{countOf(step, 'You win!')}</dd>
            </div>
            <div>
              <dt>{labels.computer}</dt>
              <dd>{countOf(step, 'Computer wins!')}</dd>
            </div>
            <div>
              <dt>{labels.ties}</dt>
              <dd>{countOf(step, "It's a tie!")}</dd>
            </div>
          </dl>
          <div className={arena.arena}>
            <Sides player={player} computer={computer} isSettled />
          </div>
        </>
      );
    },
  };
}
