/** @jest-environment jsdom */
// Must come first: it installs Redux DevTools before any store is made.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../src/app/persistence';
import { settings } from '../../src/settings';
import { liftedStoreOf } from '../support/devToolsExtension';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const FLAG = 'bbh_tools_alert_dismissed';

const card = () => screen.queryByRole('region', { name: 'PDF tools announcement' });
const button = (name: 'Try PDF Tools' | 'Close announcement') =>
  within(screen.getByRole('region', { name: 'PDF tools announcement' })).getByRole('button', {
    name,
  });
const nextControl = () => within(screen.getByRole('main')).getByRole('link', { name: 'Journey' });
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
  ])('by %s removes it, and moves the focus to the next control', async (_how, close) => {
    const scene = await visit();
    await close(scene);
    expect(card()).not.toBeInTheDocument();
    expect(nextControl()).toHaveFocus();
    expect(scene.store.getState().ui.announcementDismissed).toBe(true);
  });

  test('is stored for the session only', async () => {
    const { user, env } = await visit();
    await user.click(button('Close announcement'));
    expect(env.sessionStorage.entries).toEqual({ [FLAG]: 'true' });
    expect(env.localStorage.entries).toEqual({});
    expect(env.redirect).not.toHaveBeenCalled();
  });

  test('persists across pages and after a reload', async () => {
    const { user, follow, env, unmount } = await visit();
    await user.click(button('Close announcement'));
    await follow(topLink('Journey'));
    await follow(topLink('Home'));
    expect(card()).not.toBeInTheDocument();
    unmount();
    await visit(env.sessionStorage.entries);
    expect(card()).not.toBeInTheDocument();
  });

  test('works for the visit if storage is blocked, without an error', async () => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    const env = scriptedEnv();
    env.sessionStorage.get = () => null;
    env.sessionStorage.set = () => false;
    const preloadedState = await loadPreloadedState(env);
    const { user, follow } = await renderApp('/', { env, preloadedState });
    await user.click(button('Close announcement'));
    expect(nextControl()).toHaveFocus();
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

test('Try PDF Tools redirects to the URL of the settings, once', async () => {
  jest.replaceProperty(settings, 'toolsUrl', 'https://tools.example.net/pdf?from=bench');
  const { user, env, store } = await visit();
  const before = store.getState();
  await user.click(button('Try PDF Tools'));
  expect(env.redirect.mock.calls).toEqual([['https://tools.example.net/pdf?from=bench']]);
  // The state is unchanged for a visitor who comes back.
  expect(store.getState()).toBe(before);
  expect(env.sessionStorage.entries).toEqual({});
  expect(card()).toBeVisible();
});

describe('in Redux DevTools', () => {
  /** A visit in which both buttons were used; calls are counted from then on. */
  async function recordedVisit() {
    const scene = await visit();
    await scene.user.click(button('Try PDF Tools'));
    await scene.user.click(button('Close announcement'));
    return watched(scene);
  }

  function watched(scene: Visit) {
    const { env, store } = scene;
    env.redirect.mockClear();
    const written = jest.spyOn(env.sessionStorage, 'set');
    const removed = jest.spyOn(env.sessionStorage, 'remove');
    const lifted = liftedStoreOf(store);
    const travel = (action: Parameters<typeof lifted.dispatch>[0]) =>
      act(() => void lifted.dispatch(action));
    const expectNoSideEffects = () => {
      expect(written).not.toHaveBeenCalled();
      expect(removed).not.toHaveBeenCalled();
      expect(env.redirect).not.toHaveBeenCalled();
    };
    return { ...scene, lifted, travel, expectNoSideEffects };
  }

  const lastIndex = ({ lifted }: Awaited<ReturnType<typeof recordedVisit>>) =>
    lifted.getState().stagedActionIds.length - 1;

  test('jumping back shows the card again, jumping forward removes it, without side effects', async () => {
    const scene = await recordedVisit();
    for (const _time of [1, 2]) {
      scene.travel(ActionCreators.jumpToState(0));
      expect(card()).toBeVisible();
      scene.travel(ActionCreators.jumpToState(lastIndex(scene)));
      expect(card()).not.toBeInTheDocument();
    }
    scene.expectNoSideEffects();
    expect(scene.env.sessionStorage.entries).toEqual({ [FLAG]: 'true' });
  });

  test('skipping the dismissal shows the card again, unskipping hides it', async () => {
    const scene = await recordedVisit();
    const { actionsById, stagedActionIds } = scene.lifted.getState();
    const dismissal = stagedActionIds.find(
      (id) => actionsById[id]?.action.type === 'ui/announcementDismissed',
    );
    scene.travel(ActionCreators.toggleAction(dismissal ?? -1));
    expect(card()).toBeVisible();
    scene.travel(ActionCreators.toggleAction(dismissal ?? -1));
    expect(card()).not.toBeInTheDocument();
    scene.expectNoSideEffects();
  });

  test('importing the log shows its last state, and stores nothing', async () => {
    const { lifted, unmount } = await recordedVisit();
    const log = JSON.parse(JSON.stringify(lifted.getState()));
    unmount();
    const fresh = watched(await visit());
    expect(card()).toBeVisible();
    fresh.travel(ActionCreators.importState(log));
    expect(card()).not.toBeInTheDocument();
    fresh.expectNoSideEffects();
    expect(fresh.env.sessionStorage.entries).toEqual({});
  });
});

type Visit = Awaited<ReturnType<typeof visit>>;
