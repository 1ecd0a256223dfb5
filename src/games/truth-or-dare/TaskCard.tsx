import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { UserText } from '../../kit/text';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/types';
import { inTurn } from '../shared/lines';
import { ShareSlot } from '../shared/ShareSlot';
import { Countdown } from './Countdown';
import { labels, taskText } from './content';
import { SPIN_ID } from './effects';
import type { TaskId } from './rules';
import type { TruthOrDareState } from './slice';
import {
  selectCountdown,
  selectIsGroup,
  selectIsRecord,
  selectOpenTask,
  selectOwnTasks,
  selectPhase,
  selectPlayer,
  selectRound,
  selectStreak,
  selectTurnName,
  taskCompleted,
  taskFailed,
} from './slice';
import styles from './TaskCard.module.css';

const loadShare = () => import(/* webpackChunkName: "truth-or-dare-later" */ './share');

type Phase = TruthOrDareState['phase'];

/**
 * Shows the open task and, after the end of the task, the verdict. Screen readers announce a task once, when the task
 * is dealt.
 */
export function TaskCard() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const openTask = useAppSelector(selectOpenTask);
  const isRecord = useAppSelector(selectIsRecord);
  const timeNotice = useAppSelector(timeNoticeOf);

  const end = (ended: typeof taskCompleted | typeof taskFailed) => {
    dispatch(ended());
    document.getElementById(SPIN_ID)?.focus();
  };

  return (
    <Card label={labels.task}>
      <div className={styles.task}>
        <Countdown />
        <div role="status">{openTask ? <Task task={openTask} /> : <Verdict phase={phase} />}</div>
        {openTask ? (
          <div className={styles.answers}>
            <Button onClick={() => end(taskCompleted)}>{labels.completed}</Button>
            <Button quiet onClick={() => end(taskFailed)}>
              {labels.failed}
            </Button>
          </div>
        ) : (
          <Hint phase={phase} />
        )}
        {phase === 'completed' && <ShareSlot load={loadShare} isNewBest={isRecord} />}
        <p className={styles.time} role="status">
          {timeNotice}
        </p>
      </div>
    </Card>
  );
}

/**
 * Selects the notice about the time left; null if there is no notice. A component that selects the seconds themselves
 * would render again every second.
 */
function timeNoticeOf(state: RootState) {
  const left = selectCountdown(state);
  if (!selectOpenTask(state) || left > 10) return null;
  return left === 0 ? labels.timeUp : labels.lastSeconds;
}

function Task({ task }: { task: TaskId }) {
  const ownTasks = useAppSelector(selectOwnTasks);
  return (
    <div className={styles.revealed}>
      <TurnName isOn />
      <strong className={`${wordStamp.stamp} ${styles.type}`}>{task.type}</strong>{' '}
      <p className={styles.text}>{taskText(task, ownTasks)}</p>
    </div>
  );
}

/** Shows the name of the player whose task is open or has just ended. Renders nothing for a task without a player. */
function TurnName({ isOn = false }: { isOn?: boolean }) {
  const name = useAppSelector(selectTurnName);
  return (
    name && (
      <p className={styles.turn}>
        <UserText>{name}</UserText>
        {isOn && ` ${labels.turn}`}
      </p>
    )
  );
}

/** Shows the streak, and a line of praise or comfort. Consecutive rounds show different lines. */
function Verdict({ phase }: { phase: Phase }) {
  const round = useAppSelector(selectRound);
  const groupStreak = useAppSelector(selectStreak);
  const player = useAppSelector(selectPlayer);
  const streak = player?.streak ?? groupStreak;
  if (phase !== 'completed' && phase !== 'failed') return null;
  const comfort = [...labels.comfort, player ? labels.comfortAmongFriends : labels.comfortAlone];
  const lines = phase === 'completed' ? labels.praise : comfort;
  return (
    <>
      <TurnName />
      <strong
        className={`${wordStamp.stamp} ${styles.type}`}
      >{`${labels.streak}: ${streak}`}</strong>
      <p className={styles.verdict}>{inTurn(lines, round)}</p>
    </>
  );
}

function Hint({ phase }: { phase: Phase }) {
  const isGroup = useAppSelector(selectIsGroup);
  if (phase !== 'idle' && phase !== 'spinning') return null;
  const spinning = isGroup ? labels.friendsSpinning : labels.spinning;
  return (
    <p className={`${wordStamp.awaited} ${styles.hint}`}>
      {phase === 'spinning' ? spinning : labels.waiting}
    </p>
  );
}
