/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { hashOf } from '../../../../src/games/chidiya-udd/replay/hash';
import { replayIn } from '../../../../src/games/chidiya-udd/replay/link';
import type { Mode } from '../../../../src/games/chidiya-udd/rules';
import { linkHash } from '../../../../src/sharing/link';
import { callsOf } from '../calls';

/** What each step of a game shows: the figures, the drawings, and the text. */
function stepsOf(mode: Mode, text: string) {
  const replay = replayIn(hashOf({ mode, calls: callsOf(text, 420) }) ?? '');
  if (!replay) throw new Error('The link is not read.');
  const { Screen, length, textOf, unit } = replay;
  expect(unit).toBe('Call');
  return Array.from({ length: length + 1 }, (_, step) => {
    const { container, unmount } = render(<Screen step={step} />);
    const textsOf = (role: 'term' | 'definition') =>
      screen.getAllByRole(role).map(({ textContent }) => textContent);
    const values = textsOf('definition');
    const figures = textsOf('term').map((term, at) => `${term} ${values[at]}`);
    const drawings = Array.from(container.querySelectorAll('use'), (use) =>
      use.getAttribute('href')?.replace(/^.*#/, ''),
    );
    unmount();
    return [...figures, ...drawings, textOf(step)];
  });
}

test('each step of a game alone has the call, what was done, and the score until then', () => {
  expect(stepsOf('fast', '+1 -0 +0 -1 -1')).toEqual([
    ['Score 0', 'Chances 3', 'rest', expect.stringContaining('ungli neeche')],
    ['Score 1', 'Chances 3', 'down', 'tota', 'Tota udd! Tum: 420 ms, sahi.'],
    ['Score 2', 'Chances 3', 'down', 'gadha', 'Gadha udd! Tum: ungli neeche, sahi.'],
    ['Score 2', 'Chances 2', 'down', 'tota', 'Tota udd! Tum: ungli neeche, galat.'],
    ['Score 2', 'Chances 1', 'down', 'gadha', 'Gadha udd! Tum: 420 ms, galat.'],
    ['Score 2', 'Chances 0', 'down', 'gadha', 'Gadha udd! Tum: 420 ms, galat.'],
  ]);
});

test('each step of a game of two says what both did', () => {
  const steps = stepsOf('duel', `+10 -11 ${'-01 '.repeat(8)}`);
  expect(steps).toHaveLength(11);
  expect([0, 1, 2, 10].map((step) => steps[step])).toEqual([
    ['Player 1 0', 'Player 2 0', 'rest', expect.stringContaining('ungli neeche')],
    [
      ...['Player 1 1', 'Player 2 0', 'down', 'tota'],
      'Tota udd! Player 1: 420 ms, sahi. Player 2: ungli neeche, galat.',
    ],
    [
      ...['Player 1 2', 'Player 2 1', 'down', 'gadha'],
      'Gadha udd! Player 1: 420 ms, galat. Player 2: 420 ms, galat.',
    ],
    [
      ...['Player 1 10', 'Player 2 1', 'down', 'gadha'],
      'Gadha udd! Player 1: ungli neeche, sahi. Player 2: 420 ms, galat.',
    ],
  ]);
});

test.each([
  ['a game that is not over', linkHash('lifts', [1, 0, 0, 0])],
  ['a challenge', linkHash('calls', [0, 0, 0, 1, 2, 3])],
])('%s is no replay', (_what, hash) => {
  expect(replayIn(hash)).toBeNull();
});
