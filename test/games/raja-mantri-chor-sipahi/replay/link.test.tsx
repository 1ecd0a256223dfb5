/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { hashOf } from '../../../../src/games/raja-mantri-chor-sipahi/replay/hash';
import { replayIn } from '../../../../src/games/raja-mantri-chor-sipahi/replay/link';
import type { Replay } from '../../../../src/games/shared/game';
import { DEAL } from '../turns';

const ROUNDS = [
  { deal: DEAL, suspect: 1 },
  { deal: [...DEAL].reverse(), suspect: 0 },
];
const replay = replayIn(hashOf({ guesser: 'mantri', rounds: ROUNDS })) as Replay;
const History = replay.History as NonNullable<Replay['History']>;

test('a link that is no game cannot be watched', () => expect(replayIn('#r=1.abc')).toBeNull());

test('has a step for each round, in words', () => {
  expect([replay.unit, replay.length]).toEqual(['Round', 2]);
  expect([0, 1, 2].map((step) => replay.textOf(step))).toEqual([
    'Chaaron chit band. Sabke chehre usse bhi zyada band.',
    'Player 3 ne Player 2 ki chit par shak kiya. Chor mil gaya!',
    'Player 2 ne Player 1 ki chit par shak kiya. Chor nikal gaya!',
  ]);
});

test('shows four folded chits, and then those of each round with its points, above a table that grows', () => {
  const { container, rerender } = render(<History step={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<replay.Screen step={0} />);
  const texts = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  expect(texts()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  rerender(<replay.Screen step={2} />);
  expect(texts()).toEqual([
    'Player 1 Sipahi (shak) +500',
    'Player 2 Mantri 0',
    'Player 3 Chor +800',
    'Player 4 Raja +1000',
  ]);
  rerender(<History step={2} />);
  const cells = Array.from(screen.getAllByRole('row').at(-1)?.children ?? []);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Total',
    '1500',
    '0',
    '1600',
    '1500',
  ]);
});
