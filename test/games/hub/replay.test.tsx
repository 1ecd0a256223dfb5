/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { App } from '../../../src/app/App';
import { PageRouter } from '../../../src/app/PageRouter';
import { loadPages } from '../../../src/app/routes';
import { replayHashOf as overHash } from '../../../src/games/hand-cricket/aaj-ka-over/links';
import { throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import { labels } from '../../../src/games/hand-cricket/content';
import { challengeHashOf, replayHashOf } from '../../../src/games/hand-cricket/links';
import { recordingOf } from '../../../src/games/hand-cricket/recording';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import { ballsOf } from '../../../src/games/hand-cricket/rules';
import { handCricketSlice } from '../../../src/games/hand-cricket/slice';
import { replay } from '../../../src/games/shared/replay/content';
import type { AppStore } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { listen } from '../../support/listen';
import { renderStore } from '../../support/renderApp';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore } from '../../support/store';
import { balls, MATCH_PATH, OVER_PATH } from '../hand-cricket/cricketScreen';

const SECOND = 1000;

/** Four runs of yours and Out; two of the computer, and Out. */
const MATCH = 'you-4233-1255';
const OTHER_MATCH = 'computer-1422-3144';
const HASH = replayHashOf(recordingOf(MATCH)) as string;
const LENGTH = 4;
const CHALLENGE = challengeHashOf(ballsOf('6122')) as string;

const player = () => screen.queryByRole('region', { name: 'Match ka replay' });
const inPlayer = () => within(player() as HTMLElement);
const slider = () => inPlayer().getByRole<HTMLInputElement>('slider', { name: 'Ball' });
const button = (name: string) => inPlayer().getByRole('button', { name });
const close = () => inPlayer().getByRole('link', { name: 'Khud khelo' });
const step = () => Number(slider().value);
const slideTo = (ball: number) => fireEvent.change(slider(), { target: { value: `${ball}` } });

const kept = (recent: string[]) => ({
  preloadedState: {
    handCricket: { ...handCricketSlice.getInitialState(), matches: recent.length, recent },
  },
});
const listed = (age: number) =>
  within(screen.getByRole('list', { name: labels.recent })).getAllByRole('link')[
    age
  ] as HTMLElement;

