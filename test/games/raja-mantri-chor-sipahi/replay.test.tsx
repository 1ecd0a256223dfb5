/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { replayHashOf } from '../../../src/games/raja-mantri-chor-sipahi/links';
import { replayIn } from '../../../src/games/raja-mantri-chor-sipahi/Replay';
import { DEAL } from './turns';

test('a game is watched round by round: in words, by its chits with their points, and in a table', () => {
  const rounds = [
    { deal: DEAL, suspect: 1 },
    { deal: DEAL.toReversed(), suspect: 0 },
  ];
  const replay = replayIn(replayHashOf({ guesser: 'mantri', rounds }));
  if (!replay?.History) throw new Error('The link is not read.');
  const { length, textOf, Screen, History } = replay;
  expect(length).toBe(2);
  expect([0, 1, 2].map(textOf)).toEqual([
    'Chaaron chit band. Sabke chehre usse bhi zyada band.',
    'Player 3 ne Player 2 ki chit par shak kiya. Chor mil gaya!',
    'Player 2 ne Player 1 ki chit par shak kiya. Chor nikal gaya!',
  ]);
  const textsOf = (elements: Iterable<Element>) =>
    Array.from(elements, ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  const { rerender } = render(<Screen step={0} />);
  const chits = () => textsOf(screen.getAllByRole('listitem'));
  expect(chits()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  rerender(<Screen step={2} />);
  const revealed = ['1 Sipahi (shak) +500', '2 Mantri 0', '3 Chor +800', '4 Raja +1000'];
  expect(chits()).toEqual(revealed.map((chit) => `Player ${chit}`));
  rerender(<History step={2} />);
  const totals = screen.getAllByRole('row').at(-1)?.children ?? [];
  expect(textsOf(totals)).toEqual(['Total', '1500', '0', '1600', '1500']);
});
