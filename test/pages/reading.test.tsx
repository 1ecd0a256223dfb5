/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import packageJson from '../../package.json';
import { printImpossible } from '../../src/layout/content';
import { whatsappLink } from '../../src/layout/links';
import { classPhoto } from '../../src/pages/about/class-photo/content';
import * as about from '../../src/pages/about/content';
import * as contribute from '../../src/pages/contribute/content';
import * as home from '../../src/pages/home/content';
import * as howToPlay from '../../src/pages/how-to-play/content';
import * as journey from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { settings } from '../../src/settings';
import { guides } from '../support/guides';
import { renderPage } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { textsIn } from '../support/texts';

const main = () => within(screen.getByRole('main'));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const guidePaths = guides.map(({ slug }) => `/how-to-play/${slug}`);

// The texts in the QR code, and those that come later, are not on the page.
const payment = { ...contribute.payment, sample: '', copied: '' };
const khel = { ...home.khel, last: '', best: '' };
const over = { newcomer: home.over.newcomer };

test.each<[path: string, content: unknown]>([
  ['/', { ...home, khel, over, memories, classPhoto }],
  ['/journey', { ...journey, memories }],
  ['/about-us', { ...about, classPhoto }],
  ['/contribute', { ...contribute, payment }],
  ['/how-to-play', howToPlay],
  ...guides.map((guide): [string, unknown] => [`/how-to-play/${guide.slug}`, guide]),
])('%s shows every text of its content', async (path, content) => {
  await renderPage(path);
  const values = [...document.querySelectorAll('*')].flatMap((each) =>
    Array.from(each.attributes, ({ value }) => value),
  );
  // The messages that are sent on are in links.
  const messages = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="text="]')].map(
    ({ href }) => new URL(href).searchParams.get('text'),
  );
  const shown = [document.documentElement.textContent, ...values, ...messages].join('\n');
  expect(textsIn(path, content).filter(({ text }) => !shown.includes(text))).toEqual([]);
});

test('where the browser cannot print, each press of Print says so', async () => {
  const env = scriptedEnv();
  env.print.mockReturnValue(false);
  const { user } = await renderPage('/how-to-play/pacheta', { env });
  for (let press = 0; press < 2; press += 1) {
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await screen.findByText(printImpossible)).toHaveRole('status');
  }
});

const ofGuide = ['introduction', 'how-to-play', 'conclusion'];
const withSong = ['introduction', 'how-to-play', 'geet', 'conclusion'];

test.each<[path: string, anchors: string[]]>([
  ['/', ['khel', 'welcome', 'follow-us', 'gallery', 'blog', 'events']],
  ['/about-us', ['mission', 'team', 'faq', 'privacy-policy', 'terms']],
  ['/journey', [...Object.keys(memories), 'closing']],
  ...guides.map(({ slug, song }): [string, string[]] => [
    `/how-to-play/${slug}`,
    song ? withSong : ofGuide,
  ]),
])('the sections of %s are in order, each with its anchor', async (path, anchors) => {
  await renderPage(path);
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.flatMap(({ id }) => id || [])).toEqual(anchors);
});

test.each<[name: string | RegExp, path: string, href: string]>([
  ['Journey', '/', '/journey'],
  ['Backbenchers wali game', '/', '/school-games'],
  ['Naya khel seekhe', '/', '/how-to-play'],
  [/Instagram/, '/', settings.social.instagram],
  [/WhatsApp/, '/', settings.social.whatsapp],
  [/YouTube/, '/', settings.social.youtube],
  ...journey.sections.map(({ id }): [string, string, string] => [
    ...([home.gallery.titles[id], '/', `/journey#${id}`] as const),
  ]),
  ['KG, First Day: Rona Bittu ne shuru kiya', '/journey', '/journey#first-day'],
  ['Class 2, Lunch Break: Ghanti se pehle wala', '/journey', '/journey#lunch-break'],
  ['Send screenshot on WhatsApp', '/contribute', whatsappLink(contribute.payment.message)],
  ['Feedback', '/contribute', '/feedback'],
  ['Apna version batao', '/how-to-play/pacheta', '/feedback'],
  [guides[0]?.play ?? '', '/how-to-play/chidiya-udd', '/school-games/chidiya-udd'],
])('the link "%s" of %s leads to %s', async (name, path, href) => {
  await renderPage(path);
  expect(hrefOf(main().getByRole('link', { name }))).toBe(href);
});

test('the version is the specified one, and that of package.json', () => {
  expect(about.version).toBe('Beta version 1.0.1');
  expect(packageJson.version).toBe('1.0.1');
});

test('the control that opens the rest of a blog post names the post', async () => {
  await renderPage('/');
  for (const { title } of home.blog.posts) {
    const control = within(main().getByRole('article', { name: title })).getByText('Poora padho');
    expect(control.closest('summary')).toHaveAccessibleDescription(title);
  }
});

describe('the guides', () => {
  const names = guides.map(({ heading }) => heading);

  test.each([['/how-to-play', -1] as const, ...guidePaths.map((path, at) => [path, at] as const)])(
    'are listed on %s, where that one alone is current, and its neighbours are linked',
    async (path, at) => {
      await renderPage(path);
      const nav = within(screen.getByRole('navigation', { name: 'Khel' }));
      const links = nav.getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(names);
      expect(links.map(hrefOf)).toEqual(guidePaths);
      const current = nav.queryAllByRole('link', { current: 'page' });
      expect(current.map(({ textContent }) => textContent)).toEqual(names.slice(at, at + 1));
      const neighbours = [
        ...document.querySelectorAll<HTMLElement>('main [rel=prev], main [rel=next]'),
      ];
      expect(neighbours.map((link) => [link.textContent, hrefOf(link)])).toEqual(
        [
          [`Pichhla: ${names[at - 1]}`, guidePaths[at - 1]],
          [`Agla: ${names[at + 1]}`, guidePaths[at + 1]],
        ].filter(([, to]) => at >= 0 && to),
      );
    },
  );

  test('are printed by Print, once', async () => {
    const { user, env } = await renderPage('/how-to-play/pacheta');
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(env.print.mock.calls).toEqual([[]]);
  });
});

test('the announcement leads to the tools; closed, it gives the focus to the next link', async () => {
  const { user, env } = await renderPage('/');
  await user.click(main().getByRole('button', { name: 'Try PDF Tools' }));
  expect(env.redirect.mock.calls).toEqual([[settings.toolsUrl]]);
  main().getByRole('button', { name: 'Close announcement' }).focus();
  await user.keyboard('{Enter}');
  expect(main().queryByRole('region', { name: 'PDF tools announcement' })).toBeNull();
  expect(main().getByRole('link', { name: 'Journey' })).toHaveFocus();
});
