import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { useLostFocus } from '../shared/useLostFocus';
import styles from './Controls.module.css';
import { labels } from './content';
import { CONTINUE_ID, START_ID, UDD_ID } from './ids';
import { gameResumed, gameStarted, selectPhase, selectTurn } from './slice';
import { UddButton } from './UddButton';
import { useKeys } from './useKeys';
import type { ReactionOf } from './useReaction';

const loadLine = () => import(/* webpackChunkName: "udd-play" */ './lines/CallLine');
const loadReplayLink = () => import(/* webpackChunkName: "udd-play" */ './replay/ReplayLink');

/** What the player presses next. */
export function Controls({ reactionOf }: { reactionOf: ReactionOf }) {
  const phase = useAppSelector(selectPhase);
  if (phase === 'idle') return <StartButton />;
  if (phase === 'paused') return <ContinueButton />;
  if (phase === 'over') return <Ending reactionOf={reactionOf} />;
  return <UddButton id={UDD_ID} player={0} reactionOf={reactionOf} />;
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

/** Also loads what is said of the first call. */
function useStart() {
  const dispatch = useAppDispatch();
  return () => {
    loadLine().catch(() => undefined);
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

/** A press that was meant for the last call does not start another game. */
const TOO_SOON_MS = 1000;

function Ending({ reactionOf }: { reactionOf: ReactionOf }) {
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
    <div className={`${styles.answers} ${styles.ending}`}>
      <Button onClick={({ nativeEvent }) => isMeant(nativeEvent) && start()}>
        {labels.playAgain}
      </Button>
      <LazyPart load={loadReplayLink} isOptional />
    </div>
  );
}
