import { soundSwitched } from '../../src/layout/uiSlice';
import { makeCall, startGame } from '../games/chidiya-udd/turns';
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

describe('words', () => {
  const call = inOrder(startGame, makeCall);

  test('are said with sound on', () => {
    expect(listenForCues().cuesOf(call)).toEqual(['"Tota udd!"']);
  });

  test('are not said with sound off', () => {
    expect(listenForCues({ isSoundOn: false }).cuesOf(call)).toEqual([]);
  });
});
