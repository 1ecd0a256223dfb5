/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { classPhoto } from '../../src/pages/about/class-photo/content';
import { blog, events, gallery, scenes } from '../../src/pages/home/content';
import { sections } from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { settings } from '../../src/settings';
import { renderApp } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(main().getByRole('region', { name }));
const slideshow = () => region('School ki yaadein');

afterEach(() => jest.useRealTimers());

test('the sections are in order', async () => {
  await renderApp('/');
  const names = main()
    .getAllByRole('region')
    .map((part) => {
      const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      return part.getAttribute('aria-label') ?? label?.textContent;
    });
  expect(names).toEqual([
    'School ki yaadein',
    'PDF tools announcement',
    'Welcome',
    'Follow us',
    'Gallery',
    'Blog',
    'Events',
  ]);
});

describe('the slideshow', () => {
  test('shows the three scenes in turn, each with its texts', async () => {
    const { pass } = await renderWithFakeTimers('/');
    for (const scene of [...scenes, ...scenes.slice(0, 1)]) {
      const [shown, ...others] = slideshow().getAllByRole('img');
      expect(shown).toHaveAccessibleName(scene.alt);
      expect(others).toEqual([]);
      expect(slideshow().getByRole('button', { current: true })).toHaveAccessibleName(scene.title);
      await pass(7000);
    }
  });

  test('leaves no timer running on other pages', async () => {
    const { follow, pass } = await renderWithFakeTimers('/');
    await pass(2000);
    await follow(main().getByRole('link', { name: 'Journey' }));
    await pass(500);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('three links lead to the other parts of the site, each with a description', async () => {
  await renderApp('/');
  const list = main().getByRole('link', { name: 'Journey' }).closest('ul') as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Journey', '/journey'],
    ['Backbenchers wali game', '/school-games'],
    ['Naya khel seekhe', '/how-to-play'],
  ]);
  for (const link of links) expect(link.nextElementSibling?.textContent).toMatch(/\w/);
});

test('Follow us links to the URLs of the settings', async () => {
  await renderApp('/');
  const links = region('Follow us').getAllByRole('link');
  const { instagram, whatsapp, youtube } = settings.social;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([instagram, whatsapp, youtube]);
  for (const [index, name] of ['Instagram', 'WhatsApp', 'YouTube'].entries()) {
    expect(links[index]).toHaveTextContent(name);
    expect(links[index]).toHaveAttribute('rel', 'noopener');
  }
});

describe('the gallery', () => {
  test('shows the class photo and the seven drawings of Journey', async () => {
    await renderApp('/');
    const shown = region('Gallery').getAllByRole('img');
    const alts = [...Object.values(memories), classPhoto].map(({ alt }) => alt);
    expect(alts).toHaveLength(8);
    expect(shown.map((img) => img.getAttribute('alt'))).toEqual(alts);
  });

  test.each(sections)(
    'leads from the drawing of $id to its section of Journey',
    async (section) => {
      const { alt } = memories[section.id];
      const { follow } = await renderApp('/');
      await follow(region('Gallery').getByRole('link', { name: gallery.titles[section.id] }));
      expect(main().getByRole('heading', { level: 2, name: section.heading })).toHaveFocus();
      expect(region(section.heading).getByRole('img')).toHaveAccessibleName(alt);
    },
  );
});

test('each of the three blog posts is a named article that opens on the spot', async () => {
  const { user } = await renderApp('/');
  const posts = region('Blog').getAllByRole('article');
  expect(posts).toHaveLength(3);
  for (const [index, { title, opening, paragraphs }] of blog.posts.entries()) {
    const post = posts[index] as HTMLElement;
    expect(post).toHaveAccessibleName(title);
    expect(within(post).getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(within(post).getByText(opening)).toBeVisible();
    for (const text of paragraphs) expect(within(post).getByText(text)).not.toBeVisible();
    const label = within(post).getByText('Poora padho');
    expect(label.closest('summary')).toHaveAccessibleDescription(title);
    await user.click(label);
    for (const text of paragraphs) expect(within(post).getByText(text)).toBeVisible();
  }
});

test('the events are a list, each with its date', async () => {
  await renderApp('/');
  const days = region('Events').getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual(
    events.days.map(({ when, title, text }) => when + title + text),
  );
});
