import { useAppSelector } from '../../../state/hooks';
import { Bottle } from '../Bottle';
import { angleOf, seatsOf } from '../rules';
import { namesOf, selectPhase, selectPlayers, selectTurn } from '../slice';
import styles from './Ring.module.css';

/**
 * Shows the friends around the bottle. After a spin, the bottle points at the friend whose turn it is. All rows of
 * friends must have the same height, because `angleOf` computes the angle for rows of equal height.
 */
export default function Ring() {
  const isSpinning = useAppSelector(selectPhase) === 'spinning';
  const players = useAppSelector(selectPlayers);
  const turn = useAppSelector(selectTurn);
  const names = namesOf(players);
  const { left, right } = seatsOf(players.map(({ id }, place) => ({ id, name: names[place] })));
  const side = (seated: typeof left) => (
    <ul className={styles.side}>
      {seated.map(({ id, name }) => (
        <li key={id} dir="auto" data-chosen={(!isSpinning && id === turn) || undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
  const place = players.findIndex(({ id }) => id === turn);
  const angle = isSpinning || place < 0 ? 0 : 360 + angleOf(place, players.length);
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
