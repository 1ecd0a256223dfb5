import type { Page } from '@playwright/test';
import { DRAFT, FEEDBACK, feedback } from './feedbackScreen';
import { advance, openWithPausedClock } from './gameTime';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors, WIN } from './rockPaperScissorsScreen';
import { button, expect, link, mainMenu, PHONE, test } from './site';

type Action = { type: string };
type Reducer = (state: unknown, action: Action) => unknown;
type Store = { getState(): unknown };
type CreateStore = (reducer: Reducer, preloadedState: unknown) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;
type DevTools = { names: unknown[]; types: string[]; stores: Store[] };
/** Options for DevTools; `predicate` filters the actions in the log. */
type Options = { name?: string; predicate?: (state: unknown, action: Action) => boolean };
type Slice =
  | 'ui'
  | 'loveCalculator'
  | 'truthOrDare'
  | 'rockPaperScissors'
  | 'quiz'
  | 'guessTheTeacher'
  | 'feedback';

/** A mock of the Redux DevTools extension that records stores and actions. */
function installDevTools() {
  const devTools: DevTools = { names: [], types: [], stores: [] };
  const recorder =
    ({ predicate = () => true }: Options): Enhancer =>
    (createStore) =>
    (reducer, preloadedState) => {
      const store = createStore((state, action) => {
        const next = reducer(state, action);
        if (!action.type.startsWith('@@') && predicate(next, action)) {
          devTools.types.push(action.type);
        }
        return next;
      }, preloadedState);
      devTools.stores.push(store);
      return store;
    };
  Object.assign(window, {
    devTools,
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (options: Options) =>
      (...enhancers: Enhancer[]): Enhancer => {
        devTools.names.push(options.name);
        return (createStore) =>
          [...enhancers, recorder(options)].reduceRight(
            (made, enhance) => enhance(made),
            createStore,
          );
      },
  });
}

const devTools = <Result>(page: Page, read: (tools: DevTools) => Result) =>
  page.evaluate(`(${read})(window.devTools)`) as Promise<Result>;

const stateOf = (page: Page, slice: Slice) =>
  page.evaluate(
    (key) =>
      (window as never as { devTools: DevTools }).devTools.stores
        .map((store) => store.getState() as Record<string, unknown>)
        .map((state) => state[key])[0],
    slice,
  ) as Promise<Record<string, unknown>>;

const PAGE_OPENED = 'ui/pageOpened';

const loggedTypes = (page: Page) => devTools(page, ({ types }) => types);

test.beforeEach(async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await open('/school-games');
});

test('the site creates one named store with the specified slices, and dispatches nothing by itself', {
  tag: '@journey',
}, async ({ page }) => {
  expect(await devTools(page, ({ names }) => names)).toEqual(["Backbencher's Memories"]);
  expect(await devTools(page, ({ stores }) => stores.length)).toBe(1);
  expect(await loggedTypes(page)).toEqual([PAGE_OPENED]);
  expect(await stateOf(page, 'ui')).toMatchObject({
    openMenu: null,
    mobileMenuOpen: false,
    announcementDismissed: false,
    alert: null,
  });
  expect(await stateOf(page, 'loveCalculator')).toEqual({
    firstName: '',
    secondName: '',
    mode: 'love',
    result: null,
    steps: [],
  });
  expect(await stateOf(page, 'truthOrDare')).toMatchObject({
    phase: 'idle',
    difficulty: 'easy',
    currentType: null,
    countdown: 0,
    tasksCompleted: 0,
    streak: 0,
    bestStreak: 0,
  });
  expect(await stateOf(page, 'rockPaperScissors')).toMatchObject({
    phase: 'idle',
    playerChoice: null,
    computerChoice: null,
    result: null,
    tally: { playerWins: 0, computerWins: 0, ties: 0 },
    history: [],
    streak: 0,
    bestStreak: 0,
  });
  expect(await stateOf(page, 'quiz')).toMatchObject({
    phase: 'nameEntry',
    name: '',
    questionIndex: 0,
    selectedOption: null,
    score: 0,
  });
  expect(await stateOf(page, 'guessTheTeacher')).toMatchObject({
    phase: 'idle',
    round: 1,
    teacherType: null,
    hintUsed: false,
    hintsUsed: 0,
    score: 0,
    bestScore: 0,
  });
  expect(await stateOf(page, 'feedback')).toEqual(noFeedback);
});

