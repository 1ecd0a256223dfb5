import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector } from '../../state/hooks';
import { useLostFocus } from '../shared/useLostFocus';
import { labels } from './content';
import { RESULT_ID } from './ids';
import { Points } from './Points';
import styles from './Result.deferred.module.css';
import { selectGame, selectWinner } from './slice';

/** How the game has ended; of two players with the points of both. */
export function Result() {
  const { mode } = useAppSelector(selectGame);
  useLostFocus(RESULT_ID);
  return (
    <>
      <h2 id={RESULT_ID} tabIndex={-1} lang="en-IN" className={styles.result}>
        <Verdict />
      </h2>
      {mode === 'duel' && <Points label={labels.figures} />}
    </>
  );
}

/** The same for the one who sits opposite; it is heard once. */
export function OppositeResult() {
  return (
    <div className={styles.opposite} aria-hidden="true">
      <p lang="en-IN" className={styles.result}>
        <Verdict />
      </p>
      <Points />
    </div>
  );
}

function Verdict() {
  const { mode } = useAppSelector(selectGame);
  const winner = useAppSelector(selectWinner);
  return (
    <span className={wordStamp.stamp}>
      {mode === 'duel' ? labels.duelResult(winner) : labels.out}
    </span>
  );
}
