import { useDispatch, useSelector } from 'react-redux';
import { ScoreCard } from '../../../src/games/shared/ScoreCard';
import { Button } from '../../../src/kit/Button';
import {
  bookTaken,
  scoresReset,
  selectBest,
  selectCountdown,
  selectIsRiffling,
  selectRuns,
} from './slice';

export default function BookCricket() {
  const dispatch = useDispatch();
  const isRiffling = useSelector(selectIsRiffling);
  const countdown = useSelector(selectCountdown);
  const runs = useSelector(selectRuns);
  const best = useSelector(selectBest);
  return (
    <>
      <Button onClick={() => dispatch(bookTaken())}>Open the book</Button>
      <p role="timer">{isRiffling && countdown}</p>
      <p role="status">{runs !== null && `${runs} runs`}</p>
      <ScoreCard
        game="bookCricket"
        figures={[{ label: 'Best', value: best }]}
        onReset={() => dispatch(scoresReset())}
      />
    </>
  );
}
