/** @jest-environment ./test/support/jsdomEnvironment.ts */
import '../../support/noLazyParts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../../src/app/persistence';
import { labels as guessTheTeacherLabels } from '../../../src/games/guess-the-teacher/content';
import { labels as quizLabels } from '../../../src/games/quiz/content';
import { scoreCard } from '../../../src/games/shared/content';
import { scoresRestored } from '../../../src/games/truth-or-dare/slice';
import { uiSlice } from '../../../src/layout/uiSlice';
import type { AppStore, RootState } from '../../../src/state/types';
import { figureTexts } from '../../support/figures';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { asStored } from '../../support/storedTexts';
import { fixturesWithScoreCard } from '../fixtures';
import { takeClass } from '../guess-the-teacher/turns';
import { takeQuiz } from '../quiz/turns';
import { playRound } from '../rock-paper-scissors/turns';
import { failTask, spin } from '../truth-or-dare/turns';

const heading = () => screen.getByRole('heading', { name: 'Score' });
const queryResetButton = () => screen.queryByRole('button', { name: 'Reset score' });
const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const dialog = () => screen.queryByRole('alertdialog');
const dialogButton = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const tile = (name: string) => screen.getByRole('link', { name });

/** Each game with a score card. */
const cards = fixturesWithScoreCard.map(({ game, name, scores }) => ({
  ...scores,
  name,
  slice: game.slice.name,
  path: game.path,
  key: `persist:bbh_${game.slice.name}`,
  /** What stands in place of figures before the first score. */
  noBest: { guessTheTeacher: guessTheTeacherLabels.noBest, quiz: quizLabels.noBest }[
    game.slice.name as string
  ],
}));

type Card = (typeof cards)[number];
type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

const cardOf = (wanted: string) => cards.find(({ slice }) => slice === wanted) as Card;
const truthOrDare = cardOf('truthOrDare');
const rockPaperScissors = cardOf('rockPaperScissors');
const guessTheTeacher = cardOf('guessTheTeacher');
const quiz = cardOf('quiz');
const ALL_STORED = Object.fromEntries(cards.map(({ key, earlier }) => [key, asStored(earlier)]));

/** Opens a game with the scores of all games in storage. */
async function openWithScores({ path }: Card = truthOrDare) {
  // Two draws: the teacher of Guess the Teacher, and the card.
  const env = scriptedEnv([0, 0]);
  Object.assign(env.localStorage.entries, ALL_STORED);
  return renderWithFakeTimers(path, { env, preloadedState: await loadPreloadedState(env) });
}

/** Opens a game without scores. The draws are the first teacher of `takeClass`, and the card. */
const openEmpty = ({ path }: Card) => renderWithFakeTimers(path, { draws: [0.9, 0] });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(cards)(
  'Reset clears the score of $name, on the page and in storage, and no other score',
  async (card) => {
    const { user, store, env } = await openWithScores(card);
    expect(figureTexts()).toEqual(card.shown);
    const before = store.getState();
    await user.click(resetButton());
    await user.click(dialogButton('Reset'));
    expect(dialog()).not.toBeInTheDocument();
    expect(queryResetButton()).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(figureTexts()).toEqual(card.cleared);
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    const { key } = card;
    const { [key]: stored, ...rest } = env.localStorage.entries;
    expect({ ...rest, [key]: ALL_STORED[key] }).toEqual(ALL_STORED);
    expect(stored).not.toBe(ALL_STORED[key]);
    const now = store.getState();
    const changed = cards.filter(
      ({ slice }) => now[slice as keyof RootState] !== before[slice as keyof RootState],
    );
    expect(changed).toEqual([card]);
  },
);

describe('Reset score', () => {
  test.each(cards)(
    'is there from the first score of $name on, and not before; a sentence stands for a best score until then',
    async (card) => {
      const { store } = await openEmpty(card);
      const { noBest } = card;
      expect(queryResetButton()).not.toBeInTheDocument();
      if (noBest) {
        expect(screen.getByText(noBest)).toBeVisible();
        expect(figureTexts()).toEqual({});
      }
      act(() => card.score(store));
      expect(resetButton()).toBeVisible();
      if (noBest) {
        expect(screen.queryByText(noBest)).not.toBeInTheDocument();
        expect(figureTexts()).toHaveProperty('Best score');
      }
    },
  );

  const scores: [string, Card, (store: AppStore) => void][] = [
    ['a lost round', rockPaperScissors, (store) => playRound(store, 'rock', 'paper')],
    ['a tie', rockPaperScissors, (store) => playRound(store, 'rock', 'rock')],
    ['a quiz without a right answer', quiz, (store) => takeQuiz(store, 0)],
  ];
  test.each(scores)('is there after %s, which is a score', async (_what, card, score) => {
    const { store } = await openEmpty(card);
    act(() => score(store));
    expect(resetButton()).toBeVisible();
  });

  const noScores: [string, Card, (store: AppStore) => void][] = [
    ['an open task', truthOrDare, spin],
    ['a failed task', truthOrDare, failTask],
    ['a class without a point', guessTheTeacher, (store) => takeClass(store, 0)],
  ];
  test.each(noScores)('is not there after %s, which is no score', async (_what, card, play) => {
    const { store } = await openEmpty(card);
    act(() => play(store));
    expect(queryResetButton()).not.toBeInTheDocument();
  });

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
    await user.click(dialogButton('Cancel'));
    await user.click(resetButton());
    expect(dialogButton('Cancel')).toHaveFocus();
  });

  const resetByAnotherTab = scoresRestored({
    difficulty: 'hard',
    tasksCompleted: 0,
    streak: 0,
    bestStreak: 0,
  });

  test('disappears when another tab resets the score', async () => {
    const { store } = await openWithScores();
    resetButton().focus();
    act(() => void store.dispatch(resetByAnotherTab));
    expect(queryResetButton()).not.toBeInTheDocument();
    expect(figureTexts()).toEqual(truthOrDare.cleared);
  });

  test.each(['Reset', 'Cancel'] as const)(
    'leaves the focus on the heading if another tab resets the score before %s',
    async (answer) => {
      const { user, store } = await openWithScores();
      await user.click(resetButton());
      act(() => void store.dispatch(resetByAnotherTab));
      expect(dialogButton('Cancel')).toHaveFocus();
      await user.click(dialogButton(answer));
      expect(dialog()).not.toBeInTheDocument();
      expect(heading()).toHaveFocus();
    },
  );

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

describe('the notice that scores are not stored', () => {
  const notices = () => screen.queryAllByText(scoreCard.notSaved);

  test.each(cards)('is shown once in $name if storage does not work', async (card) => {
    const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
    await renderWithFakeTimers(card.path, { preloadedState, draws: [0, 0] });
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
