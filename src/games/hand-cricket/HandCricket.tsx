import { Link } from 'react-router-dom';
import { Card } from '../../kit/Card';
import slip from '../../kit/slip.module.css';
import spread from '../../kit/spread.module.css';
import { List } from '../../kit/text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { RULES_ID } from '../shared/content';
import type { PageParts } from '../shared/game';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import { about, houseRules, labels } from './content';
import { feature } from './effects';
import { overPath } from './game';
import styles from './HandCricket.module.css';
import { Match } from './Match';
import match from './Match.module.css';
import {
  gameLeft,
  handCricketSlice,
  selectBestInnings,
  selectBestStreak,
  selectIsChallenged,
  selectMatches,
  selectPhase,
  selectRecent,
  selectStreak,
  selectWins,
} from './slice';

const loadStanding = () => import(/* webpackChunkName: "hand-cricket-later" */ './FriendInnings');
const loadReplay = () => import(/* webpackChunkName: "hand-cricket-later" */ './Replay');
const loadRecent = () => loadReplay().then(({ RecentMatches }) => ({ default: RecentMatches }));

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) => selectPhase(state) !== 'toss' || selectMatches(state) > 0,
  loadChallenge: () => import(/* webpackChunkName: "hand-cricket-later" */ './links'),
  loadReplay,
};

export default function HandCricket() {
  const dispatch = useAppDispatch();
  const isChallenged = useAppSelector(selectIsChallenged);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstWide} ${styles.view}`}>
      <Card taped>
        {isChallenged && <LazyPart load={loadStanding} />}
        <Match />
        <p className={match.other}>
          <Link to={overPath} className={slip.slip}>
            {labels.daily}
          </Link>
        </p>
      </Card>
      <Scores />
      <Recent />
      <HouseRules />
    </div>
  );
}

function Scores() {
  return (
    <ScoreCard
      game={handCricketSlice.name}
      figures={[
        { label: labels.matches, value: useAppSelector(selectMatches) },
        { label: labels.wins, value: useAppSelector(selectWins) },
        { label: labels.streak, value: useAppSelector(selectStreak) },
        { label: labels.bestStreak, value: useAppSelector(selectBestStreak) },
        { label: labels.bestInnings, value: useAppSelector(selectBestInnings) },
      ]}
    />
  );
}

function Recent() {
  const isEmpty = useAppSelector(selectRecent).length === 0;
  const matches = useAppSelector(selectMatches);
  return (
    <Card heading={labels.recent}>
      {isEmpty && <p className={styles.none}>{labels.noRecent}</p>}
      {!isEmpty && <LazyPart load={loadRecent} attempt={matches} />}
    </Card>
  );
}

/** The rules of this game, and the rules of other schools. */
const HouseRules = () => (
  <div data-works-without-script="">
    <Card heading={houseRules.heading} headingId={RULES_ID}>
      <p className={styles.intro}>{houseRules.intro}</p>
      <div className={styles.rules}>
        <List className={styles.list}>
          {houseRules.ours.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </List>
        <dl className={styles.variants}>
          {houseRules.others.map(({ name, rule }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  </div>
);
