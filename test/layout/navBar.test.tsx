/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

/* Presses beside an open menu, and Tab out of it, are tested in a browser. */

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

test.each([
  ['School Games', ['Play Now', 'How to Play', 'Report Card']],
  ['More', ['Contribute', 'Feedback', 'About Us']],
] as const)('%s opens its links, and closes them again', async (name, links) => {
  const { user } = await visit(name);
  const shown = () =>
    nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Home', 'Journey', ...links]);
  expect(nav().getAllByRole('link', { current: 'page' })).toEqual([link('Journey')]);
  await user.click(button(name));
  expect(expanded()).toEqual([]);
  expect(shown()).toEqual(['Home', 'Journey']);
});

test.each<[string, (visited: Awaited<ReturnType<typeof visit>>) => unknown]>([
  ['the link of the current page', ({ follow }) => follow(link('Journey'))],
  ['Back or Forward, while the page is still loading', () => fireEvent.popState(window)],
  ['the focus, when it leaves backwards', ({ user }) => user.tab({ shift: true })],
  ['a link, whose page is still loading', ({ user }) => user.click(link('Feedback'))],
])('all menus are closed by %s', async (_how, close) => {
  // React logs an error because the test does not wait for the page.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const visited = await visit('Menu', 'More');
  button('Menu').focus();
  await close(visited);
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
  const { user } = await visit('Menu', 'More');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual(['Menu']);
  expect(button('More')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual([]);
  expect(button('Menu')).toHaveFocus();
  link('Home').focus();
  await user.keyboard('{Escape}');
  expect(link('Home')).toHaveFocus();
});
