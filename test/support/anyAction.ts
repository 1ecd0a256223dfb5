import type { PayloadAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as feedback from '../../src/feedback/slice';
import {
  HINT_COST,
  HINT_COUNT,
  MAX_SCORE,
  TEACHERS,
} from '../../src/games/guess-the-teacher/rules';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/slice';
import type { Mode } from '../../src/games/love-calculator/rules';
import { workOut } from '../../src/games/love-calculator/rules';
import * as loveCalculator from '../../src/games/love-calculator/slice';
import { QUESTION_COUNT } from '../../src/games/quiz/rules';
import * as quiz from '../../src/games/quiz/slice';
import { decide, HANDS, HISTORY_LENGTH } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import { isBlank } from '../../src/games/shared/isBlank';
import type { TaskId } from '../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, TASKS_PER_POOL } from '../../src/games/truth-or-dare/rules';
import * as truthOrDare from '../../src/games/truth-or-dare/slice';
import * as ui from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import { alertIds } from './validState';

/*
 * Arbitraries for every action of every slice, as visitors, timers and random draws dispatch them:
 * in any state, and sometimes for another round or question than the current one. Payloads that
 * only our own code makes are always valid.
 */

type AnyAction = PayloadAction<unknown>;

/** Makes the action to dispatch in a state. */
export type ActionFactory = (state: RootState) => AnyAction;

export type WeightedAction = fc.WeightedArbitrary<ActionFactory>;

/** An arbitrary for each action of a slice, by its name. */
type ArbitrariesOf<Actions> = Record<keyof Actions, WeightedAction>;

/** An action with an arbitrary payload. */
const from = <Drawn>(
  weight: number,
  drawn: fc.Arbitrary<Drawn>,
  action: (drawn: Drawn, state: RootState) => AnyAction,
): WeightedAction => ({ weight, arbitrary: drawn.map((value) => (state) => action(value, state)) });

const fixed = (weight: number, action: AnyAction) =>
  from(weight, fc.constant(action), () => action);

/** Always with `Object.prototype`, like objects of our own code. */
const record = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });

/** Added to the number of the current round or question; mostly 0. */
const offset = fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1);

const text = fc.constantFrom('', ' ', 'Raju', 'Rani', 'नमन', '👨‍👩‍👧');
const hand = fc.constantFrom(...HANDS);
const teacher = fc.constantFrom(...TEACHERS);
const difficulty = fc.constantFrom(...DIFFICULTIES);
const few = fc.nat(9);

const uiActions: ArbitrariesOf<typeof ui.uiSlice.actions> = {
  menuToggled: from(3, fc.constantFrom('schoolGames' as const, 'more' as const), ui.menuToggled),
  mobileMenuToggled: fixed(1, ui.mobileMenuToggled()),
  dropdownClosed: fixed(1, ui.dropdownClosed()),
  menusClosed: fixed(1, ui.menusClosed()),
  alertShown: from(2, fc.constantFrom(...alertIds), ui.alertShown),
  alertClosed: fixed(1, ui.alertClosed()),
  colorSchemeChosen: from(1, fc.constantFrom('light', 'dark'), ui.colorSchemeChosen),
  soundSwitched: from(1, fc.boolean(), ui.soundSwitched),
  scoresNotKept: fixed(1, ui.scoresNotKept()),
  scoreResetAsked: from(2, fc.constantFrom('truthOrDare', 'quiz'), ui.scoreResetAsked),
  scoreResetAnswered: fixed(1, ui.scoreResetAnswered()),
  announcementDismissed: fixed(1, ui.announcementDismissed()),
  releaseArrived: fixed(1, ui.releaseArrived()),
  releaseFailed: fixed(1, ui.releaseFailed()),
  releasePutOff: fixed(1, ui.releasePutOff()),
  pageOpened: from(2, fc.constantFrom('/', '/contribute'), ui.pageOpened),
};

