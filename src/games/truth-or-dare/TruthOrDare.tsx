import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { SegmentedControl } from '../../kit/SegmentedControl';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { LazyPart, ShareSlot } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import { Bottle } from './Bottle';
import { Countdown } from './Countdown';
import { about, labels } from './content';
import { feature, SPIN_ID } from './effects';
import type { TaskType } from './rules';
import { DIFFICULTIES } from './rules';
import {
  difficultyChosen,
  gameLeft,
  selectBestStreak,
  selectDifficulty,
  selectIsGroup,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectStreak,
  selectTasksCompleted,
  spinStarted,
  truthOrDareSlice,
} from './slice';
import { TaskCard } from './TaskCard';
import styles from './TruthOrDare.module.css';

const levels = DIFFICULTIES.map((value) => ({ value, label: labels.levels[value] }));

// The cards for friends are in a chunk of their own, and are not prerendered. With these cards, the HTML document would
// be too long for the 14.6 kB that a server sends before it waits for an answer from the browser.
const loadFriends = () =>
  import(/* webpackChunkName: "truth-or-dare-friends" */ './friends/Friends');
const loadRing = () => import(/* webpackChunkName: "truth-or-dare-friends" */ './friends/Ring');
const loadShare = () => import(/* webpackChunkName: "truth-or-dare-later" */ './share');

export const page: PageParts = {
  about,
  feature,
  loadChallenge: () => import(/* webpackChunkName: "truth-or-dare-later" */ './links'),
};

export default function TruthOrDare() {
  const dispatch = useAppDispatch();
  const openTask = useAppSelector(selectOpenTask);
  const phase = useAppSelector(selectPhase);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div
      ref={view}
      className={`${styles.game} ${spread.spread} ${spread.firstAlone}`}
      data-mood={openTask?.type ?? phase}
    >
      <Controls />
      <div>
        <TaskCard />
        {phase === 'completed' && <ShareSlot load={loadShare} />}
      </div>
      <Scores />
      <div className={`${spread.spread} ${styles.friends}`}>
        <LazyPart load={loadFriends} />
      </div>
    </div>
  );
}

function Controls() {
  const dispatch = useAppDispatch();
  const difficulty = useAppSelector(selectDifficulty);
  const isSpinning = useAppSelector(selectPhase) === 'spinning';
  const hasTask = useAppSelector(selectOpenTask) !== null;
  const isGroup = useAppSelector(selectIsGroup);
  return (
    <Card taped>
      <div className={styles.controls}>
        <SegmentedControl
          label={labels.difficulty}
          name="difficulty"
          options={levels}
          value={difficulty}
          onChoose={(chosen) => dispatch(difficultyChosen(chosen))}
        />
        {isGroup ? <LazyPart load={loadRing} /> : <Dial isSpinning={isSpinning} />}
        <Countdown />
        <Button
          id={SPIN_ID}
          quiet={hasTask}
          aria-disabled={isSpinning}
          onClick={() => dispatch(spinStarted())}
        >
          {labels.spin}
        </Button>
      </div>
    </Card>
  );
}

/** Shows the words Truth and Dare, and the bottle. At rest, the bottle points at the type of the task dealt last. */
function Dial({ isSpinning }: { isSpinning: boolean }) {
  const chosen = useAppSelector(selectOpenTask)?.type;
  const last = useAppSelector(selectLastTask)?.type;
  const word = (type: TaskType) => (
    <span className={styles.word} data-chosen={type === chosen || undefined}>
      {type}
    </span>
  );
  return (
    <div className={styles.dial} aria-hidden="true">
      {word('Truth')}
      {word('Dare')}
      <div className={styles.pointer} data-points={isSpinning ? undefined : last}>
        <Bottle className={isSpinning ? styles.spinning : undefined} />
      </div>
    </div>
  );
}

function Scores() {
  const tasksCompleted = useAppSelector(selectTasksCompleted);
  const streak = useAppSelector(selectStreak);
  const bestStreak = useAppSelector(selectBestStreak);
  return (
    <ScoreCard
      game={truthOrDareSlice.name}
      figures={[
        { label: labels.tasksCompleted, value: tasksCompleted },
        { label: labels.streak, value: streak },
        { label: labels.bestStreak, value: bestStreak },
      ]}
    />
  );
}
