/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { closing, sections } from '../../src/pages/journey/content';
import { memories } from '../../src/pages/journey/memories/content';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const years = () => within(screen.getByRole('navigation', { name: 'School ke saal' }));
const currentYears = () => years().queryAllByRole('link', { current: 'step' });

test('the sections are in order, and end with the closing', async () => {
  await renderApp('/journey');
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('Journey');
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([...sections.map(({ heading }) => heading), closing.heading]);
});

test.each(sections)('$heading: has its paragraphs and its drawing', async (section) => {
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

describe('the timeline of the school years', () => {
  test('has a link to every section, named by its class and heading', async () => {
    await renderApp('/journey');
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

  describe('on scrolling', () => {
    const Original = window.IntersectionObserver;
    let observed: Element[] = [];
    let notify: IntersectionObserverCallback = () => undefined;
    let isObserving = false;

    beforeEach(() => {
      observed = [];
      window.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback) {
          notify = callback;
          isObserving = true;
        }
        observe(section: Element) {
          observed.push(section);
        }
        disconnect() {
          isObserving = false;
        }
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => {
      window.IntersectionObserver = Original;
    });

    /** Notifies of the sections that are crossed between these two; -1 is above the first one. */
    const scroll = (from: number, to: number) => {
      const entries = observed.flatMap((target, index) =>
        index <= from === index <= to ? [] : [{ target, isIntersecting: index <= to }],
      );
      act(() => notify(entries as IntersectionObserverEntry[], {} as IntersectionObserver));
    };

    test('marks only the last section reached, above all sections the first one', async () => {
      await renderApp('/journey');
      expect(observed).toHaveLength(7);
      expect(currentYears()).toEqual([years().getAllByRole('link')[0]]);
      let from = -1;
      for (const to of [0, 1, 2, 6, 3, -1]) {
        scroll(from, to);
        expect(currentYears()).toEqual([years().getAllByRole('link')[Math.max(to, 0)]]);
        from = to;
      }
    });

    test('disconnects the observer on unmount', async () => {
      const { unmount } = await renderApp('/journey');
      expect(isObserving).toBe(true);
      unmount();
      expect(isObserving).toBe(false);
    });
  });
});
