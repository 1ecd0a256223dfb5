import type { Page } from '@playwright/test';

type Action = { type: string; payload?: unknown };
type Reducer = (state: unknown, action: Action) => unknown;
type Store = { getState(): Record<string, unknown> };
type CreateStore = (reducer: Reducer, preloadedState: unknown) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;
type DevTools = { actions: Action[]; stores: Store[] };
/** Options for DevTools; `predicate` filters the actions in the log. */
type Options = { predicate?: (state: unknown, action: Action) => boolean };

/** A mock of the Redux DevTools extension that records stores and actions, as an init script. */
export function installDevTools() {
  const devTools: DevTools = { actions: [], stores: [] };
  const recorder =
    ({ predicate = () => true }: Options): Enhancer =>
    (createStore) =>
    (reducer, preloadedState) => {
      const store = createStore((state, action) => {
        const next = reducer(state, action);
        if (!action.type.startsWith('@@') && predicate(next, action)) {
          devTools.actions.push(action);
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
      (...enhancers: Enhancer[]): Enhancer =>
      (createStore) =>
        [...enhancers, recorder(options)].reduceRight(
          (made, enhance) => enhance(made),
          createStore,
        ),
  });
}

/** Reads what was recorded. The function runs in the page, so it uses no outer variables. */
export const devTools = <Result>(page: Page, read: (tools: DevTools) => Result) =>
  page.evaluate(`(${read})(window.devTools)`) as Promise<Result>;

/**
 * The types of the actions in the log, but those of slices that are loaded once the page is idle: they may
 * come at any time.
 */
export const loggedTypes = (page: Page) =>
  devTools(page, ({ actions }) =>
    actions.map(({ type }) => type).filter((type) => !/^(?:badges|install)\//.test(type)),
  );

/** The state of the only store, without those slices. */
export const stateIn = (page: Page) =>
  devTools(page, ({ stores }) => {
    const { badges, install, ...state } = stores[0]?.getState() ?? {};
    return state;
  });