function logOf(store: AppStore) {
  const { stagedActionIds, actionsById } = liftedStoreOf(store).getState();
  return stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const DAY = 20_800;
const THEIRS = throwOfDay(DAY, 0);
const OVER: Ball[] = [[THEIRS, THEIRS]];

describe('a link', () => {
  // Some messengers encode its start.
  test.each([HASH, `${HASH.replace('#r=1.', '#r%3d1%2e')}).`])(
    'such as %s opens the player at the first ball, above the game, and moves no focus',
    async (hash) => {
      await renderWithFakeTimers(MATCH_PATH + hash);
      expect(inPlayer().getByRole('heading', { name: 'Match ka replay' })).toBeVisible();
      expect([slider().min, slider().value, slider().max]).toEqual(['0', '0', `${LENGTH}`]);
      expect(document.body).toHaveFocus();
      const toss = screen.getByRole('radiogroup', { name: 'Toss' });
      expect(player()?.compareDocumentPosition(toss)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('of an over opens on the page of the over', async () => {
    await renderWithFakeTimers(OVER_PATH + overHash({ day: DAY, balls: OVER }));
    slideTo(1);
    expect(balls(player() as HTMLElement)).toEqual(['Out!']);
  });

  test('leaves one action, also where effects run twice, no stored value and no change of the state', async () => {
    const env = scriptedEnv();
    const stored = jest.spyOn(env.localStorage, 'set');
    const store = makeStore({ env });
    await renderStore(`${MATCH_PATH}${HASH}?fbclid=7`, store, StrictMode);
    expect(await screen.findByRole('region', { name: 'Match ka replay' })).toBeVisible();
    const before = store.getState().handCricket;
    fireEvent.click(button('Next'));
    slideTo(LENGTH);
    fireEvent.click(button('Play'));
    const opened = { type: 'hub/replayOpened', payload: HASH };
    expect(logOf(store)).toEqual([expect.objectContaining({ type: 'ui/pageOpened' }), opened]);
    expect(store.getState().handCricket).toBe(before);
    expect(stored).not.toHaveBeenCalled();
  });

  const broken = HASH.slice(0, -1);
  test.each([
    ['a character too few', MATCH_PATH + broken],
    ['a character too few before another tail', `${MATCH_PATH + broken}).`],
    ['a broken code', `${MATCH_PATH}#r=1.%E0%A4%A`],
    ['a replay of another page', MATCH_PATH + overHash({ day: DAY, balls: OVER })],
    ['a challenge under its name', MATCH_PATH + CHALLENGE.replace('#c', '#r')],
    ['a game without a replay', `/school-games/quizgame${HASH}`],
  ])('that cannot be read brings one kind line: %s', async (_what, address) => {
    const { store } = await renderWithFakeTimers(address);
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses.filter((text) => text === replay.broken)).toHaveLength(1);
    expect(player()).not.toBeInTheDocument();
    expect(logOf(store)).toHaveLength(1);
  });
});

describe('the player', () => {
  test('plays a ball a second to the end, heard one by one, and then again from the start', async () => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    const announced = listen();
    await user.click(button('Play'));
    const heard = [/^4 runs\. ./, /^Out! ./, /^2 runs\. ./, /^Out! You win! ./];
    for (const [at, what] of heard.entries()) {
      expect(button('Pause')).toHaveFocus();
      await pass(SECOND - 100);
      expect([step(), announced.splice(0)]).toEqual([at, []]);
      await pass(100);
      expect(announced.splice(0)).toEqual([expect.stringMatching(what)]);
    }
    expect(button('Play')).toHaveFocus();
    await pass(3 * SECOND);
    expect(step()).toBe(LENGTH);
    expect(jest.getTimerCount()).toBe(0);
    await user.keyboard('{Enter}');
    expect(step()).toBe(0);
    await pass(SECOND);
    expect(step()).toBe(1);
  });

  test('goes one ball back and forth by keyboard, not beyond the ends, and keeps the focus', async () => {
    const { user } = await renderWithFakeTimers(MATCH_PATH + HASH);
    for (const [name, key, steps] of [
      ['Next', '{Enter}', [1, 2, 3, 4, 4]],
      ['Previous', ' ', [3, 2, 1, 0, 0]],
    ] as const) {
      act(() => button(name).focus());
      for (const at of steps) {
        await user.keyboard(key);
        expect(step()).toBe(at);
      }
      expect(button(name)).toHaveFocus();
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test.each([
    ['Pause', 2],
    ['Next', 3],
    ['Previous', 1],
    ['the slider', 1],
  ])('is halted by %s, at ball %i, and goes on from there', async (control, at) => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await user.click(button('Play'));
    await pass(2 * SECOND);
    if (control === 'the slider') slideTo(1);
    else await user.click(button(control));
    await pass(5 * SECOND);
    expect(step()).toBe(at);
    await user.click(button('Play'));
    await pass(SECOND);
    expect(step()).toBe(at + 1);
  });

  test('shows the score, both hands and the balls until then', async () => {
    await renderWithFakeTimers(MATCH_PATH + HASH);
    const textsOf = (elements: HTMLElement[]) =>
      elements.map(({ textContent }) => textContent?.trim());
    const shown = (ball: number) => {
      slideTo(ball);
      const scoreboard = within(inPlayer().getByLabelText('Scoreboard'));
      const hands = inPlayer().getAllByText(/^(You|Computer) ?$/, { selector: 'p' });
      const figures = scoreboard.getAllByRole('definition');
      return [textsOf(figures), textsOf(hands), balls(player() as HTMLElement)];
    };
    const first = 'Innings 1: You 4 runs';
    expect(shown(3)).toEqual([
      ['4', '2', '5'],
      ['You 1', 'Computer 2'],
      [first, 'Out!', 'Innings 2: Computer 2 runs'],
    ]);
    expect(shown(0)).toEqual([['0', '0'], ['You', 'Computer'], []]);
  });

  test('says on the slider which ball it is; a button is heard, the slider speaks for itself', async () => {
    const { user } = await renderWithFakeTimers(MATCH_PATH + HASH);
    const said = () => slider().getAttribute('aria-valuetext');
    expect(said()).toBe(`${replay.position(replay.slider, 0, LENGTH)}: ${replay.start}`);
    const announced = listen();
    slideTo(1);
    slideTo(LENGTH);
    expect(said()).toMatch(/^Ball 4 of 4: Out! You win! ./);
    await user.click(button('Previous'));
    expect(announced.splice(0)).toEqual([expect.stringMatching(/^2 runs\. ./)]);
  });

  test('of a link on the page has the focus on its heading; closed, that of the plain game has it', async () => {
    const { user, pass, follow } = await renderWithFakeTimers(MATCH_PATH, kept([MATCH]));
    await follow(listed(0));
    expect(inPlayer().getByRole('heading', { name: 'Match ka replay' })).toHaveFocus();
    await user.click(button('Play'));
    await pass(SECOND / 2);
    await follow(close());
    expect(player()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await pass(3 * SECOND);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is closed by another page', async () => {
    const { follow } = await renderWithFakeTimers(MATCH_PATH + HASH);
    for (const name of ['Quiz Game', 'Hand Cricket']) {
      await follow(screen.getByRole('link', { name }));
      expect(player()).not.toBeInTheDocument();
    }
  });

  test('starts again with another match of the list', async () => {
    const matches = kept([MATCH, OTHER_MATCH]);
    const { follow } = await renderWithFakeTimers(MATCH_PATH, matches);
    await follow(listed(0));
    slideTo(2);
    await follow(listed(1));
    expect(step()).toBe(0);
    slideTo(1);
    expect(balls(player() as HTMLElement)).toEqual(['Innings 1: Computer 4 runs']);
  });
});

/** Renders the site as in a browser, at an address of jsdom's own history. */
async function renderInHistory(address: string) {
  window.history.replaceState(null, '', address);
  const store = makeStore({ env: scriptedEnv() });
  await loadPages(window.location.pathname, store);
  await act(async () =>
    render(
      <Provider store={store}>
        <PageRouter>
          <App />
        </PageRouter>
      </Provider>,
    ),
  );
  return { user: userEvent.setup() };
}

const hashChange = (change: () => unknown) =>
  act(async () => {
    const changed = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    await change();
    await changed;
  });

/** A link opened from a chat while the page is open: only the hash changes. */
const openHash = (hash: string) =>
  hashChange(() => {
    window.location.hash = hash;
  });

const findPlayer = () => screen.findByRole('region', { name: 'Match ka replay' });
const findOffer = () => screen.findByRole('region', { name: 'Challenge' });

describe('in the address bar', () => {
  test('the same link opens it again after it was closed; Back closes it, and Forward opens it', async () => {
    const { user } = await renderInHistory(MATCH_PATH);
    for (const _time of ['once', 'again']) {
      await openHash(HASH);
      await findPlayer();
      await user.click(close());
      expect(player()).not.toBeInTheDocument();
      expect(window.location.hash).toBe('');
    }
    await openHash(HASH);
    await findPlayer();
    await hashChange(() => window.history.back());
    expect(player()).not.toBeInTheDocument();
    await hashChange(() => window.history.forward());
    await findPlayer();
  });

  test('the skip link does not close it', async () => {
    await renderInHistory(MATCH_PATH + HASH);
    await findPlayer();
    await hashChange(() => fireEvent.click(screen.getByRole('link', { name: 'Skip to content' })));
    expect(window.location.hash).toBe('#main');
    expect(player()).toBeVisible();
  });

  test('a challenge and a replay take turns; one that was accepted comes back by its link alone', async () => {
    const { user } = await renderInHistory(MATCH_PATH + CHALLENGE);
    await findOffer();
    await openHash(HASH);
    await findPlayer();
    expect(screen.queryByRole('region', { name: 'Challenge' })).not.toBeInTheDocument();
    for (const _time of ['once', 'again']) {
      await openHash(`${CHALLENGE})`);
      await findOffer();
      expect(player()).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Accept' }));
      expect(window.location.hash).toBe('');
    }
    await openHash(HASH);
    await findPlayer();
    await user.click(close());
    expect(screen.queryByRole('region', { name: 'Challenge' })).not.toBeInTheDocument();
    await openHash(CHALLENGE);
    await findOffer();
  });
});
