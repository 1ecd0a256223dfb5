/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/app/store';
import { slip } from '../../src/install/content';
import { InstallSlip } from '../../src/install/InstallSlip';
import type { Offer } from '../../src/install/slice';
import { homeScreenOffered, installSlice } from '../../src/install/slice';
import { MAIN_ID } from '../../src/layout/ids';
import { releaseArrived, releasePutOff } from '../../src/state/uiSlice';
import { envWithPrompt, OFFER_KEY } from './fixture';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The slip in its live region, if it is shown. */
const shown = () => {
  const log = screen.queryByRole('log');
  return log && within(log).queryByRole('region', { name: slip.heading });
};

function show(offer: Offer) {
  const { env, prompt } = envWithPrompt();
  const store = makeStore({ env, features: [{ slice: installSlice }] });
  render(
    <Provider store={store}>
      <main id={MAIN_ID} tabIndex={-1} />
      <InstallSlip />
    </Provider>,
  );
  act(() => void store.dispatch(homeScreenOffered(offer)));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { env, prompt, store, user };
}

/** Waits until a screen reader knows the live region. */
const waitForRegion = () => act(() => jest.advanceTimersByTime(50));

test('the offer comes into a live region that is there before it; "yes" prompts and removes it', async () => {
  const { prompt, user } = show('prompt');
  act(() => jest.advanceTimersByTime(49));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: slip.prompt.yes }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
});

test('on an iPhone it has two steps, each with a drawing; its answer moves the focus to main', async () => {
  const { env, user } = show('apple');
  waitForRegion();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(slip.apple.steps);
  const drawings = steps.map((step) => step.querySelector('svg[aria-hidden=true]')?.innerHTML);
  expect(new Set([...drawings, undefined]).size).toBe(3);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: slip.no }).focus();
  await user.keyboard('{Enter}');
  expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: 'no' });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('it waits while a new release is on notice', () => {
  const { store } = show('prompt');
  act(() => void store.dispatch(releaseArrived()));
  waitForRegion();
  expect(shown()).toBeNull();
  act(() => void store.dispatch(releasePutOff()));
  waitForRegion();
  expect(shown()).toBeVisible();
});
