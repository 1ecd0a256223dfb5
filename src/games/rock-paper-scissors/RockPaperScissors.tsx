import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { KeyHint } from '../shared/KeyHint';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { ShareSlot } from '../shared/ShareSlot';
import { useOnUnmount } from '../shared/useOnUnmount';
import { Arena } from './Arena';
import { about, hands, labels } from './content';
import { feature } from './effects';
import { HandDrawing } from './HandDrawing';
import { History, loadReplay } from './History';
import styles from './RockPaperScissors.module.css';
import { HANDS, HIDDEN_COUNT, isOver } from './rules';
import {
  challengeStarted,
  gameLeft,
  handHidden,
  rockPaperScissorsSlice,
  roundStarted,
  selectBestStreak,
  selectChallenge,
  selectHistory,
  selectIsRecord,
  selectIsShuffling,
  selectPlayerChoice,
  selectRound,
  selectStreak,
  selectTally,
} from './slice';

/*
 * The chunk `rock-paper-scissors-later` has all parts that the first round does not need: sharing, challenges, links
 * and replays. `loadReplay` from `./History` loads this chunk, too.
 */
const loadShare = () => import(/* webpackChunkName: "rock-paper-scissors-later" */ './share');
const loadChallengePart = () =>
  import(/* webpackChunkName: "rock-paper-scissors-later" */ './Challenge');

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) => selectRound(state) > 0 || selectHistory(state).length > 0,
  loadChallenge: () => import(/* webpackChunkName: "rock-paper-scissors-later" */ './links'),
  loadReplay,
};

export default function RockPaperScissors() {
  const dispatch = useAppDispatch();
  const challenge = useAppSelector(selectChallenge);
  const isHiding = challenge?.played === null;
  const areAllHidden = isHiding && challenge.hands.length === HIDDEN_COUNT;
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div ref={view} className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      <Card taped>
        <div className={styles.round}>
          <div>
            {challenge && <LazyPart load={loadChallengePart} attempt={challenge} />}
            {!isHiding && <Arena />}
          </div>
          {!areAllHidden && <Choices />}
          <Sharing />
        </div>
      </Card>
      <Scores />
      <History />
    </div>
  );
}

/** The place of `Share`, which is empty before a result, and the button that begins or leaves a challenge. */
function Sharing() {
  const dispatch = useAppDispatch();
  const challenge = useAppSelector(selectChallenge);
  const hasPlayed = useAppSelector(selectPlayerChoice) !== null;
  const isShuffling = useAppSelector(selectIsShuffling);
  const isRecord = useAppSelector(selectIsRecord);
  const round = useAppSelector(selectRound);
  return (
    <div className={styles.sharing}>
      {challenge?.played !== null && (
        <ShareSlot
          load={loadShare}
          attempt={hasPlayed && !isShuffling && round}
          isNewBest={isRecord}
        />
      )}
      <Button
        quiet={!isOver(challenge)}
        lang={challenge ? undefined : 'en-IN'}
        onClick={() => dispatch(challenge ? gameLeft() : challengeStarted())}
      >
        {challenge ? labels.leaveChallenge : labels.challenge}
      </Button>
    </div>
  );
}

/**
 * The three hands to choose from. During a round, and after the end of a challenge, the buttons look disabled and do
 * nothing. The attribute `disabled` is not used, because a disabled button loses the focus.
 */
function Choices() {
  const dispatch = useAppDispatch();
  const isShuffling = useAppSelector(selectIsShuffling);
  const challenge = useAppSelector(selectChallenge);
  const hidden = challenge?.played === null ? challenge.hands : null;
  const isAtRest = isOver(challenge);
  const choose = hidden ? handHidden : roundStarted;
  return (
    <div>
      <fieldset
        className={styles.choices}
        aria-label={labels.choices}
        data-step={hidden?.length}
        data-busy={isShuffling || isAtRest || undefined}
      >
        {HANDS.map((hand) => (
          <div key={hand} className={styles.choice}>
            <button
              type="button"
              className={styles.button}
              aria-keyshortcuts={hand.charAt(0).toUpperCase()}
              aria-disabled={isAtRest || undefined}
              onClick={() => isAtRest || dispatch(choose(hand))}
            >
              <HandDrawing hand={hand} />
              {hands[hand].name}
            </button>
            <span aria-hidden="true">{hands[hand].hindi}</span>
          </div>
        ))}
      </fieldset>
      <KeyHint keys="R, P, S" />
    </div>
  );
}

function Scores() {
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
    />
  );
}
