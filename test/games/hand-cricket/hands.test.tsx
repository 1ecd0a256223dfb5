/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { HandDrawing } from '../../../src/games/hand-cricket/Hands';

const FINGERS = [0, 1, 2, 3, 4, 5, 6] as const;

const sprite = readFileSync('src/games/hand-cricket/hands.svg', 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)">/g)];

test('each number of fingers has a drawing of its own, in the box of the sprite', () => {
  const shown = FINGERS.map((fingers) => {
    const svg = render(<HandDrawing fingers={fingers} className="facing" />).container
      .firstElementChild;
    expect(svg).toHaveClass('facing');
    const href = svg?.querySelector('use')?.getAttribute('href');
    return `${href?.split('#')[1]} ${svg?.getAttribute('viewBox')}`;
  });
  expect(shown.toSorted()).toEqual(symbols.map(([, id, box]) => `${id} ${box}`).toSorted());
});
