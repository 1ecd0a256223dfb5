/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { uiSlice } from '../../src/layout/uiSlice';
import { mockSystem } from '../support/mockSystem';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const button = () => screen.getByRole('button', { name: 'Dark mode' });
const shownScheme = () => document.documentElement.dataset.scheme;
const chose = (colorScheme: 'light' | 'dark') => ({
  preloadedState: { ui: { ...uiSlice.getInitialState(), colorScheme } },
});

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.scheme;
});

describe('until the visitor chooses', () => {
  test.each([
    ['light', '', 'false'],
    ['dark', 'prefers-color-scheme: dark', 'true'],
  ])('a %s system decides', async (_which, words, pressed) => {
    mockSystem(words);
    await renderApp('/');
    expect(button()).toHaveAttribute('aria-pressed', pressed);
    expect(shownScheme()).toBeUndefined();
  });

  test('a system that changes is followed', async () => {
    const system = mockSystem('');
    await renderApp('/');
    system.change('prefers-color-scheme: dark');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    system.change('');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the visitor chooses', () => {
  test.each([
    ['the dark scheme on a light system', '', 'dark', 'true'],
    ['the light scheme on a dark system', 'prefers-color-scheme: dark', 'light', 'false'],
  ])('%s: it is shown and stored', async (_what, words, scheme, pressed) => {
    mockSystem(words);
    const { user, env } = await renderApp('/');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', pressed);
    expect(shownScheme()).toBe(scheme);
    expect(env.localStore.entries).toEqual({ bbh_color_scheme: scheme });
  });

  test('and chooses again', async () => {
    const { user, env } = await renderApp('/');
    await user.click(button());
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(shownScheme()).toBe('light');
    expect(env.localStore.entries).toEqual({ bbh_color_scheme: 'light' });
  });

  test('and from then on the system is not followed', async () => {
    const system = mockSystem('');
    const { user } = await renderApp('/');
    await user.click(button());
    await user.click(button());
    system.change('prefers-color-scheme: dark');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(shownScheme()).toBe('light');
  });

  test('with blocked storage: it lasts for the visit', async () => {
    const env = scriptedEnv();
    env.localStore.set = () => false;
    env.localStore.get = () => null;
    const { user } = await renderApp('/', { env });
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(shownScheme()).toBe('dark');
  });
});

test.each([
  ['dark', '', 'true'],
  ['light', 'prefers-color-scheme: dark', 'false'],
] as const)('%s, chosen on an earlier visit, is shown again', async (scheme, words, pressed) => {
  mockSystem(words);
  const { env } = await renderApp('/', chose(scheme));
  expect(button()).toHaveAttribute('aria-pressed', pressed);
  expect(shownScheme()).toBe(scheme);
  expect(env.localStore.entries).toEqual({});
});

describe('the theme colour of the browser', () => {
  const metas = ['light', 'dark'].map((scheme) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset.scheme = scheme;
    return meta;
  });
  const medias = () => metas.map(({ media }) => media);
  beforeEach(() => document.head.append(...metas));
  afterEach(() => {
    for (const meta of metas) meta.remove();
  });

  test('follows the system, then the choice', async () => {
    const { user } = await renderApp('/');
    expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    await user.click(button());
    expect(medias()).toEqual(['not all', 'all']);
    await user.click(button());
    expect(medias()).toEqual(['all', 'not all']);
  });
});
