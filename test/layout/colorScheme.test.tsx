/** @jest-environment jsdom */
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
