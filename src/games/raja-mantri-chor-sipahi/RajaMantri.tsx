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
import { PointsTable } from './PointsTable';
import { Reveal } from './Reveal';
import type { RajaMantriState } from './slice';
import { phonePutDown, rajaMantriSlice, selectGame } from './slice';
import { usePlayers } from './usePlayers';

export const page: PageParts = {
  about,
  alerts,
  feature,
  loadReplay: () => import(/* webpackChunkName: "raja-play" */ './replay/link'),
};

export default function RajaMantri() {
  const dispatch = useAppDispatch();
  const { phase, rounds, guesser } = useAppSelector(selectGame);
  const names = usePlayers();
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(phonePutDown()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>{screens[phase]}</Card>
      {rounds.length > 0 && (
        <Card>
          <PointsTable rounds={rounds} guesser={guesser} names={names} />
        </Card>
      )}
      {/* Of all games on this phone: while one is played it would be taken for its own. */}
      {(phase === 'names' || phase === 'over') && <Scores />}
    </div>
  );
}

const screens: Record<RajaMantriState['phase'], React.JSX.Element> = {
  names: <NameForm />,
  passing: <Desk />,
  holding: <Desk />,
  looking: <Desk />,
  guessing: <Court />,
  revealed: <Reveal />,
  over: <Reveal />,
};

function Scores() {
  const { games, roundsPlayed, caught } = useAppSelector(selectGame);
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
