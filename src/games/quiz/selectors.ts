import type { RootState } from '../../app/types';
import { questions } from './content';
import type { Question } from './rules';
import { isRight } from './rules';
import { selectQuestionIndex } from './slice';

/* What joins the state with the words: apart from the slice, which every page loads. */

export const selectQuestion = (state: RootState): Question =>
  questions[selectQuestionIndex(state)] as Question;

export type Corrected = { question: Question; option: number; isRight: boolean };

/** Each question that was answered, what was picked, and whether that was right. */
export const corrected = (answers: readonly number[]): Corrected[] =>
  answers.map((option, index) => {
    const question = questions[index] as Question;
    return { question, option, isRight: isRight(question, option) };
  });
