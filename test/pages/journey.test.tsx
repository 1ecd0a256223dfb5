/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { closing, sections } from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { renderApp, renderPage } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const years = () => within(screen.getByRole('navigation', { name: 'School ke saal' }));

test('the sections are in order, and end with the closing', async () => {
  await renderPage('/journey');
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('Journey');
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([...sections.map(({ heading }) => heading), closing.heading]);
});

test.each(sections)('$heading: has its paragraphs and its drawing', async (section) => {
  await renderPage('/journey');
  const part = within(main().getByRole('region', { name: section.heading }));
  for (const paragraph of section.paragraphs) expect(part.getByText(paragraph)).toBeVisible();
  expect(part.getByRole('img')).toHaveAccessibleName(memories[section.id].alt);
});

test('only the first drawing is loaded eagerly', async () => {
  await renderPage('/journey');
  const loading = main()
    .getAllByRole('img')
    .map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', ...Array.from({ length: 6 }, () => 'lazy')]);
});

describe('the timeline of the school years', () => {
  test('has a link to every section, named by its class and heading', async () => {
    await renderPage('/journey');
    const links = years().getAllByRole('link');
    const texts = links.map(({ textContent }) => textContent);
    expect(texts).toEqual(['KG', '2', '4', '5', '7', '10', '12']);
    for (const [index, { heading, year }] of sections.entries()) {
      const name = year === 'KG' ? `KG, ${heading}` : `Class ${year}, ${heading}`;
      expect(links[index]).toHaveAccessibleName(name);
    }
  });

  test.each(sections)('leads to "$heading"', async ({ heading }) => {
    const { follow } = await renderApp('/journey');
    await follow(years().getByRole('link', { name: (name) => name.endsWith(heading) }));
    expect(main().getByRole('heading', { level: 2, name: heading })).toHaveFocus();
  });

  test('disconnects its observer on unmount, as the part for sharing does', async () => {
    const disconnect = jest.spyOn(window.IntersectionObserver.prototype, 'disconnect');
    const { unmount } = await renderPage('/journey');
    expect(disconnect).not.toHaveBeenCalled();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(2);
    disconnect.mockRestore();
  });
});
