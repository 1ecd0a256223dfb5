import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import { useReducedMotion } from '../../platform/media';
import { useAppSelector } from '../../state/hooks';
import type { Name } from './caller';
import { canFly, trickOf } from './caller';
import callerSprite from './caller.svg';
import flyers from './flyers.svg';
import { hasMistake } from './rules';
import styles from './Stage.module.css';
import sitters from './sitters.svg';
import { selectCall, selectCalls, selectPhase } from './slice';

/**
 * The drawings of the caller and of the thing that he calls. If the visitor prefers reduced motion, only the resting
 * caller is drawn, and no drawing changes during the game.
 */
export function Stage() {
  const phase = useAppSelector(selectPhase);
  const call = useAppSelector(selectCall);
  const calls = useAppSelector(selectCalls);
  const isStill = useReducedMotion();
  const settled = phase === 'waiting' || phase === 'over' ? calls[calls.length - 1] : undefined;
  const shown = call ?? settled;
  return (
    <div className={styles.stage} aria-hidden="true">
      {phase === 'idle' && !isStill && <Thing name="tota" />}
      <Caller pose={call && !isStill ? poseFor(call.name as Name, calls.length) : 'rest'} />
      {phase === 'idle' && !isStill && <Thing name="bhains" />}
      {shown && !isStill && (
        <span
          key={calls.length - (settled ? 1 : 0)}
          className={styles.called}
          data-flown={(settled?.flies && settled.lifts.some((lift) => lift !== null)) || undefined}
          data-wrong={(settled && hasMistake(settled)) || undefined}
        >
          <Thing name={shown.name as Name} />
        </span>
      )}
    </div>
  );
}

/**
 * Returns the pose of the caller for a call. His finger is up for a thing that flies, and down for any other thing. If
 * he cheats with his finger, he does the opposite.
 */
function poseFor(name: Name, index: number) {
  const isTrick = trickOf(name, index) === 'finger';
  return canFly(name) !== isTrick ? 'up' : 'down';
}

/** The drawing of the thing with this name. */
export const Thing = ({ name }: { name: Name }) => (
  <Drawing
    sprite={canFly(name) ? flyers : sitters}
    symbol={name}
    className={`${palette.palette} ${styles.thing}`}
  />
);

/** The drawing of the caller: at rest, or calling with his finger down or up. */
export const Caller = ({ pose }: { pose: 'rest' | 'down' | 'up' }) => (
  <Drawing sprite={callerSprite} symbol={pose} className={`${palette.palette} ${styles.caller}`} />
);
