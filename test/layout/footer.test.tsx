/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { BUILD_YEAR } from '../../src/layout/content';
import { mockSystem } from '../support/mockSystem';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

/* Whether each link leads somewhere is tested in a browser. */

const footer = () => within(screen.getByRole('contentinfo'));

afterEach(() => jest.restoreAllMocks());

test('the footer has the specified columns and links', async () => {
  await renderApp('/');
  const headings = footer().getAllByRole('heading');
  expect(headings.map((each) => each.textContent)).toEqual(['Navigation', 'Community', 'Support']);
  const links = footer().getAllByRole('link');
  expect(
    links.map((link) => {
      const name = link.getAttribute('aria-label') ?? link.textContent;
      return `${name}: ${link.getAttribute('href')}`;
    }),
  ).toEqual([
    ...['Home: /', 'Our Journey: /journey', 'School Games: /school-games', 'Gallery: /#gallery'],
    ...['Contribute: /contribute', 'Feedback: /feedback', 'Blog: /#blog', 'Events: /#events'],
    ...['FAQ: /about-us#faq', 'Contact Us: /feedback'],
    ...['Privacy Policy: /about-us#privacy-policy', 'Terms: /about-us#terms'],
    ...['Instagram: https://example.com/instagram', 'WhatsApp: https://example.com/whatsapp'],
    ...['YouTube: https://example.com/youtube', 'Email: mailto:lastbench@example.com'],
  ]);
});

test.each([
  ['that of the clock', 2037, 2037],
  ['that of the build, if the clock says less than the first', 1970, BUILD_YEAR],
])('the copyright year is %s', async (_what, now, shown) => {
  const env = scriptedEnv();
  env.now.mockReturnValue(Date.UTC(now, 5, 15));
  await renderApp('/', { env });
  expect(footer().getByText(/©/)).toHaveTextContent(`© ${shown} Backbencher's Memories`);
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
