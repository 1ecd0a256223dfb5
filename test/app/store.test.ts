import { makeStore } from '../../src/app/store';
import { games } from '../../src/games';
import { selectFirstName } from '../../src/games/love-calculator/selectors';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
import { colorSchemeChosen, selectOpenMenu } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

const setUp = () => {
  const env = scriptedEnv();
  return { env, store: makeStore({ env }) };
};

describe('two stores', () => {
  test('share no state', () => {
    const [one, other] = [setUp(), setUp()];
    one.store.dispatch(firstNameTyped('Raju'));
    expect(selectFirstName(one.store.getState())).toBe('Raju');
    expect(selectFirstName(other.store.getState())).toBe('');
  });

  test('share no listener: each writes to its own storage, once', () => {
    const [one, other] = [setUp(), setUp()];
    const written = jest.spyOn(one.env.localStorage, 'set');
    one.store.dispatch(colorSchemeChosen('dark'));
    expect(written.mock.calls).toEqual([['bbh_color_scheme', 'dark']]);
    expect(other.env.localStorage.entries).toEqual({});

    other.store.dispatch(colorSchemeChosen('light'));
    expect(one.env.localStorage.entries).toEqual({ bbh_color_scheme: 'dark' });
    expect(other.env.localStorage.entries).toEqual({ bbh_color_scheme: 'light' });
  });
});

test('a thunk gets the env of its store as its extra argument', () => {
  const { env, store } = setUp();
  expect(store.dispatch((_dispatch, _getState, extra) => extra)).toBe(env);
});

test('a preloaded state may be partial: the other slices have their initial state', () => {
  const { ui } = setUp().store.getState();
  const store = makeStore({
    env: scriptedEnv(),
    preloadedState: { ui: { ...ui, openMenu: 'more' } },
  });
  expect(selectOpenMenu(store.getState())).toBe('more');
  expect(selectFirstName(store.getState())).toBe('');
});

test('the state has the slices of the specification, then those of added games, and no others', () => {
  const slices = Object.keys(setUp().store.getState());
  const ofGames = games.map(({ slice }) => slice.name);
  expect(slices).toEqual(['ui', ...ofGames, 'feedback']);
  const specified = [
    'loveCalculator',
    'truthOrDare',
    'rockPaperScissors',
    'guessTheTeacher',
    'quiz',
  ];
  expect(ofGames.slice(0, specified.length)).toEqual(specified);
});
