/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { storedState } from '../../../src/app/persistence';
import { games } from '../../../src/games';
import { labels as quizUi } from '../../../src/games/quiz/content';
import { scoreCard } from '../../../src/games/shared/content';
import type { Game } from '../../../src/games/shared/game';
import { uiSlice } from '../../../src/layout/uiSlice';
import { figureTexts } from '../../support/figures';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { asStored } from '../../support/storedTexts';

const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const question = () => screen.queryByRole('alertdialog');
const answer = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const tile = (name: string) => screen.getByRole('link', { name });

/** Each game with scores: what is stored of an earlier visit, and how that, and nothing, is shown. */
const cards = [
  {
    game: 'Truth or Dare',
    slice: 'truthOrDare',
    path: '/school-games/truth-or-dare',
    kept: { difficulty: 'medium', tasksCompleted: 12, streak: 3, bestStreak: 7 },
    shown: { 'Tasks completed': '12', Streak: '3', 'Best streak': '7' },
    atFirst: { 'Tasks completed': '0', Streak: '0', 'Best streak': '0' },
  },
  {
    game: 'Rock Paper Scissors',
    slice: 'rockPaperScissors',
    path: '/school-games/rockpaperscissors',
    kept: {
      tally: { playerWins: 5, computerWins: 4, ties: 2 },
      history: [
        {
          playerChoice: 'rock',
          computerChoice: 'scissors',
          result: 'You win!',
          timestamp: '9:58 am',
        },
      ],
      streak: 1,
      bestStreak: 3,
    },
    shown: { You: '5', Computer: '4', Ties: '2', Streak: '1', 'Best streak': '3' },
    atFirst: { You: '0', Computer: '0', Ties: '0', Streak: '0', 'Best streak': '0' },
  },
  {
    game: 'Guess the Teacher',
    slice: 'guessTheTeacher',
    path: '/school-games/guess-the-teacher',
    kept: { bestScore: 40 },
    shown: { 'Best score': '40 / 50' },
    atFirst: { 'Best score': '0 / 50' },
  },
  {
    game: 'Quiz Game',
    slice: 'quiz',
    path: '/school-games/quizgame',
    kept: { bestScore: 4 },
    shown: { 'Best score': '4 / 5', Percentage: '80%' },
    atFirst: {},
  },
] as const;

type Card = (typeof cards)[number];
type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

const [tasks, , , quiz] = cards;
const keyOf = ({ slice }: Card) => `persist:bbh_${slice}`;
const ALL_STORED = Object.fromEntries(cards.map((card) => [keyOf(card), asStored(card.kept)]));

