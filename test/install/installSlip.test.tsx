/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/app/store';
import { InstallSlip } from '../../src/install/InstallSlip';
import type { Offer } from '../../src/install/slice';
import { homeScreenOffered, offerAnswered } from '../../src/install/slice';
import { MAIN_ID } from '../../src/layout/ids';
import { releaseArrived, releasePutOff } from '../../src/layout/uiSlice';
import { envWithPrompt, injectSlice, OFFER_KEY } from './fixture';

const HEADING = 'Home screen par ek seat khaali hai';

beforeEach(() => {
  jest.useFakeTimers();
  injectSlice();
});
afterEach(() => {
  jest.useRealTimers();
});

const slip = () => screen.queryByRole('region', { name: HEADING });
/** What the live region has in it. */
const announced = () => screen.getByRole('log').textContent;

function show(offer: Offer | null) {
  const { env, prompt } = envWithPrompt();
  const store = makeStore({ env });
  if (offer) store.dispatch(homeScreenOffered(offer));
  render(
    <Provider store={store}>
      <main id={MAIN_ID} tabIndex={-1} />
      <InstallSlip />
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { env, prompt, store, user };
}

/** Until screen readers know the live region. */
const waitForRegion = () => act(() => jest.advanceTimersByTime(50));

test('comes into a live region that is there before it', () => {
  show('prompt');
  expect(announced()).toBe('');
  act(() => jest.advanceTimersByTime(49));
  expect(announced()).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(announced()).toContain(HEADING);
  expect(within(screen.getByRole('log')).getByRole('heading', { level: 2 })).toHaveTextContent(
    HEADING,
  );
});

test('comes and goes with the offer', () => {
  const { store } = show(null);
  expect(slip()).toBeNull();
  act(() => void store.dispatch(homeScreenOffered('apple')));
  expect(slip()).toBeNull();
  waitForRegion();
  expect(slip()).toBeVisible();
  act(() => void store.dispatch(offerAnswered()));
  expect(slip()).toBeNull();
});

test('has no steps where the browser has a prompt', () => {
  show('prompt');
  waitForRegion();
  expect(slip()).toHaveTextContent('agli baar link nahi dhoondhna');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Haan, rakh do',
    'Nahi, rehne do',
  ]);
});

test('has two steps on an iPhone, each with a drawing, and says where the scores are', () => {
  show('apple');
  waitForRegion();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Share button dabao',
    'Add to Home Screen chuno',
  ]);
  const drawings = steps.map((step) => step.querySelector('svg[aria-hidden=true]')?.innerHTML);
  expect(new Set(drawings).size).toBe(2);
  expect(drawings).not.toContain(undefined);
  expect(slip()).toHaveTextContent('Score saath nahi jaate');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ho gaya',
    'Nahi, rehne do',
  ]);
});

test.each([
  ['prompt', 'Haan, rakh do', 'yes', 1],
  ['prompt', 'Nahi, rehne do', 'no', 0],
  ['apple', 'Ho gaya', 'yes', 0],
  ['apple', 'Nahi, rehne do', 'no', 0],
] as const)(
  'offer %s: "%s" is the answer %s, and prompts %d times',
  async (offer, name, stored, times) => {
    const { env, prompt, user } = show(offer);
    waitForRegion();
    await user.click(screen.getByRole('button', { name }));
    expect(slip()).toBeNull();
    expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: stored });
    expect(prompt).toHaveBeenCalledTimes(times);
  },
);

test('answered by keyboard, it moves the focus to main without scrolling', async () => {
  const { user } = show('prompt');
  waitForRegion();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: 'Nahi, rehne do' }).focus();
  await user.keyboard('{Enter}');
  expect(slip()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('waits while a new release is on notice', () => {
  const { store } = show('prompt');
  act(() => void store.dispatch(releaseArrived()));
  waitForRegion();
  expect(slip()).toBeNull();
  act(() => void store.dispatch(releasePutOff()));
  waitForRegion();
  expect(slip()).toBeVisible();
});
