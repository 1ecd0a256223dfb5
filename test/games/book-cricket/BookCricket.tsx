import { useDispatch, useSelector } from 'react-redux';
import { ScoreCard } from '../../../src/games/shared/ScoreCard';
import { Button } from '../../../src/kit/Button';
import { aboutGame } from './about';
import { gameFeature } from './feature';
import { selectBest, selectRuns } from './selectors';
import { bookTaken } from './slice';

export const about = aboutGame;

export const feature = gameFeature;

export default function BookCricket() {
  const dispatch = useDispatch();
  const runs = useSelector(selectRuns);
  const best = useSelector(selectBest);
  return (
    <>
      <Button onClick={() => dispatch(bookTaken())}>Open the book</Button>
      <p role="status">{runs !== null && `${runs} runs`}</p>
      <ScoreCard game="bookCricket" figures={[{ label: 'Best', value: best }]} />
    </>
  );
}
