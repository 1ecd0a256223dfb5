import { soundSwitched } from '../../src/layout/uiSlice';
import { playRound } from '../games/rock-paper-scissors/turns';
import { dispatching, inOrder, listenForCues } from '../support/cueTester';

// What has which cue is tested with each game.

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('with sound off there is confetti, but no sound', () => {
  expect(listenForCues({ isSoundOn: false }).cuesOf(playRound)).toEqual(['confetti']);
});

test('switching the sound off silences what follows', () => {
  const { cuesOf } = listenForCues();
  const silence = dispatching(soundSwitched(false));
  expect(cuesOf(inOrder(playRound, silence, playRound))).toEqual([
    ...['chalk', 'stamp', 'confetti'],
    'confetti',
  ]);
});
