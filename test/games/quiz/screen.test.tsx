/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels, questions } from '../../../src/games/quiz/content';
import type { Question } from '../../../src/games/quiz/rules';
import type { QuizState } from '../../../src/games/quiz/slice';
import {
  nameTyped,
  nextQuestionOpened,
  quizFinished,
  quizSlice,
} from '../../../src/games/quiz/slice';
import { pickOption } from '../../../src/games/quiz/thunks';
import { Icon } from '../../../src/kit/Icon';
import { close } from '../../../src/kit/icons/close';
import { tick } from '../../../src/kit/icons/tick';
import { figureTexts } from '../../support/figures';
import { listen } from '../../support/listen';
import { renderApp, renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { ORDERS, STARTED } from './turns';

const PATH = '/school-games/quizgame';
const LETTERS = ['A', 'B', 'C', 'D'];

const nameField = () => screen.getByRole('textbox', { name: 'Your name' });
const button = (name: string) => screen.getByRole('button', { name });
/** A question, with its options in the order in which they are shown. */
function questionAt(index: number) {
  const question = questions[index] as Question;
  const order = ORDERS[index] as number[];
  return { ...question, options: order.map((option) => question.options[option] as string) };
}
const heading = (index: number) => screen.getByRole('heading', { name: questionAt(index).text });
const options = () => within(screen.getByRole('group', { name: 'Options' })).getAllByRole('button');
const optionsHtml = () => options().map(({ outerHTML }) => outerHTML);
const reportCard = () => screen.getByRole('article', { name: 'Report Card' });
const answerSheet = () =>
  within(screen.getByRole('list', { name: labels.answerSheet })).getAllByRole('listitem');
const tile = (name: string) => screen.getByRole('link', { name });

const rightOf = (index: number) => questionAt(index).options.indexOf(questionAt(index).answer);
const wrongOf = (index: number) => (rightOf(index) + 1) % 4;
const right = (index: number) => options()[rightOf(index)] as HTMLElement;
const wrong = (index: number) => options()[wrongOf(index)] as HTMLElement;

/** The content of each icon in an element. */
const drawingsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);

/** The content of a rendered icon, to compare with `drawingsIn`. */
function drawingOf(shape: ReactNode) {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<Icon shape={shape} />);
  return drawingsIn(holder).join();
}
const TICK = drawingOf(tick);
const CROSS = drawingOf(close);

const quizState = (some: Partial<QuizState>) => ({
  quiz: { ...quizSlice.getInitialState(), name: 'Bittu', optionOrders: ORDERS, ...some },
});
const answersOf = (...rights: boolean[]) =>
  rights.map((isRight, index) => ({ option: isRight ? rightOf(index) : wrongOf(index), isRight }));

/** A visit to the unanswered fifth question, with a score of up to 4 in the first four. */
const atLastQuestion = (score: number) =>
  renderPage(PATH, {
    preloadedState: quizState({
      phase: 'question',
      questionIndex: 4,
      answers: answersOf(...[0, 1, 2, 3].map((index) => index < score)),
      score,
    }),
  });

/** A visit to an unanswered question. */
async function atQuestion(index: number, render = renderPage) {
  const visit = await render(PATH);
  act(() => {
    visit.store.dispatch(nameTyped('Bittu'));
    visit.store.dispatch(STARTED);
    for (let earlier = 0; earlier < index; earlier += 1) {
      visit.store.dispatch(pickOption(rightOf(earlier)));
      visit.store.dispatch(nextQuestionOpened());
    }
  });
  return visit;
}

/** A visit at the report card after the answers right, wrong, right, wrong, right. */
async function atReportCard(name = 'Bittu') {
  const visit = await renderPage(PATH);
  await visit.user.click(nameField());
  await visit.user.paste(name);
  act(() => {
    visit.store.dispatch(STARTED);
    for (const index of [0, 1, 2, 3, 4]) {
      visit.store.dispatch(pickOption(index % 2 === 0 ? rightOf(index) : wrongOf(index)));
      visit.store.dispatch(index < 4 ? nextQuestionOpened() : quizFinished());
    }
  });
  return visit;
}

