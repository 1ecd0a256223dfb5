import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector } from '../../state/hooks';
import styles from './Arena.module.css';
import { hands, labels, reasons } from './content';
import { Hand } from './Hand';
import type { Hand as HandId, Result } from './rules';
import { RESULTS } from './rules';
import {
  selectComputerChoice,
  selectIsShuffling,
  selectPlayerChoice,
  selectResult,
  selectRound,
} from './slice';

const everyReason = [...Object.values(reasons), labels.tie];
const prompts = [labels.waiting, labels.shuffling];

/** Both hands, and between them the result; live regions announce it once, when it is settled. */
export function Arena() {
  const isShuffling = useAppSelector(selectIsShuffling);
  const player = useAppSelector(selectPlayerChoice);
  const computer = useAppSelector(selectComputerChoice);
  const result = useAppSelector(selectResult);
  const round = useAppSelector(selectRound);
  return (
    <div className={styles.arena} data-shuffling={isShuffling || undefined}>
      <div className={styles.side}>
        <p className={styles.name}>{labels.you}</p>
        <Hand choice={player ?? 'rock'} />
        <p className={styles.shown}>{player && hands[player].name}</p>
      </div>
      <section className={`${styles.side} ${styles.computer}`} aria-label={labels.computer}>
        <p className={styles.name}>{labels.computer}</p>
        <Hand choice={computer ?? 'rock'} className={styles.facing} />
        <p className={styles.shown}>{result && computer && hands[computer].name}</p>
      </section>
      <div className={`${space.space} ${styles.verdict}`} data-result={result}>
        <VerdictPlaceholder />
        <div>
          <p role="status" lang="en-IN" className={styles.result}>
            {result && (
              <span key={round} className={wordStamp.stamp}>
                {result}
              </span>
            )}
          </p>
          <p aria-live="polite" className={styles.reason}>
            {result && player && computer && reasonFor(result, player, computer)}
          </p>
          {!result && (
            <p className={styles.hint}>{isShuffling ? labels.shuffling : labels.waiting}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Reserves the space of the longest result, reason and prompt. */
const VerdictPlaceholder = () => (
  <>
    <div>
      <p className={styles.result}>
        <span className={wordStamp.unseen}>
          <ReserveSpace texts={RESULTS} />
        </span>
      </p>
      <p className={styles.reason}>
        <ReserveSpace texts={everyReason} />
      </p>
    </div>
    <p className={styles.hint}>
      <ReserveSpace texts={prompts} />
    </p>
  </>
);

function reasonFor(result: Result, player: HandId, computer: HandId) {
  if (result === "It's a tie!") return labels.tie;
  return reasons[result === 'You win!' ? player : computer];
}
