import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { focusAfter } from '../../kit/focusAfter';
import { SegmentedControl } from '../../kit/SegmentedControl';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { KeyHint } from '../shared/KeyHint';
import { LazyPart } from '../shared/LazyPart';
import { useLostFocus } from '../shared/useLostFocus';
import styles from './Controls.module.css';
import { labels, START_ID } from './content';
import { MODES } from './rules';
import {
  gamePaused,
  gameResumed,
  gameStarted,
  modeChosen,
  selectIsOn,
  selectMode,
  selectPhase,
  selectTurn,
} from './slice';
import type { ReactionOf } from './UddButton';
import { UDD_ID, UddButton, useKeys } from './UddButton';

const loadCommentary = () => import(/* webpackChunkName: "chidiya-udd-later" */ './Commentary');
const loadReplayLink = () => import(/* webpackChunkName: "chidiya-udd-later" */ './Replay');

/** The id of the Continue button, which gets the focus when the game is paused. */
const CONTINUE_ID = 'continue';

/**
 * The top row. Before and after a game, the row has the choice of a mode. During a game, the row has the name of the
 * mode, and the Pause button.
 */
export function TopRow() {
  const dispatch = useAppDispatch();
  const isPaused = useAppSelector(selectPhase) === 'paused';
  const mode = useAppSelector(selectMode);
  const isOn = useAppSelector(selectIsOn);
  if (!isOn) {
    return (
      <SegmentedControl
        label={labels.mode}
        name="udd-mode"
        options={MODES.map((value) => ({ value, label: labels.modes[value] }))}
        value={mode}
        onChoose={(chosen) => dispatch(modeChosen(chosen))}
      />
    );
  }
  return (
    <div className={styles.top}>
      <p>{labels.modes[mode]}</p>
      {!isPaused && (
        <Button quiet onClick={() => focusAfter(() => dispatch(gamePaused()), CONTINUE_ID)}>
          {labels.pause}
        </Button>
      )}
    </div>
  );
}

/** Shows the button for the current phase: Start, Continue, Play again or `Udd!`. */
export function Controls({ reactionOf }: { reactionOf: ReactionOf }) {
  const phase = useAppSelector(selectPhase);
  if (phase === 'idle') return <StartButton />;
  if (phase === 'paused') return <ContinueButton />;
  if (phase === 'over') return <PlayAgain reactionOf={reactionOf} />;
  return (
    <>
      <UddButton id={UDD_ID} player={0} reactionOf={reactionOf} />
      <KeyHint keys="Space" />
    </>
  );
}

function StartButton() {
  const start = useStart();
  return (
    <div className={styles.answers}>
      <Button id={START_ID} onClick={start}>
        {labels.start}
      </Button>
    </div>
  );
}

/**
 * Returns a function that starts a game. The function also starts to load the lines about the calls, because the first
 * line is needed as soon as the first call has ended.
 */
function useStart() {
  const dispatch = useAppDispatch();
  return () => {
    loadCommentary().catch(() => undefined);
    focusAfter(() => dispatch(gameStarted()), UDD_ID);
  };
}

export function ContinueButton() {
  const dispatch = useAppDispatch();
  useLostFocus(CONTINUE_ID);
  return (
    <div className={styles.answers}>
      <Button id={CONTINUE_ID} onClick={() => focusAfter(() => dispatch(gameResumed()), UDD_ID)}>
        {labels.resume}
      </Button>
    </div>
  );
}

/**
 * The time after the end of a game in which a press does not start a new game. Such an early press was meant for the
 * last call.
 */
const TOO_SOON_MS = 1000;

function PlayAgain({ reactionOf }: { reactionOf: ReactionOf }) {
  const start = useStart();
  const turn = useAppSelector(selectTurn);
  const isMeant = (event: Pick<Event, 'timeStamp'>) => {
    const reaction = reactionOf(event);
    return reaction?.turn === turn && reaction.ms >= TOO_SOON_MS;
  };
  useKeys(['Space'], (event) => {
    if (isMeant(event)) start();
  });
  return (
    <div className={`${row.row} ${styles.ending}`}>
      <Button onClick={({ nativeEvent }) => isMeant(nativeEvent) && start()}>
        {labels.playAgain}
      </Button>
      <LazyPart load={loadReplayLink} isSilent />
    </div>
  );
}
