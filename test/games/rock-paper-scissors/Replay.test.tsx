/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { replayHashOf } from '../../../src/games/rock-paper-scissors/links';
import { replayIn } from '../../../src/games/rock-paper-scissors/Replay';

test('no replay is in another hash', () => {
  expect(replayIn('#r=1.')).toBeNull();
});

test('each step has the hands, the result and the score until then', () => {
  const replay = replayIn(
    replayHashOf([
      { player: 'rock', computer: 'scissors' },
      { player: 'paper', computer: 'paper' },
      { player: 'scissors', computer: 'rock' },
    ]),
  );
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
