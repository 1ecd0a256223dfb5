/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
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
  quizStarted,
} from '../../../src/games/quiz/slice';
import { pickOption } from '../../../src/games/quiz/thunks';
import { Icon } from '../../../src/kit/Icon';
import { close } from '../../../src/kit/icons/close';
import { tick } from '../../../src/kit/icons/tick';
import { figureTexts } from '../../support/figures';
import { listen } from '../../support/listen';
import { renderApp } from '../../support/renderApp';

const PATH = '/school-games/quizgame';
const LETTERS = ['A', 'B', 'C', 'D'];
const ALERT = 'Please enter your name to start the quiz!';

const nameField = () => screen.getByRole('textbox', { name: 'Your name' });
const button = (name: string) => screen.getByRole('button', { name });
const questionAt = (index: number) => questions[index] as Question;
const heading = (index: number) => screen.getByRole('heading', { name: questionAt(index).text });
const options = () =>
  within(screen.getByRole('group', { name: 'Options' })).getAllByRole('button') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
const reportCard = () => screen.getByRole('article', { name: 'Report Card' });
const review = () => screen.getByRole('list', { name: labels.answerSheet });
const tile = (name: string) => screen.getByRole('link', { name });

const rightOf = (index: number) => questionAt(index).options.indexOf(questionAt(index).answer);
const wrongOf = (index: number) => (rightOf(index) + 1) % 4;
const right = (index: number) => options()[rightOf(index)] as HTMLElement;
const wrong = (index: number) => options()[wrongOf(index)] as HTMLElement;

/** The drawings in an element, one after the other. */
const drawingsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);

/** What the red pen draws. */
function drawn(shape: ReactNode) {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<Icon shape={shape} />);
  return drawingsIn(holder).join();
}
const TICK = drawn(tick);
const CROSS = drawn(close);

const scene = (some: Partial<QuizState>) => ({
  quiz: { ...quizSlice.getInitialState(), ...some },
});

/** A visit to the fifth question, when so many of the first four were right. */
const atLastQuestion = (score: number, bestScore: number | null = null) =>
  renderApp(PATH, {
    preloadedState: scene({
      phase: 'question',
      name: 'Bittu',
      questionIndex: 4,
      answers: [0, 1, 2, 3].map((index) => ({
        option: index < score ? rightOf(index) : wrongOf(index),
        isRight: index < score,
      })),
      score,
      bestScore,
    }),
  });

/** A visit to an open question, nothing of it picked. */
async function atQuestion(index: number) {
  const visit = await renderApp(PATH);
  act(() => {
    visit.store.dispatch(nameTyped('Bittu'));
    visit.store.dispatch(quizStarted());
    for (let earlier = 0; earlier < index; earlier += 1) {
      visit.store.dispatch(pickOption(rightOf(earlier)));
      visit.store.dispatch(nextQuestionOpened());
    }
  });
  return visit;
}

/** A visit that has come to its report card, without the clicks: right, wrong, right, wrong, right. */
async function atReportCard(name = 'Bittu') {
  const visit = await renderApp(PATH);
  await visit.user.click(nameField());
  await visit.user.paste(name);
  await visit.user.click(button('Start Quiz'));
  act(() => {
    for (const index of [0, 1, 2, 3, 4]) {
      visit.store.dispatch(pickOption(index % 2 === 0 ? rightOf(index) : wrongOf(index)));
      visit.store.dispatch(index < 4 ? nextQuestionOpened() : quizFinished());
    }
  });
  return visit;
}

/** Each term in an element with its text. */
function entries(element: HTMLElement): Record<string, string> {
  const texts = within(element)
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent.trim());
  const terms = within(element).queryAllByRole('term');
  return Object.fromEntries(
    terms.map(({ textContent }, index) => [textContent, texts[index] ?? '']),
  );
}

