import { makeStore } from '../../src/app/store';
import { firstNameTyped, selectFirstName } from '../../src/games/love-calculator/slice';
import { colorSchemeChosen, selectOpenMenu } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

const aStore = () => {
  const env = scriptedEnv();
  return { env, store: makeStore({ env }) };
};

describe('two stores', () => {
  test('share no state', () => {
    const [one, other] = [aStore(), aStore()];
    one.store.dispatch(firstNameTyped('Raju'));
    expect(selectFirstName(one.store.getState())).toBe('Raju');
    expect(selectFirstName(other.store.getState())).toBe('');
  });

  test('share no listener: each writes into its own world, once', () => {
    const [one, other] = [aStore(), aStore()];
    const written = jest.spyOn(one.env.localStore, 'set');
    one.store.dispatch(colorSchemeChosen('dark'));
    expect(written.mock.calls).toEqual([['bbh_color_scheme', 'dark']]);
    expect(other.env.localStore.entries).toEqual({});

    other.store.dispatch(colorSchemeChosen('light'));
    expect(one.env.localStore.entries).toEqual({ bbh_color_scheme: 'dark' });
    expect(other.env.localStore.entries).toEqual({ bbh_color_scheme: 'light' });
  });
});

test('a thunk is handed the world of its store', () => {
  const { env, store } = aStore();
  const handed = store.dispatch((_dispatch, _getState, extra) => extra);
  expect(handed).toBe(env);
});

test('a store starts from the state it is given, the rest as it is at first', () => {
  const { ui } = aStore().store.getState();
  const store = makeStore({
    env: scriptedEnv(),
    preloadedState: { ui: { ...ui, openMenu: 'more' } },
  });
  expect(selectOpenMenu(store.getState())).toBe('more');
  expect(selectFirstName(store.getState())).toBe('');
});

test('there is one key per slice, by the names of the contract', () => {
  expect(Object.keys(aStore().store.getState())).toEqual([
    'ui',
    'loveCalculator',
    'truthOrDare',
    'rockPaperScissors',
    'guessTheTeacher',
    'quiz',
    'feedback',
  ]);
});
