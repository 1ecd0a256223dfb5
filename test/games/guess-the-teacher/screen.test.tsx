/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { certificates } from '../../../src/games/guess-the-teacher/certificate/content';
import { concept, labels, teachers } from '../../../src/games/guess-the-teacher/content';
import { hints } from '../../../src/games/guess-the-teacher/hint/content';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import type { GuessTheTeacherState } from '../../../src/games/guess-the-teacher/slice';
import { guessTheTeacherSlice } from '../../../src/games/guess-the-teacher/slice';
import { listen } from '../../support/listen';
import { renderApp, renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

const PATH = '/school-games/guess-the-teacher';
const NAMES = [
  'Math Teacher',
  'English Teacher',
  'PE Teacher',
  'History Teacher',
  'Science Teacher',
];

// Draws of a card, while none of the teacher was seen.
const FIRST_CARD = 0;
const SECOND_CARD = 0.5;
const THIRD_CARD = 0.9;

// Draws of a hint.
const FIRST_HINT = 0;
const THIRD_HINT = 0.9;

const card = () => screen.getByRole('region', { name: 'Teacher card' });
const catchphrase = () => within(card()).getByRole('heading');
const quirks = () =>
  within(card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** The id of the drawing in the picture. */
const pictured = () => card().querySelector('use')?.getAttribute('href')?.split('#')[1];
const group = () => within(screen.getByRole('group', { name: 'Who is it?' }));
const guesses = () => group().getAllByRole('button');
const guess = (type: TeacherType) => group().getByRole('button', { name: teachers[type].name });
const button = (name: string) => screen.getByRole('button', { name });
const hintButton = () => button('Hint (-5 points)');
const status = () => screen.getByRole('status');
const tile = (name: string) => screen.getByRole('link', { name });
const best = () => within(screen.getByLabelText('Score')).getByRole('definition').textContent;
/** All scores on the page, in order. */
const scores = () => document.body.textContent?.match(/\d+ \/ 50/g) ?? [];
const shownHint = () => screen.queryByText(labels.hintLabel)?.closest('p');
const expectHint = (hint: string) =>
  expect(shownHint()).toHaveTextContent(`${labels.hintLabel} ${hint}`);

const english2 = teachers.english.cards[1];
const history1 = teachers.history.cards[0];
const math1 = teachers.math.cards[0];
const pe1 = teachers.pe.cards[0];
const science2 = teachers.science.cards[1];

function expectNothingGuessed() {
  expect(pictured()).toBe('unknown');
  expect(status()).toBeEmptyDOMElement();
  for (const option of guesses()) {
    expect(option).toHaveAttribute('aria-pressed', 'false');
    expect(option.querySelector('svg')).toBeNull();
  }
}

function expectRound(round: number, score: number, card: { catchphrase: string }) {
  expect(screen.getByText(`Round ${round} of 5`)).toBeVisible();
  expect(screen.getByText(`Score: ${score}`)).toBeVisible();
  expect(catchphrase()).toHaveTextContent(`“${card.catchphrase}”`);
}

const visit = (draws: number[], some: Partial<GuessTheTeacherState> = {}, render = renderPage) =>
  render(PATH, {
    env: scriptedEnv(draws),
    preloadedState: { guessTheTeacher: { ...guessTheTeacherSlice.getInitialState(), ...some } },
  });
type Visit = Awaited<ReturnType<typeof visit>>;

/** A visit after the last guess of a class. */
const atLastGuess = (
  some: Partial<GuessTheTeacherState> = {},
  draws: number[] = [],
  render = renderPage,
) =>
  visit(
    draws,
    {
      phase: 'guessed',
      round: 5,
      teacherType: 'science',
      seenCards: { ...guessTheTeacherSlice.getInitialState().seenCards, science: [1] },
      guess: 'science',
      score: 35,
      hintsUsed: 1,
      ...some,
    },
    render,
  );

/** A visit at the certificate of that class. */
async function atCertificate(...args: Parameters<typeof atLastGuess>): Promise<Visit> {
  const page = await atLastGuess(...args);
  await page.user.click(button('See Certificate'));
  return page;
}

describe('on entry', () => {
  test('a teacher is shown by catchphrase and quirks, but not by name or picture', async () => {
    const { env } = await visit([0.3, SECOND_CARD]);
    expectRound(1, 0, english2);
    expect(quirks()).toEqual(english2.quirks);
    expect(card()).not.toHaveTextContent(teachers.english.name);
    expectNothingGuessed();
    expect(env.random).toHaveBeenCalledTimes(2);
  });

  test('the five guesses and the hint are enabled, and there is no button to continue', async () => {
    await visit([0.5, FIRST_CARD]);
    expect(guesses()).toEqual(NAMES.map(button));
    for (const option of guesses()) expect(option).toBeEnabled();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByText(labels.pick)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Next Round|See Certificate)$/ })).toBeNull();
  });

  test('the concept of the game and the best score of earlier visits are shown', async () => {
    await visit([0.5, FIRST_CARD], { bestScore: 45 });
    expect(screen.getByRole('region', { name: 'Project Ka Concept' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
    expect(screen.getByRole('link', { name: concept.tell })).toHaveAttribute('href', '/feedback');
    expect(best()).toBe('45 / 50');
  });
});

describe('the hint', () => {
  test('is the drawn one of the three of the card, and does not reveal the teacher', async () => {
    const { user } = await visit([0.5, THIRD_CARD, THIRD_HINT]);
    await user.click(hintButton());
    const shown = hints.pe[2].filter((hint) => document.body.textContent?.includes(hint));
    expect(shown).toEqual([hints.pe[2][2]]);
    expectHint(hints.pe[2][2]);
    expect(screen.queryByText(labels.pick)).not.toBeInTheDocument();
    expect(pictured()).toBe('unknown');
  });

  test('can be used once per round: then the button keeps the focus, and does nothing', async () => {
    const { user, env } = await visit([0.5, FIRST_CARD, FIRST_HINT, THIRD_HINT]);
    await user.click(hintButton());
    const announced = listen();
    await user.click(hintButton());
    await user.keyboard('{Enter}');
    expect(hintButton()).toHaveFocus();
    expect(hintButton()).toBeEnabled();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'true');
    expectHint(hints.pe[0][0]);
    expect(announced).toEqual([]);
    expect(env.random).toHaveBeenCalledTimes(3);
  });

  test('disappears with the guess, and can be used again in the next round', async () => {
    const { user } = await visit([0.5, FIRST_CARD, FIRST_HINT, 0, FIRST_CARD, THIRD_HINT]);
    await user.click(hintButton());
    await user.click(guess('pe'));
    expect(shownHint()).toBeUndefined();
    await user.click(button('Next Round'));
    expect(shownHint()).toBeUndefined();
    expect(screen.getByText(labels.pick)).toBeVisible();

    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(hintButton());
    expectHint(hints.math[0][2]);
  });
});

