/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { fieldTyped } from '../../src/feedback/slice';
import { pageReturned, releaseArrived, releaseFailed } from '../../src/layout/uiSlice';
import { renderApp } from '../support/renderApp';

const ARRIVED = 'Naya version aa gaya. Score safe hai.';
const FAILED = 'Naya version raaste mein atak gaya. Purana chalta rahega, score safe hai.';

/** The live region that contains a text. */
const notice = (text: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('[role=log]')).find((region) =>
    within(region).queryByText(text),
  );

test.each([
  ['arrived', releaseArrived(), ARRIVED, 'Naya kholo'],
  ['failed to install', releaseFailed(), FAILED, 'Phir se kholo'],
])(
  'a release that %s is announced, and one click opens it',
  async (_what, action, text, button) => {
    const { env, store, user } = await renderApp('/');
    expect(notice(text)).toBeUndefined();
    await act(async () => void store.dispatch(action));
    expect(notice(text)).toBeVisible();
    expect(env.takeRelease).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: button }));
    expect(env.takeRelease).toHaveBeenCalledTimes(1);
  },
);

test('the notice can be dismissed', async () => {
  const { env, store, user } = await renderApp('/');
  await act(async () => void store.dispatch(releaseArrived()));
  await user.click(screen.getByRole('button', { name: 'Baad mein' }));
  expect(notice(ARRIVED)).toBeUndefined();
  expect(env.takeRelease).not.toHaveBeenCalled();
});

test('dismissed by keyboard, it moves the focus to main without scrolling', async () => {
  const { store, user } = await renderApp('/');
  await act(async () => void store.dispatch(releaseArrived()));
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: 'Baad mein' }).focus();
  await user.keyboard('{Enter}');
  expect(notice(ARRIVED)).toBeUndefined();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('the notice is not shown while a feedback message is being written', async () => {
  const { store } = await renderApp('/feedback');
  await act(async () => void store.dispatch(releaseArrived()));
  await act(async () => void store.dispatch(fieldTyped({ field: 'message', text: 'Woh din' })));
  expect(notice(ARRIVED)).toBeUndefined();
  await act(async () => void store.dispatch(fieldTyped({ field: 'message', text: '' })));
  expect(notice(ARRIVED)).toBeVisible();
});

describe('the check for a new release', () => {
  test('runs on every navigation, but not on the first page, for which the browser does it', async () => {
    const { env, follow } = await renderApp('/');
    expect(env.checkForRelease).not.toHaveBeenCalled();
    const [journey] = screen.getAllByRole('link', { name: 'Journey' });
    await follow(journey as HTMLElement);
    expect(env.checkForRelease).toHaveBeenCalledTimes(1);
  });

  test('runs when the visitor returns to the tab', async () => {
    const { env, store } = await renderApp('/');
    store.dispatch(pageReturned());
    expect(env.checkForRelease).toHaveBeenCalledTimes(1);
  });
});
