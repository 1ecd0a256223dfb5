/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import {
  certificates,
  concept,
  labels,
  teachers,
} from '../../../src/games/guess-the-teacher/content';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import type { GuessTheTeacherState } from '../../../src/games/guess-the-teacher/slice';
import { guessTheTeacherSlice } from '../../../src/games/guess-the-teacher/slice';
import { listen } from '../../support/listen';
import { renderApp } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

const PATH = '/school-games/guess-the-teacher';
const NAMES = [
  'Math Teacher',
  'English Teacher',
  'PE Teacher',
  'History Teacher',
  'Science Teacher',
];

const FIRST_HINT = 0;
const THIRD_HINT = 0.9;

const card = () => screen.getByRole('region', { name: 'Teacher card' });
const catchphrase = () => within(card()).getByRole('heading');
const quirks = () =>
  within(card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Whom the picture shows: the name of the drawing. */
const pictured = () => card().querySelector('use')?.getAttribute('href')?.split('#')[1];
const group = () => within(screen.getByRole('group', { name: 'Who is it?' }));
const guesses = () => group().getAllByRole('button');
const guess = (type: TeacherType) => group().getByRole('button', { name: teachers[type].name });
const button = (name: string) => screen.getByRole('button', { name });
const hintButton = () => button('Hint (-5 points)');
const status = () => screen.getByRole('status');
const tile = (name: string) => screen.getByRole('link', { name });
const best = () => within(screen.getByLabelText('Score')).getByRole('definition').textContent;
const spoken = (said: string[]) => said.map((words) => words.replaceAll(/\s+/g, ' '));
const hintText = (type: TeacherType, index: number) =>
  `${labels.hintLabel} ${teachers[type].hints[index]}`;

function expectRound(round: number, score: number, teacher: TeacherType) {
  expect(screen.getByText(`Round ${round} of 5`)).toBeVisible();
  expect(screen.getByText(`Score: ${score}`)).toBeVisible();
  expect(catchphrase()).toHaveTextContent(`“${teachers[teacher].catchphrase}”`);
}

const visit = (draws: number[], some: Partial<GuessTheTeacherState> = {}) =>
  renderApp(PATH, {
    env: scriptedEnv(draws),
    preloadedState: { guessTheTeacher: { ...guessTheTeacherSlice.getInitialState(), ...some } },
  });
type Visit = Awaited<ReturnType<typeof visit>>;

/** The last guess of a class that scored so much by then. */
const atLastGuess = (some: Partial<GuessTheTeacherState> = {}, draws: number[] = []) =>
  visit(draws, {
    phase: 'guessed',
    round: 5,
    teacherType: 'science',
    guess: 'science',
    score: 35,
    hintsUsed: 1,
    ...some,
  });

/** The same, to its certificate. */
async function endClass(...class_: Parameters<typeof atLastGuess>): Promise<Visit> {
  const made = await atLastGuess(...class_);
  await made.user.click(button('See Certificate'));
  return made;
}

describe('on entry', () => {
  test('a teacher is in, by catchphrase and four quirks', async () => {
    const { env } = await visit([0.3]);
    expectRound(1, 0, 'english');
    expect(quirks()).toEqual(teachers.english.quirks);
    expect(env.random).toHaveBeenCalledTimes(1);
  });

  test('nothing tells who it is: the picture is that of nobody, no button is marked', async () => {
    await visit([0.5]);
    expect(pictured()).toBe('unknown');
    expect(card()).not.toHaveTextContent(teachers.pe.name);
    for (const name of guesses()) {
      expect(name).toHaveAttribute('aria-pressed', 'false');
      expect(name.querySelector('svg')).toBeNull();
    }
  });

  test('the five can be picked, and the hint be asked for; there is no way on yet', async () => {
    await visit([0.5]);
    expect(guesses()).toEqual(NAMES.map(button));
    for (const name of guesses()) expect(name).toBeEnabled();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByText(labels.pick)).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^(?:Next Round|See Certificate)$/ })).toBeNull();
  });

  test('the concept of the game is told, and the best score of earlier visits', async () => {
    await visit([0.5], { bestScore: 45 });
    expect(screen.getByRole('region', { name: 'Project Ka Concept' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
    expect(screen.getByRole('link', { name: concept.tell })).toHaveAttribute('href', '/feedback');
    expect(best()).toBe('45 / 50');
  });
});

describe('the hint', () => {
  test('is one of the three of who is in, and gives nobody away', async () => {
    const { user } = await visit([0.5, THIRD_HINT]);
    await user.click(hintButton());
    const shown = teachers.pe.hints.filter((hint) => document.body.textContent?.includes(hint));
    expect(shown).toEqual([teachers.pe.hints[2]]);
    expect(screen.getByText(labels.hintLabel).closest('p')).toHaveTextContent(hintText('pe', 2));
    expect(screen.queryByText(labels.pick)).not.toBeInTheDocument();
    expect(pictured()).toBe('unknown');
  });

  test('can be had once a round: the button keeps the focus, and is deaf', async () => {
    const { user, env } = await visit([0.5, FIRST_HINT, THIRD_HINT]);
    await user.click(hintButton());
    const said = listen();
    await user.click(hintButton());
    await user.keyboard('{Enter}');
    expect(hintButton()).toHaveFocus();
    expect(hintButton()).toBeEnabled();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(labels.hintLabel).closest('p')).toHaveTextContent(hintText('pe', 0));
    expect(said).toEqual([]);
    expect(env.random).toHaveBeenCalledTimes(2);
  });

  test('is put away with the pick, and can be had again in the next round', async () => {
    const { user } = await visit([0.5, FIRST_HINT, 0, THIRD_HINT]);
    await user.click(hintButton());
    await user.click(guess('pe'));
    expect(screen.queryByText(labels.hintLabel)).not.toBeInTheDocument();
    await user.click(button('Next Round'));
    expect(screen.queryByText(labels.hintLabel)).not.toBeInTheDocument();
    expect(screen.getByText(labels.pick)).toBeVisible();

    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(hintButton());
    expect(screen.getByText(labels.hintLabel).closest('p')).toHaveTextContent(hintText('math', 2));
  });
});

