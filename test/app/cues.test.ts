import { soundSwitched } from '../../src/layout/uiSlice';
import { makeCall, startGame } from '../games/chidiya-udd/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { dispatching, inOrder, listenForCues } from '../support/cueTester';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

// What has which cue is tested with each game.
test('with sound on there are sounds, words and confetti, with sound off confetti alone', () => {
  const turns = inOrder(playRound, startGame, makeCall);
  const silence = dispatching(soundSwitched(false));
  expect(listenForCues().cuesOf(inOrder(turns, silence, playRound))).toEqual([
    ...['chalk', 'stamp', 'confetti', '"Tota udd!"'],
    'confetti',
  ]);
  expect(listenForCues({ isSoundOn: false }).cuesOf(turns)).toEqual(['confetti']);
});
