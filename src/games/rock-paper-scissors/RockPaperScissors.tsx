import { Card } from '../../kit/Card';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import { Arena } from './Arena';
import { hands, labels } from './content';
import { Hand } from './Hand';
import { History } from './History';
import styles from './RockPaperScissors.module.css';
import { HANDS } from './rules';
import {
  gameLeft,
  rockPaperScissorsSlice,
  roundStarted,
  scoresReset,
  selectBestStreak,
  selectIsShuffling,
  selectStreak,
  selectTally,
} from './slice';

export default function RockPaperScissors() {
  const dispatch = useAppDispatch();
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>
        <div className={styles.round}>
          <Arena />
          <Choices />
        </div>
      </Card>
      <Scores />
      <History />
    </div>
  );
}

/** During a round the buttons look disabled and have no effect, but they keep the focus. */
function Choices() {
  const dispatch = useAppDispatch();
  const isShuffling = useAppSelector(selectIsShuffling);
  return (
    <fieldset
      className={styles.choices}
      aria-label={labels.choices}
      data-busy={isShuffling || undefined}
    >
      {HANDS.map((hand) => (
        <div key={hand} className={styles.choice}>
          <button
            type="button"
            className={styles.button}
            onClick={() => dispatch(roundStarted(hand))}
          >
            <Hand choice={hand} />
            {hands[hand].name}
          </button>
          <span aria-hidden="true">{hands[hand].hindi}</span>
        </div>
      ))}
    </fieldset>
  );
}

function Scores() {
  const dispatch = useAppDispatch();
  const { playerWins, computerWins, ties } = useAppSelector(selectTally);
  const streak = useAppSelector(selectStreak);
  const bestStreak = useAppSelector(selectBestStreak);
  return (
    <ScoreCard
      game={rockPaperScissorsSlice.name}
      figures={[
        { label: labels.you, value: playerWins },
        { label: labels.computer, value: computerWins },
        { label: labels.ties, value: ties },
        { label: labels.streak, value: streak },
        { label: labels.bestStreak, value: bestStreak },
      ]}
      onReset={() => dispatch(scoresReset())}
    />
  );
}
