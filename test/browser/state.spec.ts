import type { Page } from '@playwright/test';
import { expect, test } from './site';

type Action = { type: string };
type Reducer = (state: unknown, action: Action) => unknown;
type Store = { getState(): object };
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

test('the site creates one named store with the specified slices, and dispatches only ui/pageOpened by itself', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await open('/school-games');
  expect(await devTools(page, ({ names }) => names)).toEqual(["Backbencher's Memories"]);
  expect(await devTools(page, ({ stores }) => stores.length)).toBe(1);
  expect(await devTools(page, ({ types }) => types)).toEqual(['ui/pageOpened']);
  const slices = await devTools(page, ({ stores }) => Object.keys(stores[0]?.getState() ?? {}));
  expect(slices).toEqual(
    expect.arrayContaining([
      ...['ui', 'feedback'],
      ...['loveCalculator', 'truthOrDare', 'rockPaperScissors', 'guessTheTeacher', 'quiz'],
    ]),
  );
});
