/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

/* What is stored of them: preferences.test.ts. */

const button = (name: string) => screen.getByRole('button', { name });

test('Dark mode is pressed or not, and the colour around the page follows system, then choice', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="light"><meta name="theme-color">';
  const [light, dark] = document.head.querySelectorAll('meta');
  const { user } = await renderApp('/');
  const seen = () => [
    button('Dark mode').getAttribute('aria-pressed'),
    document.documentElement.dataset.scheme,
    light?.media,
    dark?.media,
  ];
  expect(seen()).toEqual(['false', undefined, '(prefers-color-scheme: light)', undefined]);
  await user.click(button('Dark mode'));
  expect(seen()).toEqual(['true', 'dark', 'not all', undefined]);
  await user.click(button('Dark mode'));
  expect(seen()).toEqual(['false', 'light', 'all', undefined]);
  delete document.documentElement.dataset.scheme;
});

test('Sound is off at first; switched on, it plays a sample, and switched off, it is silent', async () => {
  const { env, user } = await renderApp('/');
  expect(button('Sound')).toHaveAttribute('aria-pressed', 'false');
  expect(env.play).not.toHaveBeenCalled();
  await user.click(button('Sound'));
  expect(button('Sound')).toHaveAttribute('aria-pressed', 'true');
  expect(env.play.mock.calls).toEqual([['chalk']]);
  expect(env.silence).not.toHaveBeenCalled();
  await user.click(button('Sound'));
  expect(button('Sound')).toHaveAttribute('aria-pressed', 'false');
  expect(env.play).toHaveBeenCalledTimes(1);
  expect(env.silence).toHaveBeenCalledTimes(1);
});
