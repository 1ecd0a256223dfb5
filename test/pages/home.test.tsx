/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { classPhoto } from '../../src/pages/about/class-photo/content';
import { blog, events, gallery, routeLinks, scenes } from '../../src/pages/home/content';
import { sections } from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { settings } from '../../src/settings';
import { renderApp } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(main().getByRole('region', { name }));
const slideshow = () => region('School ki yaadein');

afterEach(() => jest.useRealTimers());

test('the sections are in order, the announcement among the first', async () => {
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

  test('has a dot for each scene and one button, and no control in a scene', async () => {
    await renderApp('/');
    const names = [...scenes.map(({ title }) => title), 'Pause slideshow'];
    const buttons = slideshow().getAllByRole('button');
    expect(
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(names);
    const hidden = { hidden: true };
    expect(slideshow().getAllByRole('button', hidden)).toEqual(buttons);
    expect(slideshow().queryAllByRole('link', hidden)).toEqual([]);
  });

  test('leaves no timer behind on other pages', async () => {
    const { follow, pass } = await renderWithFakeTimers('/');
    await pass(2000);
    await follow(main().getByRole('link', { name: 'Journey' }));
    await pass(500);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['Journey', '/journey'],
  ['Backbenchers wali game', '/school-games'],
  ['Naya khel seekhe', '/how-to-play'],
])('%s is one of the three ways on, and leads to %s', async (name, to) => {
  await renderApp('/');
  const link = main().getByRole('link', { name });
  expect(link).toHaveAttribute('href', to);
  const ways = link.closest('ul') as HTMLElement;
  expect(within(ways).getAllByRole('link')).toHaveLength(routeLinks.length);
  expect(routeLinks).toHaveLength(3);
  expect(link.nextElementSibling?.textContent).toMatch(/\w/);
});

test('Follow us links to the URLs of the settings, each with a name of its own', async () => {
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
  test('shows the class photo and the seven drawings of the story', async () => {
    await renderApp('/');
    const shown = region('Gallery').getAllByRole('img');
    const alts = [...Object.values(memories), classPhoto].map(({ alt }) => alt);
    expect(alts).toHaveLength(8);
    expect(shown.map((img) => img.getAttribute('alt'))).toEqual(alts);
  });

  test.each(sections)('leads from the drawing of $id to its part of the story', async (section) => {
    const { alt } = memories[section.id];
    const { follow } = await renderApp('/');
    await follow(region('Gallery').getByRole('link', { name: gallery.titles[section.id] }));
    expect(main().getByRole('heading', { level: 2, name: section.heading })).toHaveFocus();
    expect(region(section.heading).getByRole('img')).toHaveAccessibleName(alt);
  });
});

test('the blog has its three posts, each an article of its own name and words', async () => {
  await renderApp('/');
  const posts = region('Blog').getAllByRole('article');
  expect(posts).toHaveLength(3);
  for (const [index, { title, paragraphs }] of blog.posts.entries()) {
    const post = posts[index] as HTMLElement;
    expect(post).toHaveAccessibleName(title);
    expect(within(post).getByRole('heading', { level: 3, name: title })).toBeVisible();
    for (const paragraph of paragraphs) expect(within(post).getByText(paragraph)).toBeVisible();
  }
});

test('the events are a list in the order of the school year, each with its day', async () => {
  await renderApp('/');
  const days = region('Events').getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual(
    events.days.map(({ when, title, text }) => when + title + text),
  );
});
