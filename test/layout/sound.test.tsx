/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { loadPreloadedState } from '../../src/app/persistence';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const button = () => screen.getByRole('button', { name: 'Sound' });

test('the site is silent until the visitor asks for sound', async () => {
  const { env } = await renderApp('/');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(env.localStorage.entries).toEqual({});
});

test('switched on, it plays a sample, is shown as on, and stored for the next visit', async () => {
  const { env, user } = await renderApp('/');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(env.play.mock.calls).toEqual([['chalk']]);

  const next = { ...scriptedEnv(), localStorage: env.localStorage };
  const { store } = await renderApp('/', {
    env: next,
    preloadedState: await loadPreloadedState(next),
  });
  expect(store.getState().ui.soundOn).toBe(true);
  expect(next.play).not.toHaveBeenCalled();
});

test('switched off, it is silent, also in the next visit', async () => {
  const { env, user } = await renderApp('/');
  await user.click(button());
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(env.play).toHaveBeenCalledTimes(1);
  expect(env.silence).toHaveBeenCalledTimes(1);
  expect((await loadPreloadedState(env)).ui.soundOn).toBe(false);
});

test('with blocked storage the choice lasts for the visit', async () => {
  const env = scriptedEnv();
  jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
  const { user } = await renderApp('/', { env });
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
