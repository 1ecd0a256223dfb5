/**
 * A replacement for the Redux DevTools extension: the real `instrument` enhancer, and a handle to
 * control it. `devToolsBundle.ts` makes an init script of it.
 */
import { ActionCreators, instrument } from '@redux-devtools/instrument';

type Lifted = { dispatch(action: unknown): unknown; getState(): { stagedActionIds: number[] } };
type Store = { getState(): unknown; liftedStore: Lifted };
type CreateStore = (...args: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;

let store: Store;

const keep: Enhancer =
  (createStore) =>
  (...args) => {
    store = createStore(...args);
    return store;
  };

const tools = {
  state: () => store.getState(),
  count: () => store.liftedStore.getState().stagedActionIds.length,
  jump: (index: number) => void store.liftedStore.dispatch(ActionCreators.jumpToState(index)),
  importLog: (actions: never[]) =>
    void store.liftedStore.dispatch(ActionCreators.importState(actions)),
};

declare global {
  interface Window {
    tools: typeof tools;
  }
}

Object.assign(window, {
  tools,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      [keep, ...enhancers, instrument() as unknown as Enhancer].reduceRight(
        (made, enhance) => enhance(made),
        createStore,
      ),
});
