/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Hand } from '../../../src/games/hand-cricket/Hand';

const FINGERS = [0, 1, 2, 3, 4, 5, 6] as const;

const sprite = readFileSync('src/games/hand-cricket/hands.svg', 'utf8');
const symbols = new Map(
  Array.from(
    sprite.matchAll(/<symbol id="(\w+)"([^>]*)>([\s\S]*?)<\/symbol>/g),
    ([, id = '', attributes = '', shapes = '']) => [id, { attributes, shapes }],
  ),
);

/** The svg of a hand, and the symbol that it shows. */
function handOf(fingers: (typeof FINGERS)[number]) {
  const { container } = render(<Hand fingers={fingers} className="facing" />);
  const svg = container.querySelector('svg');
  const id = svg?.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '';
  return { svg, id };
}

test('each number of fingers has a drawing of its own', () => {
  const ids = FINGERS.map((fingers) => handOf(fingers).id);
  expect(ids.toSorted()).toEqual([...symbols.keys()].toSorted());
  expect(new Set(ids).size).toBe(FINGERS.length);
});

test.each(FINGERS)('%s: the box is that of the symbol', (fingers) => {
  const { svg, id } = handOf(fingers);
  expect(svg?.getAttribute('class')).toContain('facing');
  expect(symbols.get(id)?.attributes.trim()).toBe(`viewBox="${svg?.getAttribute('viewBox')}"`);
});

test('the cuff and the band do not move when the pose changes', () => {
  const wrists = Array.from(symbols.values(), ({ shapes }) => shapes.match(/<path.*/g)?.slice(-4));
  expect(wrists[0]).toHaveLength(4);
  expect(wrists[0]?.[0]).toContain('var(--cuff)');
  for (const wrist of wrists) expect(wrist).toEqual(wrists[0]);
});