test('the open menu is part of the state', async ({ page }) => {
  const openMenu = async () => (await stateOf(page, 'ui')).openMenu;
  await button(mainMenu(page), 'School Games').click();
  expect(await openMenu()).toBe('schoolGames');
  await button(mainMenu(page), 'More').click();
  expect(await openMenu()).toBe('more');
  await link(mainMenu(page), 'About Us').click();
  await expect.poll(openMenu).toBeNull();
  await page.setViewportSize(PHONE);
  await button(page, 'Menu').click();
  expect((await stateOf(page, 'ui')).mobileMenuOpen).toBe(true);
});

test('a round of Rock Paper Scissors is a few actions in the log, without the shuffling', {
  tag: '@journey',
}, async ({ page, open }) => {
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  await rockPaperScissors(page).play('Rock', 'Scissors');
  await advance(page, 5000);
  const log = await loggedTypes(page);
  expect(log.length).toBeLessThanOrEqual(5);
  expect(log.slice(0, 2)).toEqual([PAGE_OPENED, 'rockPaperScissors/roundStarted']);
  expect(log.at(-1)).toBe('rockPaperScissors/roundSettled');
  const round = { playerChoice: 'rock', computerChoice: 'scissors', result: WIN };
  const state = await stateOf(page, 'rockPaperScissors');
  expect(state).toMatchObject({
    ...round,
    tally: { playerWins: 1, computerWins: 0, ties: 0 },
    streak: 1,
    bestStreak: 1,
  });
  expect(state.history).toEqual([
    { ...round, timestamp: expect.stringMatching(/^10:42\sam$/i) as unknown },
  ]);
});

const TYPES = {
  'Math Teacher': 'math',
  'English Teacher': 'english',
  'PE Teacher': 'pe',
  'History Teacher': 'history',
  'Science Teacher': 'science',
};

test('the log of Guess the Teacher has one action per step', async ({ page, open }) => {
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const teacherType = TYPES[(await game.teacherIn()).name as keyof typeof TYPES];
  const round = { round: 1, teacherType };
  expect(await stateOf(page, 'guessTheTeacher')).toMatchObject({
    ...round,
    hintUsed: false,
    hintsUsed: 0,
    score: 0,
  });
  await game.playRound(5);
  expect(await stateOf(page, 'guessTheTeacher')).toMatchObject({
    ...round,
    hintUsed: true,
    hintsUsed: 1,
    score: 5,
    bestScore: 0,
  });
  await game.nextButton.click();
  expect(await stateOf(page, 'guessTheTeacher')).toMatchObject({
    round: 2,
    hintUsed: false,
    hintsUsed: 1,
    score: 5,
  });
  expect(await loggedTypes(page)).toEqual([
    PAGE_OPENED,
    'guessTheTeacher/classStarted',
    'guessTheTeacher/hintRevealed',
    'guessTheTeacher/teacherGuessed',
    'guessTheTeacher/nextTeacherCame',
  ]);
});

const noFeedback = {
  draft: { name: '', email: '', message: '' },
  status: 'idle',
  notice: null,
};

test('the log of a message has one action per step', async ({ page, open }) => {
  await open(FEEDBACK);
  const screen = feedback(page);
  await screen.fillIn(DRAFT);
  expect(await stateOf(page, 'feedback')).toEqual({ ...noFeedback, draft: DRAFT });
  await screen.sendButton.click();
  await screen.expectDelivered();
  expect(await stateOf(page, 'feedback')).toEqual({
    ...noFeedback,
    status: 'sent',
    notice: expect.stringMatching(/^Thanks Backbencher!/),
  });
  expect(await loggedTypes(page)).toEqual([
    // RTK Query, which is loaded with the page.
    'feedbackApi/config/middlewareRegistered',
    PAGE_OPENED,
    'feedback/fieldTyped',
    'feedback/fieldTyped',
    'feedback/fieldTyped',
    'feedback/sendingStarted',
    'feedbackApi/executeMutation/pending',
    'feedbackApi/executeMutation/fulfilled',
    'feedback/messageDelivered',
  ]);
});

test('the whole state is plain JSON', async ({ page }) => {
  await loveCalculator(page).calculate('Raju', 'Rani');
  expect(
    await page.evaluate(() => {
      const [store] = (window as never as { devTools: DevTools }).devTools.stores;
      const plain = JSON.parse(JSON.stringify(store?.getState()));
      const keys = (value: unknown): string[] =>
        value && typeof value === 'object'
          ? Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)])
          : [];
      return keys(plain).join() === keys(store?.getState()).join();
    }),
  ).toBe(true);
});
