/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../../src/app/persistence';
import { labels as quizLabels } from '../../../src/games/quiz/content';
import { scoreCard } from '../../../src/games/shared/content';
import { uiSlice } from '../../../src/layout/uiSlice';
import { figureTexts } from '../../support/figures';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { asStored } from '../../support/storedTexts';
import { fixturesWithScores } from '../fixtures';

const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const dialog = () => screen.queryByRole('alertdialog');
const dialogButton = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const tile = (name: string) => screen.getByRole('link', { name });

/** Each game with scores. */
const cards = fixturesWithScores.map(({ game, name, scores }) => ({
  ...scores,
  name,
  slice: game.slice.name,
  path: game.path,
  key: `persist:bbh_${game.slice.name}`,
}));

type Card = (typeof cards)[number];
type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

const cardOf = (wanted: string) => cards.find(({ slice }) => slice === wanted) as Card;
const truthOrDare = cardOf('truthOrDare');
const quiz = cardOf('quiz');
const ALL_STORED = Object.fromEntries(cards.map(({ key, earlier }) => [key, asStored(earlier)]));

/** Opens a game with the scores of all games in storage. */
async function openWithScores({ path }: Card = truthOrDare) {
  // One draw: the teacher of Guess the Teacher.
  const env = scriptedEnv([0]);
  Object.assign(env.localStorage.entries, ALL_STORED);
  return renderWithFakeTimers(path, { env, preloadedState: await loadPreloadedState(env) });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(cards)(
  'Reset clears the score of $name, on the page and in storage, and no other score',
  async (card) => {
    const { user, follow, env } = await openWithScores(card);
    expect(figureTexts()).toEqual(card.shown);
    await user.click(resetButton());
    await user.click(dialogButton('Reset'));
    expect(dialog()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figureTexts()).toEqual(card.cleared);
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    const { key } = card;
    const { [key]: stored, ...rest } = env.localStorage.entries;
    expect({ ...rest, [key]: ALL_STORED[key] }).toEqual(ALL_STORED);
    expect(stored).not.toBe(ALL_STORED[key]);
    for (const other of cards.filter((other) => other !== card)) {
      await follow(tile(other.name));
      expect(figureTexts()).toEqual(other.shown);
    }
  },
);

describe('Reset score', () => {
  test('asks for confirmation each time, with the focus on Cancel', async () => {
    const { user } = await openWithScores();
    expect(dialog()).not.toBeInTheDocument();
    await user.click(resetButton());
    const question = screen.getByRole('alertdialog', { name: scoreCard.question });
    expect(within(question).getByText(scoreCard.question)).toBeVisible();
    expect(within(question).getAllByRole('button')).toEqual([
      dialogButton('Cancel'),
      dialogButton('Reset'),
    ]);
    expect(dialogButton('Cancel')).toHaveFocus();
    expect(figureTexts()).toEqual(truthOrDare.shown);
    await user.click(dialogButton('Reset'));
    await user.click(resetButton());
    expect(dialogButton('Cancel')).toHaveFocus();
  });

  const ways: [string, (visit: Visit) => unknown][] = [
    ['Cancel', ({ user }) => user.click(dialogButton('Cancel'))],
    ['Enter, as the focus is on Cancel', ({ user }) => user.keyboard('{Enter}')],
    [
      'Escape',
      // Browsers fire this event for the Escape key; jsdom does not.
      () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
    ],
  ];

  test.each(ways)('is cancelled by %s: score unchanged, focus restored', async (_way, cancel) => {
    const visit = await openWithScores();
    await visit.user.click(resetButton());
    await cancel(visit);
    expect(dialog()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figureTexts()).toEqual(truthOrDare.shown);
    expect(visit.env.localStorage.entries).toEqual(ALL_STORED);
  });

  test('opens its dialog on a double click: the second click does not answer it', async () => {
    const { user } = await openWithScores();
    await user.click(resetButton());
    for (const name of ['Reset', 'Cancel'] as const)
      fireEvent.click(dialogButton(name), { detail: 2 });
    expect(dialog()).toBeVisible();
    expect(figureTexts()).toEqual(truthOrDare.shown);
  });

  test.each([
    ['a game without scores', 'Love Calculator'],
    ['another game with scores', 'Quiz Game'],
  ])('closes its dialog when the visitor leaves for %s', async (_where, to) => {
    const { user, follow, env } = await openWithScores();
    await user.click(resetButton());
    await follow(tile(to));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: to })).toHaveFocus();
    await follow(tile(truthOrDare.name));
    expect(dialog()).not.toBeInTheDocument();
    expect(figureTexts()).toEqual(truthOrDare.shown);
    expect(env.localStorage.entries).toEqual(ALL_STORED);
  });

  test('opened in another game shows no dialog in this one', async () => {
    const ui = { ...uiSlice.getInitialState(), scoreResetAsked: quiz.slice };
    await renderWithFakeTimers(truthOrDare.path, { preloadedState: { ui } });
    expect(dialog()).not.toBeInTheDocument();
  });

  test('ends a running round: nothing is counted or dealt afterwards', async () => {
    const { user, pass } = await openWithScores();
    await user.click(screen.getByRole('button', { name: 'Spin' }));
    await pass(1000);
    await user.click(resetButton());
    await user.click(dialogButton('Reset'));
    await pass(5000);
    expect(figureTexts()).toEqual(truthOrDare.cleared);
    expect(screen.queryByRole('button', { name: 'Completed' })).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('Quiz Game shows a sentence instead of figures before the first finished quiz', async () => {
  await renderWithFakeTimers(quiz.path);
  expect(screen.getByText(quizLabels.noBest)).toBeVisible();
  expect(figureTexts()).toEqual({});
});

describe('the notice that scores are not stored', () => {
  const notices = () => screen.queryAllByText(scoreCard.notSaved);

  test.each(cards)('is shown once in $name if storage does not work', async (card) => {
    const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
    await renderWithFakeTimers(card.path, { preloadedState, draws: [0] });
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toBeVisible();
  });

  test('appears with the first score that could not be stored', async () => {
    // redux-persist logs the failed write.
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    const { env, user, pass } = await renderWithFakeTimers('/school-games/rockpaperscissors', {
      draws: [0.5, 0.5],
    });
    const playRound = async () => {
      await user.click(screen.getByRole('button', { name: 'Scissors' }));
      await pass(2100);
    };
    await playRound();
    expect(notices()).toHaveLength(0);
    env.localStorage.set = () => false;
    await playRound();
    expect(notices()).toHaveLength(1);
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(figureTexts()).toMatchObject({ You: '2', Streak: '2' });
  });
});
