/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { mockSystem } from '../support/mockSystem';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const footer = () => screen.getByRole('contentinfo');

afterEach(() => jest.restoreAllMocks());

describe('the columns', () => {
  const columns = [
    [
      'Navigation',
      [
        ['Home', '/'],
        ['Our Journey', '/journey'],
        ['School Games', '/school-games'],
        ['Gallery', '/#gallery'],
      ],
    ],
    [
      'Community',
      [
        ['Contribute', '/contribute'],
        ['Feedback', '/feedback'],
        ['Blog', '/#blog'],
        ['Events', '/#events'],
      ],
    ],
    [
      'Support',
      [
        ['FAQ', '/about-us#faq'],
        ['Contact Us', '/feedback'],
        ['Privacy Policy', '/about-us#privacy-policy'],
        ['Terms', '/about-us#terms'],
      ],
    ],
  ] as const;

  test.each(columns)('%s has its links', async (heading, links) => {
    await renderApp('/');
    const title = within(footer()).getByRole('heading', { name: heading });
    const column = title.parentElement as HTMLElement;
    const shown = within(column)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(links);
  });
});

test.each([
  ['Instagram', 'https://example.com/instagram'],
  ['WhatsApp', 'https://example.com/whatsapp'],
  ['YouTube', 'https://example.com/youtube'],
  ['Email', 'mailto:lastbench@example.com'],
])('%s is an external link without access to this window', async (name, href) => {
  await renderApp('/');
  const link = within(footer()).getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the copyright line has the current year', async () => {
  const env = scriptedEnv();
  // In July, so that the year does not depend on the time zone.
  env.now.mockReturnValue(Date.UTC(2042, 6, 1));
  await renderApp('/', { env });
  expect(footer()).toHaveTextContent("© 2042 Backbencher's Memories");
});

describe('Scroll to top', () => {
  const press = async () => {
    const { user } = await renderApp('/journey');
    const scrolled = jest.spyOn(window, 'scrollTo');
    await user.click(within(footer()).getByRole('button', { name: 'Scroll to top' }));
    return scrolled;
  };

  test('scrolls smoothly, and moves the focus to the heading', async () => {
    expect(await press()).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('scrolls without animation with reduced motion', async () => {
    mockSystem('prefers-reduced-motion: reduce');
    expect(await press()).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});