/** The terms in an element with their definitions. */
function definitions(element: HTMLElement): Record<string, string> {
  const texts = within(element)
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent.trim());
  const terms = within(element).queryAllByRole('term');
  return Object.fromEntries(
    terms.map(({ textContent }, index) => [textContent, texts[index] ?? '']),
  );
}

describe('the name', () => {
  test('is asked for before the first question', async () => {
    await renderPage(PATH);
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText(/^Question/)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Options' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Report Card' })).not.toBeInTheDocument();
  });
});

test('Start shows the options in the order that is drawn', async () => {
  const draws = [0, 0, 0, ...Array(12).fill(0.99)];
  const { user, store } = await renderPage(PATH, { env: scriptedEnv(draws) });
  const texts = () => options().map((option) => option.textContent.trim().slice(2));
  await user.click(nameField());
  await user.paste('Bittu');
  await user.click(button('Start Quiz'));
  const [first, second] = questions as [Question, Question];
  const [a, b, c, d] = first.options;
  expect(texts()).toEqual([b, c, d, a]);
  act(() => {
    store.dispatch(pickOption(0));
    store.dispatch(nextQuestionOpened());
  });
  expect(texts()).toEqual(second.options);
});

test.each([
  [1, 'Next'],
  [4, 'Next'],
  [5, 'Finish'],
])('question %i of 5 has four options, and after a pick %s continues', async (number, name) => {
  const index = number - 1;
  const { user } = await atQuestion(index);
  expect(screen.getByText(`Question ${number} of 5`)).toBeVisible();
  expect(heading(index)).toHaveAccessibleDescription(`Question ${number} of 5`);
  expect(options().map((option) => option.textContent.trim())).toEqual(
    questionAt(index).options.map((text, option) => `${LETTERS[option]} ${text}`),
  );
  for (const option of options()) expect(option).toHaveAttribute('aria-pressed', 'false');

  await user.click(right(index));
  await user.click(button(name));
  if (number < 5) expect(heading(number)).toHaveFocus();
  else expect(screen.getByRole('heading', { name: 'Report Card' })).toHaveFocus();
  expect(screen.queryByText(questionAt(index).remark)).not.toBeInTheDocument();
});

test.each([
  ['Next', 1],
  ['Finish', 4],
])('%s is disabled before a pick, but can have the focus', async (name, index) => {
  const { user } = await atQuestion(index);
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(name));
  await user.keyboard('{Enter}');
  expect(button(name)).toHaveFocus();
  expect(heading(index)).toBeVisible();

  await user.click(wrong(index));
  expect(button(name)).toHaveAttribute('aria-disabled', 'false');
  await user.click(button(name));
  expect(screen.queryByText(questionAt(index).text, { selector: 'h2' })).not.toBeInTheDocument();
});

