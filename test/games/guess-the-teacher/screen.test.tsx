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

// What chance says so that all five come, in the order of their names: the first is one of five,
// each other one of the four who were not there just now.
const IN_ORDER = [0.1, 0.1, 0.3, 0.6, 0.9];
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

/** How a round goes: guessed at once, with a hint, not guessed, or not even with a hint. */
type Way = 'right' | 'hinted' | 'wrong' | 'wrongHinted';
const asksForHint = (way: Way) => way === 'hinted' || way === 'wrongHinted';

/** A class with all five in their order, up to its last guess. */
async function playClass(
  ways: readonly Way[],
  some: Partial<GuessTheTeacherState> = {},
  more: number[] = [],
) {
  const draws = ways.flatMap((way, index) => [
    IN_ORDER[index] as number,
    ...(asksForHint(way) ? [FIRST_HINT] : []),
  ]);
  const made = await visit([...draws, ...more], some);
  for (const [index, way] of ways.entries()) {
    const teacher = TEACHERS[index] as TeacherType;
    if (index > 0) await made.user.click(button('Next Round'));
    if (asksForHint(way)) await made.user.click(hintButton());
    await made.user.click(guess(way.startsWith('wrong') ? otherThan(teacher) : teacher));
  }
  return made;
}

const otherThan = (teacher: TeacherType): TeacherType => (teacher === 'math' ? 'pe' : 'math');

/** The same, to its certificate. */
async function endClass(...played: Parameters<typeof playClass>): Promise<Visit> {
  const made = await playClass(...played);
  await made.user.click(button('See Certificate'));
  return made;
}

const FAIR: Way[] = ['right', 'hinted', 'wrong', 'right', 'right'];

