import { ROUNDS, TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import { guessTeacher } from '../../src/games/guess-the-teacher/thunks';
import { QUESTION_COUNT } from '../../src/games/quiz/rules';
import * as quiz from '../../src/games/quiz/slice';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';
import type { AppStore, AppThunk } from '../../src/state/types';

/* Whole turns, as the events that clocks and chance lead to, without the wait and without a draw. */

/** A round of Rock Paper Scissors; without more words, one that the visitor wins. */
export function playRound(
  store: AppStore,
  mine: Hand = 'rock',
  theirs: Hand = 'scissors',
  timestamp = '10:42 am',
) {
  store.dispatch(hands.roundStarted(mine));
  const round = hands.selectRound(store.getState());
  store.dispatch(hands.roundSettled({ round, computerChoice: theirs, timestamp }));
}

/** A turn of Truth or Dare, up to the open task. */
export function spin(store: AppStore) {
  store.dispatch(tasks.spinStarted());
  const round = tasks.selectRound(store.getState());
  const difficulty = tasks.selectDifficulty(store.getState());
  store.dispatch(tasks.taskDealt({ round, task: { difficulty, type: 'Dare', index: 2 } }));
}

export function completeTask(store: AppStore) {
  spin(store);
  store.dispatch(tasks.taskCompleted());
}

export function failTask(store: AppStore) {
  spin(store);
  store.dispatch(tasks.taskFailed());
}

/** A hint of Guess the Teacher, in the round that is on. */
export const revealHint =
  (hint: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(teachers.hintRevealed({ round: teachers.selectRound(getState()), hint }));
  };

/** The guess of a round of Guess the Teacher. */
export function guess(store: AppStore, isRight = true) {
  const inClass = teachers.selectTeacherType(store.getState());
  const another = TEACHERS.find((type) => type !== inClass);
  store.dispatch(guessTeacher((isRight ? inClass : another) ?? 'math'));
}

/** A class of Guess the Teacher, to its end: the first guesses are right, the first hints asked for. */
export function takeClass(store: AppStore, right: number = ROUNDS, hints = 0) {
  store.dispatch(teachers.classStarted('science'));
  for (const [before, next] of TEACHERS.entries()) {
    if (before < hints) store.dispatch(revealHint(2));
    guess(store, before < right);
    store.dispatch(teachers.nextTeacherCame(next));
  }
  store.dispatch(teachers.classEnded());
}

/** A quiz up to its report card, once in a visit: the first answers are right. */
export function takeQuiz(store: AppStore, right: number = QUESTION_COUNT) {
  store.dispatch(quiz.nameTyped('Zubaida'));
  store.dispatch(quiz.quizStarted());
  for (let before = 0; before < QUESTION_COUNT; before += 1) {
    store.dispatch(
      quiz.optionPicked({ questionIndex: before, option: 2, isRight: before < right }),
    );
    store.dispatch(quiz.nextQuestionOpened());
  }
  store.dispatch(quiz.quizFinished());
}
