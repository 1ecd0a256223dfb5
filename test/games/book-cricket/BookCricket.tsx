import { useDispatch, useSelector } from 'react-redux';
import type { GameEffects } from '../../../src/games/shared/game';
import { ScoreCard } from '../../../src/games/shared/ScoreCard';
import { Button } from '../../../src/kit/Button';
import { aboutGame } from './about';
import { startListeners } from './listeners';
import { selectBest, selectRuns } from './selectors';
import type { BookCricketState } from './slice';
import { bookTaken } from './slice';

export const about = aboutGame;

export const effects: GameEffects<BookCricketState> = {
  startListeners,
  cuesOf: (now, before) =>
    now.phase === 'open' && before.phase === 'riffling' ? [{ sound: 'stamp' }] : [],
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
