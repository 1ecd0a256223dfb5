import type { Page } from '@playwright/test';
import { advance, openWithPausedClock } from './gameTime';
import { loveCalculator } from './loveCalculatorScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors, WIN } from './rockPaperScissorsScreen';
import { expect, test } from './site';

type Action = { type: string };
type Reducer = (state: unknown, action: Action) => unknown;
type Store = { getState(): unknown };
type CreateStore = (reducer: Reducer, preloadedState: unknown) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;
type DevTools = { names: unknown[]; types: string[]; stores: Store[] };
/** Options for DevTools; `predicate` filters the actions in the log. */
type Options = { name?: string; predicate?: (state: unknown, action: Action) => boolean };

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

const stateOf = (page: Page) =>
  devTools(page, ({ stores }) => stores[0]?.getState() as Record<string, Record<string, unknown>>);

const loggedTypes = (page: Page) => devTools(page, ({ types }) => types);

test.beforeEach(async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await open('/school-games');
});

test('the site creates one named store with the specified slices, and dispatches only ui/pageOpened by itself', {
  tag: '@journey',
}, async ({ page }) => {
  expect(await devTools(page, ({ names }) => names)).toEqual(["Backbencher's Memories"]);
  expect(await devTools(page, ({ stores }) => stores.length)).toBe(1);
  expect(await loggedTypes(page)).toEqual(['ui/pageOpened']);
  expect(Object.keys(await stateOf(page)).sort()).toEqual([
    'feedback',
    'guessTheTeacher',
    'loveCalculator',
    'quiz',
    'rockPaperScissors',
    'truthOrDare',
    'ui',
  ]);
});

test('a round of Rock Paper Scissors is two actions in the log, without the cosmetic ones', {
  tag: '@journey',
}, async ({ page, open }) => {
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  await rockPaperScissors(page).play('Rock', 'Scissors');
  await advance(page, 5000);
  expect(await loggedTypes(page)).toEqual([
    'ui/pageOpened',
    'rockPaperScissors/roundStarted',
    'rockPaperScissors/roundSettled',
  ]);
  const round = { playerChoice: 'rock', computerChoice: 'scissors', result: WIN };
  expect((await stateOf(page)).rockPaperScissors).toMatchObject({
    ...round,
    tally: { playerWins: 1, computerWins: 0, ties: 0 },
    history: [{ ...round, timestamp: expect.stringMatching(/^10:42\sam$/i) as unknown }],
    streak: 1,
    bestStreak: 1,
  });
});

test('the whole state is plain JSON', async ({ page }) => {
  await loveCalculator(page).calculate('Raju', 'Rani');
  const [inPage, asJson] = await devTools(page, ({ stores }) => {
    const keys = (value: unknown): string[] =>
      value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)])
        : [];
    const state = stores[0]?.getState();
    return [state, JSON.parse(JSON.stringify(state))].map((one) => keys(one).join());
  });
  expect(asJson).toBe(inPage);
});