/** The next visit to a game, when something was scored in each before. */
async function nextVisit({ path }: Card = tasks) {
  // Enough chance for a teacher to come in.
  const env = scriptedEnv([0]);
  Object.assign(env.localStore.entries, ALL_STORED);
  return renderWithFakeTimers(path, { env, preloadedState: await storedState(env) });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('no game with scores is forgotten here', () => {
  const withScores = games.filter((game: Game) => game.persisted);
  expect(cards.map(({ slice }) => slice)).toEqual(withScores.map(({ slice }) => slice.name));
});

test.each(cards)(
  'Reset forgets the score of $game, here and in storage; the others keep theirs',
  async (card) => {
    const { user, follow, env } = await nextVisit(card);
    expect(figureTexts()).toEqual(card.shown);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    expect(question()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figureTexts()).toEqual(card.atFirst);
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    const { [keyOf(card)]: stored, ...rest } = env.localStore.entries;
    expect({ ...rest, [keyOf(card)]: ALL_STORED[keyOf(card)] }).toEqual(ALL_STORED);
    expect(stored).not.toBe(ALL_STORED[keyOf(card)]);
    for (const other of cards.filter((other) => other !== card)) {
      await follow(tile(other.game));
      expect(figureTexts()).toEqual(other.shown);
    }
  },
);

describe('Reset score', () => {
  test('asks first, with Reset and Cancel, and the focus on Cancel; and again the next time', async () => {
    const { user } = await nextVisit();
    expect(question()).not.toBeInTheDocument();
    await user.click(resetButton());
    const dialog = screen.getByRole('alertdialog', { name: scoreCard.question });
    expect(within(dialog).getByText(scoreCard.question)).toBeVisible();
    expect(within(dialog).getAllByRole('button')).toEqual([answer('Cancel'), answer('Reset')]);
    expect(answer('Cancel')).toHaveFocus();
    expect(figureTexts()).toEqual(tasks.shown);
    await user.click(answer('Reset'));
    await user.click(resetButton());
    expect(answer('Cancel')).toHaveFocus();
  });

  const ways: [string, (visit: Visit) => unknown][] = [
    ['Cancel', ({ user }) => user.click(answer('Cancel'))],
    ['Enter (the focus is on Cancel)', ({ user }) => user.keyboard('{Enter}')],
    [
      'Escape',
      // A browser turns the Escape key into this event; jsdom does not.
      () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
    ],
  ];

  test.each(ways)('is taken back by %s: the score stays, the focus goes back', async (...row) => {
    const [, keep] = row;
    const visit = await nextVisit();
    await visit.user.click(resetButton());
    await keep(visit);
    expect(question()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figureTexts()).toEqual(tasks.shown);
    expect(visit.env.localStore.entries).toEqual(ALL_STORED);
  });

  test('twice in haste asks once: the second click is no answer', async () => {
    const { user } = await nextVisit();
    await user.click(resetButton());
    for (const name of ['Reset', 'Cancel'] as const) fireEvent.click(answer(name), { detail: 2 });
    expect(question()).toBeVisible();
    expect(figureTexts()).toEqual(tasks.shown);
  });

  test.each([
    ['a page without scores', 'Love Calculator'],
    ['another game with scores', 'Quiz Game'],
  ])('is not asked any more after leaving for %s', async (_where, to) => {
    const { user, follow, env } = await nextVisit();
    await user.click(resetButton());
    await follow(tile(to));
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: to })).toHaveFocus();
    await follow(tile(tasks.game));
    expect(question()).not.toBeInTheDocument();
    expect(figureTexts()).toEqual(tasks.shown);
    expect(env.localStore.entries).toEqual(ALL_STORED);
  });

  test('asked about another game, is not asked here', async () => {
    const ui = { ...uiSlice.getInitialState(), scoreResetAsked: quiz.slice };
    await renderWithFakeTimers(tasks.path, { preloadedState: { ui } });
    expect(question()).not.toBeInTheDocument();
  });

  test('ends what is on: nothing is counted or dealt afterwards', async () => {
    const { user, pass } = await nextVisit();
    await user.click(screen.getByRole('button', { name: 'Spin' }));
    await pass(1000);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    await pass(5000);
    expect(figureTexts()).toEqual(tasks.atFirst);
    expect(screen.queryByRole('button', { name: 'Completed' })).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('Quiz Game: before anything was finished, a sentence stands where the figures will', async () => {
  await renderWithFakeTimers(quiz.path);
  expect(screen.getByText(quizUi.noBest)).toBeVisible();
  expect(figureTexts()).toEqual({});
});

describe('that scores are not kept', () => {
  const notices = () => screen.queryAllByText(scoreCard.notKept);

  test.each(cards)('is said once in $game, where the browser does not keep them', async (card) => {
    const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
    await renderWithFakeTimers(card.path, { preloadedState, draws: [0] });
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toBeVisible();
  });

  test('is not said where it does, and said from the first score on that it did not take', async () => {
    // redux-persist says so too, to whoever develops.
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    const { env, user, pass } = await renderWithFakeTimers(cards[1].path, { draws: [0.5, 0.5] });
    for (const [taken, said] of [
      [true, 0],
      [false, 1],
    ] as const) {
      if (!taken) env.localStore.set = () => false;
      await user.click(screen.getByRole('button', { name: 'Scissors' }));
      await pass(2100);
      expect(notices()).toHaveLength(said);
    }
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(figureTexts()).toMatchObject({ You: '2', Streak: '2' });
  });
});
