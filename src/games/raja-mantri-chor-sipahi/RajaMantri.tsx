import { Card } from '../../kit/Card';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import { Court } from './Court';
import { about, alerts, labels } from './content';
import { Desk } from './Desk';
import { feature } from './effects';
import { NameForm } from './NameForm';
import { Reveal } from './Reveal';
import { PointsTable } from './Rounds';
import { useShownNames } from './Screen';
import type { RajaMantriState } from './slice';
import {
  phonePutDown,
  rajaMantriSlice,
  selectCaught,
  selectGames,
  selectGuesser,
  selectPhase,
  selectRounds,
  selectRoundsPlayed,
} from './slice';

export const page: PageParts = {
  about,
  alerts,
  feature,
  selectHasBegun: (state) => selectPhase(state) !== 'names' || selectGames(state) > 0,
  loadReplay: () => import(/* webpackChunkName: "raja-mantri-chor-sipahi-later" */ './Replay'),
};

const screens: Record<RajaMantriState['phase'], React.JSX.Element> = {
  names: <NameForm />,
  passing: <Desk />,
  holding: <Desk />,
  looking: <Desk />,
  guessing: <Court />,
  revealed: <Reveal />,
  over: <Reveal />,
};

export default function RajaMantri() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(phonePutDown()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>{screens[phase]}</Card>
      <Points />
      {/* The scores of all games are hidden during a game. Otherwise players could take the scores for its points. */}
      {(phase === 'names' || phase === 'over') && <Scores />}
    </div>
  );
}

function Points() {
  const rounds = useAppSelector(selectRounds);
  const guesser = useAppSelector(selectGuesser);
  const names = useShownNames();
  return (
    rounds.length > 0 && (
      <Card>
        <PointsTable rounds={rounds} guesser={guesser} names={names} />
      </Card>
    )
  );
}

function Scores() {
  const games = useAppSelector(selectGames);
  const roundsPlayed = useAppSelector(selectRoundsPlayed);
  const caught = useAppSelector(selectCaught);
  return (
    <ScoreCard
      game={rajaMantriSlice.name}
      figures={[
        { label: labels.games, value: games },
        { label: labels.roundsPlayed, value: roundsPlayed },
        { label: labels.caught, value: caught },
      ]}
    />
  );
}
