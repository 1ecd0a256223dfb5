/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const button = () => screen.getByRole('button', { name: 'Dark mode' });
const shownScheme = () => document.documentElement.dataset.scheme;

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.scheme;
});

test('a choice lasts for the visit if storage is blocked', async () => {
  const env = scriptedEnv();
  env.localStorage.set = () => false;
  env.localStorage.get = () => null;
  const { user } = await renderApp('/', { env });
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(shownScheme()).toBe('dark');
});

test('the colour around the page follows the system, then the choice', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="light"><meta name="theme-color">';
  const tags = [...document.head.querySelectorAll('meta')];
  const media = () => tags.map((tag) => tag.media);
  const { user } = await renderApp('/');
  expect(media()).toEqual(['(prefers-color-scheme: light)', undefined]);
  await user.click(button());
  expect(media()).toEqual(['not all', undefined]);
  await user.click(button());
  expect(media()).toEqual(['all', undefined]);
});
