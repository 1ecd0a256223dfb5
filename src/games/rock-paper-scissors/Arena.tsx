import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/lines';
import styles from './Arena.module.css';
import {
  challengeStamp,
  challenge as challengeTexts,
  hands,
  labels,
  payoffOf,
  reasonOf,
  reasons,
  stakes,
} from './content';
import { HandDrawing } from './HandDrawing';
import type { Hand } from './rules';
import { countsOf, isOver, RESULTS, resultOf } from './rules';
import {
  selectChallenge,
  selectComputerChoice,
  selectIsShuffling,
  selectMilestone,
  selectPlayerChoice,
  selectResult,
  selectRound,
  selectSettledChoice,
} from './slice';

/** Shows the current round: both hands, and the verdict below the hands. */
export function Arena() {
  const isShuffling = useAppSelector(selectIsShuffling);
  return (
    <div className={styles.arena} data-shuffling={isShuffling || undefined}>
      <RoundSides />
      <Verdict />
    </div>
  );
}

/**
 * The hands of the round. During a round the computer's hand changes every 100 ms, and only this component renders
 * again.
 */
function RoundSides() {
  const player = useAppSelector(selectPlayerChoice);
  const computer = useAppSelector(selectComputerChoice);
  const isSettled = useAppSelector(selectResult) !== null;
  return <Sides player={player} computer={computer} isSettled={isSettled} />;
}

type SidesProps = {
  player: Hand | null;
  computer: Hand | null;
  /** Whether the computer's hand is final. Only a final hand is shown with its name. */
  isSettled: boolean;
};

/** Both hands, which face each other. */
export const Sides = ({ player, computer, isSettled }: SidesProps) => (
  <>
    <div className={styles.side}>
      <p className={styles.name}>{labels.you}</p>
      <HandDrawing hand={player ?? 'rock'} />
      <p className={styles.shown}>{player && hands[player].name}</p>
    </div>
    <section className={`${styles.side} ${styles.computer}`} aria-label={labels.computer}>
      <p className={styles.name}>{labels.computer}</p>
      <HandDrawing hand={computer ?? 'rock'} className={styles.facing} />
      <p className={styles.shown}>{isSettled && computer && hands[computer].name}</p>
    </section>
  </>
);

/**
 * Shows the stake of the round, which is a prize for the winner or a chore for the loser; then the result and its
 * reason. After the last round of a challenge, shows the result of the challenge. The result and the reason are in live
 * regions to have screen readers announce both.
 */
function Verdict() {
  const isShuffling = useAppSelector(selectIsShuffling);
  const player = useAppSelector(selectPlayerChoice);
  const computer = useAppSelector(selectSettledChoice);
  const result = useAppSelector(selectResult);
  const milestone = useAppSelector(selectMilestone);
  const round = useAppSelector(selectRound);
  const challenge = useAppSelector(selectChallenge);
  const counts = isOver(challenge) ? countsOf(challenge) : null;
  const verdict = counts ? resultOf(counts) : result;
  const stake = inTurn(stakes, isShuffling || result ? round - 1 : round);
  const reason = player && computer && reasonOf(player, computer);
  const remark = milestone ? labels.milestones[milestone] : reason;
  return (
    <div className={`${space.space} ${styles.verdict}`} data-result={verdict}>
      <VerdictPlaceholder />
      <div>
        <p role="status" lang="en-IN" className={styles.result}>
          {verdict && (
            <span key={round} className={wordStamp.stamp}>
              {counts ? challengeStamp(counts) : verdict}
            </span>
          )}
        </p>
        <p aria-live="polite" className={styles.reason}>
          {counts && verdict ? <span>{challengeTexts.outcomes[verdict]}</span> : remark}
        </p>
        {/*
         * The stake is a new element in each phase of the round. A single element would move down when the round
         * starts, and browsers would count the move as a layout shift.
         */}
        {!isShuffling && !result && <p className={styles.hint}>{stake.stake}</p>}
        {isShuffling && (
          <>
            <p className={styles.hint}>{labels.shuffling}</p>
            <p className={styles.stake}>{stake.stake}</p>
          </>
        )}
        {result && !counts && <p className={styles.stake}>{payoffOf(stake, result)}</p>}
      </div>
    </div>
  );
}

const everyReason = [...Object.values(reasons), labels.tie, ...Object.values(labels.milestones)];
const everyStake = stakes.map(({ stake }) => stake);
const everyPayoff = [...stakes.flatMap(({ won, lost }) => [won, lost]), labels.tieStake];

/** Reserves the space of the verdict: for the longest texts before the result, and for the longest texts after it. */
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
        <ReserveSpace texts={everyPayoff} />
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
