import { Link } from 'react-router-dom';
import { Card } from '../../kit/Card';
import slip from '../../kit/slip.module.css';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { ShareSlot } from '../shared/share/ShareSlot';
import { useOnUnmount } from '../shared/useOnUnmount';
import { BallList } from './BallList';
import { about, labels } from './content';
import { feature } from './effects';
import { overPath } from './game';
import styles from './HandCricket.module.css';
import { HouseRules } from './house-rules/HouseRules';
import { inningsOf } from './inningsOf';
import { Match } from './Match';
import match from './Match.module.css';
import { gameLeft, handCricketSlice, selectMatch } from './slice';

const loadShare = () => import(/* webpackChunkName: "cricket-play" */ './share/ShareResult');
const loadStanding = () => import(/* webpackChunkName: "cricket-play" */ './share/FriendInnings');

const loadRecent = () => import(/* webpackChunkName: "cricket-play" */ './RecentMatches');

export const page: PageParts = {
  about,
  feature,
  loadChallenge: () => import(/* webpackChunkName: "hand-cricket-challenge" */ './challenge/link'),
  loadReplay: () => import(/* webpackChunkName: "cricket-play" */ './replay/link'),
};

export default function HandCricket() {
  const dispatch = useAppDispatch();
  const { phase, challenged, matches } = useAppSelector(selectMatch);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstWide} ${styles.view}`}>
      <Card taped>
        {challenged && <LazyPart load={loadStanding} />}
        <Match />
        <p className={match.other}>
          <Link to={overPath} className={slip.slip}>
            {labels.daily}
          </Link>
        </p>
        <ShareSlot load={loadShare} attempt={phase === 'over' && matches} />
      </Card>
      <Balls />
      <Scores />
      <Recent />
      <HouseRules />
    </div>
  );
}

function Balls() {
  const { batting, innings, balls: played, result, challenged } = useAppSelector(selectMatch);
  // The friend's balls have the throws that come: they are listed at the end.
  const balls: typeof played = challenged && !result ? [[], played[1]] : played;
  const isPlayed = batting !== null && balls.some((each) => each.length > 0);
  return (
    <Card heading={labels.balls}>
      {isPlayed ? (
        <BallList innings={inningsOf({ batting, innings, balls, result })} />
      ) : (
        <p className={styles.none}>{labels.noBalls}</p>
      )}
    </Card>
  );
}

function Scores() {
  const { matches, wins, streak, bestStreak, bestInnings } = useAppSelector(selectMatch);
  return (
    <ScoreCard
      game={handCricketSlice.name}
      figures={[
        { label: labels.matches, value: matches },
        { label: labels.wins, value: wins },
        { label: labels.streak, value: streak },
        { label: labels.bestStreak, value: bestStreak },
        { label: labels.bestInnings, value: bestInnings },
      ]}
    />
  );
}

function Recent() {
  const { recent, matches } = useAppSelector(selectMatch);
  const isEmpty = recent.length === 0;
  return (
    <Card heading={labels.recent}>
      {isEmpty && <p className={styles.none}>{labels.noRecent}</p>}
      {!isEmpty && <LazyPart load={loadRecent} attempt={matches} />}
    </Card>
  );
}
