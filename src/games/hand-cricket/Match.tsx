import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { SegmentedControl } from '../../kit/SegmentedControl';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { useLostFocus } from '../shared/useLostFocus';
import { BallStatus } from './BallStatus';
import { labels, needLine, tossLine } from './content';
import { throwBall, throwToss } from './effects';
import { Hands } from './Hands';
import { BAT_ID, THROWS_ID } from './ids';
import { latestBall } from './latestBall';
import styles from './Match.module.css';
import type { Position } from './rules';
import { isCalled, PARITIES, SIDES } from './rules';
import { Scoreboard } from './Scoreboard';
import { scoresOf, targetOf } from './scores';
import type { HandCricketState } from './slice';
import { battingChosen, matchStarted, parityCalled, selectMatch } from './slice';
import { Throws } from './Throws';

const loadLine = () => import(/* webpackChunkName: "cricket-play" */ './commentary/MatchLine');
const loadReplayLink = () => import(/* webpackChunkName: "cricket-play" */ './replay/ReplayLink');

const RESULT_ID = 'match-result';

/** The match on the screen, from the toss to the result. */
export function Match() {
  const match = useAppSelector(selectMatch);
  return (
    <div className={styles.match}>
      <div className={styles.side}>
        {match.phase === 'toss' ? <Call /> : <Scoreboard position={positionOf(match)} />}
        <Hands ball={shownHands(match)} isBeating={match.phase === 'throwing'} />
      </div>
      <div className={styles.side}>
        <Verdict match={match} />
        <Controls phase={match.phase} />
      </div>
    </div>
  );
}

/** Those of the toss until the first ball. */
function shownHands(match: HandCricketState) {
  if (match.phase === 'throwing') return null;
  return latestOf(match)?.ball ?? match.toss;
}

/** Null before the first ball that was played here: a friend's innings was not. */
function latestOf(match: HandCricketState) {
  const position = positionOf(match);
  const isChaseAhead = match.challenged && match.balls[1].length === 0;
  return position && !isChaseAhead ? latestBall(position) : null;
}

/** Null before the first innings. */
function positionOf({ batting, innings, balls, result }: HandCricketState): Position | null {
  return batting && { batting, innings, balls, result };
}

/**
 * What the latest ball was, what is said of it, and what comes next. The count of a ball is not announced:
 * it would still be spoken when the hands open.
 */
function Verdict({ match }: { match: HandCricketState }) {
  const { phase, round, result } = match;
  const latest = phase === 'throwing' ? null : latestOf(match);
  return (
    <div className={styles.verdict}>
      {result && <Result result={result} />}
      <BallStatus
        ball={latest?.ball ?? null}
        batter={latest?.batter ?? 'you'}
        round={round}
        result={result}
      />
      {phase === 'throwing' && <p className={styles.line}>{labels.count}</p>}
      <div aria-live="polite">
        {phase !== 'throwing' && (
          <p className={styles.line}>
            {latest ? <LazyPart load={loadLine} attempt={round} /> : lineOf(match)}
          </p>
        )}
        {phase !== 'throwing' && !result && <p className={styles.next}>{nextOf(match)}</p>}
      </div>
    </div>
  );
}

function Result({ result }: { result: NonNullable<HandCricketState['result']> }) {
  useLostFocus(RESULT_ID);
  return (
    <h2 id={RESULT_ID} tabIndex={-1} lang="en-IN" className={styles.heading} data-result={result}>
      <span className={wordStamp.stamp}>{result}</span>
    </h2>
  );
}

/** Before the first ball. */
function lineOf({ phase, toss, calledParity, batting }: HandCricketState) {
  if (phase === 'toss') return labels.tossAsk;
  if (!toss) return null;
  const hasWon = isCalled(calledParity, toss);
  const choice = batting === 'computer' ? labels.computerBats : labels.computerBowls;
  return hasWon ? tossLine(...toss, true) : `${tossLine(...toss, false)} ${choice}`;
}

/** What the player does with the next ball. */
function nextOf(match: HandCricketState) {
  if (match.phase === 'choice') return labels.choose;
  const position = positionOf(match);
  if (!position) return null;
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

function Controls({ phase }: { phase: HandCricketState['phase'] }) {
  const dispatch = useAppDispatch();
  if (phase === 'choice') return <Choice />;
  if (phase === 'over') return <Ending />;
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

/** The call of the toss. */
function Call() {
  const dispatch = useAppDispatch();
  const called = useAppSelector(selectMatch).calledParity;
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

/** The toss is won. */
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
    <div className={styles.answers}>
      <Button onClick={() => focusAfter(() => dispatch(matchStarted()), THROWS_ID)}>
        {labels.playAgain}
      </Button>
      <LazyPart load={loadReplayLink} isOptional />
    </div>
  );
}
