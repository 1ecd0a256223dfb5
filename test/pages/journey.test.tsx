/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { closing, sections } from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const years = () => within(screen.getByRole('navigation', { name: 'School ke saal' }));
const marked = () => years().queryAllByRole('link', { current: 'step' });

test('the sections of the story are in order, and end with the closing', async () => {
  await renderApp('/journey');
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('Journey');
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([...sections.map(({ heading }) => heading), closing.heading]);
});

test.each(sections)('$heading: has its words and its drawing', async (section) => {
  await renderApp('/journey');
  const part = within(main().getByRole('region', { name: section.heading }));
  for (const paragraph of section.paragraphs) expect(part.getByText(paragraph)).toBeVisible();
  expect(part.getByRole('img')).toHaveAccessibleName(memories[section.id].alt);
});

test('only the first drawing is loaded eagerly', async () => {
  await renderApp('/journey');
  const loading = main()
    .getAllByRole('img')
    .map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', ...Array.from({ length: 6 }, () => 'lazy')]);
});

describe('the line of the school years', () => {
  test('has a stop for every section, named by its class and heading', async () => {
    await renderApp('/journey');
    const stops = years().getAllByRole('link');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      'KG',
      '2',
      '4',
      '5',
      '7',
      '10',
      '12',
    ]);
    for (const [index, { heading, year }] of sections.entries()) {
      const name = year === 'KG' ? `KG, ${heading}` : `Class ${year}, ${heading}`;
      expect(stops[index]).toHaveAccessibleName(name);
    }
  });

  test.each(sections)('leads to "$heading"', async ({ heading }) => {
    const { follow } = await renderApp('/journey');
    await follow(years().getByRole('link', { name: (name) => name.endsWith(heading) }));
    expect(main().getByRole('heading', { level: 2, name: heading })).toHaveFocus();
  });

  describe('follows the reader', () => {
    const Original = window.IntersectionObserver;
    let observed: Element[] = [];
    let tell: IntersectionObserverCallback = () => undefined;
    let isWatching = false;

    beforeEach(() => {
      observed = [];
      window.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback) {
          tell = callback;
          isWatching = true;
        }
        observe(section: Element) {
          observed.push(section);
        }
        disconnect() {
          isWatching = false;
        }
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => {
      window.IntersectionObserver = Original;
    });

    /** Simulates IntersectionObserver entries for headings that crossed the mark. */
    const scroll = (from: number, to: number) => {
      const entries = observed.flatMap((target, place) =>
        place <= from === place <= to ? [] : [{ target, isIntersecting: place <= to }],
      );
      act(() => tell(entries as IntersectionObserverEntry[], {} as IntersectionObserver));
    };

    test('and marks only the last section reached, scrolling up and down', async () => {
      await renderApp('/journey');
      expect(observed).toHaveLength(7);
      expect(marked()).toEqual([years().getAllByRole('link')[0]]);
      let from = -1;
      for (const to of [0, 1, 2, 6, 3]) {
        scroll(from, to);
        expect(marked()).toEqual([years().getAllByRole('link')[to]]);
        from = to;
      }
    });

    test('back to the top, where the first year is the current one again', async () => {
      await renderApp('/journey');
      scroll(-1, 4);
      scroll(4, -1);
      expect(marked()).toEqual([years().getAllByRole('link')[0]]);
    });

    test('and disconnects the observer when the page is left', async () => {
      const { unmount } = await renderApp('/journey');
      expect(isWatching).toBe(true);
      unmount();
      expect(isWatching).toBe(false);
    });
  });
});