const loveCalculatorActions: ArbitrariesOf<typeof loveCalculator.loveCalculatorSlice.actions> = {
  modeChosen: from(2, fc.constantFrom<Mode>('love', 'hate'), loveCalculator.modeChosen),
  firstNameTyped: from(2, text, loveCalculator.firstNameTyped),
  secondNameTyped: from(2, text, loveCalculator.secondNameTyped),
  /** Calculates only with two names; types one that is missing. */
  calculated: from(4, fc.constant(null), (_drawn, state) => {
    const { firstName, mode, secondName } = state.loveCalculator;
    if (isBlank(firstName)) return loveCalculator.firstNameTyped('Raju');
    if (isBlank(secondName)) return loveCalculator.secondNameTyped('Rani');
    return loveCalculator.calculated(workOut(firstName, mode, secondName));
  }),
  cleared: fixed(1, loveCalculator.cleared()),
};

const task: fc.Arbitrary<TaskId> = record({
  difficulty,
  type: fc.constantFrom('Truth', 'Dare'),
  index: fc.nat(TASKS_PER_POOL - 1),
});

const persistedTruthOrDare: fc.Arbitrary<truthOrDare.Persisted> = fc
  .record({ difficulty, streak: few, better: few, more: few })
  .map(({ better, more, ...fields }) => {
    const bestStreak = fields.streak + better;
    return { ...fields, bestStreak, tasksCompleted: bestStreak + more };
  });

const truthOrDareActions: ArbitrariesOf<typeof truthOrDare.truthOrDareSlice.actions> = {
  difficultyChosen: from(1, difficulty, truthOrDare.difficultyChosen),
  spinStarted: fixed(6, truthOrDare.spinStarted()),
  taskDealt: from(6, record({ offset, task }), (drawn, state) =>
    truthOrDare.taskDealt({ round: state.truthOrDare.round + drawn.offset, task: drawn.task }),
  ),
  /** The current round never counts up; the timer of a stale round may be at any second. */
  secondPassed: from(
    4,
    record({ offset, seconds: fc.oneof(fc.constant(0), fc.nat(59)) }),
    (drawn, state) => {
      const { round, countdown } = state.truthOrDare;
      const isCurrent = drawn.offset === 0 && countdown > 0;
      const left = isCurrent ? drawn.seconds % countdown : drawn.seconds;
      return truthOrDare.secondPassed({ round: round + drawn.offset, left });
    },
  ),
  taskCompleted: fixed(4, truthOrDare.taskCompleted()),
  taskFailed: fixed(2, truthOrDare.taskFailed()),
  scoresReset: fixed(1, truthOrDare.scoresReset()),
  scoresRestored: from(1, persistedTruthOrDare, truthOrDare.scoresRestored),
  gameLeft: fixed(1, truthOrDare.gameLeft()),
};

const playedRounds: fc.Arbitrary<rockPaperScissors.PlayedRound[]> = fc.array(
  record({ playerChoice: hand, computerChoice: hand }).map((both) => ({
    ...both,
    result: decide(both.playerChoice, both.computerChoice),
    timestamp: '9:15 am',
  })),
  { maxLength: HISTORY_LENGTH },
);

const persistedRockPaperScissors: fc.Arbitrary<rockPaperScissors.Persisted> = fc
  .record({ history: playedRounds, streak: few, better: few, more: few })
  .map(({ history, streak, better, more }) => {
    const bestStreak = streak + better;
    const playerWins = bestStreak + history.length;
    return { tally: { playerWins, computerWins: more, ties: 1 }, history, streak, bestStreak };
  });

const rockPaperScissorsActions: ArbitrariesOf<
  typeof rockPaperScissors.rockPaperScissorsSlice.actions