describe('a pick', () => {
  test('that is right is marked by aria-pressed, a tick and words', async () => {
    const { user } = await atQuestion(0);
    await user.click(right(0));
    expect(right(0)).toHaveFocus();
    expect(right(0)).toHaveAccessibleName(
      `${LETTERS[rightOf(0)]} ${questionAt(0).answer} Sahi jawab`,
    );
    for (const [option, element] of options().entries()) {
      const isPicked = option === rightOf(0);
      expect(element).toHaveAttribute('aria-pressed', `${isPicked}`);
      expect(drawingsIn(element)).toEqual(isPicked ? [TICK] : []);
    }
  });

  test('that is wrong is marked by a cross, the right option by a tick, both by words too', async () => {
    const { user } = await atQuestion(0);
    await user.click(wrong(0));
    expect(wrong(0)).toHaveFocus();
    expect(wrong(0)).toHaveAccessibleName(/ Tumhara jawab$/);
    expect(right(0)).toHaveAccessibleName(/ Sahi jawab$/);
    for (const [option, element] of options().entries()) {
      expect(element).toHaveAttribute('aria-pressed', `${option === wrongOf(0)}`);
      const marks = { [rightOf(0)]: [TICK], [wrongOf(0)]: [CROSS] }[option] ?? [];
      expect(drawingsIn(element)).toEqual(marks);
    }
  });

  test.each([
    ['right', right, wrong, '1 / 1', '5 / 5'],
    ['wrong', wrong, right, '0 / 1', '4 / 5'],
  ])('that is %s is final: a later one is not announced, marked or counted', async (...row) => {
    const [_what, first, later, mark, score] = row;
    const { user } = await atLastQuestion(4);
    await user.click(first(4));
    const before = optionsHtml();
    const announced = listen();
    await user.click(later(4));
    for (const option of options()) await user.click(option);
    await user.keyboard('{Enter}');
    expect(optionsHtml()).toEqual(before);
    expect(announced).toEqual([]);

    await user.click(button('Finish'));
    const rows = within(reportCard()).getAllByRole('row');
    expect(rows[5]).toHaveTextContent(mark);
    expect(rows[6]).toHaveTextContent(score);
  });
});

describe('the report card', () => {
  test.each([
    [5, '100%', 'Future Principal Material!', 'Excellent work!'],
    [3, '60%', 'Class Clown with Brains!', 'Good job but stop doodling!'],
    [2, '40%', "Back Bencher's Pride!", 'Not bad try focusing more!'],
    [0, '0%', 'Need More Recess Time!', 'See me after class bring snacks!'],
  ])('of %i right answers: %s, "%s", "%s"', async (score, percent, grade, comment) => {
    const { user } = await atLastQuestion(Math.min(score, 4));
    await user.click(score === 5 ? right(4) : wrong(4));
    await user.click(button('Finish'));
    expect(definitions(reportCard())).toEqual({
      Student: 'Bittu',
      Class: "Backbencher's Memories",
      Year: '2025',
      Grade: grade,
      "Teacher's remarks": comment,
    });
    const rows = within(reportCard()).getAllByRole('row');
    expect(rows.slice(-2).map(({ textContent }) => textContent)).toEqual([
      `Score${score} / 5`,
      `Percentage${percent}`,
    ]);
    // The percentage is also the stamp beside the signature.
    const footer = within(reportCard()).getByText('Class Teacher').closest('footer') as HTMLElement;
    expect(within(footer).getByText(percent)).toBeVisible();
  });

  test('has a table of marks, with a tick or a cross per subject', async () => {
    await atReportCard();
    const table = within(reportCard()).getByRole('table', { name: 'Marks' });
    const names = (role: 'columnheader' | 'rowheader') =>
      within(table)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(names('columnheader')).toEqual(['Subject', 'Marks']);
    const topics = questions.map(({ topic }) => topic);
    expect(names('rowheader')).toEqual([...topics, 'Score', 'Percentage']);

    const cells = within(table).getAllByRole('cell');
    const marks = ['1 / 1', '0 / 1', '1 / 1', '0 / 1', '1 / 1'];
    expect(cells.map(({ textContent }) => textContent)).toEqual([...marks, '3 / 5', '60%']);
    expect(cells.flatMap(drawingsIn)).toEqual([TICK, CROSS, TICK, CROSS, TICK]);
  });

  test.each([
    ['right and wrong answers', [true, false, true, false, true]],
    ['wrong answers only', [false, false, false, false, false]],
  ])('lists, for %s, each question with the given and the right answer', async (_what, rights) => {
    const answers = answersOf(...rights);
    const preloadedState = quizState({ phase: 'reportCard', questionIndex: 4, answers });
    await renderPage(PATH, { preloadedState });
    expect(answerSheet().map(({ textContent }) => textContent)).toEqual(
      [0, 1, 2, 3, 4].map((index) => {
        const { text, options: texts, answer } = questionAt(index);
        const given = rights[index] ? rightOf(index) : wrongOf(index);
        const yours = `${LETTERS[given]}. ${texts[given]}`;
        if (rights[index]) return `${text}Tumhara jawab, bilkul sahi: ${yours}`;
        return `${text}Tumhara jawab: ${yours}Sahi jawab: ${LETTERS[rightOf(index)]}. ${answer}`;
      }),
    );
    expect(answerSheet().flatMap(drawingsIn)).toEqual(
      rights.map((isRight) => (isRight ? TICK : CROSS)),
    );
  });

  test('lists the options as they are written, after the log of an earlier version', async () => {
    const answers = [{ option: 3, isRight: false }];
    const preloadedState = quizState({ phase: 'reportCard', answers, optionOrders: [] });
    await renderPage(PATH, { preloadedState });
    expect(answerSheet()[0]).toHaveTextContent(`D. ${questions[0]?.options[3]}`);
  });

  test.each([
    ['200 characters', 'Bittu'.repeat(40)],
    ['Arabic letters', 'مريم بنت عبد الله'],
    ['HTML', '<img src=x onerror="alert(1)">'],
  ])('shows a name of %s as text, isolated from the direction around it', async (...row) => {
    const [, name] = row;
    await atReportCard(name);
    expect(definitions(reportCard())).toMatchObject({
      Student: name,
      Class: "Backbencher's Memories",
    });
    expect(within(reportCard()).getByText(name).tagName).toBe('BDI');
    expect(reportCard().querySelector('img')).toBeNull();
  });

  test('trims the name', async () => {
    await atReportCard('  Bittu  ');
    expect(within(reportCard()).getByText('Bittu').textContent).toBe('Bittu');
  });

  test('has a Retry button that reloads the page, and does nothing else', async () => {
    const { user, store, env } = await atReportCard();
    const [state, stored] = [store.getState(), { ...env.localStorage.entries }];
    await user.click(button('Retry'));
    expect(env.reload).toHaveBeenCalledTimes(1);
    expect(store.getState()).toBe(state);
    expect(env.localStorage.entries).toEqual(stored);
    expect(reportCard()).toBeVisible();
  });
});

