/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { uiSlice } from '../../src/layout/uiSlice';
import { mockSystem } from '../support/mockSystem';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const button = () => screen.getByRole('button', { name: 'Dark mode' });
const shownScheme = () => document.documentElement.dataset.scheme;

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.scheme;
});

describe('until the visitor chooses', () => {
  test.each([
    ['light', '', 'false'],
    ['dark', 'prefers-color-scheme: dark', 'true'],
  ])('a %s system decides', async (_which, setting, pressed) => {
    mockSystem(setting);
    await renderApp('/');
    expect(button()).toHaveAttribute('aria-pressed', pressed);
    expect(shownScheme()).toBeUndefined();
  });

  test('a change of the system setting is followed', async () => {
    const system = mockSystem('');
    await renderApp('/');
    system.change('prefers-color-scheme: dark');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    system.change('');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a choice', () => {
  test.each([
    ['the dark scheme on a light system', '', 'dark', 'true'],
    ['the light scheme on a dark system', 'prefers-color-scheme: dark', 'light', 'false'],
  ])('of %s is shown and stored', async (_what, setting, scheme, pressed) => {
    mockSystem(setting);
    const { user, env } = await renderApp('/');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', pressed);
    expect(shownScheme()).toBe(scheme);
    expect(env.localStorage.entries).toEqual({ bbh_color_scheme: scheme });
  });

  test('can be changed, and from then on the system is not followed', async () => {
    const system = mockSystem('');
    const { user, env } = await renderApp('/');
    await user.click(button());
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(env.localStorage.entries).toEqual({ bbh_color_scheme: 'light' });
    system.change('prefers-color-scheme: dark');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(shownScheme()).toBe('light');
  });

  test('lasts for the visit if storage is blocked', async () => {
    const env = scriptedEnv();
    env.localStorage.set = () => false;
    env.localStorage.get = () => null;
    const { user } = await renderApp('/', { env });
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(shownScheme()).toBe('dark');
  });
});

test.each([
  ['dark', '', 'true'],
  ['light', 'prefers-color-scheme: dark', 'false'],
] as const)('%s, chosen on an earlier visit, is shown again', async (scheme, setting, pressed) => {
  mockSystem(setting);
  const preloadedState = { ui: { ...uiSlice.getInitialState(), colorScheme: scheme } };
  const { env } = await renderApp('/', { preloadedState });
  expect(button()).toHaveAttribute('aria-pressed', pressed);
  expect(shownScheme()).toBe(scheme);
  expect(env.localStorage.entries).toEqual({});
});

test('the theme colour of the browser follows the system, then the choice', async () => {
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">`;
  const media = () => Array.from(document.head.querySelectorAll('meta'), (meta) => meta.media);
  const { user } = await renderApp('/');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  await user.click(button());
  expect(media()).toEqual(['not all', 'all']);
  await user.click(button());
  expect(media()).toEqual(['all', 'not all']);
});
