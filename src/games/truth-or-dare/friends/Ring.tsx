import { useAppSelector } from '../../../state/hooks';
import { Bottle } from '../Bottle';
import { selectGame } from '../slice';
import styles from './Ring.module.css';
import { angleOf, seatsOf } from './seats';
import { usePlayerNames } from './usePlayerNames';

/** The friends around the bottle, which ends up pointing at the one whose turn it is. */
export default function Ring() {
  const { phase, players, turn } = useAppSelector(selectGame);
  const isSpinning = phase === 'spinning';
  const nameOf = usePlayerNames();
  const ids = players.map(({ id }) => id);
  const { left, right } = seatsOf(ids);
  const side = (seated: number[]) => (
    <ul className={styles.side}>
      {seated.map((id) => (
        <li key={id} dir="auto" data-chosen={(!isSpinning && id === turn) || undefined}>
          {nameOf(id)}
        </li>
      ))}
    </ul>
  );
  const at = ids.indexOf(turn as number);
  const angle = isSpinning || at < 0 ? 0 : 360 + angleOf(at, ids.length);
  return (
    <div className={styles.ring} aria-hidden="true">
      {side(left)}
      <div
        className={styles.pointer}
        data-resting={!isSpinning || undefined}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <Bottle className={isSpinning ? styles.spinning : undefined} />
      </div>
      {side(right)}
    </div>
  );
}