> = {
  roundStarted: from(8, hand, rockPaperScissors.roundStarted),
  computerHandShuffled: from(3, record({ offset, hand }), (drawn, state) =>
    rockPaperScissors.computerHandShuffled({
      round: state.rockPaperScissors.round + drawn.offset,
      hand: drawn.hand,
    }),
  ),
  roundSettled: from(
    8,
    record({ offset, hand, timestamp: fc.constantFrom('10:42 am', '23.59') }),
    (drawn, state) =>
      rockPaperScissors.roundSettled({
        round: state.rockPaperScissors.round + drawn.offset,
        computerChoice: drawn.hand,
        timestamp: drawn.timestamp,
      }),
  ),
  scoresReset: fixed(1, rockPaperScissors.scoresReset()),
  scoresRestored: from(1, persistedRockPaperScissors, rockPaperScissors.scoresRestored),
  gameLeft: fixed(1, rockPaperScissors.gameLeft()),
};

const persistedGuessTheTeacher: fc.Arbitrary<guessTheTeacher.Persisted> = fc
  .nat(MAX_SCORE / HINT_COST)
  .map((fives) => ({ bestScore: fives * HINT_COST }));

const guessTheTeacherActions: ArbitrariesOf<typeof guessTheTeacher.guessTheTeacherSlice.actions> = {
  classStarted: from(3, teacher, guessTheTeacher.classStarted),
  hintRevealed: from(4, record({ offset, hint: fc.nat(HINT_COUNT - 1) }), (drawn, state) =>
    guessTheTeacher.hintRevealed({
      round: state.guessTheTeacher.round + drawn.offset,
      hint: drawn.hint,
    }),
  ),
  /** Two of three visitors know the answer. */
  teacherGuessed: from(
    8,
    record({ offset, knows: fc.constantFrom(true, true, false), teacher }),
    (drawn, { guessTheTeacher: { round, teacherType } }) => {
      const guess = (drawn.knows && teacherType) || drawn.teacher;
      return guessTheTeacher.teacherGuessed({ round: round + drawn.offset, guess });
    },
  ),
  nextTeacherCame: from(8, teacher, guessTheTeacher.nextTeacherCame),
  classEnded: fixed(4, guessTheTeacher.classEnded()),
  scoresReset: fixed(1, guessTheTeacher.scoresReset()),
  scoresRestored: from(1, persistedGuessTheTeacher, guessTheTeacher.scoresRestored),
};

const quizActions: ArbitrariesOf<typeof quiz.quizSlice.actions> = {
  nameTyped: from(3, text, quiz.nameTyped),
  quizStarted: fixed(3, quiz.quizStarted()),
  /** Sometimes an option that does not exist. */
  optionPicked: from(
    9,
    record({
      offset,
      option: fc.constantFrom(0, 1, 2, 3, 0, 1, 2, 3, -1, 4, 1.5),
      isRight: fc.boolean(),
    }),
    ({ offset, ...answer }, { quiz: { questionIndex } }) =>
      quiz.optionPicked({ ...answer, questionIndex: questionIndex + offset }),
  ),
  nextQuestionOpened: fixed(9, quiz.nextQuestionOpened()),
  quizFinished: fixed(4, quiz.quizFinished()),
  scoresReset: fixed(1, quiz.scoresReset()),
  scoresRestored: from(
    1,
    record({ bestScore: fc.option(fc.nat(QUESTION_COUNT)) }),
    quiz.scoresRestored,
  ),
};

const field = fc.constantFrom<keyof feedback.Draft>('name', 'email', 'message');

const feedbackActions: ArbitrariesOf<typeof feedback.feedbackSlice.actions> = {
  fieldTyped: from(4, record({ field, text }), feedback.fieldTyped),
  sendingStarted: fixed(2, feedback.sendingStarted()),
  messageDelivered: fixed(1, feedback.messageDelivered('Thanks!')),
  sendingFailed: fixed(1, feedback.sendingFailed('Sorry!')),
};

/** By slice. A new action needs an arbitrary above. */
export const actionArbitraries = {
  ui: uiActions,
  loveCalculator: loveCalculatorActions,
  truthOrDare: truthOrDareActions,
  rockPaperScissors: rockPaperScissorsActions,
  guessTheTeacher: guessTheTeacherActions,
  quiz: quizActions,
  feedback: feedbackActions,
};
