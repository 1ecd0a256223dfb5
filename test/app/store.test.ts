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

test('two stores share no state and no listener: each writes to its own storage, once', () => {
  const [one, other] = [setUp(), setUp()];
  const written = jest.spyOn(one.env.localStorage, 'set');
  one.store.dispatch(firstNameTyped('Raju'));
  one.store.dispatch(colorSchemeChosen('dark'));
  expect(written.mock.calls).toEqual([['bbh_color_scheme', 'dark']]);
  expect(selectFirstName(other.store.getState())).toBe('');
  expect(other.env.localStorage.entries).toEqual({});
});

test('a preloaded state may be partial: the other slices have their initial state', () => {
  const { ui } = setUp().store.getState();
  const preloadedState = { ui: { ...ui, openMenu: 'more' as const } };
  const store = makeStore({ env: scriptedEnv(), preloadedState });
  expect(selectOpenMenu(store.getState())).toBe('more');
  expect(selectFirstName(store.getState())).toBe('');
});

test('the state has the slices of the specification, then those of added games, and no others', () => {
  const specified = [
    'loveCalculator',
    'truthOrDare',
    'rockPaperScissors',
    'guessTheTeacher',
    'quiz',
  ];
  const added = games.slice(specified.length).map(({ slice }) => slice.name);
  const slices = Object.keys(setUp().store.getState());
  expect(slices).toEqual(['ui', ...specified, ...added, 'feedback']);
});
