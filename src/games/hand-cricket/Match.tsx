import { shallowEqual } from 'react-redux';
import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { focusAfter } from '../../kit/focusAfter';
import { Icon } from '../../kit/Icon';
import { gameIcons } from '../../kit/icons/games';
import { SegmentedControl } from '../../kit/SegmentedControl';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { ShareSlot } from '../shared/ShareSlot';
import { useLostFocus } from '../shared/useLostFocus';
import { BallList, BallStatus, inningsOf } from './Balls';
import { labels, needLine, tossLine } from './content';
import { BAT_ID, THROWS_ID, throwBall, throwToss } from './effects';
import { Hands } from './Hands';
import styles from './Match.module.css';
import type { Position, Result, Side } from './rules';
import { isCalled, latestBall, PARITIES, SIDES, scoresOf, targetOf } from './rules';
import { Scoreboard } from './Scoreboard';
import {
  battingChosen,
  matchStarted,
  parityCalled,
  selectCalledParity,
  selectIsChallenged,
  selectIsRecord,
  selectMatches,
  selectPhase,
  selectPosition,
  selectRound,
  selectToss,
} from './slice';
import { Throws } from './Throws';

const loadLine = () => import(/* webpackChunkName: "hand-cricket-later" */ './Commentary');
const loadShare = () => import(/* webpackChunkName: "hand-cricket-later" */ './share');
const loadReplayLink = () => import(/* webpackChunkName: "hand-cricket-later" */ './Replay');

const RESULT_ID = 'match-result';

const usePosition = () => useAppSelector(selectPosition, shallowEqual);

/**
 * Returns the latest ball that the player has played; null before the first ball. In a challenge, the balls of the
 * first innings are left out, because a friend has played them.
 */
function useLatest() {
  const position = usePosition();
  const isChallenged = useAppSelector(selectIsChallenged);
  const isChaseAhead = isChallenged && position?.balls[1].length === 0;
  return position && !isChaseAhead ? latestBall(position) : null;
}

/** The match on the screen, from the toss to the result. */
export function Match() {
  const phase = useAppSelector(selectPhase);
  const toss = useAppSelector(selectToss);
  const position = usePosition();
  const latest = useLatest();
  const isThrowing = phase === 'throwing';
  const isOver = phase === 'over';
  return (
    <div
      className={styles.match}
      data-toss={phase === 'toss' || undefined}
      data-over={isOver || undefined}
    >
      <div className={styles.scene}>
        {phase === 'toss' ? <Call /> : <Scoreboard position={position} />}
        <Hands ball={isThrowing ? null : (latest?.ball ?? toss)} isBeating={isThrowing} />
      </div>
      <Verdict />
      <div className={styles.controls}>{isOver ? <Ending /> : <Controls />}</div>
      <BallsSoFar />
    </div>
  );
}

/**
 * Shows who bats, the latest ball in words, the commentary line, and what the player has to do next. At the end, shows
 * the result and the buttons that share it. The count of a throw (`labels.count`) is outside the live region: otherwise
 * a screen reader would still speak the count when the hands open.
 */
function Verdict() {
  const isThrowing = useAppSelector(selectPhase) === 'throwing';
  const round = useAppSelector(selectRound);
  const matches = useAppSelector(selectMatches);
  const isRecord = useAppSelector(selectIsRecord);
  const position = usePosition();
  const result = position?.result ?? null;
  const played = useLatest();
  const tossText = useTossText();
  const latest = isThrowing ? null : played;
  return (
    <div className={styles.verdict}>
      {position && !result && <Batting side={position.batting} />}
      {result && <ResultHeading result={result} />}
      <BallStatus
        ball={latest?.ball ?? null}
        batter={latest?.batter ?? 'you'}
        round={round}
        hasResult={result !== null}
      />
      {isThrowing && <p className={styles.line}>{labels.count}</p>}
      <div aria-live="polite">
        {!isThrowing && (
          <p className={styles.line}>
            {latest ? <LazyPart load={loadLine} attempt={round} /> : tossText}
          </p>
        )}
        {!isThrowing && !result && <NextLine />}
      </div>
      <ShareSlot
        load={loadShare}
        attempt={result !== null && matches}
        isNewBest={result !== null && isRecord}
      />
    </div>
  );
}

