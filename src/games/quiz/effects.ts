import { isBlank } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { resultCues } from '../shared/cue';
import { shuffled } from '../shared/shuffled';
import { questionAsShown, questions } from './content';
import { isRight } from './rules';
import type { Persisted, QuizState } from './slice';
import {
  optionPicked,
  persisted,
  quizSlice,
  quizStarted,
  selectChallenge,
  selectName,
  selectOptionOrders,
  selectQuestionIndex,
} from './slice';

/**
 * Starts the quiz, with the options of each question in a random order, or in the order of the friend's quiz. Without
 * a name, an alert is shown.
 */
export const startQuiz =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    if (isBlank(selectName(getState()))) {
      dispatch(alertShown('studentNameMissing'));
      return;
    }
    const optionOrders =
      selectChallenge(getState())?.optionOrders ??
      questions.map(({ options }) => shuffled([...options.keys()], random));
    dispatch(quizStarted({ optionOrders }));
  };

/** Picks an option of the current question by its index as shown, and checks the option. */
export const pickOption =
  (option: number): AppThunk =>
  (dispatch, getState) => {
    const questionIndex = selectQuestionIndex(getState());
    const question = questionAsShown(questionIndex, selectOptionOrders(getState()));
    dispatch(optionPicked({ questionIndex, option, isRight: isRight(question, option) }));
  };

/** Chalk for a pick, the stamp for the report card, confetti for a new best score or a score above the friend's. */
export function cuesOf(now: QuizState, before: QuizState): Cue[] {
  if (before.selectedOption === null && now.selectedOption !== null) return [{ sound: 'chalk' }];
  if (now.phase === before.phase || now.phase !== 'reportCard') return [];
  const { challenge, score } = now;
  if (challenge) return resultCues(score > challenge.score);
  return resultCues((now.bestScore ?? 0) > (before.bestScore ?? 0));
}

export const feature = {
  slice: quizSlice,
  persisted,
  cuesOf,
} satisfies Feature<QuizState, Persisted>;
