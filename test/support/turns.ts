import { ROUND_COUNT, TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/slice';
import { guessTeacher } from '../../src/games/guess-the-teacher/thunks';
import { QUESTION_COUNT } from '../../src/games/quiz/rules';
import * as quiz from '../../src/games/quiz/slice';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import * as truthOrDare from '../../src/games/truth-or-dare/slice';
import type { AppStore, AppThunk } from '../../src/state/types';

/* Dispatches the actions of whole rounds and games, without timers and random numbers. */

/** A round of Rock Paper Scissors; by default the player wins. */
export function playRound(
  store: AppStore,
  player: Hand = 'rock',
  computer: Hand = 'scissors',
  timestamp = '10:42 am',
) {
  store.dispatch(rockPaperScissors.roundStarted(player));
  const round = rockPaperScissors.selectRound(store.getState());
  store.dispatch(rockPaperScissors.roundSettled({ round, computerChoice: computer, timestamp }));
}

/** A spin of Truth or Dare, up to the open task. */
export function spin(store: AppStore) {
  store.dispatch(truthOrDare.spinStarted());
  const round = truthOrDare.selectRound(store.getState());
  const difficulty = truthOrDare.selectDifficulty(store.getState());
  store.dispatch(truthOrDare.taskDealt({ round, task: { difficulty, type: 'Dare', index: 2 } }));
}

export function completeTask(store: AppStore) {
  spin(store);
  store.dispatch(truthOrDare.taskCompleted());
}

export function failTask(store: AppStore) {
  spin(store);
  store.dispatch(truthOrDare.taskFailed());
}

/** A hint of Guess the Teacher, in the current round. */
export const revealHint =
  (hint: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(
      guessTheTeacher.hintRevealed({ round: guessTheTeacher.selectRound(getState()), hint }),
    );
  };

/** A guess in the current round of Guess the Teacher. */
export function guess(store: AppStore, isRight = true) {
  const teacher = guessTheTeacher.selectTeacherType(store.getState());
  const another = TEACHERS.find((type) => type !== teacher);
  store.dispatch(guessTeacher((isRight ? teacher : another) ?? 'math'));
}

/** A whole class of Guess the Teacher; the first `right` guesses are right, the first `hints` use one. */
export function takeClass(store: AppStore, right: number = ROUND_COUNT, hints = 0) {
  store.dispatch(guessTheTeacher.classStarted('science'));
  for (const [index, next] of TEACHERS.entries()) {
    if (index < hints) store.dispatch(revealHint(2));
    guess(store, index < right);
    store.dispatch(guessTheTeacher.nextTeacherCame(next));
  }
  store.dispatch(guessTheTeacher.classEnded());
}

/** A whole quiz, possible once per visit; the first `right` answers are right. */
export function takeQuiz(store: AppStore, right: number = QUESTION_COUNT) {
  store.dispatch(quiz.nameTyped('Zubaida'));
  store.dispatch(quiz.quizStarted());
  for (let index = 0; index < QUESTION_COUNT; index += 1) {
    store.dispatch(quiz.optionPicked({ questionIndex: index, option: 2, isRight: index < right }));
    store.dispatch(quiz.nextQuestionOpened());
  }
  store.dispatch(quiz.quizFinished());
}