/** Says in words, and by a bat, who bats. */
const Batting = ({ side }: { side: Side }) => (
  <p className={styles.batting}>
    <Icon shape={gameIcons.bat} />
    <span key={side}>{labels.bats[side]}</span>
  </p>
);

function ResultHeading({ result }: { result: Result }) {
  useLostFocus(RESULT_ID);
  return (
    <h2 id={RESULT_ID} tabIndex={-1} lang="en-IN" className={styles.heading} data-result={result}>
      <span className={wordStamp.stamp}>{result}</span>
    </h2>
  );
}

/**
 * Returns the text about the toss: the question to the player before the toss, and the outcome after the toss. Null in
 * a challenge, because a challenge has no toss.
 */
function useTossText() {
  const phase = useAppSelector(selectPhase);
  const toss = useAppSelector(selectToss);
  const called = useAppSelector(selectCalledParity);
  const position = usePosition();
  if (phase === 'toss') return labels.tossAsk;
  if (!toss) return null;
  const choice = position?.batting === 'computer' ? labels.computerBats : labels.computerBowls;
  return isCalled(called, toss) ? tossLine(...toss, true) : `${tossLine(...toss, false)} ${choice}`;
}

/** Shows what the player has to do next. */
function NextLine() {
  const isChoice = useAppSelector(selectPhase) === 'choice';
  const position = usePosition();
  return <p className={styles.next}>{isChoice ? labels.choose : position && nextText(position)}</p>;
}

/**
 * Returns the text about the next ball. For the first ball of an innings, the text is an instruction. For a later ball,
 * the text tells how many runs the player still needs to win; null if the player does not bat in the second innings.
 */
function nextText(position: Position) {
  const { batting, innings, balls } = position;
  const target = targetOf(position);
  const isFirstBall = balls[innings - 1]?.length === 0;
  if (target !== null) {
    if (isFirstBall) return labels.chase[batting](target);
    return batting === 'you' ? needLine(target - scoresOf(position).you) : null;
  }
  if (!isFirstBall) return null;
  return batting === 'you' ? labels.youBat : labels.youBowl;
}

function Controls() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  if (phase === 'choice') return <Choice />;
  const isToss = phase === 'toss';
  return (
    <Throws
      step={isToss ? 'toss' : 'ball'}
      isBusy={phase === 'throwing'}
      onThrow={(mine) => {
        if (isToss) focusAfter(() => dispatch(throwToss(mine)), BAT_ID);
        else dispatch(throwBall(mine));
      }}
    />
  );
}

/** The control with which the player calls odd or even before the toss. */
function Call() {
  const dispatch = useAppDispatch();
  const called = useAppSelector(selectCalledParity);
  return (
    <SegmentedControl
      label={labels.toss}
      name="parity"
      options={PARITIES.map((value) => ({ value, label: labels[value] }))}
      value={called}
      onChoose={(parity) => dispatch(parityCalled(parity))}
    />
  );
}

/** The buttons Bat and Bowl, shown when the player has won the toss. */
function Choice() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.answers}>
      {SIDES.map((side) => (
        <Button
          key={side}
          id={side === 'you' ? BAT_ID : undefined}
          onClick={() => focusAfter(() => dispatch(battingChosen(side)), THROWS_ID)}
        >
          {side === 'you' ? labels.bat : labels.bowl}
        </Button>
      ))}
    </div>
  );
}

function Ending() {
  const dispatch = useAppDispatch();
  return (
    <div className={`${row.row} ${styles.ending}`}>
      <Button onClick={() => focusAfter(() => dispatch(matchStarted()), THROWS_ID)}>
        {labels.playAgain}
      </Button>
      <LazyPart load={loadReplayLink} isSilent />
    </div>
  );
}

/** The balls so far. In a challenge, the friend's innings is left out until the match is over. */
function BallsSoFar() {
  const position = usePosition();
  const isChallenged = useAppSelector(selectIsChallenged);
  const listed = position && (isChallenged ? withoutThrowsToCome(position) : position);
  return (
    <div className={styles.balls}>
      {listed?.balls.some((innings) => innings.length > 0) && (
        <BallList innings={inningsOf(listed)} />
      )}
    </div>
  );
}

/**
 * Removes the balls of the friend's innings from a position while the match is not over. Without this, the list of
 * balls would tell the player the numbers that the computer will show next.
 */
const withoutThrowsToCome = (position: Position): Position =>
  position.result ? position : { ...position, balls: [[], position.balls[1]] };
