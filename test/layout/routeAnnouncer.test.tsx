/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const heading = () => screen.getByRole('heading', { level: 1 });
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

// Links to other pages are tested in ../screenReader.test.tsx.
test('a link to the current page scrolls to the top, focuses its heading and announces its title', async () => {
  const { follow } = await renderApp('/');
  await follow(footerLink('Home'));
  expect(heading()).toHaveFocus();
  expect(announced()).toEqual([document.title]);
  expect(scrolledPage).toHaveBeenCalledWith(0, 0);
});

test('an alert, which would cover the next page and keep the focus, is closed', async () => {
  const { user, follow } = await renderApp('/school-games/quizgame');
  await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  // In a browser only Back leaves this page: an alert covers the links.
  await follow(screen.getByRole('link', { name: 'Love Calculator', hidden: true }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(heading()).toHaveTextContent('Love Calculator');
  expect(heading()).toHaveFocus();
});

test.each(['/', '/school-games', '/about-us#terms', '/nowhere'])(
  'the first page of a visit, %s, moves no focus and announces nothing',
  async (path) => {
    await renderApp(path);
    expect(document.body).toHaveFocus();
    expect(announced()).toEqual([]);
    expect(scrolledPage).not.toHaveBeenCalled();
    expect(scrolledInto).not.toHaveBeenCalled();
  },
);

test('a link with a #hash scrolls to its target and focuses it, also a second time', async () => {
  const { follow } = await renderApp('/');
  for (const times of [1, 2]) {
    await follow(footerLink('FAQ'));
    const target = screen.getByRole('heading', { name: 'FAQ' });
    expect(scrolledInto.mock.contexts).toEqual(Array(times).fill(target));
    expect(target).toHaveFocus();
  }
  expect(scrolledPage).not.toHaveBeenCalled();
});
