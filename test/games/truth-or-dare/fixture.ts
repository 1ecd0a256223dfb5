import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { addOwnTask, addPlayer, feature } from '../../../src/games/truth-or-dare/effects';
import { truthOrDare } from '../../../src/games/truth-or-dare/game';
import type { Bags, OwnTask, TaskId } from '../../../src/games/truth-or-dare/rules';
import * as rules from '../../../src/games/truth-or-dare/rules';
import type { Persisted, TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import { COMPANIES } from '../../../src/games/truth-or-dare/slice';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf, isUpTo } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { completeTask } from './turns';

const { actions } = feature.slice;
const difficulty = fc.constantFrom(...rules.DIFFICULTIES);

const anyTask: fc.Arbitrary<TaskId> = record({
  difficulty,
  type: fc.constantFrom('Truth', 'Dare'),
  index: fc.constantFrom(...rules.POOL_INDEXES),
});

const fullBag = fc.shuffledSubarray([...rules.POOL_INDEXES], {
  minLength: rules.POOL_INDEXES.length,
});
const fullBags: fc.Arbitrary<Bags> = record({ Truth: fullBag, Dare: fullBag });

const persisted: fc.Arbitrary<Persisted> = fc
  .record({ difficulty, streak: few, better: few, more: few })
  .map(({ better, more, ...fields }) => {
    const bestStreak = fields.streak + better;
    return { ...fields, bestStreak, tasksCompleted: bestStreak + more };
  });

const isTaskOpen = ({ phase }: TruthOrDareState) => phase === 'counting' || phase === 'timeUp';

/** Whether a task is of a pool, or of the group's own, which may have been removed meanwhile. */
const isTask = ({ difficulty, type, index }: TaskId) =>
  isOneOf(rules.DIFFICULTIES, difficulty) &&
  isOneOf(['Truth', 'Dare'], type) &&
  (isOneOf(rules.POOL_INDEXES, index) || (isCount(index) && index >= rules.OWN_INDEX));

const isSet = (ids: number[]) => new Set(ids).size === ids.length;

const isBag = (bag: number[], known: number[]) =>
  isSet(bag) && bag.every((index) => isOneOf([...rules.POOL_INDEXES, ...known], index));

const arePlayers = ({ players, turns, turn }: TruthOrDareState) => {
  const ids = players.map(({ id }) => id);
  return (
    players.length <= rules.MOST_PLAYERS &&
    isSet(ids) &&
    isSet(turns) &&
    turns.every((id) => isOneOf(ids, id)) &&
    (turn === null || isOneOf(ids, turn)) &&
    players.every(
      ({ name, tasksCompleted, streak }) =>
        name.trim() !== '' &&
        isCount(streak) &&
        isCount(tasksCompleted) &&
        streak <= tasksCompleted,
    )
  );
};

const areOwnTasks = (tasks: OwnTask[]) =>
  tasks.length <= rules.MOST_OWN_TASKS &&
  isSet(tasks.map(({ id }) => id)) &&
  tasks.every(
    ({ id, type, text }) =>
      id >= rules.OWN_INDEX && isOneOf(rules.TYPES, type) && text.trim() !== '',
  );

const friendName = fc.constantFrom('Raju', 'सुनीता', 'ليلى', '<b>Raju</b>');
const place = fc.nat(rules.MOST_PLAYERS);
const ownTask = record({ type: fc.constantFrom(...rules.TYPES), text: friendName });

const PHASES = ['idle', 'spinning', 'counting', 'timeUp', 'completed', 'failed'];

