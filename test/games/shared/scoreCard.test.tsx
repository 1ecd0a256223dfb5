/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { storedState } from '../../../src/app/persistence';
import { labels as quizUi } from '../../../src/games/quiz/content';
import { scoreCard } from '../../../src/games/shared/content';
import { uiSlice } from '../../../src/layout/uiSlice';
import { figureTexts } from '../../support/figures';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';

const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const question = () => screen.queryByRole('alertdialog');
const answer = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const tile = (name: string) => screen.getByRole('link', { name });
const press = ({ user }: Visit, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

const clockGames = [
  {
    game: 'Truth or Dare',
    slice: 'truthOrDare',
    other: 'Rock Paper Scissors',
    path: '/school-games/truth-or-dare',
    start: 'Spin',
    key: 'persist:bbh_truthOrDare',
    kept: { difficulty: 'medium', tasksCompleted: 12, streak: 3, bestStreak: 7 },
    shown: { 'Tasks completed': '12', Streak: '3', 'Best streak': '7' },
    forgotten: { tasksCompleted: 0, streak: 0, bestStreak: 0 },
    atFirst: { 'Tasks completed': '0', Streak: '0', 'Best streak': '0' },
    async score(visit: Visit) {
      await press(visit, 'Spin');
      await visit.pass(2000);
      await press(visit, 'Completed');
    },
    scored: { 'Tasks completed': '1', Streak: '1', 'Best streak': '1' },
  },
  {
    game: 'Rock Paper Scissors',
    slice: 'rockPaperScissors',
    other: 'Guess the Teacher',
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
    shown: { You: '5', Computer: '4', Ties: '2', Streak: '1', 'Best streak': '3' },
    forgotten: {
      tally: { playerWins: 0, computerWins: 0, ties: 0 },
      history: [],
      streak: 0,
      bestStreak: 0,
    },
    atFirst: { You: '0', Computer: '0', Ties: '0', Streak: '0', 'Best streak': '0' },
    async score(visit: Visit) {
      await press(visit, 'Rock');
      await visit.pass(2000);
    },
    scored: { You: '0', Computer: '0', Ties: '1', Streak: '0', 'Best streak': '0' },
  },
] as const;

const questionGames = [
  {
    game: 'Guess the Teacher',
    slice: 'guessTheTeacher',
    other: 'Quiz Game',
    path: '/school-games/guess-the-teacher',
    key: 'persist:bbh_guessTheTeacher',
    kept: { bestScore: 40 },
    shown: { 'Best score': '40 / 50' },
    forgotten: { bestScore: 0 },
    atFirst: { 'Best score': '0 / 50' },
    begin: (visit: Visit) => press(visit, 'Math Teacher'),
    on: 'Next Round',
    /** The Math Teacher comes in every other round. */
    async score(visit: Visit) {
      for (let round = 1; round <= 5; round += 1) {
        await press(visit, 'Math Teacher');
        await press(visit, round < 5 ? 'Next Round' : 'See Certificate');
      }
    },
    scored: { 'Best score': '30 / 50' },
  },
  {
    game: 'Quiz Game',
    slice: 'quiz',
    other: 'Truth or Dare',
    path: '/school-games/quizgame',
    key: 'persist:bbh_quiz',
    kept: { bestScore: 4 },
    shown: { 'Best score': '4 / 5', Percentage: '80%' },
    forgotten: { bestScore: null },
    atFirst: {},
    async begin(visit: Visit) {
      await openQuiz(visit);
      await press(visit, /^A /);
    },
    on: 'Next',
    /** A is right twice. */
    async score(visit: Visit) {
      await openQuiz(visit);
      for (let question = 1; question <= 5; question += 1) {
        await press(visit, /^A /);
        await press(visit, question < 5 ? 'Next' : 'Finish');
      }
    },
    scored: { 'Best score': '2 / 5', Percentage: '40%' },
  },
] as const;

const games = [...clockGames, ...questionGames];
type Game = (typeof games)[number];
type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

async function openQuiz(visit: Visit) {
  await visit.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Zubaida');
  await press(visit, 'Start Quiz');
}

/** Enough chance for a class: the first of all teachers, and then the first of the others. */
const FIRST_OF_ALL = [0, 0, 0, 0, 0];

/** What the browser keeps of an earlier visit. */
function storedText({ kept }: Game) {
  const fields = Object.entries({ ...kept, _persist: { version: 1, rehydrated: true } });
  return JSON.stringify(
    Object.fromEntries(fields.map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

/** The next visit to a game in which something was scored before. */
async function nextVisit(game: Game) {
  const env = scriptedEnv([...FIRST_OF_ALL]);
  env.localStore.entries[game.key] = storedText(game);
  return renderWithFakeTimers(game.path, { env, preloadedState: await storedState(env) });
}

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
    expect(figureTexts()).toEqual(game.shown);
  });

  test('Reset forgets the score, here and for the next visit, and gives the focus back', async () => {
    const { user, pass, env } = await nextVisit(game);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    expect(question()).not.toBeInTheDocument();
    expect(resetButton()).toHaveFocus();
    expect(figureTexts()).toEqual(game.atFirst);
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    await pass(100);
    expect((await storedState(env))[game.slice]).toMatchObject(game.forgotten);
    expect(env.localStore.entries[game.key]).not.toBe(storedText(game));
  });

  test.each([
    ['a page without scores', 'Love Calculator'],
    ['another game with scores', game.other],
  ])('leaving for %s closes the open question', async (_where, to) => {
    const { user, follow, env } = await nextVisit(game);
    await user.click(resetButton());
    await follow(tile(to));
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: to })).toHaveFocus();

    await follow(tile(game.game));
    expect(question()).not.toBeInTheDocument();
    expect(figureTexts()).toEqual(game.shown);
    expect(env.localStore.entries).toEqual({ [game.key]: storedText(game) });
  });
});