describe('a guess', () => {
  test.each([
    ['right', 'pe', `+10! Haan, PE Teacher ki class! ${pe1.right}`, 10],
    ['wrong', 'math', `Yeh PE Teacher ki class thi. ${pe1.wrong}`, 0],
  ] as const)(
    'that is %s reveals the teacher by name and picture, with a comment of theirs',
    async (...row) => {
      const [, picked, words, score] = row;
      const { user } = await visit([0.5, FIRST_CARD]);
      const announced = listen();
      await user.click(guess(picked));
      expect(announced.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([words]);
      expect(status()).toHaveTextContent(words);
      expect(screen.getByText(`Score: ${score}`)).toBeVisible();
      expect(pictured()).toBe('pe-1');
    },
  );

  test.each([
    ['right', 'pe', 'math'],
    ['wrong', 'math', 'pe'],
  ] as const)('that is %s is final: a later one changes nothing', async (_what, first, later) => {
    const { user } = await visit([0.5, FIRST_CARD]);
    await user.click(guess(first));
    const announced = listen();
    const { textContent } = screen.getByRole('main');
    await user.click(guess(later));
    await user.keyboard('{Enter}');
    await user.click(guess(first));
    expect(screen.getByRole('main').textContent).toBe(textContent);
    expect(announced).toEqual([]);
    expect(guess(first)).toHaveAttribute('aria-pressed', 'true');
    expect(guess(later)).toHaveAttribute('aria-pressed', 'false');
  });

  test('marks the guessed and the right button, and does not change their names', async () => {
    const { user } = await visit([0.5, FIRST_CARD]);
    await user.click(guess('math'));
    const marks = guesses().map(
      (option) => option.querySelectorAll('svg[aria-hidden="true"]').length,
    );
    expect(marks).toEqual([1, 0, 1, 0, 0]);
    expect(guess('math').querySelector('svg')?.innerHTML).not.toBe(
      guess('pe').querySelector('svg')?.innerHTML,
    );
    expect(guesses().map(({ textContent }) => textContent)).toEqual(NAMES);
    const pressed = guesses().filter((option) => option.getAttribute('aria-pressed') === 'true');
    expect(pressed).toEqual([guess('math')]);
  });

  test('by keyboard keeps the focus, and Next Round replaces the hint button', async () => {
    const { user } = await visit([0.5, FIRST_CARD]);
    guess('math').focus();
    await user.keyboard('{Enter}');
    expect(guess('math')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Hint (-5 points)' })).not.toBeInTheDocument();
    expect(screen.queryByText(labels.pick)).not.toBeInTheDocument();
    expect(button('Next Round')).toBeEnabled();
  });
});

test.each([
  ['first', FIRST_CARD, 0],
  ['second', SECOND_CARD, 1],
  ['third', THIRD_CARD, 2],
] as const)(
  'the %s card of a teacher has its own texts and picture',
  async (_what, draw, index) => {
    const card = teachers.history.cards[index];
    const { user } = await visit([0.7, draw]);
    expectRound(1, 0, card);
    expect(quirks()).toEqual(card.quirks);
    await user.click(guess('history'));
    expect(pictured()).toBe(`history-${index + 1}`);
    expect(status()).toHaveTextContent(card.right);
  },
);

describe('Next Round', () => {
  test('shows another unknown teacher, and focuses their catchphrase', async () => {
    const { user } = await visit([0.5, FIRST_CARD, 0.99, SECOND_CARD]);
    await user.click(guess('math'));
    const announced = listen();
    await user.click(button('Next Round'));
    expectRound(2, 0, science2);
    expect(quirks()).toEqual(science2.quirks);
    expectNothingGuessed();
    expect(catchphrase()).toHaveFocus();
    expect(catchphrase()).toHaveAccessibleDescription('Round 2 of 5');
    expect(announced).toEqual([]);
  });

  test('on a double click takes no hint, though the hint button is then in its place', async () => {
    const { user, env } = await visit([0.5, FIRST_CARD, 0.99, SECOND_CARD, FIRST_HINT]);
    await user.click(guess('pe'));
    await user.click(button('Next Round'));
    // Browsers count the clicks at one place, even on different elements.
    fireEvent.click(hintButton(), { detail: 2 });
    expect(shownHint()).toBeUndefined();
    expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
    expect(env.random).toHaveBeenCalledTimes(4);
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
    await atCertificate({ score, hintsUsed });
    const certificate = screen.getByRole('article', { name: title });
    expect(within(certificate).getByRole('heading', { name: title })).toHaveFocus();
    for (const text of [
      `Final Score: ${score} / 50`,
      `Hints used: ${hintsUsed}`,
      certificates[band].citation,
    ]) {
      expect(within(certificate).getByText(text)).toBeVisible();
    }
    expect(best()).toBe(`${score} / 50`);
  });

  test('replaces the class', async () => {
    await atCertificate();
    expect(screen.queryByRole('region', { name: 'Teacher card' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Who is it?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See Certificate' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
  });

  test('shows the best score of an earlier class if that is higher', async () => {
    await atCertificate({ score: 30, bestScore: 45 });
    const certificate = within(screen.getByRole('article'));
    expect(certificate.getByText('Final Score: 30 / 50')).toBeVisible();
    expect(certificate.getByText('Best score: 45 / 50')).toBeVisible();
    expect(best()).toBe('45 / 50');
    expect(scores()).toEqual(['30 / 50', '45 / 50', '45 / 50']);
  });

  test('leaves the best score to the score card if it is this one', async () => {
    await atCertificate({ score: 35, bestScore: 20 });
    expect(scores()).toEqual(['35 / 50', '35 / 50']);
    expect(best()).toBe('35 / 50');
  });

  test('without a point says so once', async () => {
    await atCertificate({ score: 0 });
    expect(screen.getByText('Final Score: 0 / 50')).toBeVisible();
    expect(scores()).toEqual(['0 / 50']);
    expect(screen.getByText(labels.noBest)).toBeVisible();
  });

  test('shows no best score after a reset', async () => {
    const { user } = await atCertificate({ bestScore: 45 }, [], renderApp);
    await user.click(button('Reset score'));
    await user.click(button('Reset'));
    expect(scores()).toEqual(['35 / 50']);
    expect(screen.getByText(labels.noBest)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });

  test('can be printed', async () => {
    const { user, env } = await atCertificate();
    expect(env.print).not.toHaveBeenCalled();
    await user.click(button('Print'));
    expect(env.print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Staff Room VIP' })).toBeVisible();
  });
});

test('Take Another Class! starts a new class, with another teacher than the last', async () => {
  const { user } = await atCertificate({}, [0.99, FIRST_CARD]);
  await user.click(button('Take Another Class!'));
  expectRound(1, 0, history1);
  expect(catchphrase()).toHaveFocus();
  expectNothingGuessed();
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

  test('before a guess keeps teacher and hint', async () => {
    const page = await visit([0.5, FIRST_CARD, 0, FIRST_CARD, THIRD_HINT], {}, renderApp);
    const { user, env } = page;
    await user.click(guess('pe'));
    await user.click(button('Next Round'));
    await user.click(hintButton());
    await leaveAndReturn(page);
    expectRound(2, 10, math1);
    expectHint(hints.math[0][2]);
    expect(hintButton()).toHaveAttribute('aria-disabled', 'true');
    expect(env.random).toHaveBeenCalledTimes(5);

    await user.click(guess('math'));
    expect(screen.getByText('Score: 15')).toBeVisible();
  });

  test('after a guess keeps the answer, and the class continues', async () => {
    const page = await visit([0.5, FIRST_CARD, 0.99, SECOND_CARD], {}, renderApp);
    await page.user.click(guess('math'));
    await leaveAndReturn(page);
    expect(status()).toHaveTextContent(pe1.wrong);
    expect(pictured()).toBe('pe-1');
    await page.user.click(button('Next Round'));
    expectRound(2, 0, science2);
  });

  test('after the end keeps the certificate', async () => {
    const page = await atCertificate({}, [], renderApp);
    await leaveAndReturn(page);
    expect(screen.getByRole('article', { name: 'Staff Room VIP' })).toBeVisible();
    expect(page.env.random).not.toHaveBeenCalled();
  });
});
