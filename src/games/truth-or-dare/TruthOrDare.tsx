import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { SegmentedControl } from '../../kit/SegmentedControl';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { useOnUnmount } from '../shared/useOnUnmount';
import { Bottle } from './Bottle';
import { about, labels } from './content';
import { feature, SPIN_ID } from './effects';
import type { TaskType } from './rules';
import { DIFFICULTIES } from './rules';
import {
  COMPANIES,
  companyChosen,
  difficultyChosen,
  gameLeft,
  selectBestStreak,
  selectCompany,
  selectDifficulty,
  selectIsGathering,
  selectIsGroup,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectRound,
  selectStreak,
  selectTasksCompleted,
  spinStarted,
  truthOrDareSlice,
} from './slice';
import { TaskCard } from './TaskCard';
import styles from './TruthOrDare.module.css';

const companies = COMPANIES.map((value) => ({ value, label: labels.companies[value] }));
const levels = DIFFICULTIES.map((value) => ({ value, label: labels.levels[value] }));

// What only friends around one phone need is in a chunk of its own.
const loadPlayers = () =>
  import(/* webpackChunkName: "truth-or-dare-friends" */ './friends/Players');
const loadOwnTasks = () =>
  import(/* webpackChunkName: "truth-or-dare-friends" */ './friends/OwnTasks');
const loadRing = () => import(/* webpackChunkName: "truth-or-dare-friends" */ './friends/Ring');

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) => selectRound(state) > 0 || selectTasksCompleted(state) > 0,
  loadChallenge: () => import(/* webpackChunkName: "truth-or-dare-later" */ './links'),
};

export default function TruthOrDare() {
  const dispatch = useAppDispatch();
  const openTask = useAppSelector(selectOpenTask);
  const phase = useAppSelector(selectPhase);
  const company = useAppSelector(selectCompany);
  const isWithFriends = company === 'friends';
  // The names are above the bottle until its first spin. After that they are below the task, which needs the place.
  const isGathering = useAppSelector(selectIsGathering);
  const view = useOnUnmount<HTMLDivElement>(() => dispatch(gameLeft()));
  return (
    <div
      ref={view}
      className={`${styles.game} ${spread.spread} ${spread.firstAlone}`}
      data-mood={openTask?.type ?? phase}
    >
      <Card taped>
        <div className={styles.controls} data-gathering={isGathering || undefined}>
          <SegmentedControl
            label={labels.company}
            name="company"
            options={companies}
            value={company}
            onChoose={(chosen) => dispatch(companyChosen(chosen))}
          />
          {isGathering && <LazyPart load={loadPlayers} />}
          <Controls />
        </div>
      </Card>
      <TaskCard />
      {isWithFriends && !isGathering && (
        <Card>
          <LazyPart load={loadPlayers} />
        </Card>
      )}
      <Scores />
      {isWithFriends && <LazyPart load={loadOwnTasks} />}
    </div>
  );
}

function Controls() {
  const dispatch = useAppDispatch();
  const difficulty = useAppSelector(selectDifficulty);
  const isSpinning = useAppSelector(selectPhase) === 'spinning';
  const hasTask = useAppSelector(selectOpenTask) !== null;
  const isGroup = useAppSelector(selectIsGroup);
  const isGathering = useAppSelector(selectIsGathering);
  return (
    <>
      <SegmentedControl
        label={labels.difficulty}
        name="difficulty"
        options={levels}
        value={difficulty}
        onChoose={(chosen) => dispatch(difficultyChosen(chosen))}
      />
      {isGroup && !isGathering ? <LazyPart load={loadRing} /> : <Dial isSpinning={isSpinning} />}
      <Button
        id={SPIN_ID}
        quiet={hasTask}
        aria-disabled={isSpinning}
        onClick={() => dispatch(spinStarted())}
      >
        {labels.spin}
      </Button>
    </>
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
