import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../state/hooks';
import { namesAsShown } from '../shared/namesAsShown';
import { labels } from './content';
import styles from './Screen.module.css';
import { selectLength, selectNames, selectPhase, selectRoundNumber } from './slice';

type ScreenProps = { className: string | undefined; children: ReactNode };

/**
 * The screen of a phase. A new screen scrolls into view when it is mounted. Otherwise a shorter screen could be out of
 * view after a longer screen that was scrolled down.
 */
export function Screen({ className, children }: ScreenProps) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={view} className={className}>
      {children}
    </div>
  );
}

/** Shows the number of the current round. After the game, shows the number of rounds that were played. */
export function RoundNumber() {
  const isOver = useAppSelector(selectPhase) === 'over';
  const length = useAppSelector(selectLength);
  const number = useAppSelector(selectRoundNumber);
  return isOver ? (
    <p className={styles.round}>{labels.played(number)}</p>
  ) : (
    <p className={styles.round} lang="en-IN">
      {labels.round(number, length)}
    </p>
  );
}

/** Returns the names of the four players for display: trimmed, and with a number if a name occurs twice. */
export const useShownNames = () => namesAsShown(useAppSelector(selectNames));
