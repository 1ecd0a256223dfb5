import type { PayloadAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as feedback from '../../src/feedback/slice';
import { HINT_COST, HINTS, MAX_SCORE, TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import type { Mode } from '../../src/games/love-calculator/rules';
import { workOut } from '../../src/games/love-calculator/rules';
import * as love from '../../src/games/love-calculator/slice';
import { QUESTION_COUNT } from '../../src/games/quiz/rules';
import * as quiz from '../../src/games/quiz/slice';
import { decide, HANDS, HISTORY_LENGTH } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import { isBlank } from '../../src/games/shared/isBlank';
import type { TaskId } from '../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, TASKS_PER_POOL } from '../../src/games/truth-or-dare/rules';
import * as tasks from '../../src/games/truth-or-dare/slice';
import * as ui from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import { alertIds } from './soundState';

/*
 * Every event of every slice, as visitors, clocks and chance send them: at any time, and now and
 * then for another round or question than the one that is on. What only our own code draws is sound.
 */

type Event = PayloadAction<unknown>;

/** An event, once it is known in which state it happens. */
export type Happening = (state: RootState) => Event;

export type WeightedHappening = fc.WeightedArbitrary<Happening>;

/** For each event of a slice, by its name. */
type EventsOf<Actions> = Record<keyof Actions, WeightedHappening>;

/** An event that carries something drawn, for the state in which it happens. */
const sends = <Drawn>(
  weight: number,
  drawn: fc.Arbitrary<Drawn>,
  event: (drawn: Drawn, state: RootState) => Event,
): WeightedHappening => ({ weight, arbitrary: drawn.map((it) => (state) => event(it, state)) });

const happens = (weight: number, event: Event) => sends(weight, fc.constant(event), (it) => it);

/** As our own code makes objects. */
const record = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });

/** What is to be added to the number of the round or question that is on: mostly nothing. */
const off = fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1);

const text = fc.constantFrom('', ' ', 'Raju', 'Rani', 'नमन', '👨‍👩‍👧');
const hand = fc.constantFrom(...HANDS);
const teacher = fc.constantFrom(...TEACHERS);
const difficulty = fc.constantFrom(...DIFFICULTIES);
const few = fc.nat(9);

const ofUi: EventsOf<typeof ui.uiSlice.actions> = {
  menuToggled: sends(3, fc.constantFrom('schoolGames' as const, 'more' as const), ui.menuToggled),
  mobileMenuToggled: happens(1, ui.mobileMenuToggled()),
  dropdownClosed: happens(1, ui.dropdownClosed()),
  menusClosed: happens(1, ui.menusClosed()),
  alertShown: sends(2, fc.constantFrom(...alertIds), ui.alertShown),
  alertClosed: happens(1, ui.alertClosed()),
  colorSchemeChosen: sends(1, fc.constantFrom('light', 'dark'), ui.colorSchemeChosen),
  soundSwitched: sends(1, fc.boolean(), ui.soundSwitched),
  scoresNotKept: happens(1, ui.scoresNotKept()),
  scoreResetAsked: sends(2, fc.constantFrom('truthOrDare', 'quiz'), ui.scoreResetAsked),
  scoreResetAnswered: happens(1, ui.scoreResetAnswered()),
  announcementDismissed: happens(1, ui.announcementDismissed()),
  releaseArrived: happens(1, ui.releaseArrived()),
  releaseFailed: happens(1, ui.releaseFailed()),
  releasePutOff: happens(1, ui.releasePutOff()),
  pageReturned: happens(1, ui.pageReturned()),
  pageOpened: sends(2, fc.constantFrom('/', '/contribute'), ui.pageOpened),
};

const ofLoveCalculator: EventsOf<typeof love.loveCalculatorSlice.actions> = {
  modeChosen: sends(2, fc.constantFrom<Mode>('love', 'hate'), love.modeChosen),
  firstNameTyped: sends(2, text, love.firstNameTyped),
  secondNameTyped: sends(2, text, love.secondNameTyped),
  /** Of two names alone: where one is missing, it is typed. */
  calculated: sends(4, fc.constant(null), (_drawn, { loveCalculator }) => {
    const { firstName, mode, secondName } = loveCalculator;
    if (isBlank(firstName)) return love.firstNameTyped('Raju');
    if (isBlank(secondName)) return love.secondNameTyped('Rani');
    return love.calculated(workOut(firstName, mode, secondName));
  }),
  cleared: happens(1, love.cleared()),
};

const task: fc.Arbitrary<TaskId> = record({
  difficulty,
  type: fc.constantFrom('Truth', 'Dare'),
  index: fc.nat(TASKS_PER_POOL - 1),
});

const keptTasks: fc.Arbitrary<tasks.Persisted> = fc
  .record({ difficulty, streak: few, better: few, more: few })
  .map(({ better, more, ...kept }) => {
    const bestStreak = kept.streak + better;
    return { ...kept, bestStreak, tasksCompleted: bestStreak + more };
  });

