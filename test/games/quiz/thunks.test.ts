// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { questions } from '../../../src/games/quiz/content';
import { inOrder } from '../../../src/games/quiz/pageRules';
import { LETTERS } from '../../../src/games/quiz/rules';
import { selectOptionOrders } from '../../../src/games/quiz/selectors';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  quizStarted,
} from '../../../src/games/quiz/slice';
import { pickOption, startQuiz } from '../../../src/games/quiz/thunks';
import { selectAlert } from '../../../src/layout/uiSlice';
import { countsOf, evenDraws } from '../../support/evenDraws';
import { recordedStore } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';
import { ORDERS, STARTED } from './turns';

/** Three for each question: an order of four options needs three random numbers. */
const DRAWS = evenDraws(15);

/** A store after these actions, with its log. */
function recordedAfter(...actions: UnknownAction[]) {
  const recorded = recordedStore(DRAWS);
  for (const action of actions) recorded.store.dispatch(action);
  return recorded;
}

/** The orders of the options in a quiz started with these random numbers. */
function ordersWith(random: () => number) {
  const { store, env } = recordedAfter(nameTyped('Bittu'));
  env.random.mockImplementation(random);
  store.dispatch(startQuiz());
  return selectOptionOrders(store.getState());
}

const started = [nameTyped('Bittu'), STARTED];
const pick = (questionIndex: number) => optionPicked({ questionIndex, option: 0, isRight: false });
const answered = (count: number) =>
  Array.from({ length: count }, (_, index) => [pick(index), nextQuestionOpened()]).flat();

describe('starting', () => {
  test.each([
    ['no name', ''],
    ['a space', ' '],
    ['white space of every kind', ' \t\n\u00a0\u3000'],
  ])('with %s shows an alert, and opens no question', (_what, name) => {
    const { store, env } = recordedAfter(nameTyped(name));
    const before = store.getState();
    store.dispatch(startQuiz());
    expect(selectAlert(store.getState())).toBe('studentNameMissing');
    expect(store.getState().quiz).toEqual(before.quiz);
    expect(env.random).not.toHaveBeenCalled();
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

  test('logs an order of the options for each question, by three draws each', () => {
    const { store, env, log } = recordedAfter(nameTyped('Bittu'));
    const draws = [0, 0, 0, 0.9, 0.9, 0.9, 0, 0.9, 0, 0.5, 0.5, 0.5, 0.9, 0, 0.9];
    env.random.mockImplementation(() => draws.shift() as number);
    store.dispatch(startQuiz());
    const optionOrders = [
      [1, 2, 3, 0],
      [0, 1, 2, 3],
      [1, 3, 2, 0],
      [0, 3, 1, 2],
      [2, 1, 0, 3],
    ];
    expect(log().at(-1)?.action).toEqual(quizStarted({ optionOrders }));
    expect(draws).toEqual([]);
  });

  // Retry reloads the page, so the next quiz starts in another store.
  test('again, with other draws, gives another order to every question', () => {
    const [first, second] = [1, 2].map((seed) => ordersWith(seededRandom(seed)));
    expect(first).toHaveLength(5);
    for (const [question, order] of first?.entries() ?? []) {
      expect(second?.[question]).not.toEqual(order);
    }
  });

  test('often, has the answer of each question about equally often at each letter', () => {
    const random = seededRandom(1);
    const games = Array.from({ length: 400 }, () => ordersWith(random));
    for (const [index, question] of questions.entries()) {
      const letters = games.map((orders) => {
        const { options, answer } = inOrder(question, orders[index]);
        return LETTERS[options.indexOf(answer)] as string;
      });
      const counts = countsOf(letters);
      for (const letter of LETTERS) {
        expect(counts[letter]).toBeGreaterThan(70);
        expect(counts[letter]).toBeLessThan(130);
      }
    }
  });
});

describe('picking', () => {
  const everyOption = questions.flatMap(({ options, answer }, index) =>
    (ORDERS[index] as number[]).map((written, option) => ({
      text: options[written],
      option,
      question: index + 1,
      isRight: options[written] === answer,
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

  test('after the log of an earlier version, checks the options as they are written', () => {
    const { options, answer } = questions[0] as (typeof questions)[number];
    const { store } = recordedAfter(nameTyped('Bittu'), { type: quizStarted.type });
    store.dispatch(pickOption(options.indexOf(answer)));
    expect(store.getState().quiz.score).toBe(1);
  });
});