describe('on entry', () => {
  test.each(TEACHERS.map((type, index) => [type, (index + 0.5) / 5] as const))(
    'a teacher is in, by catchphrase and four quirks: %s, where chance says %d',
    async (type, draw) => {
      const { env } = await visit([draw]);
      expectRound(1, 0, type);
      expect(quirks()).toEqual(teachers[type].quirks);
      expect(quirks()).toHaveLength(4);
      expect(env.random).toHaveBeenCalledTimes(1);
    },
  );

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
  test.each([
    [FIRST_HINT, 0],
    [0.5, 1],
    [THIRD_HINT, 2],
  ])('is one of the three of who is in: where chance says %d, number %i', async (draw, index) => {
    const { user } = await visit([0.5, draw]);
    await user.click(hintButton());
    const shown = teachers.pe.hints.filter((hint) => document.body.textContent?.includes(hint));
    expect(shown).toEqual([teachers.pe.hints[index]]);
    expect(screen.getByText(labels.hintLabel).closest('p')).toHaveTextContent(
      hintText('pe', index),
    );
    expect(screen.queryByText(labels.pick)).not.toBeInTheDocument();
  });

  test('is said by a screen reader, once, and says who it is to nobody', async () => {
    const { user } = await visit([0.5, THIRD_HINT]);
    const said = listen();
    await user.click(hintButton());
    expect(spoken(said)).toEqual([hintText('pe', 2)]);
    expect(pictured()).toBe('unknown');
    expect(screen.getByText('Score: 0')).toBeVisible();
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
  test.each(TEACHERS.map((type, index) => [type, (index + 0.5) / 5] as const))(
    'of %s that is right scores 10, and is answered with a line of that very teacher',
    async (type, draw) => {
      const { user } = await visit([draw]);
      const said = listen();
      await user.click(guess(type));
      const { name, right } = teachers[type];
      expect(spoken(said)).toEqual([`+10! Haan, ${name} ki class! ${right}`]);
      expect(within(status()).getByText(right)).toBeVisible();
      expect(screen.getByText('Score: 10')).toBeVisible();
      expect(pictured()).toBe(type);
    },
  );

  test.each(TEACHERS.map((type, index) => [type, (index + 0.5) / 5] as const))(
    'that misses %s scores nothing, and is answered with who it was, and with a line of theirs',
    async (type, draw) => {
      const { user } = await visit([draw]);
      const said = listen();
      await user.click(guess(otherThan(type)));
      const { name, wrong } = teachers[type];
      expect(spoken(said)).toEqual([`Yeh ${name} ki class thi. ${wrong}`]);
      expect(within(status()).getByText(wrong)).toBeVisible();
      expect(screen.getByText('Score: 0')).toBeVisible();
      expect(pictured()).toBe(type);
    },
  );

  test('that is right with a hint scores 5', async () => {
    const { user } = await visit([0.5, FIRST_HINT]);
    await user.click(hintButton());
    const said = listen();
    await user.click(guess('pe'));
    expect(spoken(said)).toEqual([`+5! Haan, PE Teacher ki class! ${teachers.pe.right}`]);
    expect(screen.getByText('Score: 5')).toBeVisible();
  });

  test('that is wrong with a hint scores nothing, and costs nothing of the score', async () => {
    const { user } = await visit([0.5, 0, FIRST_HINT]);
    await user.click(guess('pe'));
    await user.click(button('Next Round'));
    await user.click(hintButton());
    await user.click(guess('pe'));
    expect(screen.getByText('Score: 10')).toBeVisible();
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

  test('leads through five rounds, the score with them, and See Certificate ends the fifth', async () => {
    const { user, env } = await visit([...IN_ORDER]);
    for (const [index, type] of TEACHERS.entries()) {
      expectRound(index + 1, index * 10, type);
      await user.click(guess(type));
      expect(screen.getByText(`Score: ${index * 10 + 10}`)).toBeVisible();
      const [next, end] = ['Next Round', 'See Certificate'].map((name) =>
        screen.queryByRole('button', { name }),
      );
      expect([next !== null, end !== null]).toEqual(index < 4 ? [true, false] : [false, true]);
      await user.click(next ?? (end as HTMLElement));
    }
    expect(screen.getByText('Final Score: 50 / 50')).toBeVisible();
    expect(env.random).toHaveBeenCalledTimes(5);
  });
});

describe('the certificate', () => {
  test.each([
    ['pet', "Teacher's Pet", 40, 0, ['right', 'right', 'wrong', 'right', 'right']],
    ['vip', 'Staff Room VIP', 35, 1, FAIR],
    [
      'survivor',
      'Detention Survivor',
      20,
      3,
      ['hinted', 'hinted', 'wrongHinted', 'wrong', 'right'],
    ],
    ['clown', 'Class Clown', 15, 2, ['wrong', 'hinted', 'wrongHinted', 'right', 'wrong']],
  ] as const)(
    'of the %s: %s, for %i points with %i hints',
    async (band, title, points, hints, ways) => {
      await endClass(ways);
      const paper = screen.getByRole('article', { name: title });
      expect(within(paper).getByRole('heading', { name: title })).toHaveFocus();
      const words = [`Final Score: ${points} / 50`, `Hints used: ${hints}`];
      for (const text of [...words, `Best score: ${points} / 50`, certificates[band].citation]) {
        expect(within(paper).getByText(text)).toBeVisible();
      }
      expect(best()).toBe(`${points} / 50`);
    },
  );

  test('takes the place of the class', async () => {
    await endClass(FAIR);
    expect(screen.queryByRole('region', { name: 'Teacher card' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Who is it?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See Certificate' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
  });

  test('tells the best score of earlier classes, where that is higher', async () => {
    await endClass(FAIR, { bestScore: 45 });
    expect(screen.getByText('Final Score: 35 / 50')).toBeVisible();
    expect(screen.getByText('Best score: 45 / 50')).toBeVisible();
    expect(best()).toBe('45 / 50');
  });

  test('shows no best score that was forgotten meanwhile', async () => {
    const { user } = await endClass(FAIR, { bestScore: 45 });
    await user.click(button('Reset score'));
    await user.click(button('Reset'));
    expect(screen.getByText('Best score: 0 / 50')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });

  test('is not a best score before it is there', async () => {
    await playClass(FAIR);
    expect(best()).toBe('0 / 50');
  });

  test('can be printed', async () => {
    const { user, env } = await endClass(FAIR);
    expect(env.print).not.toHaveBeenCalled();
    await user.click(button('Print'));
    expect(env.print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });
});

describe('Take Another Class!', () => {
  test.each([
    [0, 'math'],
    [0.25, 'english'],
    [0.5, 'pe'],
    [0.99, 'history'],
  ] as const)('starts afresh, not with who came last: %d is %s', async (draw, type) => {
    const { user } = await endClass(FAIR, {}, [draw]);
    await user.click(button('Take Another Class!'));
    expectRound(1, 0, type);
    expect(catchphrase()).toHaveFocus();
    expect(pictured()).toBe('unknown');
    expect(status()).toBeEmptyDOMElement();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(best()).toBe('35 / 50');
  });

  test('counts hints and points from nothing', async () => {
    // Four of the second class: after the science teacher, the math teacher and so on.
    const { user } = await endClass(
      ['hinted', 'hinted', 'right', 'right', 'right'],
      {},
      [0, 0, 0, 0, 0],
    );
    await user.click(button('Take Another Class!'));
    for (const type of ['math', 'english', 'math', 'english'] as const) {
      await user.click(guess(type));
      await user.click(button('Next Round'));
    }
    await user.click(guess('english'));
    await user.click(button('See Certificate'));
    expect(screen.getByText('Final Score: 40 / 50')).toBeVisible();
    expect(screen.getByText('Hints used: 0')).toBeVisible();
    expect(screen.getByText('Best score: 40 / 50')).toBeVisible();
  });
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
    const made = await endClass(FAIR);
    await leaveAndReturn(made);
    expect(screen.getByRole('article', { name: 'Staff Room VIP' })).toBeVisible();
    expect(made.env.random).toHaveBeenCalledTimes(6);
  });
});

test('the best score can be forgotten in the middle of a class, and the class goes on', async () => {
  const { user } = await visit([0.5], { bestScore: 45 });
  await user.click(guess('pe'));
  await user.click(button('Reset score'));
  await user.click(button('Reset'));
  expect(best()).toBe('0 / 50');
  expectRound(1, 10, 'pe');
});
