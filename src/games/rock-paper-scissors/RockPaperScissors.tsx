import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Card } from '../../kit/Card';
import spread from '../../kit/spread.module.css';
import { ScoreCard } from '../../site/ScoreCard';
import { Arena } from './Arena';
import { hands, ui } from './content';
import { Hand } from './Hand';
import { History } from './History';
import styles from './RockPaperScissors.module.css';
import { HANDS } from './rules';
import {
  gameLeft,
  roundStarted,
  scoresReset,
  selectBestStreak,
  selectIsShuffling,
  selectStreak,
  selectTally,
} from './slice';

export default function RockPaperScissors() {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(gameLeft()), [dispatch]);
  return (
    <div className={`${spread.spread} ${spread.firstAlone}`}>
      <Card taped>
        <Arena />
        <Choices />
      </Card>
      <Scores />
      <History />
    </div>
  );
}

/** While a round is on, a choice is ignored: the buttons look asleep, and keep the focus. */
function Choices() {
  const dispatch = useAppDispatch();
  const isShuffling = useAppSelector(selectIsShuffling);
  return (
    <fieldset
      className={styles.choices}
      aria-label={ui.choices}
      data-asleep={isShuffling || undefined}
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
      game="rockPaperScissors"
      figures={[
        { label: ui.you, value: playerWins },
        { label: ui.computer, value: computerWins },
        { label: ui.ties, value: ties },
        { label: ui.streak, value: streak },
        { label: ui.bestStreak, value: bestStreak },
      ]}
      onReset={() => dispatch(scoresReset())}
    />
  );
}