test.each([
  [0, { 'Best score': '0 / 5', Percentage: '0%' }],
  [4, { 'Best score': '4 / 5', Percentage: '80%' }],
])('a best score of %i is shown beside the name field', async (bestScore, expected) => {
  await renderPage(PATH, { preloadedState: quizState({ bestScore }) });
  expect(nameField()).toBeVisible();
  expect(figureTexts()).toEqual(expected);
  expect(screen.queryByText(labels.noBest)).not.toBeInTheDocument();
});

describe('leaving and coming back', () => {
  test('keeps an answered question, with its pick and correction', async () => {
    const { user, follow } = await atQuestion(2, renderApp);
    await user.click(wrong(2));
    const before = optionsHtml();
    await follow(tile('Love Calculator'));
    expect(screen.queryByText('Question 3 of 5')).not.toBeInTheDocument();

    await follow(tile('Quiz Game'));
    expect(screen.getByText('Question 3 of 5')).toBeVisible();
    expect(heading(2)).toBeVisible();
    expect(optionsHtml()).toEqual(before);
    expect(screen.getByText(questionAt(2).remark)).toBeVisible();

    await user.click(button('Next'));
    expect(heading(3)).toHaveFocus();
  });

  test.each([
    ['the typed name', quizState({}), () => (nameField() as HTMLInputElement).value],
    [
      'the report card',
      quizState({ phase: 'reportCard', questionIndex: 4 }),
      () => definitions(reportCard()).Student,
    ],
  ])('keeps %s', async (_what, preloadedState, name) => {
    const { follow } = await renderApp(PATH, { preloadedState });
    await follow(tile('Love Calculator'));
    await follow(tile('Quiz Game'));
    expect(name()).toBe('Bittu');
  });
});
