import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/Card';
import slip from '../../kit/slip.module.css';
import spread from '../../kit/spread.module.css';
import { guidePath } from '../../paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import styles from './ChidiyaUdd.module.css';
import { about, labels } from './content';
import { feature, pauseGame } from './effects';
import { Round } from './Round';
import {
  chidiyaUddSlice,
  gameLeft,
  selectAverage,
  selectCalm,
  selectChallenge,
  selectFast,
  selectIsDuelOn,
  selectPhase,
} from './slice';

const loadFriendScore = async () => ({
  default: (await import(/* webpackChunkName: "chidiya-udd-later" */ './Commentary')).FriendScore,
});

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) =>
    selectPhase(state) !== 'idle' || selectFast(state).games + selectCalm(state).games > 0,
  loadChallenge: () => import(/* webpackChunkName: "chidiya-udd-later" */ './links'),
  loadReplay: () => import(/* webpackChunkName: "chidiya-udd-later" */ './Replay'),
};

export default function ChidiyaUdd() {
  const dispatch = useAppDispatch();
  const isChallenged = useAppSelector(selectChallenge) !== null;
  const isDuelOn = useAppSelector(selectIsDuelOn);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  usePauseWhenHidden();
  return (
    <div
      ref={view}
      className={`${spread.spread} ${spread.firstWide} ${spread.firstAlone} ${styles.view}`}
      data-of-two={isDuelOn || undefined}
    >
      <Card taped>
        {isChallenged && <LazyPart load={loadFriendScore} />}
        <Round />
      </Card>
      <Scores />
      <Card heading={labels.rules}>
        <p className={styles.guide}>{labels.guide}</p>
        <p>
          <Link to={guidePath('chidiya-udd')} className={slip.slip}>
            {labels.guideLink}
          </Link>
        </p>
      </Card>
    </div>
  );
}

/** Pauses the game when the page is hidden. Otherwise a call that the player cannot see could count as a mistake. */
function usePauseWhenHidden() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) dispatch(pauseGame());
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [dispatch]);
}

function Scores() {
  const fast = useAppSelector(selectFast);
  const calm = useAppSelector(selectCalm);
  const average = useAppSelector(selectAverage);
  return (
    <ScoreCard
      game={chidiyaUddSlice.name}
      figures={[
        { label: labels.fastGames, value: fast.games },
        { label: labels.fastBest, value: fast.best },
        { label: labels.calmGames, value: calm.games },
        { label: labels.calmBest, value: calm.best },
        { label: labels.average, value: average },
      ]}
    />
  );
}