describe('a pick', () => {
  test.each([
    ['right', 'pe', `+10! Haan, PE Teacher ki class! ${teachers.pe.right}`, 10],
    ['wrong', 'math', `Yeh PE Teacher ki class thi. ${teachers.pe.wrong}`, 0],
  ] as const)('that is %s is answered with who it was, and a line of theirs', async (...row) => {
    const [, picked, words, score] = row;
    const { user } = await visit([0.5]);
    const said = listen();
    await user.click(guess(picked));
    expect(spoken(said)).toEqual([words]);
    expect(status()).toHaveTextContent(words);
    expect(screen.getByText(`Score: ${score}`)).toBeVisible();
    expect(pictured()).toBe('pe');
  });

  test.each([
    ['right', 'pe', 'math'],
    ['wrong', 'math', 'pe'],
  ] as const)('that is %s counts: no later one changes anything', async (_what, first, later) => {
    const { user } = await visit([0.5]);
    await user.click(guess(first));
    const said = listen();
    const { textContent } = screen.getByRole('main');
    await user.click(guess(later));
    await user.keyboard('{Enter}');
    await user.click(guess(first));
    expect(screen.getByRole('main').textContent).toBe(textContent);
    expect(said).toEqual([]);
    expect(guess(first)).toHaveAttribute('aria-pressed', 'true');
    expect(guess(later)).toHaveAttribute('aria-pressed', 'false');
  });

  test('marks what was picked and what was right, and leaves the names as they are', async () => {
    const { user } = await visit([0.5]);
    await user.click(guess('math'));
    const marks = Object.fromEntries(
      TEACHERS.map((type) => [
        type,
        guess(type).querySelectorAll('svg[aria-hidden="true"]').length,
      ]),
    );
    expect(marks).toEqual({ math: 1, english: 0, pe: 1, history: 0, science: 0 });
    expect(guess('math').innerHTML).not.toBe(guess('pe').innerHTML);
    expect(guess('math').querySelector('svg')?.innerHTML).not.toBe(
      guess('pe').querySelector('svg')?.innerHTML,
    );
    expect(guesses().map(({ textContent }) => textContent)).toEqual(NAMES);
    const pressed = guesses().filter((name) => name.getAttribute('aria-pressed') === 'true');
    expect(pressed).toEqual([guess('math')]);
  });

  test('by keyboard keeps the focus, and the way on takes the place of the hint', async () => {
    const { user } = await visit([0.5]);
    guess('math').focus();
    await user.keyboard('{Enter}');
    expect(guess('math')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Hint (-5 points)' })).not.toBeInTheDocument();
    expect(screen.queryByText(labels.pick)).not.toBeInTheDocument();
    expect(button('Next Round')).toBeEnabled();
  });
});

describe('Next Round', () => {
  test('brings another teacher, unknown again, and has the focus on what they say', async () => {
    const { user } = await visit([0.5, 0.99]);
    await user.click(guess('math'));
    const said = listen();
    await user.click(button('Next Round'));
    expectRound(2, 0, 'science');
    expect(quirks()).toEqual(teachers.science.quirks);
    expect(pictured()).toBe('unknown');
    expect(status()).toBeEmptyDOMElement();
    for (const name of guesses()) {
      expect(name).toHaveAttribute('aria-pressed', 'false');
      expect(name.querySelector('svg')).toBeNull();
    }
    expect(catchphrase()).toHaveFocus();
    expect(catchphrase()).toHaveAccessibleDescription('Round 2 of 5');
    expect(said).toEqual([]);
  });

  test('clicked twice in haste takes no hint, though the hint then stands in its place', async () => {
    const { user, env } = await visit([0.5, 0.99, FIRST_HINT]);
    await user.click(guess('pe'));
    await user.click(button('Next Round'));
    // A browser counts the clicks at one place, whatever stands there by then.
    fireEvent.click(hintButton(), { detail: 2 });
    expect(screen.queryByText(labels.hintLabel)).not.toBeInTheDocument();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    expect(env.random).toHaveBeenCalledTimes(2);
  });
});

describe('the certificate', () => {
  test.each([
    ['pet', "Teacher's Pet", 40, 0],
    ['vip', 'Staff Room VIP', 35, 1],
    ['survivor', 'Detention Survivor', 20, 3],
    ['clown', 'Class Clown', 15, 2],
  ] as const)('of the %s: %s, for %i points with %i hints', async (...row) => {
    const [band, title, score, hintsUsed] = row;
    await endClass({ score, hintsUsed });
    const paper = screen.getByRole('article', { name: title });
    expect(within(paper).getByRole('heading', { name: title })).toHaveFocus();
    const words = [`Final Score: ${score} / 50`, `Hints used: ${hintsUsed}`];
    for (const text of [...words, `Best score: ${score} / 50`, certificates[band].citation]) {
      expect(within(paper).getByText(text)).toBeVisible();
    }
    expect(best()).toBe(`${score} / 50`);
  });

  test('takes the place of the class', async () => {
    await endClass();
    expect(screen.queryByRole('region', { name: 'Teacher card' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Who is it?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See Certificate' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
  });

  test('tells the best score of earlier classes, where that is higher', async () => {
    await endClass({ bestScore: 45 });
    expect(screen.getByText('Final Score: 35 / 50')).toBeVisible();
    expect(screen.getByText('Best score: 45 / 50')).toBeVisible();
    expect(best()).toBe('45 / 50');
  });

  test('shows no best score that was forgotten meanwhile', async () => {
    const { user } = await endClass({ bestScore: 45 });
    await user.click(button('Reset score'));
    await user.click(button('Reset'));
    expect(screen.getByText('Best score: 0 / 50')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });

  test('can be printed', async () => {
    const { user, env } = await endClass();
    expect(env.print).not.toHaveBeenCalled();
    await user.click(button('Print'));
    expect(env.print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });
});

test('Take Another Class! starts afresh, not with who came last', async () => {
  const { user } = await endClass({}, [0.99]);
  await user.click(button('Take Another Class!'));
  expectRound(1, 0, 'history');
  expect(catchphrase()).toHaveFocus();
  expect(pictured()).toBe('unknown');
  expect(status()).toBeEmptyDOMElement();
  expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(best()).toBe('35 / 50');
});

describe('leaving and coming back', () => {
  async function leaveAndReturn({ follow }: Visit) {
    await follow(tile('Quiz Game'));
    expect(screen.queryByRole('region', { name: 'Teacher card' })).not.toBeInTheDocument();
    await follow(tile('Guess the Teacher'));
  }

  test('before the pick, the class goes on with the same teacher and hint', async () => {
    const made = await visit([0.5, 0, THIRD_HINT]);
    const { user, env } = made;
    await user.click(guess('pe'));
    await user.click(button('Next Round'));
    await user.click(hintButton());
    await leaveAndReturn(made);
    expectRound(2, 10, 'math');
    expect(screen.getByText(labels.hintLabel).closest('p')).toHaveTextContent(hintText('math', 2));
    expect(hintButton()).toHaveAttribute('aria-disabled', 'true');
    expect(env.random).toHaveBeenCalledTimes(3);

    await user.click(guess('math'));
    expect(screen.getByText('Score: 15')).toBeVisible();
  });

  test('after the pick, it still says who it was, and goes on', async () => {
    const made = await visit([0.5, 0.99]);
    await made.user.click(guess('math'));
    await leaveAndReturn(made);
    expect(status()).toHaveTextContent(teachers.pe.wrong);
    expect(pictured()).toBe('pe');
    await made.user.click(button('Next Round'));
    expectRound(2, 0, 'science');
  });

  test('after the end, the certificate is still there', async () => {
    const made = await endClass();
    await leaveAndReturn(made);
    expect(screen.getByRole('article', { name: 'Staff Room VIP' })).toBeVisible();
    expect(made.env.random).not.toHaveBeenCalled();
  });
});