describe('the name', () => {
  test('is asked for at first, and no question is open', async () => {
    await renderApp(PATH);
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText(/^Question/)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Options' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Report Card' })).not.toBeInTheDocument();
  });

  test.each([
    ['the button', ''],
    ['Enter', ' \u00a0'],
  ])('is missed by %s where "%s" was typed', async (way, typed) => {
    const { user } = await renderApp(PATH);
    await user.click(nameField());
    await user.paste(typed);
    if (way === 'Enter') await user.keyboard('{Enter}');
    else await user.click(button('Start Quiz'));

    const dialog = screen.getByRole('alertdialog', { name: ALERT });
    expect(within(dialog).getByText(ALERT)).toBeVisible();
    const ok = within(dialog).getByRole('button', { name: 'OK' });
    expect(ok).toHaveFocus();

    await user.click(ok);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue(typed);
  });

  test.each(['the button', 'Enter'])('starts the quiz by %s', async (way) => {
    const { user } = await renderApp(PATH);
    await user.type(nameField(), 'Bittu');
    if (way === 'Enter') await user.keyboard('{Enter}');
    else await user.click(button('Start Quiz'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(heading(0)).toHaveFocus();
  });

  test.each(['', 'Bittu'])('"%s" is not sent anywhere by the form', async (typed) => {
    const { user } = await renderApp(PATH);
    await user.click(nameField());
    await user.paste(typed);
    const browserMaySend = fireEvent.submit(nameField().closest('form') as HTMLFormElement);
    expect(browserMaySend).toBe(false);
  });
});