const ofTruthOrDare: EventsOf<typeof tasks.truthOrDareSlice.actions> = {
  difficultyChosen: sends(1, difficulty, tasks.difficultyChosen),
  spinStarted: happens(6, tasks.spinStarted()),
  taskDealt: sends(6, record({ off, task }), (drawn, { truthOrDare }) =>
    tasks.taskDealt({ round: truthOrDare.round + drawn.off, task: drawn.task }),
  ),
  /** A clock never counts up; one of another round may have been at any second. */
  secondPassed: sends(
    4,
    record({ off, seconds: fc.oneof(fc.constant(0), fc.nat(59)) }),
    (drawn, { truthOrDare }) => {
      const { round, countdown } = truthOrDare;
      const isOn = drawn.off === 0 && countdown > 0;
      const left = isOn ? drawn.seconds % countdown : drawn.seconds;
      return tasks.secondPassed({ round: round + drawn.off, left });
    },
  ),
  taskCompleted: happens(4, tasks.taskCompleted()),
  taskFailed: happens(2, tasks.taskFailed()),
  scoresReset: happens(1, tasks.scoresReset()),
  scoresRestored: sends(1, keptTasks, tasks.scoresRestored),
  gameLeft: happens(1, tasks.gameLeft()),
};

const playedRounds: fc.Arbitrary<hands.PlayedRound[]> = fc.array(
  record({ playerChoice: hand, computerChoice: hand }).map((both) => ({
    ...both,
    result: decide(both.playerChoice, both.computerChoice),
    timestamp: '9:15 am',
  })),
  { maxLength: HISTORY_LENGTH },
);

const keptHands: fc.Arbitrary<hands.Persisted> = fc
  .record({ history: playedRounds, streak: few, better: few, more: few })
  .map(({ history, streak, better, more }) => {
    const bestStreak = streak + better;
    const playerWins = bestStreak + history.length;
    return { tally: { playerWins, computerWins: more, ties: 1 }, history, streak, bestStreak };
  });

const ofRockPaperScissors: EventsOf<typeof hands.rockPaperScissorsSlice.actions> = {
  roundStarted: sends(8, hand, hands.roundStarted),
  computerHandShuffled: sends(3, record({ off, hand }), (drawn, { rockPaperScissors }) =>
    hands.computerHandShuffled({ round: rockPaperScissors.round + drawn.off, hand: drawn.hand }),
  ),
  roundSettled: sends(
    8,
    record({ off, hand, timestamp: fc.constantFrom('10:42 am', '23.59') }),
    (drawn, { rockPaperScissors }) =>
      hands.roundSettled({
        round: rockPaperScissors.round + drawn.off,
        computerChoice: drawn.hand,
        timestamp: drawn.timestamp,
      }),
  ),
  scoresReset: happens(1, hands.scoresReset()),
  scoresRestored: sends(1, keptHands, hands.scoresRestored),
  gameLeft: happens(1, hands.gameLeft()),
};

const keptClass: fc.Arbitrary<teachers.Persisted> = fc
  .nat(MAX_SCORE / HINT_COST)
  .map((fives) => ({ bestScore: fives * HINT_COST }));

const ofGuessTheTeacher: EventsOf<typeof teachers.guessTheTeacherSlice.actions> = {
  classStarted: sends(3, teacher, teachers.classStarted),
  hintRevealed: sends(4, record({ off, hint: fc.nat(HINTS - 1) }), (drawn, { guessTheTeacher }) =>
    teachers.hintRevealed({ round: guessTheTeacher.round + drawn.off, hint: drawn.hint }),
  ),
  /** Most visitors know who it is. */
  teacherGuessed: sends(
    8,
    record({ off, knows: fc.constantFrom(true, true, false), teacher }),
    (drawn, { guessTheTeacher: { round, teacherType } }) => {
      const guess = (drawn.knows && teacherType) || drawn.teacher;
      return teachers.teacherGuessed({ round: round + drawn.off, guess });
    },
  ),
  nextTeacherCame: sends(8, teacher, teachers.nextTeacherCame),
  classEnded: happens(4, teachers.classEnded()),
  scoresReset: happens(1, teachers.scoresReset()),
  scoresRestored: sends(1, keptClass, teachers.scoresRestored),
};

const ofQuiz: EventsOf<typeof quiz.quizSlice.actions> = {
  nameTyped: sends(3, text, quiz.nameTyped),
  quizStarted: happens(3, quiz.quizStarted()),
  /** Now and then of an option that there is not. */
  optionPicked: sends(
    9,
    record({
      off,
      option: fc.constantFrom(0, 1, 2, 3, 0, 1, 2, 3, -1, 4, 1.5),
      isRight: fc.boolean(),
    }),
    ({ off, ...answer }, { quiz: { questionIndex } }) =>
      quiz.optionPicked({ ...answer, questionIndex: questionIndex + off }),
  ),
  nextQuestionOpened: happens(9, quiz.nextQuestionOpened()),
  quizFinished: happens(4, quiz.quizFinished()),
  scoresReset: happens(1, quiz.scoresReset()),
  scoresRestored: sends(
    1,
    record({ bestScore: fc.option(fc.nat(QUESTION_COUNT)) }),
    quiz.scoresRestored,
  ),
};

const field = fc.constantFrom<keyof feedback.Draft>('name', 'email', 'message');

const ofFeedback: EventsOf<typeof feedback.feedbackSlice.actions> = {
  fieldTyped: sends(4, record({ field, text }), feedback.fieldTyped),
  sendingStarted: happens(2, feedback.sendingStarted()),
  messageDelivered: happens(1, feedback.messageDelivered('Thanks!')),
  sendingFailed: happens(1, feedback.sendingFailed('Sorry!')),
};

/** What can happen to each slice. A new event is one more line above. */
export const eventsOf = {
  ui: ofUi,
  loveCalculator: ofLoveCalculator,
  truthOrDare: ofTruthOrDare,
  rockPaperScissors: ofRockPaperScissors,
  guessTheTeacher: ofGuessTheTeacher,
  quiz: ofQuiz,
  feedback: ofFeedback,
};
