import { isBlank } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { resultCues } from '../shared/cue';
import { shuffled } from '../shared/shuffled';
import { LETTERS, QUESTION_COUNT } from './rules';
import type { Persisted, QuizState } from './slice';
import { persisted, quizSlice, quizStarted, selectChallenge, selectName } from './slice';

/**
 * Starts the quiz. The options of each question are in random order; in a friend's challenge, they are in the order of
 * the friend's quiz. Without a name, shows an alert and does not start the quiz.
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
      Array.from({ length: QUESTION_COUNT }, () => shuffled([...LETTERS.keys()], random));
    dispatch(quizStarted({ optionOrders }));
  };

/**
 * Returns the cues of a state change: chalk for a pick, and the stamp for the report card. The report card also gets
 * confetti for a score above the friend's or, without a challenge, for a new best score.
 */
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
