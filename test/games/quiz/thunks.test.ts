// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { questions } from '../../../src/games/quiz/content';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  quizStarted,
} from '../../../src/games/quiz/slice';
import { pickOption, startQuiz } from '../../../src/games/quiz/thunks';
import { selectAlert } from '../../../src/layout/uiSlice';
import { recordedStore } from '../../support/recordedStore';

/** A store after these actions, with its log. */
function recordedAfter(...actions: UnknownAction[]) {
  const recorded = recordedStore();
  for (const action of actions) recorded.store.dispatch(action);
  return recorded;
}

const started = [nameTyped('Bittu'), quizStarted()];
const pick = (questionIndex: number) => optionPicked({ questionIndex, option: 0, isRight: false });
const answered = (count: number) =>
  Array.from({ length: count }, (_, index) => [pick(index), nextQuestionOpened()]).flat();

describe('starting', () => {
  test.each([
    ['no name', ''],
    ['a space', ' '],
    ['white space of every kind', ' \t\n\u00a0\u3000'],
  ])('with %s shows an alert, and opens no question', (_what, name) => {
    const { store } = recordedAfter(nameTyped(name));
    const before = store.getState();
    store.dispatch(startQuiz());
    expect(selectAlert(store.getState())).toBe('studentNameMissing');
    expect(store.getState().quiz).toEqual(before.quiz);
  });

  test.each(['Bittu', ' Bittu ', '0', 'مریم', '👩‍🏫'])(
    'as "%s" opens the first question, without an alert',
    (name) => {
      const { store } = recordedAfter(nameTyped(name));
      store.dispatch(startQuiz());
      expect(selectAlert(store.getState())).toBeNull();
      expect(store.getState().quiz).toMatchObject({ phase: 'question', name });
    },
  );
});

describe('picking', () => {
  const everyOption = questions.flatMap(({ options, answer }, index) =>
    options.map((text, option) => ({
      text,
      option,
      question: index + 1,
      isRight: text === answer,
    })),
  );

  // The log must contain `isRight`: replayed with other questions, it still gives the same score.
  test.each(everyOption)(
    'logs for "$text" of question $question isRight: $isRight',
    ({ question, option, isRight }) => {
      const { store, log } = recordedAfter(...started, ...answered(question - 1));
      store.dispatch(pickOption(option));
      expect(log().at(-1)?.action).toEqual(
        optionPicked({ questionIndex: question - 1, option, isRight }),
      );
      expect(store.getState().quiz.score).toBe(isRight ? 1 : 0);
    },
  );
});
