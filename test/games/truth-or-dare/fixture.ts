import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { truthOrDare } from '../../../src/games/truth-or-dare/game';
import { POOL_INDEXES } from '../../../src/games/truth-or-dare/pageRules';
import type { Bags, TaskId } from '../../../src/games/truth-or-dare/rules';
import { areEmpty, DIFFICULTIES, SECONDS } from '../../../src/games/truth-or-dare/rules';
import type { Persisted, TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import {
  bagsFilled,
  challengeAccepted,
  difficultyChosen,
  gameLeft,
  scoresReset,
  scoresRestored,
  secondPassed,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf, isUpTo } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { completeTask } from './turns';

const difficulty = fc.constantFrom(...DIFFICULTIES);

const anyTask: fc.Arbitrary<TaskId> = record({
  difficulty,
  type: fc.constantFrom('Truth', 'Dare'),
  index: fc.constantFrom(...POOL_INDEXES),
});

const fullBag = fc.shuffledSubarray([...POOL_INDEXES], { minLength: POOL_INDEXES.length });
const fullBags: fc.Arbitrary<Bags> = record({ Truth: fullBag, Dare: fullBag });

const persisted: fc.Arbitrary<Persisted> = fc
  .record({ difficulty, streak: few, better: few, more: few })
  .map(({ better, more, ...fields }) => {
    const bestStreak = fields.streak + better;
    return { ...fields, bestStreak, tasksCompleted: bestStreak + more };
  });

const isTaskOpen = ({ phase }: TruthOrDareState) => phase === 'counting' || phase === 'timeUp';

const isTask = ({ difficulty, type, index }: TaskId) =>
  isOneOf(DIFFICULTIES, difficulty) &&
  isOneOf(['Truth', 'Dare'], type) &&
  isOneOf(POOL_INDEXES, index);

const isBag = (bag: number[]) =>
  new Set(bag).size === bag.length && bag.every((index) => isOneOf(POOL_INDEXES, index));

const PHASES = ['idle', 'spinning', 'counting', 'timeUp', 'completed', 'failed'];
const dare = { difficulty: 'easy', type: 'Dare', index: 0 };
const noBags = truthOrDare.slice.getInitialState().bags;
const counting = { phase: 'counting', round: 1, currentType: 'Dare', lastTask: dare };

export const fixture = gameFixture({
  game: truthOrDare,
  name: 'Truth or Dare',
  phases: PHASES,
  actions: {
    difficultyChosen: from(1, difficulty, difficultyChosen),
    spinStarted: fixed(6, spinStarted()),
    bagsFilled: from(2, record({ difficulty, bags: fullBags }), bagsFilled),
    taskDealt: from(6, record({ offset, task: anyTask }), (drawn, { truthOrDare: { round } }) =>
      taskDealt({ round: round + drawn.offset, task: drawn.task }),
    ),
    challengeAccepted: from(1, anyTask, challengeAccepted),
    /** The current round never counts up; the timer of a stale round may be at any second. */
    secondPassed: from(
      4,
      record({ offset, seconds: fc.oneof(fc.constant(0), fc.nat(59)) }),
      (drawn, { truthOrDare: { round, countdown } }) => {
        const isCurrent = drawn.offset === 0 && countdown > 0;
        const left = isCurrent ? drawn.seconds % countdown : drawn.seconds;
        return secondPassed({ round: round + drawn.offset, left });
      },
    ),
    taskCompleted: fixed(4, taskCompleted()),
    taskFailed: fixed(2, taskFailed()),
    scoresReset: fixed(1, scoresReset()),
    scoresRestored: from(1, persisted, scoresRestored),
    gameLeft: fixed(1, gameLeft()),
  },
  legal: {
    spinStarted: ({ phase }) => phase !== 'spinning',
    bagsFilled: ({ bags }, filled) => areEmpty(bags[filled.difficulty]),
    taskDealt: ({ phase, round }, dealt) => phase === 'spinning' && dealt.round === round,
    secondPassed: ({ phase, round }, passed) => phase === 'counting' && passed.round === round,
    taskCompleted: isTaskOpen,
    taskFailed: isTaskOpen,
  },
  clicks: [
    fc.constant(spinStarted()),
    fc.constantFrom(taskCompleted(), taskFailed()),
    fc.constantFrom(gameLeft(), scoresReset()),
    difficulty.map(difficultyChosen),
  ],
  checks: (state) => {
    const { phase, round, difficulty, currentType, lastTask, bags, countdown } = state;
    const { tasksCompleted, streak, bestStreak } = state;
    const seconds = lastTask ? SECONDS[lastTask.difficulty] : 0;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'round: a count, 0 before the first spin': isCount(round) && (phase === 'idle' || round > 0),
      'difficulty: one of the levels': isOneOf(DIFFICULTIES, difficulty),
      'currentType: the type of the last task while it is open': isTaskOpen(state)
        ? lastTask !== null && currentType === lastTask.type
        : currentType === null,
      'lastTask: an existing task, dealt in a round, or null':
        lastTask === null || (isTask(lastTask) && round > 0),
      'bags: of each level and type, existing tasks, each of them once':
        isDeepStrictEqual(Object.keys(bags), [...DIFFICULTIES]) &&
        Object.values(bags).every(({ Truth, Dare }) => isBag(Truth) && isBag(Dare)),
      'countdown: from 1 to the seconds of the level while counting, otherwise 0':
        phase === 'counting' ? isUpTo(seconds, countdown) && countdown > 0 : countdown === 0,
      'counters: safe integers, 0 or more': [tasksCompleted, streak, bestStreak].every(isCount),
      'streak <= bestStreak': streak <= bestStreak,
      'bestStreak <= tasksCompleted': bestStreak <= tasksCompleted,
    };
  },
  failing: {
    'phase: one of its values': [{ phase: 'dealing' }],
    'round: a count, 0 before the first spin': [{ round: -1 }, { phase: 'spinning' }],
    'difficulty: one of the levels': [{ difficulty: 'mad' }],
    'currentType: the type of the last task while it is open': [
      { currentType: 'Dare' },
      { phase: 'timeUp' },
      { ...counting, currentType: 'Truth' },
    ],
    'lastTask: an existing task, dealt in a round, or null': [
      { lastTask: dare },
      { round: 1, lastTask: { ...dare, index: 5 } },
      { round: 1, lastTask: { ...dare, type: 'Both' } },
      { round: 1, lastTask: { ...dare, difficulty: 'mad' } },
    ],
    'bags: of each level and type, existing tasks, each of them once': [
      { bags: {} },
      { bags: { ...noBags, easy: { Truth: [5], Dare: [] } } },
      { bags: { ...noBags, hard: { Truth: [], Dare: [3, 1, 3] } } },
    ],
    'countdown: from 1 to the seconds of the level while counting, otherwise 0': [
      counting,
      { ...counting, countdown: 31 },
      { ...counting, countdown: 0.5 },
      { ...counting, phase: 'timeUp', countdown: 1 },
      { countdown: 1 },
    ],
    'counters: safe integers, 0 or more': [{ streak: Number.NaN }, { bestStreak: 2 ** 53 }],
    'streak <= bestStreak': [{ tasksCompleted: 2, streak: 2, bestStreak: 1 }],
    'bestStreak <= tasksCompleted': [{ tasksCompleted: 1, bestStreak: 2 }],
    'plain JSON': [{ streak: -0 }],
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
