/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const nav = () => screen.getByRole('navigation', { name: 'Main' });
const button = (name: 'Menu' | 'School Games' | 'More') =>
  within(nav()).getByRole('button', { name });
const link = (name: string) => within(nav()).getByRole('link', { name });
const visibleLinks = () =>
  within(nav())
    .getAllByRole('link')
    .map((shown) => [shown.textContent, shown.getAttribute('href')]);

const TOP = [
  ['Home', '/'],
  ['Journey', '/journey'],
];
const GAMES = [
  ['Play Now', '/school-games'],
  ['How to Play', '/how-to-play'],
  ['Report Card', '/report-card'],
];
const MORE = [
  ['Contribute', '/contribute'],
  ['Feedback', '/feedback'],
  ['About Us', '/about-us'],
];

async function visit(...opened: ('Menu' | 'School Games' | 'More')[]) {
  const scene = await renderApp('/journey');
  for (const name of opened) await scene.user.click(button(name));
  return scene;
}

function expectAllClosed() {
  for (const name of ['Menu', 'School Games', 'More'] as const) {
    expect(button(name)).toHaveAttribute('aria-expanded', 'false');
  }
}

test('only the top links are shown while the menus are closed', async () => {
  await visit();
  expect(visibleLinks()).toEqual(TOP);
  expectAllClosed();
});

test.each([
  ['School Games', [...TOP, ...GAMES]],
  ['More', [...TOP, ...MORE]],
] as const)('%s opens its links, and closes them again', async (name, links) => {
  const { user } = await visit(name);
  expect(button(name)).toHaveAttribute('aria-expanded', 'true');
  expect(visibleLinks()).toEqual(links);
  await user.click(button(name));
  expectAllClosed();
  expect(visibleLinks()).toEqual(TOP);
});

test('the link of the open page has aria-current', async () => {
  await visit('School Games');
  expect(link('Journey')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Home', 'Play Now', 'How to Play']) {
    expect(link(name)).not.toHaveAttribute('aria-current');
  }
});

describe('the menus close', () => {
  test.each([
    ['a dropdown', ['More'], 'main'],
    ['the mobile menu', ['Menu'], 'main'],
    ['the mobile menu with a dropdown', ['Menu', 'School Games'], 'main'],
    // Nothing there is focusable.
    ['a dropdown', ['More'], 'contentinfo'],
    ['the mobile menu with a dropdown', ['Menu', 'School Games'], 'contentinfo'],
  ] as const)('by a click outside: %s %j, in %s', async (_which, opened, outside) => {
    const { user } = await visit(...opened);
    await user.click(screen.getByRole(outside));
    expectAllClosed();
  });

  test('by a click on a link immediately, while its page is still loading', async () => {
    // React logs an error because the test does not wait for the page.
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await visit('Menu', 'More');
    await user.click(link('Feedback'));
    consoleError.mockRestore();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Journey');
    expectAllClosed();
  });

  test('by a click on one of their links, which opens its page', async () => {
    const { follow } = await visit('Menu', 'More');
    await follow(link('About Us'));
    expectAllClosed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('About Us');
  });

  test('by a click on the link of the current page', async () => {
    const { follow } = await visit('Menu');
    await follow(link('Journey'));
    expectAllClosed();
  });

  test('by Back or Forward immediately, while the page is still loading', async () => {
    await visit('Menu', 'More');
    fireEvent.popState(window);
    expectAllClosed();
  });

  test('by a click on the logo', async () => {
    const { follow } = await visit('Menu', 'More');
    await follow(screen.getByRole('link', { name: "Backbencher's Memories" }));
    expectAllClosed();
  });

  test('when the focus leaves it backwards', async () => {
    const { user } = await visit('Menu');
    await user.tab({ shift: true });
    expect(nav()).not.toContainElement(document.activeElement as HTMLElement);
    expectAllClosed();
  });
});

test('a click between the links of an open menu leaves it open', async () => {
  const { user } = await visit('More');
  const [item] = within(nav()).getAllByRole('list').slice(-1);
  if (item) await user.click(item);
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
});

describe('Escape', () => {
  test('closes the innermost menu first, then the mobile menu around it', async () => {
    const { user } = await visit('Menu', 'More');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button('More')).toHaveAttribute('aria-expanded', 'false');
    expect(button('More')).toHaveFocus();
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expectAllClosed();
    expect(button('Menu')).toHaveFocus();
  });

  test('without an open menu does nothing', async () => {
    const { user, store } = await visit();
    link('Home').focus();
    const before = store.getState();
    await user.keyboard('{Escape}');
    expect(link('Home')).toHaveFocus();
    expect(store.getState()).toBe(before);
  });
});
