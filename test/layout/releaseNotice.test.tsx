/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { fieldTyped } from '../../src/feedback/slice';
import {
  pageReturned,
  releaseArrived,
  releaseFailed,
  releasePutOff,
  uiSlice,
} from '../../src/layout/uiSlice';
import { renderApp } from '../support/renderApp';

const ARRIVED = 'Naya version aa gaya. Score safe hai.';
const FAILED = 'Naya version raste mein atak gaya. Purana chalta rahega, score safe hai.';

/** Said as it comes: in a region that stood there before. */
const notice = (text: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('[role=log]')).find((region) =>
    within(region).queryByText(text),
  );

test.each([
  ['arrived', releaseArrived(), ARRIVED, 'Naya kholo'],
  ['did not get through', releaseFailed(), FAILED, 'Phir se kholo'],
])('a release that %s is said, and one tap opens it', async (_what, event, text, button) => {
  const { env, store, user } = await renderApp('/');
  expect(notice(text)).toBeUndefined();
  act(() => void store.dispatch(event));
  expect(notice(text)).toBeVisible();
  expect(env.takeRelease).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: button }));
  expect(env.takeRelease).toHaveBeenCalledTimes(1);
});

test('it can be put off', async () => {
  const { env, store, user } = await renderApp('/');
  act(() => void store.dispatch(releaseArrived()));
  await user.click(screen.getByRole('button', { name: 'Baad mein' }));
  expect(notice(ARRIVED)).toBeUndefined();
  expect(env.takeRelease).not.toHaveBeenCalled();
});

test('put off by keyboard it leaves the focus on the paper, and does not scroll', async () => {
  const { store, user } = await renderApp('/');
  act(() => void store.dispatch(releaseArrived()));
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: 'Baad mein' }).focus();
  await user.keyboard('{Enter}');
  expect(notice(ARRIVED)).toBeUndefined();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('who is writing a letter is not asked to leave it', async () => {
  const { store } = await renderApp('/feedback');
  act(() => void store.dispatch(releaseArrived()));
  act(() => void store.dispatch(fieldTyped({ field: 'message', text: 'Woh din' })));
  expect(notice(ARRIVED)).toBeUndefined();
  act(() => void store.dispatch(fieldTyped({ field: 'message', text: '' })));
  expect(notice(ARRIVED)).toBeVisible();
});

test.each([
  ['a failure does not undo an arrival', [releaseArrived(), releaseFailed()], 'arrived'],
  ['an arrival mends a failure', [releaseFailed(), releaseArrived()], 'arrived'],
  ['what was put off comes again with the next one', [releaseArrived(), releasePutOff()], null],
])('%s', (_what, events, release) => {
  const state = events.reduce(uiSlice.reducer, uiSlice.getInitialState());
  expect(state.release).toBe(release);
});

describe('whether there is a new release', () => {
  test('is asked on each page but the first, of which the browser asks by itself', async () => {
    const { env, follow } = await renderApp('/');
    expect(env.checkForRelease).not.toHaveBeenCalled();
    const [journey] = screen.getAllByRole('link', { name: 'Journey' });
    await follow(journey as HTMLElement);
    expect(env.checkForRelease).toHaveBeenCalledTimes(1);
  });

  test('is asked when the visitor comes back', async () => {
    const { env, store } = await renderApp('/');
    store.dispatch(pageReturned());
    expect(env.checkForRelease).toHaveBeenCalledTimes(1);
  });
});
