/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const heading = () => screen.getByRole('heading', { level: 1 });
const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const footerLink = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });
/** The texts of the polite live regions. */
const announced = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"]'))
    .map((region) => region.textContent)
    .filter((text) => text !== '');

const scrolledPage = jest.spyOn(window, 'scrollTo');
const scrolledInto = jest.spyOn(Element.prototype, 'scrollIntoView');

afterEach(() => jest.clearAllMocks());

describe('a link to another page', () => {
  test('moves the focus to its heading', async () => {
    const { follow } = await renderApp('/');
    await follow(mainLink('Journey'));
    expect(heading()).toHaveTextContent('Journey');
    expect(heading()).toHaveFocus();
  });

  test('sets the title of the document, and announces it', async () => {
    const { follow } = await renderApp('/');
    await follow(mainLink('Journey'));
    expect(document.title).toBe("Journey · Backbencher's Memories");
    expect(announced()).toEqual(["Journey · Backbencher's Memories"]);
    await follow(mainLink('Home'));
    const home = "Backbencher's Memories: school ke games, bachpan ki yaadein";
    expect(document.title).toBe(home);
    expect(announced()).toEqual([home]);
  });

  test('scrolls to the top', async () => {
    const { follow } = await renderApp('/');
    await follow(mainLink('Journey'));
    expect(scrolledPage).toHaveBeenCalledWith(0, 0);
  });

  test('closes an alert, which would cover the next page and keep the focus', async () => {
    const { user, follow, store } = await renderApp('/school-games/quizgame');
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    // In a browser this needs Back: an alert covers the links.
    await follow(screen.getByRole('link', { name: 'Love Calculator', hidden: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(store.getState().ui.alert).toBeNull();
    expect(heading()).toHaveTextContent('Love Calculator');
    expect(heading()).toHaveFocus();
  });

  test('focuses, announces and scrolls from one game of the hub to the next', async () => {
    const { follow } = await renderApp('/school-games');
    const games = screen.getByRole('navigation', { name: 'Games' });
    await follow(within(games).getByRole('link', { name: 'Quiz Game' }));
    expect(heading()).toHaveTextContent('Quiz Game');
    expect(heading()).toHaveFocus();
    expect(announced()).toEqual(["Quiz Game: school ka surprise test · Backbencher's Memories"]);
    expect(scrolledPage).toHaveBeenCalledWith(0, 0);
  });

  test('focuses and scrolls on the current page, too', async () => {
    const { follow } = await renderApp('/journey');
    await follow(mainLink('Journey'));
    expect(heading()).toHaveFocus();
    expect(scrolledPage).toHaveBeenCalledWith(0, 0);
  });
});

test.each(['/', '/journey', '/school-games', '/about-us#terms', '/nowhere'])(
  'the first page of a visit, %s, moves no focus and announces nothing',
  async (path) => {
    await renderApp(path);
    expect(document.body).toHaveFocus();
    expect(announced()).toEqual([]);
    expect(scrolledPage).not.toHaveBeenCalled();
    expect(scrolledInto).not.toHaveBeenCalled();
  },
);

describe('a link with a #hash', () => {
  test.each([
    ['/about-us', 'the open page'],
    ['/', 'another page'],
  ])('scrolls to its target and focuses it (on %s, to %s)', async (path) => {
    const { follow } = await renderApp(path);
    await follow(footerLink('FAQ'));
    const target = screen.getByRole('heading', { name: 'FAQ' });
    expect(scrolledInto.mock.contexts).toEqual([target]);
    expect(target).toHaveFocus();
    expect(scrolledPage).not.toHaveBeenCalled();
  });

  test('scrolls there again on a second click', async () => {
    const { follow } = await renderApp('/about-us');
    await follow(footerLink('FAQ'));
    await follow(footerLink('FAQ'));
    expect(scrolledInto).toHaveBeenCalledTimes(2);
  });
});
