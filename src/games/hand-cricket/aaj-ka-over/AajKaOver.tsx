import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/Button';
import { Card } from '../../../kit/Card';
import { focusAfter } from '../../../kit/focusAfter';
import slip from '../../../kit/slip.module.css';
import spread from '../../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { PageParts } from '../../shared/game';
import { LazyPart } from '../../shared/LazyPart';
import { ShareSlot } from '../../shared/share/ShareSlot';
import { useLostFocus } from '../../shared/useLostFocus';
import { useOnUnmount } from '../../shared/useOnUnmount';
import { BallList } from '../BallList';
import { BallStatus } from '../BallStatus';
import { labels as matchLabels } from '../content';
import { feature } from '../effects';
import { cricketPath } from '../game';
import { Hands } from '../Hands';
import { THROWS_ID } from '../ids';
import match from '../Match.module.css';
import { gameLeft, selectIsThrowing, selectRound } from '../slice';
import { Throws } from '../Throws';
import { about, labels } from './content';
import { OverFigures } from './OverFigures';
import { Register } from './Register';
import { openOver, readDay, throwOverBall } from './thunks';
import { useStanding } from './useStanding';

const loadShare = () => import(/* webpackChunkName: "cricket-play" */ './share/ShareOver');

const loadLine = () => import(/* webpackChunkName: "cricket-play" */ './commentary/OverLine');
const loadReplayLink = () => import(/* webpackChunkName: "cricket-play" */ './replay/ReplayLink');

export const page: PageParts = {
  about,
  feature,
  loadReplay: () => import(/* webpackChunkName: "cricket-play" */ './replay/link'),
};

/** Six balls against the same numbers for everybody on one Indian day. */
export default function AajKaOver() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(readDay()), [dispatch]);
  const { day, status } = useStanding();
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>
        <Over />
        <ToMatch />
        <ShareSlot load={loadShare} attempt={status === 'ended' && day} />
      </Card>
      <Register />
    </div>
  );
}

function Over() {
  const isThrowing = useAppSelector(selectIsThrowing);
  const { balls } = useStanding();
  const latest = balls[balls.length - 1] ?? null;
  return (
    <div className={match.match}>
      <div className={match.side}>
        <OverFigures balls={balls} />
        <Hands ball={isThrowing ? null : latest} isBeating={isThrowing} />
      </div>
      <div className={match.side}>
        <Verdict />
        <Controls />
      </div>
    </div>
  );
}

function Verdict() {
  const isThrowing = useAppSelector(selectIsThrowing);
  const round = useAppSelector(selectRound);
  const { balls } = useStanding();
  const latest = isThrowing ? undefined : balls[balls.length - 1];
  return (
    <div className={`${match.verdict} ${match.short}`}>
      <BallStatus ball={latest ?? null} batter="you" round={round} />
      {isThrowing && <p className={match.line}>{matchLabels.count}</p>}
      <div aria-live="polite">
        {!isThrowing && (
          <p className={match.line}>
            <Line />
          </p>
        )}
      </div>
      <BallList innings={[{ batting: 'you', balls }]} />
    </div>
  );
}

/** What is said of the latest ball, and before the first one, what the over is. */
function Line() {
  const { balls, status } = useStanding();
  if (status !== 'clockBack' && balls.length > 0)
    return <LazyPart load={loadLine} attempt={balls.length} />;
  return <span>{status === 'clockBack' ? labels.clockBack : labels.intro}</span>;
}

function Controls() {
  const dispatch = useAppDispatch();
  const isThrowing = useAppSelector(selectIsThrowing);
  const { status } = useStanding();
  if (status === 'ended') return <Ended />;
  if (status === 'clockBack') return null;
  return <Throws isBusy={isThrowing} onThrow={(mine) => dispatch(throwOverBall(mine))} />;
}

const ENDED_ID = 'over-ended';

function Ended() {
  const dispatch = useAppDispatch();
  const { isOfOtherDay } = useStanding();
  useLostFocus(ENDED_ID);
  return (
    <>
      <p id={ENDED_ID} tabIndex={-1} className={match.next}>
        {isOfOtherDay ? labels.newDay.text : labels.comeback}
      </p>
      <div className={match.answers}>
        {isOfOtherDay && (
          <Button onClick={() => focusAfter(() => dispatch(openOver()), THROWS_ID)}>
            {labels.newDay.button}
          </Button>
        )}
        <LazyPart load={loadReplayLink} isOptional />
      </div>
    </>
  );
}

/** There is always a match to play. */
const ToMatch = () => (
  <p className={match.other}>
    <Link to={cricketPath} className={slip.slip}>
      {labels.match}
    </Link>
  </p>
);
