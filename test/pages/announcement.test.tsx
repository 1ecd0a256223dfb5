/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../src/app/persistence';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const FLAG = 'bbh_tools_alert_dismissed';

const card = () => screen.queryByRole('region', { name: 'PDF tools announcement' });
const button = (name: 'Try PDF Tools' | 'Close announcement') =>
  within(screen.getByRole('region', { name: 'PDF tools announcement' })).getByRole('button', {
    name,
  });
const nextHeading = () => screen.getByRole('heading', { name: 'Welcome' });
const topLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

/** A visit to the home page with these entries in session storage. */
async function visit(entries: Record<string, string> = {}) {
  const env = scriptedEnv();
  Object.assign(env.sessionStorage.entries, entries);
  return renderApp('/', { env, preloadedState: await loadPreloadedState(env) });
}

afterEach(() => jest.restoreAllMocks());

test('the announcement is shown initially, with its two buttons', async () => {
  const { store, env } = await visit();
  expect(card()).toBeVisible();
  expect(within(card() as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(
    /free.*PDF.*beta/i,
  );
  const buttons = within(card() as HTMLElement).getAllByRole('button');
  expect(buttons).toEqual([button('Try PDF Tools'), button('Close announcement')]);
  expect(store.getState().ui.announcementDismissed).toBe(false);
  expect(env.sessionStorage.entries).toEqual({});
});

describe('Close announcement', () => {
  test.each([
    ['a click', async ({ user }: Visit) => user.click(button('Close announcement'))],
    [
      'the keyboard',
      async ({ user }: Visit) => {
        act(() => button('Close announcement').focus());
        await user.keyboard('{Enter}');
      },
    ],
  ])('by %s removes it, and moves the focus to the next heading', async (_how, close) => {
    const scene = await visit();
    await close(scene);
    expect(card()).not.toBeInTheDocument();
    expect(nextHeading()).toHaveFocus();
    expect(scene.store.getState().ui.announcementDismissed).toBe(true);
  });

  test('works for the visit if storage is blocked, without an error', async () => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    const env = scriptedEnv();
    env.sessionStorage.get = () => null;
    env.sessionStorage.set = () => false;
    const preloadedState = await loadPreloadedState(env);
    const { user, follow } = await renderApp('/', { env, preloadedState });
    await user.click(button('Close announcement'));
    expect(nextHeading()).toHaveFocus();
    await follow(topLink('Journey'));
    await follow(topLink('Home'));
    expect(card()).not.toBeInTheDocument();
    expect(consoleError).not.toHaveBeenCalled();
  });
});

test('a dismissal is not stored again by a visit that reads it', async () => {
  const env = scriptedEnv();
  env.sessionStorage.entries[FLAG] = 'true';
  const written = jest.spyOn(env.sessionStorage, 'set');
  await renderApp('/', { env, preloadedState: await loadPreloadedState(env) });
  expect(card()).not.toBeInTheDocument();
  expect(written).not.toHaveBeenCalled();
});

type Visit = Awaited<ReturnType<typeof visit>>;
