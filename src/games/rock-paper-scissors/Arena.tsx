import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/inTurn';
import { LazyPart } from '../shared/LazyPart';
import styles from './Arena.module.css';
import { challengeText, labels, outcomeOf, reasonOf, reasons, stakes } from './content';
import { countsOf, isOver, RESULTS, resultOf } from './rules';
import { Sides } from './Sides';
import {
  selectChallenge,
  selectComputerChoice,
  selectIsShuffling,
  selectMilestone,
  selectPlayerChoice,
  selectResult,
  selectRound,
} from './slice';

const loadOutcome = () => import(/* webpackChunkName: "hands-share" */ './share/ChallengeOutcome');

const everyReason = [...Object.values(reasons), labels.tie, ...Object.values(labels.milestones)];
const everyStake = stakes.map(({ stake }) => stake);
const everyOutcome = [...stakes.flatMap(({ won, lost }) => [won, lost]), labels.tieStake];

/**
 * Both hands, and between them the result, with the last round that of the challenge; live regions announce it
 * once, when it is settled.
 */
export function Arena() {
  const isShuffling = useAppSelector(selectIsShuffling);
  const player = useAppSelector(selectPlayerChoice);
  const computer = useAppSelector(selectComputerChoice);
  const result = useAppSelector(selectResult);
  const milestone = useAppSelector(selectMilestone);
  const round = useAppSelector(selectRound);
  const challenge = useAppSelector(selectChallenge);
  const counts = isOver(challenge) ? countsOf(challenge) : null;
  const verdict = counts ? resultOf(counts) : result;
  const stake = inTurn(stakes, isShuffling || result ? round - 1 : round);
  const reason = result && player && computer && reasonOf(result, player, computer);
  const remark = milestone ? labels.milestones[milestone] : reason;
  return (
    <div className={styles.arena} data-shuffling={isShuffling || undefined}>
      <Sides player={player} computer={computer} isSettled={result !== null} />
      <div className={`${space.space} ${styles.verdict}`} data-result={verdict}>
        <VerdictPlaceholder />
        <div>
          <p role="status" lang="en-IN" className={styles.result}>
            {verdict && (
              <span key={round} className={wordStamp.stamp}>
                {counts ? challengeText(verdict, counts) : verdict}
              </span>
            )}
          </p>
          <p aria-live="polite" className={styles.reason}>
            {counts ? <LazyPart load={loadOutcome} isOptional /> : remark}
          </p>
          {/* An element for each: one that moves is a layout shift. */}
          {!isShuffling && !result && <p className={styles.hint}>{stake.stake}</p>}
          {isShuffling && (
            <>
              <p className={styles.hint}>{labels.shuffling}</p>
              <p className={styles.stake}>{stake.stake}</p>
            </>
          )}
          {result && !counts && <p className={styles.stake}>{outcomeOf(stake, result)}</p>}
        </div>
      </div>
    </div>
  );
}

/** Reserves the space of the longest texts, of a settled round and before. */
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
      <p className={styles.stake}>
        <ReserveSpace texts={everyOutcome} />
      </p>
    </div>
    <div>
      <p className={styles.hint}>
        <ReserveSpace texts={[labels.shuffling]} />
      </p>
      <p className={styles.stake}>
        <ReserveSpace texts={everyStake} />
      </p>
    </div>
  </>
);
