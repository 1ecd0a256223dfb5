/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { labels, questionAsShown, questions } from '../../../src/games/quiz/content';
import { LETTERS } from '../../../src/games/quiz/rules';
import type { QuizState } from '../../../src/games/quiz/slice';
import { quizSlice } from '../../../src/games/quiz/slice';
import { listen } from '../../support/listen';
import { renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { ORDERS } from './turns';

const PATH = '/school-games/quizgame';

const button = (name: string) => screen.getByRole('button', { name });
const questionAt = (index: number) => questionAsShown(index, ORDERS);
const heading = (index: number) => screen.getByRole('heading', { name: questionAt(index).text });
const options = () => within(screen.getByRole('group', { name: 'Options' })).getAllByRole('button');
const reportCard = () => within(screen.getByRole('article', { name: 'Report Card' }));

const rightOf = (index: number) => questionAt(index).options.indexOf(questionAt(index).answer);
const wrongOf = (index: number) => (rightOf(index) + 1) % 4;
const right = (index: number) => options()[rightOf(index)] as HTMLElement;
const wrong = (index: number) => options()[wrongOf(index)] as HTMLElement;

const visit = (some: Partial<QuizState>) =>
  renderPage(PATH, {
    preloadedState: {
      quiz: { ...quizSlice.getInitialState(), name: 'Bittu', optionOrders: ORDERS, ...some },
    },
  });

const atQuestion = (questionIndex: number) =>
  visit({
    phase: 'question',
    questionIndex,
    answers: Array(questionIndex).fill({ option: 0, isRight: false }),
  });

/** A visit at the report card of a quiz in which the first `score` answers are right. */
const atReportCard = (score: number, some: Partial<QuizState> = {}) =>
  visit({
    phase: 'reportCard',
    questionIndex: 4,
    score,
    answers: questions.map((_question, index) => {
      const isRight = index < score;
      return { option: isRight ? rightOf(index) : wrongOf(index), isRight };
    }),
    ...some,
  });

test('Start moves the focus to the first question, whose options are in the drawn order', async () => {
  const env = scriptedEnv([0, 0, 0, ...Array(12).fill(0.99)]);
  const { user } = await renderPage(PATH, { env });
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Bittu');
  await user.click(button('Start Quiz'));
  expect(heading(0)).toHaveFocus();
  expect(heading(0)).toHaveAccessibleDescription('Question 1 of 5');
  const [a, b, c, d] = questions[0]?.options ?? [];
  const names = [`A ${b}`, `B ${c}`, `C ${d}`, `D ${a}`];
  expect(options()).toEqual(names.map((name) => screen.getByRole('button', { name })));
});

test.each([
  [0, 'Next'],
  [4, 'Finish'],
])('at question %i %s can have the focus before a pick, and then moves it', async (index, name) => {
  const { user } = await atQuestion(index);
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(name));
  expect(button(name)).toHaveFocus();
  expect(heading(index)).toBeVisible();

  await user.click(wrong(index));
  expect(button(name)).toHaveAttribute('aria-disabled', 'false');
  await user.click(button(name));
  const next = index < 4 ? heading(1) : reportCard().getByRole('heading', { name: 'Report Card' });
  expect(next).toHaveFocus();
});

test.each([
  ['right', right, labels.rightVerdicts[0], [[rightOf(0), 'Sahi jawab']]],
  [
    'wrong',
    wrong,
    labels.wrongVerdicts[0],
    [
      [rightOf(0), 'Sahi jawab'],
      [wrongOf(0), 'Tumhara jawab'],
    ],
  ],
] as const)('a pick that is %s is heard once, and marked by words', async (...row) => {
  const [what, picked, verdict, marks] = row;
  const { user } = await atQuestion(0);
  const announced = listen();
  await user.click(picked(0));
  const element = picked(0);
  await user.click((what === 'right' ? wrong : right)(0));
  const { answer, remark } = questionAt(0);
  const words = `${verdict} ${labels.rightAnswer}: ${answer}. ${remark}`;
  expect(announced.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([words]);
  expect(options().filter((option) => option.ariaPressed === 'true')).toEqual([element]);
  for (const [option, text] of questionAt(0).options.entries()) {
    const mark = marks.find(([at]) => at === option)?.[1];
    const name = [LETTERS[option], text, mark].filter(Boolean).join(' ');
    expect(options()[option]).toHaveAccessibleName(name);
    expect(options()[option]?.querySelectorAll('svg')).toHaveLength(mark ? 1 : 0);
  }
});

test.each([
  [5, '100%', 'Future Principal Material!', 'Excellent work!'],
  [3, '60%', 'Class Clown with Brains!', 'Good job but stop doodling!'],
  [2, '40%', "Back Bencher's Pride!", 'Not bad try focusing more!'],
  [0, '0%', 'Need More Recess Time!', 'See me after class bring snacks!'],
])('the report card of %i right answers: %s, "%s", "%s"', async (...row) => {
  const [score, percent, grade, comment] = row;
  await atReportCard(score, { name: '  Bittu ' });
  const texts = (role: 'definition' | 'row') =>
    reportCard()
      .getAllByRole(role)
      .map(({ textContent }) => textContent.trim());
  const student = ['Bittu', "Backbencher's Memories", '2025'];
  expect(texts('definition')).toEqual([...student, grade, comment]);
  expect(texts('row')).toEqual([
    'SubjectMarks',
    ...questions.map(({ topic }, index) => `${topic}${index < score ? 1 : 0} / 1`),
    `Score${score} / 5`,
    `Percentage${percent}`,
  ]);
  // The percentage is also the stamp beside the signature.
  expect(reportCard().getAllByText(percent)).toHaveLength(2);
});

test('the answer sheet has each question with the given and the right answer', async () => {
  await atReportCard(2);
  const sheet = within(screen.getByRole('list', { name: labels.answerSheet }));
  const entries = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  const answerTo = (index: number, option: number) =>
    `${LETTERS[option]}. ${questionAt(index).options[option]}`;
  expect(entries).toEqual(
    questions.map(({ text }, index) =>
      index < 2
        ? `${text}Tumhara jawab, bilkul sahi: ${answerTo(index, rightOf(index))}`
        : `${text}Tumhara jawab: ${answerTo(index, wrongOf(index))}Sahi jawab: ${answerTo(index, rightOf(index))}`,
    ),
  );
});

test('the answer sheet of a log of an earlier version has the options as they are written', async () => {
  await atReportCard(0, { answers: [{ option: 3, isRight: false }], optionOrders: [] });
  expect(screen.getByText(new RegExp(`D\\. ${questions[0]?.options[3]}`))).toBeVisible();
});

test.each(['Bittu'.repeat(40), 'مريم بنت عبد الله', '<img src=x onerror="alert(1)">'])(
  'the name %s is text, isolated from the direction around it',
  async (name) => {
    await atReportCard(0, { name });
    expect(reportCard().getByText(name).tagName).toBe('BDI');
  },
);

test('Retry reloads the page, and does nothing else', async () => {
  const { user, store, env } = await atReportCard(3);
  const state = store.getState();
  await user.click(button('Retry'));
  expect(env.reload).toHaveBeenCalledTimes(1);
  expect(store.getState()).toBe(state);
});