test.each([
  [1, 'Next'],
  [4, 'Next'],
  [5, 'Finish'],
])('question %i of 5 has four options, and its pick opens what follows by %s', async (...row) => {
  const [number, name] = row;
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

describe('Next', () => {
  test.each([
    ['Next', 1],
    ['Finish', 4],
  ])('as %s sleeps before a pick: it can have the focus, and does nothing', async (name, index) => {
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
});

describe('a pick', () => {
  test('that is right is pressed, and marked as right by a tick and in words', async () => {
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

  test('that is wrong gets a cross, and the right one its tick, each in words too', async () => {
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
    ['right', right, labels.rightVerdicts],
    ['wrong', wrong, labels.wrongVerdicts],
  ])(
    'that is %s is corrected in one breath, once, with the answer',
    async (_what, of, verdicts) => {
      const { user } = await atQuestion(1);
      const region = screen.getByRole('status');
      expect(region).toBeEmptyDOMElement();
      const said = listen();
      await user.click(of(1));
      const { answer, remark } = questionAt(1);
      const spoken = said.map((words) => words.replace(/\s+/g, ' '));
      expect(
        verdicts.map((verdict) => [`${verdict} Sahi jawab: ${answer}. ${remark}`]),
      ).toContainEqual(spoken);
      expect(screen.getByText(remark)).toBeVisible();
      const heard = screen.getByText(`${answer}.`);
      expect(heard.closest('[hidden], [aria-hidden="true"]')).toBeNull();

      await user.click(button('Next'));
      expect(screen.getByRole('status')).toBe(region);
      expect(region).toBeEmptyDOMElement();
      expect(said).toHaveLength(1);
    },
  );

  test.each([
    ['right', right, wrong, '1 / 1', '5 / 5'],
    ['wrong', wrong, right, '0 / 1', '4 / 5'],
  ])('that is %s cannot be changed: no later one is heard, marked or counted', async (...row) => {
    const [_what, first, later, mark, score] = row;
    const { user } = await atLastQuestion(4);
    await user.click(first(4));
    const before = options().map(({ outerHTML }) => outerHTML);
    const said = listen();
    await user.click(later(4));
    for (const option of options()) await user.click(option);
    await user.keyboard('{Enter}');
    expect(options().map(({ outerHTML }) => outerHTML)).toEqual(before);
    expect(said).toEqual([]);

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
    expect(entries(reportCard())).toEqual({
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
    // Signed, and stamped with the percentage.
    const foot = within(reportCard()).getByText('Class Teacher').closest('footer') as HTMLElement;
    expect(within(foot).getByText(percent)).toBeVisible();
  });

  test('has a table of marks: each subject with a tick or a cross', async () => {
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
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '1 / 1',
      '0 / 1',
      '1 / 1',
      '0 / 1',
      '1 / 1',
      '3 / 5',
      '60%',
    ]);
    expect(cells.flatMap(drawingsIn)).toEqual([TICK, CROSS, TICK, CROSS, TICK]);
  });

  test('comes with the corrected copy: each question, the given and the right answer', async () => {
    await atReportCard();
    const lines = within(review()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      questions.map(({ text, options: texts, answer }, index) => {
        const given = index % 2 === 0 ? rightOf(index) : wrongOf(index);
        const yours = `${LETTERS[given]}. ${texts[given]}`;
        if (texts[given] === answer) return `${text}Tumhara jawab, bilkul sahi: ${yours}`;
        return `${text}Tumhara jawab: ${yours}Sahi jawab: ${LETTERS[rightOf(index)]}. ${answer}`;
      }),
    );
    expect(lines.flatMap(drawingsIn)).toEqual([TICK, CROSS, TICK, CROSS, TICK]);
  });

  test('has the right answer beside every wrong one, whichever letter it has', async () => {
    const answers = questions.map((_, index) => ({ option: wrongOf(index), isRight: false }));
    await renderApp(PATH, {
      preloadedState: scene({ phase: 'reportCard', name: 'Bittu', questionIndex: 4, answers }),
    });
    const lines = within(review()).getAllByRole('listitem');
    for (const [index, { answer }] of questions.entries()) {
      expect(lines[index]).toHaveTextContent(`Sahi jawab: ${LETTERS[rightOf(index)]}. ${answer}`);
    }
  });

  test.each([
    ['200 characters', 'Bittu'.repeat(40)],
    ['Arabic letters', 'مريم بنت عبد الله'],
    ['HTML', '<img src=x onerror="alert(1)">'],
  ])('takes a name of %s as text, and keeps its direction to itself', async (_what, name) => {
    await atReportCard(name);
    expect(entries(reportCard())).toMatchObject({ Student: name, Class: "Backbencher's Memories" });
    expect(within(reportCard()).getByText(name).tagName).toBe('BDI');
    expect(reportCard().querySelector('img')).toBeNull();
  });

  test('writes a name without the spaces around it', async () => {
    await atReportCard('  Bittu  ');
    expect(within(reportCard()).getByText('Bittu').textContent).toBe('Bittu');
  });

  test('is given up by Retry: the page is loaded anew, and nothing else is done', async () => {
    const { user, store, env } = await atReportCard();
    const [state, kept] = [store.getState(), { ...env.localStore.entries }];
    await user.click(button('Retry'));
    expect(env.reload).toHaveBeenCalledTimes(1);
    expect(store.getState()).toBe(state);
    expect(env.localStore.entries).toEqual(kept);
    expect(reportCard()).toBeVisible();
  });

  test('is printed by Print, and nothing else is done', async () => {
    const { user, store, env } = await atReportCard();
    const state = store.getState();
    await user.click(button('Print'));
    expect(env.print).toHaveBeenCalledTimes(1);
    expect(env.reload).not.toHaveBeenCalled();
    expect(store.getState()).toBe(state);
  });
});

describe('the best result', () => {
  test.each([
    [0, { 'Best score': '0 / 5', Percentage: '0%' }],
    [4, { 'Best score': '4 / 5', Percentage: '80%' }],
  ])('of an earlier visit, %i, is shown where the name is asked for', async (bestScore, shown) => {
    await renderApp(PATH, { preloadedState: scene({ bestScore }) });
    expect(nameField()).toBeVisible();
    expect(figureTexts()).toEqual(shown);
    expect(screen.queryByText(labels.noBest)).not.toBeInTheDocument();
  });
});

describe('leaving and coming back', () => {
  test('in the middle goes on where it was, with the pick and its correction', async () => {
    const { user, follow } = await atQuestion(2);
    await user.click(wrong(2));
    const before = options().map(({ outerHTML }) => outerHTML);
    await follow(tile('Love Calculator'));
    expect(screen.queryByText('Question 3 of 5')).not.toBeInTheDocument();

    await follow(tile('Quiz Game'));
    expect(screen.getByText('Question 3 of 5')).toBeVisible();
    expect(heading(2)).toBeVisible();
    expect(options().map(({ outerHTML }) => outerHTML)).toEqual(before);
    expect(screen.getByText(questionAt(2).remark)).toBeVisible();

    await user.click(button('Next'));
    expect(heading(3)).toHaveFocus();
  });

  test.each([
    ['the typed name', scene({ name: 'Bittu' }), () => (nameField() as HTMLInputElement).value],
    [
      'the report card',
      scene({ phase: 'reportCard', name: 'Bittu', questionIndex: 4, answers: [] }),
      () => entries(reportCard()).Student,
    ],
  ])('finds %s as it was', async (_what, preloadedState, name) => {
    const { follow } = await renderApp(PATH, { preloadedState });
    await follow(tile('Love Calculator'));
    await follow(tile('Quiz Game'));
    expect(name()).toBe('Bittu');
  });
});
