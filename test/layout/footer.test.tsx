/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { mockSystem } from '../support/mockSystem';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const footer = () => within(screen.getByRole('contentinfo'));

afterEach(() => jest.restoreAllMocks());

const textOf = (link: HTMLElement) =>
  `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('href')}`;

test('the columns have their links', async () => {
  await renderApp('/');
  const linksUnder = (name: string) => {
    const column = footer().getByRole('heading', { name }).parentElement as HTMLElement;
    return within(column).getAllByRole('link').map(textOf);
  };
  expect(linksUnder('Navigation')).toEqual([
    ...['Home: /', 'Our Journey: /journey', 'School Games: /school-games', 'Gallery: /#gallery'],
  ]);
  expect(linksUnder('Community')).toEqual([
    ...['Contribute: /contribute', 'Feedback: /feedback', 'Blog: /#blog', 'Events: /#events'],
  ]);
  expect(linksUnder('Support')).toEqual([
    ...['FAQ: /about-us#faq', 'Contact Us: /feedback'],
    ...['Privacy Policy: /about-us#privacy-policy', 'Terms: /about-us#terms'],
  ]);
});

test('the external links cannot reach this window', async () => {
  await renderApp('/');
  const links = footer().getAllByRole('link').slice(12);
  expect(links.map(textOf)).toEqual([
    'Instagram: https://example.com/instagram',
    'WhatsApp: https://example.com/whatsapp',
    'YouTube: https://example.com/youtube',
    'Email: mailto:lastbench@example.com',
  ]);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener');
});

test('the copyright line has the current year', async () => {
  const env = scriptedEnv();
  // In July, so that the year does not depend on the time zone.
  env.now.mockReturnValue(Date.UTC(2042, 6, 1));
  await renderApp('/', { env });
  expect(screen.getByRole('contentinfo')).toHaveTextContent("© 2042 Backbencher's Memories");
});

test.each([
  ['smooth', ''],
  ['auto', 'prefers-reduced-motion: reduce'],
])(
  'Scroll to top is %s with the setting "%s", and moves the focus to the heading',
  async (behavior, setting) => {
    mockSystem(setting);
    const { user } = await renderApp('/journey');
    const scrolled = jest.spyOn(window, 'scrollTo');
    await user.click(footer().getByRole('button', { name: 'Scroll to top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);
