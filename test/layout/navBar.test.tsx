/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const MENUS = ['Menu', 'School Games', 'More'] as const;

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const button = (name: (typeof MENUS)[number]) => nav().getByRole('button', { name });
const link = (name: string) => nav().getByRole('link', { name });
const expanded = () =>
  MENUS.filter((name) => button(name).getAttribute('aria-expanded') === 'true');

async function visit(...opened: (typeof MENUS)[number][]) {
  const scene = await renderApp('/journey');
  for (const name of opened) await scene.user.click(button(name));
  expect(expanded()).toEqual(opened);
  return scene;
}

type Visit = Awaited<ReturnType<typeof visit>>;

const TOP = ['Home: /', 'Journey: /journey'];

test.each([
  [
    'School Games',
    ['Play Now: /school-games', 'How to Play: /how-to-play', 'Report Card: /report-card'],
  ],
  ['More', ['Contribute: /contribute', 'Feedback: /feedback', 'About Us: /about-us']],
] as const)('%s opens its links, and closes them again', async (name, links) => {
  const { user } = await visit();
  const shown = () =>
    nav()
      .getAllByRole('link')
      .map((each) => `${each.textContent}: ${each.getAttribute('href')}`);
  expect(shown()).toEqual(TOP);
  await user.click(button(name));
  expect(expanded()).toEqual([name]);
  expect(shown()).toEqual([...TOP, ...links]);
  const current = nav().getAllByRole('link', { current: 'page' });
  expect(current).toEqual([link('Journey')]);
  await user.click(button(name));
  expect(expanded()).toEqual([]);
  expect(shown()).toEqual(TOP);
});

test.each<[string, (visited: Visit) => unknown]>([
  ['a click outside', ({ user }) => user.click(screen.getByRole('main'))],
  // Nothing there is focusable.
  ['a click on the footer', ({ user }) => user.click(screen.getByRole('contentinfo'))],
  ['a link, which opens its page', ({ follow }) => follow(link('About Us'))],
  ['the link of the current page', ({ follow }) => follow(link('Journey'))],
  [
    'the logo',
    ({ follow }) => follow(screen.getByRole('link', { name: "Backbencher's Memories" })),
  ],
  ['Back or Forward, while the page is still loading', () => fireEvent.popState(window)],
  ['the focus, when it leaves backwards', ({ user }) => user.tab({ shift: true })],
])('all menus are closed by %s', async (_how, close) => {
  const visited = await visit('Menu', 'More');
  button('Menu').focus();
  await close(visited);
  expect(expanded()).toEqual([]);
});

test('a click on a link closes the menus immediately, while its page is still loading', async () => {
  // React logs an error because the test does not wait for the page.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await visit('Menu', 'More');
  await user.click(link('Feedback'));
  consoleError.mockRestore();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Journey');
  expect(expanded()).toEqual([]);
});

test('a click between the links of an open menu leaves it open', async () => {
  const { user } = await visit('More');
  await user.click(nav().getAllByRole('list').at(-1) as HTMLElement);
  expect(expanded()).toEqual(['More']);
});

test('Escape closes the innermost menu, then the one around it, and then does nothing', async () => {
  const { user, store } = await visit('Menu', 'More');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual(['Menu']);
  expect(button('More')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual([]);
  expect(button('Menu')).toHaveFocus();
  const before = store.getState();
  link('Home').focus();
  await user.keyboard('{Escape}');
  expect(link('Home')).toHaveFocus();
  expect(store.getState()).toBe(before);
});
