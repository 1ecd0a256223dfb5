import { useDispatch, useSelector } from 'react-redux';
import type { PageParts } from '../../../src/games/shared/game';
import { ScoreCard } from '../../../src/games/shared/ScoreCard';
import { Button } from '../../../src/kit/Button';
import { about } from './content';
import { feature } from './effects';
import { bookTaken, selectBest, selectRuns } from './slice';

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) => selectRuns(state) !== null,
};

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
