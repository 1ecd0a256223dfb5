/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { fieldTyped } from '../../src/feedback/slice';
import { pageReturned, releaseArrived, releaseFailed } from '../../src/state/uiSlice';
import { listen } from '../support/listen';
import { renderApp } from '../support/renderApp';

const ARRIVED = 'Naya version aa gaya. Score safe hai.';
const FAILED = 'Naya version raaste mein atak gaya. Purana chalta rahega, score safe hai.';

test.each([
  ['arrived', releaseArrived(), ARRIVED, 'Naya kholo'],
  ['failed to install', releaseFailed(), FAILED, 'Phir se kholo'],
])('a release that %s is announced, and one click opens it', async (_what, action, text, name) => {
  const { env, store, user } = await renderApp('/');
  const announced = listen();
  await act(async () => void store.dispatch(action));
  expect(announced).toEqual([expect.stringContaining(text)]);
  expect(env.takeRelease).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name }));
  expect(env.takeRelease).toHaveBeenCalledTimes(1);
});

test('put off by keyboard, the notice moves the focus to main without scrolling', async () => {
  const { env, store, user } = await renderApp('/');
  await act(async () => void store.dispatch(releaseArrived()));
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: 'Baad mein' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(ARRIVED)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(env.takeRelease).not.toHaveBeenCalled();
  focus.mockRestore();
});

test('the notice is not shown while a feedback message is being written', async () => {
  const { store } = await renderApp('/feedback');
  await act(async () => void store.dispatch(releaseArrived()));
  for (const field of ['name', 'email', 'message'] as const) {
    await act(async () => void store.dispatch(fieldTyped({ field, text: 'Woh din' })));
    expect(screen.queryByText(ARRIVED)).toBeNull();
    await act(async () => void store.dispatch(fieldTyped({ field, text: '' })));
    expect(screen.getByText(ARRIVED)).toBeVisible();
  }
});

test('a new release is looked for on every navigation and return to the tab, not at first', async () => {
  const { env, store, follow } = await renderApp('/');
  expect(env.checkForRelease).not.toHaveBeenCalled();
  await follow(screen.getAllByRole('link', { name: 'Journey' })[0] as HTMLElement);
  expect(env.checkForRelease).toHaveBeenCalledTimes(1);
  store.dispatch(pageReturned());
  expect(env.checkForRelease).toHaveBeenCalledTimes(2);
});