describe.each(clockGames)('in $game', (game) => {
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
    expect(figureTexts()).toEqual(game.shown);
    expect(visit.env.localStore.entries).toEqual({ [game.key]: storedText(game) });
  });

  test('twice in haste asks once: the second click is no answer', async () => {
    const { user } = await nextVisit(game);
    await user.click(resetButton());
    for (const name of ['Reset', 'Cancel'] as const) fireEvent.click(answer(name), { detail: 2 });
    expect(question()).toBeVisible();
    expect(figureTexts()).toEqual(game.shown);
  });

  test('asks again the next time', async () => {
    const { user } = await nextVisit(game);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    await user.click(resetButton());
    expect(answer('Cancel')).toHaveFocus();
  });

  test('Reset ends what is on: nothing is counted or dealt afterwards', async () => {
    const { user, pass, env } = await nextVisit(game);
    await user.click(screen.getByRole('button', { name: game.start }));
    await pass(1000);
    await user.click(resetButton());
    await user.click(answer('Reset'));
    await pass(5000);
    expect(figureTexts()).toEqual(game.atFirst);
    expect(env.random).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Completed' })).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe.each(questionGames)('in $game', (game) => {
  test('Reset forgets the best result, and what is on goes on', async () => {
    const visit = await nextVisit(game);
    await game.begin(visit);
    const before = visit.store.getState()[game.slice];
    await press(visit, 'Reset score');
    await visit.user.click(answer('Reset'));
    expect(figureTexts()).toEqual(game.atFirst);
    expect(screen.getByRole('button', { name: game.on })).toBeEnabled();
    expect(visit.store.getState()[game.slice]).toEqual({ ...before, ...game.forgotten });
  });
});

test('Quiz Game: before anything was finished, a sentence stands where the figures will', async () => {
  const [, quiz] = questionGames;
  const visit = await renderWithFakeTimers(quiz.path);
  const sentence = () => screen.queryByText(quizUi.noBest);
  expect(sentence()).toBeVisible();
  expect(figureTexts()).toEqual({});
  await quiz.score(visit);
  expect(sentence()).not.toBeInTheDocument();
  expect(figureTexts()).toEqual(quiz.scored);
});

test.each(games)('$game alone is forgotten, the others keep their scores', async (game) => {
  const others = games.filter(({ key }) => key !== game.key);
  const env = scriptedEnv([...FIRST_OF_ALL]);
  for (const each of games) env.localStore.entries[each.key] = storedText(each);
  const preloadedState = await storedState(env);
  const { user, follow } = await renderWithFakeTimers(game.path, { env, preloadedState });
  await user.click(resetButton());
  await user.click(answer('Reset'));
  expect(figureTexts()).toEqual(game.atFirst);
  for (const other of others) {
    await follow(tile(other.game));
    expect(figureTexts()).toEqual(other.shown);
    expect(env.localStore.entries[other.key]).toBe(storedText(other));
  }
});

test('the level of Truth or Dare is no score: it stays', async () => {
  const [tasks] = clockGames;
  const { user } = await nextVisit(tasks);
  await user.click(resetButton());
  await user.click(answer('Reset'));
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
});

test.each(games)(
  'what is asked about the score of another game is not asked in $game',
  async (game) => {
    const env = scriptedEnv([...FIRST_OF_ALL]);
    for (const { slice } of games.filter(({ slice }) => slice !== game.slice)) {
      const ui = { ...uiSlice.getInitialState(), scoreResetAsked: slice };
      const { unmount } = await renderWithFakeTimers(game.path, { env, preloadedState: { ui } });
      expect(question()).not.toBeInTheDocument();
      unmount();
    }
  },
);

describe.each(games)('that scores are not kept, in $game,', ({ path, score, scored }) => {
  const notices = () => screen.queryAllByText(scoreCard.notKept);

  test('is said once where the browser does not keep them', async () => {
    const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
    await renderWithFakeTimers(path, { preloadedState, draws: [...FIRST_OF_ALL] });
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toBeVisible();
  });

  test('is not said where it does', async () => {
    await renderWithFakeTimers(path, { draws: [...FIRST_OF_ALL] });
    expect(notices()).toEqual([]);
  });

  test('is said from the first score on that the browser did not take', async () => {
    // redux-persist says so too, to whoever develops.
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    const env = scriptedEnv([...FIRST_OF_ALL]);
    env.localStore.set = () => false;
    const visit = await renderWithFakeTimers(path, { env });
    await score(visit);
    await visit.pass(100);
    expect(notices()).toHaveLength(1);
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(figureTexts()).toEqual(scored);
  });
});
