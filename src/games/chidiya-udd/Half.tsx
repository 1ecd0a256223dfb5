import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import { useAppSelector } from '../../state/hooks';
import { ContinueButton } from './Controls';
import { labels, msText } from './content';
import styles from './Half.module.css';
import { UDD_ID } from './ids';
import { isRight } from './rules';
import { selectGame, selectLatest, selectPoints } from './slice';
import { UddButton } from './UddButton';
import type { ReactionOf } from './useReaction';

/** The half of a player: points, what became of the latest call, and the button for a thumb. */
export function Half({ player, reactionOf }: { player: 0 | 1; reactionOf: ReactionOf }) {
  const { phase, call } = useAppSelector(selectGame);
  const points = useAppSelector((state) => selectPoints(state, player));
  const latest = useAppSelector(selectLatest);
  const lift = (call ?? latest)?.lifts[player];
  return (
    <div className={styles.half} data-player={player}>
      <dl className={styles.points} aria-label={labels.player(player)}>
        <dt>{labels.points}</dt>
        <dd>{points}</dd>
      </dl>
      <p className={styles.outcome} aria-hidden="true">
        {latest && <Icon shape={isRight(latest, player) ? tick : close} />}
        {typeof lift === 'number' && <span>{msText(lift)}</span>}
      </p>
      {phase === 'paused' && player === 0 ? (
        <ContinueButton />
      ) : (
        <UddButton
          id={player === 0 ? UDD_ID : undefined}
          player={player}
          reactionOf={reactionOf}
          name={labels.player(player)}
          isLifted={typeof call?.lifts[player] === 'number'}
        />
      )}
    </div>
  );
}