export const fixture = gameFixture({
  game: truthOrDare,
  feature,
  name: 'Truth or Dare',
  phases: PHASES,
  actions: {
    companyChosen: from(1, fc.constantFrom(...COMPANIES), actions.companyChosen),
    difficultyChosen: from(1, difficulty, actions.difficultyChosen),
    spinStarted: fixed(6, actions.spinStarted()),
    bagsFilled: from(2, record({ difficulty, bags: fullBags }), actions.bagsFilled),
    taskDealt: from(
      6,
      record({ offset, task: anyTask, isOwn: fc.boolean() }),
      (drawn, { truthOrDare: { round, turns, ownTasks } }) => {
        const [player] = turns;
        const last = drawn.isOwn ? ownTasks[ownTasks.length - 1] : undefined;
        const task = last ? { ...drawn.task, type: last.type, index: last.id } : drawn.task;
        const payload = { round: round + drawn.offset, task };
        return actions.taskDealt(player === undefined ? payload : { ...payload, player });
      },
    ),
    playerAdded: from(3, friendName, (name, { truthOrDare: { players } }) =>
      actions.playerAdded({ id: rules.freeId(players, 1), name }),
    ),
    playerRemoved: from(1, place, actions.playerRemoved),
    groupResumed: from(1, friendName, (name) =>
      actions.groupResumed({
        players: [1, 2].map((id) => ({ id, name, tasksCompleted: 3, streak: 2 })),
        turns: [2],
        ownTasks: [{ id: rules.OWN_INDEX, type: 'Truth', text: name }],
      }),
    ),
    turnsShuffled: from(2, fc.nat(), (seed, { truthOrDare: { players } }) => {
      const ids = players.map(({ id }) => id);
      return actions.turnsShuffled(seed % 2 === 0 ? ids : ids.reverse());
    }),
    ownTaskAdded: from(3, ownTask, (drawn, { truthOrDare: { ownTasks } }) =>
      actions.ownTaskAdded({ id: rules.freeId(ownTasks, rules.OWN_INDEX), ...drawn }),
    ),
    ownTaskRemoved: from(1, place, (at) => actions.ownTaskRemoved(rules.OWN_INDEX + at)),
    challengeAccepted: from(1, anyTask, actions.challengeAccepted),
    /** The current round never counts up; the timer of a stale round may be at any second. */
    secondPassed: from(
      4,
      record({ offset, seconds: fc.oneof(fc.constant(0), fc.nat(59)) }),
      (drawn, { truthOrDare: { round, countdown } }) => {
        const isCurrent = drawn.offset === 0 && countdown > 0;
        const left = isCurrent ? drawn.seconds % countdown : drawn.seconds;
        return actions.secondPassed({ round: round + drawn.offset, left });
      },
    ),
    taskCompleted: fixed(4, actions.taskCompleted()),
    taskFailed: fixed(2, actions.taskFailed()),
    scoresReset: fixed(1, actions.scoresReset()),
    scoresTaken: from(1, persisted, taken('truthOrDare')),
    gameLeft: fixed(1, actions.gameLeft()),
  },
  legal: {
    spinStarted: ({ phase }) => phase !== 'spinning',
    bagsFilled: ({ bags }, filled) => rules.areEmpty(bags[filled.difficulty]),
    taskDealt: ({ phase, round }, dealt) => phase === 'spinning' && dealt.round === round,
    secondPassed: ({ phase, round }, passed) => phase === 'counting' && passed.round === round,
    taskCompleted: isTaskOpen,
    taskFailed: isTaskOpen,
    playerAdded: ({ players }) => players.length < rules.MOST_PLAYERS,
    turnsShuffled: ({ turns }) => turns.length === 0,
    ownTaskAdded: ({ ownTasks }) => ownTasks.length < rules.MOST_OWN_TASKS,
  },
  clicks: [
    fc.constant(actions.spinStarted()),
    fc.constantFrom(actions.taskCompleted(), actions.taskFailed()),
    fc.constantFrom(actions.gameLeft(), actions.scoresReset()),
    difficulty.map(actions.difficultyChosen),
    friendName.map(addPlayer),
    place.map(actions.playerRemoved),
    ownTask.map(({ type, text }) => addOwnTask(type, text)),
    place.map((at) => actions.ownTaskRemoved(rules.OWN_INDEX + at)),
  ],
  checks: (state) => {
    const { phase, round, difficulty, currentType, lastTask, bags, countdown } = state;
    const { tasksCompleted, streak, bestStreak, bestBefore, ownTasks } = state;
    const ownOf = (type: string) =>
      ownTasks.flatMap((task) => (task.type === type ? [task.id] : []));
    const seconds = lastTask ? rules.SECONDS[lastTask.difficulty] : 0;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'round: a count, 0 before the first spin': isCount(round) && (phase === 'idle' || round > 0),
      'difficulty: one of the levels': isOneOf(rules.DIFFICULTIES, difficulty),
      'company: alone or with friends': isOneOf(COMPANIES, state.company),
      'currentType: the type of the last task while it is open': isTaskOpen(state)
        ? lastTask !== null && currentType === lastTask.type
        : currentType === null,
      'lastTask: an existing task, dealt in a round, or null':
        lastTask === null || (isTask(lastTask) && round > 0),
      'bags: of each level and type, existing tasks, each of them once':
        isDeepStrictEqual(Object.keys(bags), [...rules.DIFFICULTIES]) &&
        Object.values(bags).every(
          ({ Truth, Dare }) => isBag(Truth, ownOf('Truth')) && isBag(Dare, ownOf('Dare')),
        ),
      'players: ten at most, each of whom has a score, and a place in the turns': arePlayers(state),
      'ownTasks: ten at most, each with words': areOwnTasks(ownTasks),
      'countdown: from 1 to the seconds of the level while counting, otherwise 0':
        phase === 'counting' ? isUpTo(seconds, countdown) && countdown > 0 : countdown === 0,
      'counters: safe integers, 0 or more': [tasksCompleted, streak, bestStreak, bestBefore].every(
        isCount,
      ),
      'streak <= bestStreak': streak <= bestStreak,
      'bestStreak <= tasksCompleted': bestStreak <= tasksCompleted,
    };
  },
  scores: {
    earlier: { difficulty: 'hard', tasksCompleted: 7, streak: 2, bestStreak: 4 },
    // The difficulty is a setting, not a score.
    afterReset: { difficulty: 'hard', tasksCompleted: 0, streak: 0, bestStreak: 0 },
    score: completeTask,
    scored: { difficulty: 'easy', tasksCompleted: 1, streak: 1, bestStreak: 1 },
    shown: { 'Tasks completed': '7', Streak: '2', 'Best streak': '4' },
    cleared: { 'Tasks completed': '0', Streak: '0', 'Best streak': '0' },
  },
});
