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
import { makeStore } from '../../../src/app/store';
import { doneLine } from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { hashOf as overHash } from '../../../src/games/hand-cricket/aaj-ka-over/replay/hash';
import { overNumber, throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import { numberOf } from '../../../src/games/hand-cricket/ballNumbers';
import { hashOf as challengeHash } from '../../../src/games/hand-cricket/challenge/link';
import { labels } from '../../../src/games/hand-cricket/content';
import { recordingOf } from '../../../src/games/hand-cricket/recording';
import { hashOf } from '../../../src/games/hand-cricket/replay/hash';
import type { Ball, Throw } from '../../../src/games/hand-cricket/rules';
import { handCricketSlice } from '../../../src/games/hand-cricket/slice';
import { replay } from '../../../src/games/shared/replay/content';
import { linkHash } from '../../../src/sharing/link';
import type { AppStore } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { listen } from '../../support/listen';
import { renderStore } from '../../support/renderApp';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { balls, descriptions, MATCH_PATH, OVER_PATH } from '../hand-cricket/cricketScreen';

const SECOND = 1000;

/** Four runs of yours and Out; two of the computer, and Out. */
const MATCH = 'you-4233-1255';
const OTHER_MATCH = 'computer-1422-3144';
const hashOfMatch = (kept: string) => hashOf(recordingOf(kept)) as string;
const HASH = hashOfMatch(MATCH);
const LENGTH = 4;

const player = () => screen.queryByRole('region', { name: 'Match ka replay' });
const inPlayer = () => within(player() as HTMLElement);
const slider = () => inPlayer().getByRole<HTMLInputElement>('slider', { name: 'Ball' });
const button = (name: string) => inPlayer().getByRole('button', { name });
const scoreboard = () => {
  const list = inPlayer().getByLabelText('Scoreboard');
  return within(list)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};
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

/** The types of the actions since the last call. */
function logOf(store: AppStore) {
  let seen = 0;
  return () => {
    const { stagedActionIds, actionsById } = liftedStoreOf(store).getState();
    const types = stagedActionIds.slice(1).map((id) => actionsById[id]?.action.type);
    const latest = types.slice(seen);
    seen = types.length;
    return latest;
  };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a link', () => {
  test('opens the player at the first ball, above the game', async () => {
    await renderWithFakeTimers(MATCH_PATH + HASH);
    expect(inPlayer().getByRole('heading', { name: 'Match ka replay' })).toBeVisible();
    expect(slider()).toHaveValue('0');
    expect([slider().min, slider().max]).toEqual(['0', `${LENGTH}`]);
    expect(scoreboard()).toEqual(['0', '0']);
    expect(inPlayer().getByText(replay.start)).toBeVisible();
    expect(button('Play')).toBeVisible();
    const toss = screen.getByRole('radiogroup', { name: 'Toss' });
    expect(player()?.compareDocumentPosition(toss)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(['#r%3D1.', '#r%3d1%2e', '#r=1%2E'])(
    'is read with an encoded start: %s',
    async (start) => {
      await renderWithFakeTimers(MATCH_PATH + HASH.replace('#r=1.', start));
      expect(slider().max).toBe(`${LENGTH}`);
    },
  );

  test('of an over opens on the page of the over', async () => {
    const day = 20_800;
    const over = [0, 1, 2].map((ball): Ball => {
      const theirs = throwOfDay(day, ball);
      return [ball === 2 ? theirs : (((theirs % 6) + 1) as Throw), theirs];
    });
    await renderWithFakeTimers(OVER_PATH + overHash({ day, balls: over }));
    expect(slider().max).toBe('3');
    slideTo(3);
    const runs = (over[0]?.[0] ?? 0) + (over[1]?.[0] ?? 0);
    const said = `Out! ${doneLine({ runs, isOut: true }, overNumber(day))}`;
    expect(inPlayer().getByText(said)).toBeVisible();
    expect(balls(player() as HTMLElement)).toHaveLength(3);
    expect(descriptions('Runs', player() as HTMLElement)).toEqual({ Runs: `${runs}`, Balls: '3' });
  });

  test('leaves one action, no stored value and no change of the state', async () => {
    const env = scriptedEnv();
    const stored = jest.spyOn(env.localStorage, 'set');
    const plain = await renderWithFakeTimers(MATCH_PATH, { env });
    const before = plain.store.getState();
    plain.unmount();
    jest.useRealTimers();
    stored.mockClear();

    const { store, user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH, { env });
    await user.click(button('Play'));
    await pass(LENGTH * SECOND);
    await user.click(button('Previous'));
    slideTo(1);
    expect(logOf(store)()).toEqual(['ui/pageOpened', 'hub/replayOpened']);
    const { actionsById, stagedActionIds } = liftedStoreOf(store).getState();
    const last = actionsById[stagedActionIds.at(-1) as number]?.action;
    expect(last).toEqual({ type: 'hub/replayOpened', payload: HASH });
    expect(store.getState()).toEqual(before);
    expect(stored).not.toHaveBeenCalled();
  });

  test('is logged once, also where effects run twice', async () => {
    const store = makeStore({ env: scriptedEnv() });
    await renderStore(MATCH_PATH + HASH, store, StrictMode);
    expect(await screen.findByRole('region', { name: 'Match ka replay' })).toBeVisible();
    expect(logOf(store)()).toEqual(['ui/pageOpened', 'hub/replayOpened']);
  });

  test('from a chat moves no focus; one on the page moves it to the heading', async () => {
    const chat = await renderWithFakeTimers(MATCH_PATH + HASH);
    expect(document.body).toHaveFocus();
    chat.unmount();
    jest.useRealTimers();
    const { follow } = await renderWithFakeTimers(MATCH_PATH, kept([MATCH]));
    await follow(listed(0));
    expect(inPlayer().getByRole('heading', { name: 'Match ka replay' })).toHaveFocus();
  });
});

describe('the player', () => {
  const STEPS = [
    ['0', '0'],
    ['4', '0'],
    ['4', '0', '5'],
    ['4', '2', '5'],
    ['4', '2', '5'],
  ];

  test('plays a ball a second to the end, and then again from the start', async () => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await user.click(button('Play'));
    for (const [at, shown] of STEPS.entries()) {
      expect(step()).toBe(at);
      expect(scoreboard()).toEqual(shown);
      if (at < LENGTH) {
        expect(button('Pause')).toHaveFocus();
        await pass(SECOND - 100);
        expect(step()).toBe(at);
        await pass(100);
      }
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

  test('pauses, and goes on from there', async () => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await user.click(button('Play'));
    await pass(SECOND);
    await user.click(button('Pause'));
    await pass(5 * SECOND);
    expect(step()).toBe(1);
    await user.click(button('Play'));
    await pass(SECOND);
    expect(step()).toBe(2);
  });

  test('goes one ball back and forth by keyboard, not beyond the ends, and keeps the focus', async () => {
    const { user } = await renderWithFakeTimers(MATCH_PATH + HASH);
    act(() => button('Next').focus());
    for (const at of [1, 2, 3, 4, 4]) {
      await user.keyboard('{Enter}');
      expect(step()).toBe(at);
    }
    expect(button('Next')).toHaveFocus();
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    act(() => button('Previous').focus());
    for (const at of [3, 2, 1, 0, 0]) {
      await user.keyboard(' ');
      expect(step()).toBe(at);
    }
    expect(button('Previous')).toHaveFocus();
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['Next', 'Previous', 'the slider'])('%s ends playing', async (control) => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await user.click(button('Play'));
    await pass(2 * SECOND);
    if (control === 'the slider') slideTo(1);
    else await user.click(button(control));
    const at = { Next: 3, Previous: 1, 'the slider': 1 }[control];
    await pass(5 * SECOND);
    expect(step()).toBe(at);
    expect(button('Play')).toBeVisible();
  });

  test('shows both hands of each ball, and the list of balls so far', async () => {
    await renderWithFakeTimers(MATCH_PATH + HASH);
    const hands = () =>
      inPlayer()
        .getAllByText(/^(You|Computer) ?$/, { selector: 'p' })
        .map(({ textContent }) => textContent?.trim());
    expect(hands()).toEqual(['You', 'Computer']);
    expect(balls(player() as HTMLElement)).toEqual([]);
    slideTo(1);
    expect(hands()).toEqual(['You 4', 'Computer 2']);
    slideTo(3);
    expect(hands()).toEqual(['You 1', 'Computer 2']);
    expect(balls(player() as HTMLElement)).toEqual([
      'Innings 1: You 4 runs',
      'Out!',
      'Innings 2: Computer 2 runs',
    ]);
    slideTo(1);
    expect(balls(player() as HTMLElement)).toEqual(['Innings 1: You 4 runs']);
  });

  test('says on the slider which ball it is, and what it was', async () => {
    await renderWithFakeTimers(MATCH_PATH + HASH);
    const said = () => slider().getAttribute('aria-valuetext');
    expect(said()).toBe(`${replay.position(replay.slider, 0, LENGTH)}: ${replay.start}`);
    slideTo(1);
    expect(said()).toMatch(/^Ball 1 of 4: 4 runs\. ./);
    slideTo(2);
    expect(said()).toMatch(/^Ball 2 of 4: Out! ./);
    slideTo(4);
    expect(said()).toMatch(/^Ball 4 of 4: Out! You win! ./);
  });

  test('announces each ball that is played or gone to by a button, once; the slider speaks for itself', async () => {
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH + HASH);
    const announced = listen();
    await user.click(button('Play'));
    expect(announced.splice(0)).toEqual([]);
    for (const what of [/^4 runs\. ./, /^Out! ./, /^2 runs\. ./, /^Out! You win! ./]) {
      await pass(SECOND);
      expect(announced.splice(0)).toEqual([expect.stringMatching(what)]);
    }
    await user.click(button('Previous'));
    expect(announced.splice(0)).toEqual([expect.stringMatching(/^2 runs\. ./)]);
    slideTo(1);
    slideTo(2);
    expect(announced.splice(0)).toEqual([]);
    await user.click(button('Next'));
    expect(announced.splice(0)).toEqual([expect.stringMatching(/^2 runs\. ./)]);
  });

  test('has its buttons above the list of balls, which grows', async () => {
    await renderWithFakeTimers(MATCH_PATH + HASH);
    const list = inPlayer().getByRole('list', { name: 'Balls' });
    for (const control of [slider(), button('Play'), button('Next')])
      expect(control.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('closing', () => {
  test('leaves the plain game, with the focus on its heading; the link opens it again', async () => {
    const { follow, store } = await renderWithFakeTimers(MATCH_PATH, kept([MATCH]));
    const log = logOf(store);
    log();
    for (const _time of ['once', 'again']) {
      await follow(listed(0));
      expect(player()).toBeVisible();
      expect(log()).toEqual(['hub/replayOpened']);
      await follow(inPlayer().getByRole('link', { name: 'Khud khelo' }));
      expect(player()).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(log()).toEqual([]);
    }
  });

  test('ends playing', async () => {
    const { user, pass, follow } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await user.click(button('Play'));
    await pass(SECOND / 2);
    await follow(inPlayer().getByRole('link', { name: 'Khud khelo' }));
    await pass(3 * SECOND);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('so does another page', async () => {
    const { follow } = await renderWithFakeTimers(MATCH_PATH + HASH);
    await follow(screen.getByRole('link', { name: 'Quiz Game' }));
    expect(player()).not.toBeInTheDocument();
    await follow(screen.getByRole('link', { name: 'Hand Cricket' }));
    expect(player()).not.toBeInTheDocument();
  });
});

test('another match of the list takes the place of the first, from its start', async () => {
  const { follow, user, pass } = await renderWithFakeTimers(MATCH_PATH, kept([MATCH, OTHER_MATCH]));
  await follow(listed(0));
  await user.click(button('Play'));
  await pass(2 * SECOND);
  await follow(listed(1));
  expect(step()).toBe(0);
  expect(button('Play')).toBeVisible();
  slideTo(1);
  expect(balls(player() as HTMLElement)).toEqual(['Innings 1: Computer 4 runs']);
});

test('a match that is on is not touched, and goes on', async () => {
  const { follow, store } = await renderWithFakeTimers(MATCH_PATH, {
    preloadedState: {
      handCricket: {
        ...handCricketSlice.getInitialState(),
        phase: 'ready',
        batting: 'you',
        balls: [[[6, 1]], []],
        recent: [MATCH],
        matches: 1,
      },
    },
  });
  const before = store.getState().handCricket;
  await follow(listed(0));
  slideTo(LENGTH);
  await follow(inPlayer().getByRole('link', { name: 'Khud khelo' }));
  expect(store.getState().handCricket).toBe(before);
  expect(balls()).toEqual(['Innings 1: You 6 runs']);
});

describe('a link that cannot be read', () => {
  const match = (...numbers: number[]) => linkHash('match', numbers);
  const [four, out] = [numberOf([4, 2]), numberOf([3, 3])];

  test.each([
    ['nothing after its start', '#r=1.'],
    ['a version to come', HASH.replace('#r=1.', '#r=2.')],
    ['a character too few', HASH.slice(0, -1)],
    ['two characters changed', `${HASH.slice(0, -2)}AA`],
    ['rules to come', match(2, 0, four, out, four, out)],
    ['nobody who bats first', match(1, 3, four, out, four, out)],
    ['a ball that is none', match(1, 0, 36, out, four, out)],
    ['no end', match(1, 0, four, out, four)],
    ['no ball', match(1, 0)],
    ['an innings that goes on after the end', match(1, 0, four, out, four, out, four)],
    ['more than a link holds', `#r=1.${'A'.repeat(251)}`],
    ['a broken code', '#r=1.%E0%A4%A'],
    ['markup', '#r=1.<img src=x>'],
    [
      'a replay of another page',
      overHash({ day: 20_800, balls: [[throwOfDay(20_800, 0), throwOfDay(20_800, 0)]] }),
    ],
    ['a challenge under its name', challengeHash([[3, 3]])?.replace('#c', '#r') ?? ''],
  ])('says so in one kind line, and shows no player: %s', async (_what, hash) => {
    const { store } = await renderWithFakeTimers(MATCH_PATH + hash);
    const [line, ...more] = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent === replay.broken);
    expect(line).toBeVisible();
    expect(more).toEqual([]);
    expect(player()).not.toBeInTheDocument();
    expect(logOf(store)()).toEqual(['ui/pageOpened']);
    expect(screen.getByRole('radiogroup', { name: 'Toss' })).toBeVisible();
  });

  test('an over with other numbers than those of its day', async () => {
    const day = 20_800;
    const theirs = ((throwOfDay(day, 0) % 6) + 1) as Throw;
    await renderWithFakeTimers(OVER_PATH + overHash({ day, balls: [[theirs, theirs]] }));
    expect(screen.getByText(replay.broken)).toBeVisible();
    expect(player()).not.toBeInTheDocument();
  });

  test.each(['/school-games', '/school-games/quizgame'])(
    'on a game without a replay: %s',
    async (path) => {
      await renderWithFakeTimers(path + HASH);
      expect(screen.getByText(replay.broken)).toBeVisible();
      expect(player()).not.toBeInTheDocument();
    },
  );

  test('a link that is none says nothing', async () => {
    await renderWithFakeTimers(`${MATCH_PATH}#record`);
    expect(screen.queryByText(replay.broken)).not.toBeInTheDocument();
  });
});

/** Renders the site as in a browser, at an address of jsdom's own history. */
async function renderInHistory(address: string, options: Partial<ReturnType<typeof kept>> = {}) {
  window.history.replaceState(null, '', address);
  await loadPages(window.location.pathname);
  const store = makeStore({ env: scriptedEnv(), ...options });
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <PageRouter>
          <App />
        </PageRouter>
      </Provider>,
    ),
  );
  return { ...view, store, user: userEvent.setup() };
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

const travel = (by: number) => hashChange(() => window.history.go(by));

const findPlayer = () => screen.findByRole('region', { name: 'Match ka replay' });
const findOffer = () => screen.findByRole('region', { name: 'Challenge' });
const offer = () => screen.queryByRole('region', { name: 'Challenge' });

const CHALLENGE = challengeHash([
  [6, 1],
  [2, 2],
]) as string;

describe('in the address bar', () => {
  test('the same link opens it again after it was closed', async () => {
    const { user } = await renderInHistory(MATCH_PATH);
    for (const _time of ['once', 'again']) {
      await openHash(HASH);
      expect(await findPlayer()).toBeVisible();
      await user.click(inPlayer().getByRole('link', { name: 'Khud khelo' }));
      expect(player()).not.toBeInTheDocument();
      expect(window.location.hash).toBe('');
    }
  });

  test('Back closes it, and Forward opens it', async () => {
    const { user } = await renderInHistory(MATCH_PATH, kept([MATCH]));
    await user.click(await screen.findByRole('link', { name: labels.both(4, 2) }));
    await findPlayer();
    await travel(-1);
    expect(player()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await travel(1);
    expect(await findPlayer()).toBeVisible();
  });

  test('the skip link does not close it', async () => {
    const { store } = await renderInHistory(MATCH_PATH + HASH);
    await findPlayer();
    await hashChange(() => fireEvent.click(screen.getByRole('link', { name: 'Skip to content' })));
    expect(window.location.hash).toBe('#main');
    expect(player()).toBeVisible();
    expect(logOf(store)()).toEqual(['ui/pageOpened', 'hub/replayOpened']);
  });

  test('a challenge and a replay take turns, and neither changes the other', async () => {
    const { user, store } = await renderInHistory(MATCH_PATH + CHALLENGE);
    await findOffer();
    await openHash(HASH);
    await findPlayer();
    expect(offer()).not.toBeInTheDocument();
    await openHash(CHALLENGE);
    await findOffer();
    expect(player()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(window.location.hash).toBe('');
    const accepted = store.getState().handCricket;
    expect(accepted).toMatchObject({ challenged: true, phase: 'ready' });

    await openHash(HASH);
    await findPlayer();
    await user.click(inPlayer().getByRole('link', { name: 'Khud khelo' }));
    expect(player()).not.toBeInTheDocument();
    expect(offer()).not.toBeInTheDocument();
    expect(store.getState().handCricket).toBe(accepted);

    await openHash(CHALLENGE);
    expect(await findOffer()).toBeVisible();
  });
});
