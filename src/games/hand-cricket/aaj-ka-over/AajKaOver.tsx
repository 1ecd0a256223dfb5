import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/Button';
import row from '../../../kit/buttonRow.module.css';
import { Card } from '../../../kit/Card';
import { focusAfter } from '../../../kit/focusAfter';
import slip from '../../../kit/slip.module.css';
import spread from '../../../kit/spread.module.css';
import wordStamp from '../../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { PageParts } from '../../shared/game';
import { LazyPart } from '../../shared/LazyPart';
import { ShareSlot } from '../../shared/ShareSlot';
import { useLostFocus } from '../../shared/useLostFocus';
import { useOnUnmount } from '../../shared/useOnUnmount';
import { BallList, BallStatus } from '../Balls';
import { labels as matchLabels } from '../content';
import { feature, openOver, readDay, THROWS_ID, throwOverBall } from '../effects';
import { cricketPath } from '../game';
import { Hands } from '../Hands';
import match from '../Match.module.css';
import { OverFigures } from '../Scoreboard';
import {
  gameLeft,
  selectDay,
  selectIsOfOtherDay,
  selectIsThrowing,
  selectOverOnScreen,
  selectOverStatus,
  selectOvers,
  selectRound,
} from '../slice';
import { Throws } from '../Throws';
import { about, labels, resultText } from './content';
import { Register } from './Register';
import { isBestOver, summaryOf } from './rules';

const loadShare = () => import(/* webpackChunkName: "hand-cricket-later" */ './share');
const loadLine = () => import(/* webpackChunkName: "hand-cricket-later" */ './Commentary');
const loadReplay = () => import(/* webpackChunkName: "hand-cricket-later" */ './Replay');

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) =>
    selectOverOnScreen(state) !== '' || Object.keys(selectOvers(state)).length > 0,
  loadReplay,
};

const useBalls = () => summaryOf(useAppSelector(selectOverOnScreen)).balls;

/**
 * The page of Aaj ka Over: six balls a day. On one day in India, the computer shows the same numbers to everybody.
 */
export default function AajKaOver() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(readDay()), [dispatch]);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>
        <Over />
        <ToMatch />
      </Card>
      <Register />
    </div>
  );
}

function Over() {
  const isThrowing = useAppSelector(selectIsThrowing);
  const hasEnded = useAppSelector(selectOverStatus) === 'ended';
  const balls = useBalls();
  const latest = balls[balls.length - 1] ?? null;
  return (
    <div className={`${match.match} ${match.over}`} data-over={hasEnded || undefined}>
      <div className={match.scene}>
        <OverFigures balls={balls} />
        <Hands ball={isThrowing ? null : latest} isBeating={isThrowing} />
      </div>
      <Verdict />
      <div className={match.controls}>
        <Controls />
      </div>
      <div className={match.balls}>
        <BallList innings={[{ batting: 'you', balls }]} />
      </div>
    </div>
  );
}

/** Shows the latest ball in words, and a line. At the end, shows the runs and the buttons that share the over. */
function Verdict() {
  const isThrowing = useAppSelector(selectIsThrowing);
  const round = useAppSelector(selectRound);
  const day = useAppSelector(selectDay);
  const hasEnded = useAppSelector(selectOverStatus) === 'ended';
  const overs = useAppSelector(selectOvers);
  const balls = useBalls();
  // The stamp is for the result of this visit, and not for the same over on a later visit.
  const isNewBest = round > 0 && day !== null && isBestOver(overs, day);
  const latest = isThrowing ? undefined : balls[balls.length - 1];
  return (
    <div className={match.verdict}>
      {hasEnded && <ResultHeading />}
      <BallStatus ball={latest ?? null} batter="you" round={round} hasResult={hasEnded} />
      {isThrowing && <p className={match.line}>{matchLabels.count}</p>}
      <div aria-live="polite">
        {!isThrowing && (
          <p className={match.line}>
            <Line />
          </p>
        )}
      </div>
      <ShareSlot load={loadShare} attempt={hasEnded && day} isNewBest={hasEnded && isNewBest} />
    </div>
  );
}

const RESULT_ID = 'over-result';

/** The runs of the whole over, as a stamp. */
function ResultHeading() {
  const { runs, isOut } = summaryOf(useAppSelector(selectOverOnScreen));
  useLostFocus(RESULT_ID);
  return (
    <h2 id={RESULT_ID} tabIndex={-1} className={match.heading} data-out={isOut || undefined}>
      <span className={wordStamp.stamp}>{resultText(runs, isOut)}</span>
    </h2>
  );
}

/**
 * The line of text about the over. If the clock is set back, the line asks the player to correct the date. Before the
 * first ball, the line explains the over. After a ball, the line is about the latest ball.
 */
function Line() {
  const isClockBack = useAppSelector(selectOverStatus) === 'clockBack';
  const { length } = useBalls();
  if (!isClockBack && length > 0) return <LazyPart load={loadLine} attempt={length} />;
  return <span>{isClockBack ? labels.clockBack : labels.intro}</span>;
}

function Controls() {
  const dispatch = useAppDispatch();
  const isThrowing = useAppSelector(selectIsThrowing);
  const status = useAppSelector(selectOverStatus);
  if (status === 'ended') return <Ended />;
  if (status === 'clockBack') return null;
  return <Throws isBusy={isThrowing} onThrow={(mine) => dispatch(throwOverBall(mine))} />;
}

function Ended() {
  const dispatch = useAppDispatch();
  const isOfOtherDay = useAppSelector(selectIsOfOtherDay);
  return (
    <>
      <p className={match.next}>{isOfOtherDay ? labels.newDay.text : labels.comeback}</p>
      <div className={`${row.row} ${match.ending}`}>
        {isOfOtherDay && (
          <Button onClick={() => focusAfter(() => dispatch(openOver()), THROWS_ID)}>
            {labels.newDay.button}
          </Button>
        )}
        <LazyPart load={loadReplay} isSilent />
      </div>
    </>
  );
}

/** The link to the page of the match. */
const ToMatch = () => (
  <p className={match.other}>
    <Link to={cricketPath} className={slip.slip}>
      {labels.match}
    </Link>
  </p>
);
