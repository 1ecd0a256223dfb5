/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render } from '@testing-library/react';
import { replayHashOf } from '../../../src/games/chidiya-udd/links';
import { replayIn } from '../../../src/games/chidiya-udd/Replay';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import type { Replay } from '../../../src/games/shared/game';
import { callsOf } from './turns';

/** The parts of each step of a game: the figures, the drawings, and the text. */
function stepsOf(mode: Mode, text: string) {
  const hash = replayHashOf({ mode, calls: callsOf(text, 420) });
  const { Screen, length, textOf, unit } = replayIn(hash ?? '') as Replay;
  expect(unit).toBe('Call');
  return Array.from({ length: length + 1 }, (_, step) => {
    const { container, unmount } = render(<Screen step={step} />);
    const drawn = Array.from(container.querySelectorAll('use'), (use) =>
      use.getAttribute('href')?.replace(/^.*#/, ''),
    );
    const figures = Array.from(container.querySelectorAll('dl > div'), (each) => each.textContent);
    unmount();
    return [...figures, ...drawn, textOf(step)];
  });
}

test('each step of a game alone has the call, what was done, and the score until then', () => {
  expect(stepsOf('fast', '+1 -0 +0 -1 -1')).toEqual([
    ['Score0', 'Chances3', 'rest', expect.stringContaining('ungli neeche')],
    ['Score1', 'Chances3', 'down', 'tota', 'Tota udd! Tum: 420 ms, sahi.'],
    ['Score2', 'Chances3', 'down', 'gadha', 'Gadha udd! Tum: ungli neeche, sahi.'],
    ['Score2', 'Chances2', 'down', 'tota', 'Tota udd! Tum: ungli neeche, galat.'],
    ['Score2', 'Chances1', 'down', 'gadha', 'Gadha udd! Tum: 420 ms, galat.'],
    ['Score2', 'Chances0', 'down', 'gadha', 'Gadha udd! Tum: 420 ms, galat.'],
  ]);
});

test('each step of a game of two says what both did', () => {
  expect(stepsOf('duel', `+10 -11 ${'-01 '.repeat(8)}`).at(-1)).toEqual([
    ...['Player 110', 'Player 21', 'down', 'gadha'],
    'Gadha udd! Player 1: ungli neeche, sahi. Player 2: 420 ms, galat.',
  ]);
});
