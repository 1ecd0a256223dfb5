/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { storedState } from '../../src/app/persistence';
import { scoreCard } from '../../src/site/content';
import { uiSlice } from '../../src/site/uiSlice';
import { figures } from '../support/figures';
import { renderOnClock } from '../support/renderOnClock';
import { scriptedEnv } from '../support/scriptedEnv';

const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const question = () => screen.queryByRole('alertdialog');
const answer = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const tile = (name: string) => screen.getByRole('link', { name });

const games = [
  {
    game: 'Truth or Dare',
    other: 'Rock Paper Scissors',
    path: '/school-games/truth-or-dare',
    start: 'Spin',
    key: 'persist:bbh_truthOrDare',
    kept: { difficulty: 'medium', tasksCompleted: 12, streak: 3, bestStreak: 7 },
    shown: { 'Tasks completed': 12, Streak: 3, 'Best streak': 7 },
  },
  {
    game: 'Rock Paper Scissors',
    other: 'Truth or Dare',
    path: '/school-games/rockpaperscissors',
    start: 'Rock',
    key: 'persist:bbh_rockPaperScissors',
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
    shown: { You: 5, Computer: 4, Ties: 2, Streak: 1, 'Best streak': 3 },
  },
];
type Game = (typeof games)[number];

/** What the browser keeps of an earlier visit. */
function storedText({ kept }: Game) {
  const fields = Object.entries({ ...kept, _persist: { version: 1, rehydrated: true } });
  return JSON.stringify(
    Object.fromEntries(fields.map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

/** The next visit to a game in which something was scored before. */
async function nextVisit(game: Game, draws: number[] = []) {
  const env = scriptedEnv(draws);
  env.localStore.entries[game.key] = storedText(game);
  return renderOnClock(game.path, { env, preloadedState: await storedState(env) });
}

const zeros = ({ shown }: Game) => Object.fromEntries(Object.keys(shown).map((term) => [term, 0]));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(games)('Reset score in $game', (game) => {
  test('asks first, with Reset and Cancel, and the focus on Cancel', async () => {
    const { user } = await nextVisit(game);
    expect(question()).not.toBeInTheDocument();
    await user.click(resetButton());
    const dialog = screen.getByRole('alertdialog', { name: scoreCard.question });
    expect(within(dialog).getByText(scoreCard.question)).toBeVisible();
    expect(within(dialog).getAllByRole('button')).toEqual([answer('Cancel'), answer('Reset')]);
    expect(answer('Cancel')).toHaveFocus();
    expect(figures()).toEqual(game.shown);
  });

  type Visit = Awaited<ReturnType<typeof nextVisit>>;
  const ways: [string, (visit: Visit) => unknown][] = [
    ['Cancel', ({ user }) => user.click(answer('Cancel'))],
    ['Enter (the focus is on Cancel)', ({ user }) => user.keyboard('{Enter}')],
    [
      'Escape',
      // A browser turns the Escape key into this event; jsdom does not.
      () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
    ],
  ];

  test.each(ways)('%s keeps the score, and gives the focus back', async (_way, keep) => {
    const visit = await nextVisit(game);
    await visit.user.click(resetButton());
    await keep(visit);
    expect(question()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figures()).toEqual(game.shown);
    expect(visit.env.localStore.entries).toEqual({ [game.key]: storedText(game) });
  });

  test('Reset forgets the score, here and for the next visit, and gives the focus back', async () => {
    const { user, pass, env } = await nextVisit(game);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    expect(question()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figures()).toEqual(zeros(game));
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    await pass(100);
    const { truthOrDare, rockPaperScissors } = await storedState(env);
    const next = game.game === 'Truth or Dare' ? truthOrDare : rockPaperScissors;
    expect(next).toMatchObject({ streak: 0, bestStreak: 0 });
    expect(env.localStore.entries[game.key]).not.toBe(storedText(game));
    expect(truthOrDare.tasksCompleted).toBe(0);
    expect(rockPaperScissors.tally).toEqual({ playerWins: 0, computerWins: 0, ties: 0 });
    expect(rockPaperScissors.history).toEqual([]);
  });

  test('asks again the next time', async () => {
    const { user } = await nextVisit(game);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    await user.click(resetButton());
    expect(answer('Cancel')).toHaveFocus();
  });

  test('Reset ends what is on: nothing is counted or dealt afterwards', async () => {
    const { user, pass, env } = await nextVisit(game, [0.1, 0.1]);
    await user.click(screen.getByRole('button', { name: game.start }));
    await pass(1000);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    await pass(5000);
    expect(figures()).toEqual(zeros(game));
    expect(env.random).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Completed' })).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['a page without scores', 'Love Calculator'],
    ['the other game with scores', game.other],
  ])('leaving for %s closes the open question', async (_where, to) => {
    const { user, follow, env } = await nextVisit(game);
    await user.click(resetButton());
    await follow(tile(to));
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: to })).toHaveFocus();

    await follow(tile(game.game));
    expect(question()).not.toBeInTheDocument();
    expect(figures()).toEqual(game.shown);
    expect(env.localStore.entries).toEqual({ [game.key]: storedText(game) });
  });
});

test('the scores of one game are forgotten, those of the other stay', async () => {
  const [tasks, hands] = games as [Game, Game];
  const env = scriptedEnv();
  for (const game of games) env.localStore.entries[game.key] = storedText(game);
  const preloadedState = await storedState(env);
  const { user, follow } = await renderOnClock(tasks.path, { env, preloadedState });
  await user.click(resetButton());
  await user.click(answer('Reset'));
  await follow(tile(hands.game));
  expect(figures()).toEqual(hands.shown);
  expect(env.localStore.entries[hands.key]).toBe(storedText(hands));
});

test('the level of Truth or Dare is no score: it stays', async () => {
  const [tasks] = games as [Game, Game];
  const { user } = await nextVisit(tasks);
  await user.click(resetButton());
  await user.click(answer('Reset'));
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
});

describe.each(games)('that scores are not kept, in $game,', ({ path, start }) => {
  const notices = () => screen.queryAllByText(scoreCard.notKept);

  test('is said once where the browser does not keep them', async () => {
    const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
    await renderOnClock(path, { preloadedState });
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toBeVisible();
  });

  test('is not said where it does', async () => {
    await renderOnClock(path);
    expect(notices()).toEqual([]);
  });

  test('is said from the first score on that the browser did not take', async () => {
    // redux-persist says so too, to whoever develops.
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    const env = scriptedEnv([0.1, 0.1]);
    env.localStore.set = () => false;
    const { user, pass } = await renderOnClock(path, { env });
    await user.click(screen.getByRole('button', { name: start }));
    await pass(2000);
    const completed = screen.queryByRole('button', { name: 'Completed' });
    if (completed) await user.click(completed);
    await pass(100);
    expect(notices()).toHaveLength(1);
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(Math.max(...Object.values(figures()))).toBe(1);
  });
});
