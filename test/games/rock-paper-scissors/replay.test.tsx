/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import type { Round } from '../../../src/games/rock-paper-scissors/links';
import { replayHash, roundsIn } from '../../../src/games/rock-paper-scissors/links';
import { replayIn } from '../../../src/games/rock-paper-scissors/Replay';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import { linkHash } from '../../../src/sharing/link';

const round = fc.record({
  player: fc.constantFrom(...HANDS),
  computer: fc.constantFrom(...HANDS),
});

test('one to five rounds come back from their link', () => {
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 5 }), (rounds) => {
      expect(roundsIn(replayHash(rounds))).toEqual(rounds);
    }),
  );
});

const recorded: Round[] = [
  { player: 'rock', computer: 'scissors' },
  { player: 'paper', computer: 'paper' },
  { player: 'scissors', computer: 'rock' },
];

/* Links live for ever: those of the first release must stay readable. */
test('a link of version 1 is never written otherwise', () => {
  expect(replayHash(recorded)).toBe('#r=1.7LMzv');
});

test.each([
  ['a number that is no round', linkHash('rounds', [9])],
  ['six rounds', linkHash('rounds', [0, 1, 2, 3, 4, 5])],
  ['another kind of link', linkHash('match', [2, 4, 6])],
  ['a round more behind the code', `${replayHash(recorded)}A`],
  ['no code', '#r=1.'],
])('%s is no replay', (_what, hash) => {
  expect(replayIn(hash)).toBeNull();
});

test('each step has the hands, the result and the score until then', () => {
  const replay = replayIn(replayHash(recorded));
  if (!replay) throw new Error('The link is not read.');
  const { Screen } = replay;
  const shown = (step: number) => {
    const { unmount } = render(<Screen step={step} />);
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const hand = within(screen.getByRole('region', { name: 'Computer' })).queryByText(
      /Rock|Paper|Scissors/,
    )?.textContent;
    unmount();
    return [...figures, hand, replay.textOf(step)];
  };
  expect(replay.length).toBe(3);
  expect([0, 1, 2, 3].map(shown)).toEqual([
    ['0', '0', '0', undefined, expect.stringContaining('mutthi')],
    ['1', '0', '0', 'Scissors', expect.stringMatching(/^You win! Khataak!/)],
    ['1', '0', '1', 'Paper', expect.stringMatching(/^It's a tie! /)],
    ['1', '1', '1', 'Rock', expect.stringMatching(/^Computer wins! Khataak!/)],
  ]);
});
