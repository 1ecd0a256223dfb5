/** @jest-environment ./test/support/jsdomEnvironment.ts */
import type { ByRoleMatcher } from '@testing-library/react';
import { act, screen, within } from '@testing-library/react';
import { feature as cricket } from '../../../src/games/hand-cricket/effects';
import { ballsOf } from '../../../src/games/hand-cricket/rules';
import {
  ballThrown,
  battingChosen,
  challengeAccepted,
  scoresReset,
  tossThrown,
} from '../../../src/games/hand-cricket/slice';
import { feature as chits } from '../../../src/games/raja-mantri-chor-sipahi/effects';
import { keptGame } from '../../../src/games/shared/keptGame';
import { feature as bottle } from '../../../src/games/truth-or-dare/effects';
import { ownTaskAdded, playerAdded, playerRemoved } from '../../../src/games/truth-or-dare/slice';
import type { Feature } from '../../../src/state/feature';
import type { AppStore } from '../../../src/state/types';
import { renderApp } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore } from '../../support/store';
import { MATCH_PATH, OVER_PATH } from '../hand-cricket/cricketScreen';
import { playBalls, playMatch, startMatch } from '../hand-cricket/turns';
import { deal, look, playRound } from '../raja-mantri-chor-sipahi/turns';

/* What goes on, and what is kept of anything: `games/shared/keptGame.test.ts`. */

const CHITS = '/school-games/raja-mantri-chor-sipahi';
const BOTTLE = '/school-games/truth-or-dare';

const offer = () => screen.findByRole('region', { name: 'Wahin se?' });
const queryOffer = () => screen.queryByRole('region', { name: 'Wahin se?' });

/** Plays in a page that is then closed, and opens another one in the same session. */
async function reopen(path: string, play: (store: AppStore) => void, env = scriptedEnv([0, 0, 0])) {
  play(makeStore({ env }));
  const visit = await renderApp(path, { env });
  const answer = async (name: string) =>
    visit.user.click(within(await offer()).getByRole('button', { name }));
  return { ...visit, answer };
}

const winToss = ({ dispatch }: AppStore) =>
  dispatch(tossThrown({ hands: [1, 2], batting: 'computer' }));

const addFriends = ({ dispatch }: AppStore) => {
  for (const [at, name] of ['Raju', 'Mina'].entries()) dispatch(playerAdded({ id: at + 1, name }));
  dispatch(ownTaskAdded({ id: 100, type: 'Truth', text: 'Kyun?' }));
};

const startInnings = (store: AppStore) => {
  startMatch(store);
  playBalls(store, '4162');
};

/** What was played, on which page; then what is there again, and what has the focus. */
const games: [string, string, (store: AppStore) => void, string, [ByRoleMatcher, string]][] = [
  ['a toss that is won', MATCH_PATH, winToss, 'Toss tumhara!', ['button', 'Bat']],
  [
    'an innings, without the ball that is on',
    MATCH_PATH,
    (store) => {
      startInnings(store);
      store.dispatch(ballThrown([6, 6]));
    },
    '6 runs',
    ['group', 'Your throw'],
  ],
  [
    'a chase against a friend',
    MATCH_PATH,
    ({ dispatch }) => dispatch(challengeAccepted(ballsOf('4216'))),
    'Target',
    ['group', 'Your throw'],
  ],
  [
    'a round of which nobody knows the chits any more, dealt anew',
    CHITS,
    (store) => {
      playRound(store);
      deal(store);
      look(store, 3);
    },
    'Round 2 of 5',
    ['button', 'Main Raju hoon'],
  ],
  ['a game between two rounds', CHITS, playRound, 'Round 1 of 5', ['heading', 'Chor mil gaya!']],
  ['a group with its own tasks', BOTTLE, addFriends, 'Kyun?', ['button', 'Spin']],
];

test.each(games)('%s goes on after a reload', async (_what, path, play, shown, [role, name]) => {
  const { answer, store } = await reopen(path, play);
  const before = store.getState();
  expect(await offer()).toBeVisible();
  expect(store.getState()).toEqual(before);
  await answer('Wahin se');
  expect(queryOffer()).toBeNull();
  expect(screen.getAllByText(new RegExp(shown)).length).toBeGreaterThan(0);
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

test.each(games)('instead of %s a new game', async (_what, path, play) => {
  const { answer, store, env, unmount } = await reopen(path, play);
  const before = store.getState();
  await answer('Naya game');
  expect(queryOffer()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.getState()).toEqual(before);
  expect(env.sessionStorage.entries).toEqual({});
  unmount();
  await renderApp(path, { env });
  expect(queryOffer()).toBeNull();
});

test.each<[string, Feature, (store: AppStore) => void]>([
  ['a match that is over', cricket, (store) => playMatch(store)],
  [
    'a match whose scores are reset',
    cricket,
    (store) => {
      startInnings(store);
      store.dispatch(scoresReset());
    },
  ],
  ['names without a game', chits, (store) => store.dispatch({ type: 'nothing' })],
  [
    'a group whose players have left',
    bottle,
    ({ dispatch }) => {
      dispatch(playerAdded({ id: 1, name: 'Raju' }));
      dispatch(playerRemoved(1));
    },
  ],
])('%s is not offered', async (_what, feature, play) => {
  const env = scriptedEnv();
  play(makeStore({ env }));
  expect(keptGame(env, feature)).toBeNull();
  expect(env.sessionStorage.entries).toEqual({});
});

test('who begins another game below has answered: that one is kept', async () => {
  const { store, env } = await reopen(MATCH_PATH, startInnings);
  expect(await offer()).toBeVisible();
  act(() => void winToss(store));
  expect(queryOffer()).toBeNull();
  act(() => void store.dispatch(battingChosen('computer')));
  expect(keptGame(env, cricket)).toMatchObject({ match: 'computer--' });
});

test('Aaj ka Over, which is stored by itself, offers no match', async () => {
  const env = scriptedEnv();
  startInnings(makeStore({ env }));
  await renderApp(OVER_PATH, { env });
  expect(queryOffer()).toBeNull();
});
