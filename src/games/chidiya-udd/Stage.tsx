import { useReducedMotion } from '../../platform/media';
import { useAppSelector } from '../../state/hooks';
import { trickOf } from './caller';
import type { Name } from './names';
import { canFly } from './names';
import { hasMistake } from './rules';
import styles from './Stage.module.css';
import { selectGame, selectLatest } from './slice';
import { Caller, Thing } from './Things';

/**
 * The caller, and what he calls. Where the visitor wants less motion he is all there is, and stays as he
 * is: only the words change.
 */
export function Stage() {
  const { phase, call, calls } = useAppSelector(selectGame);
  const isStill = useReducedMotion();
  const latest =
    useAppSelector(selectLatest) ?? (phase === 'over' ? calls[calls.length - 1] : null);
  const shown = call ?? latest;
  const isMistake = latest ? hasMistake(latest) : false;
  return (
    <div className={styles.stage} aria-hidden="true">
      {phase === 'idle' && !isStill && <Thing name="tota" />}
      <Caller pose={call && !isStill ? poseFor(call.name as Name, calls.length) : 'rest'} />
      {phase === 'idle' && !isStill && <Thing name="bhains" />}
      {shown && !isStill && (
        <span
          key={calls.length - (latest ? 1 : 0)}
          className={styles.called}
          data-flown={(latest?.flies && latest.lifts.some((lift) => lift !== null)) || undefined}
          data-wrong={isMistake || undefined}
        >
          <Thing name={shown.name as Name} />
        </span>
      )}
    </div>
  );
}

/** The caller lifts his finger for what flies, as the players do; a trick is the reverse. */
function poseFor(name: Name, index: number) {
  const isTrick = trickOf(name, index) === 'finger';
  return canFly(name) !== isTrick ? 'up' : 'down';
}
