import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { UserText } from '../../kit/text';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/inTurn';
import { labels, taskText } from './content';
import { usePlayerNames } from './friends/usePlayerNames';
import { SPIN_ID } from './ids';
import type { TaskId } from './rules';
import { isGroup } from './rules';
import type { TruthOrDareState } from './slice';
import {
  selectCountdown,
  selectGame,
  selectOpenTask,
  selectPhase,
  selectPlayer,
  selectRound,
  selectStreak,
  taskCompleted,
  taskFailed,
} from './slice';
import styles from './TaskCard.module.css';

type Phase = TruthOrDareState['phase'];

/** The task, announced once when it is dealt; afterwards the verdict. */
export function TaskCard() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const openTask = useAppSelector(selectOpenTask);
  const countdown = useAppSelector(selectCountdown);

  const end = (ended: typeof taskCompleted | typeof taskFailed) => {
    dispatch(ended());
    document.getElementById(SPIN_ID)?.focus();
  };

  return (
    <Card label={labels.task}>
      <div className={styles.task}>
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
        <p className={styles.time} role="status">
          {openTask && timeNotice(countdown)}
        </p>
      </div>
    </Card>
  );
}

function Task({ task }: { task: TaskId }) {
  const { ownTasks } = useAppSelector(selectGame);
  return (
    <div className={styles.revealed}>
      <Whose isOn />
      <strong className={`${wordStamp.stamp} ${styles.type}`}>{task.type}</strong>{' '}
      <p className={styles.text}>{taskText(task, ownTasks)}</p>
    </div>
  );
}

/** Among friends, whose turn it is, or was. */
function Whose({ isOn = false }: { isOn?: boolean }) {
  const { turn } = useAppSelector(selectGame);
  const name = usePlayerNames()(turn);
  return (
    name && (
      <p className={styles.whose}>
        <UserText>{name}</UserText>
        {isOn && ` ${labels.turn}`}
      </p>
    )
  );
}

/** The streak and a line of praise or comfort, a different one each round. */
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
      <Whose />
      <strong
        className={`${wordStamp.stamp} ${styles.type}`}
      >{`${labels.streak}: ${streak}`}</strong>
      <p className={styles.verdict}>{inTurn(lines, round)}</p>
    </>
  );
}

function Hint({ phase }: { phase: Phase }) {
  const { players } = useAppSelector(selectGame);
  const spinning = isGroup(players) ? labels.friendsSpinning : labels.spinning;
  if (phase !== 'idle' && phase !== 'spinning') return null;
  return (
    <p className={`${wordStamp.awaited} ${styles.hint}`}>
      {phase === 'spinning' ? spinning : labels.waiting}
    </p>
  );
}

function timeNotice(seconds: number) {
  if (seconds > 10) return null;
  return seconds === 0 ? labels.timeUp : labels.lastSeconds;
}
