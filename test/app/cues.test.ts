import { gameLeft } from '../../src/games/chidiya-udd/slice';
import { soundSwitched } from '../../src/state/uiSlice';
import { makeCall, startGame } from '../games/chidiya-udd/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { inOrder, listenForCues } from '../support/cueTester';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

// What has which cue is tested with each game.
test('with sound on there are sounds, words and confetti, with sound off confetti alone', () => {
  const turns = inOrder(playRound, startGame, makeCall);
  const { cuesOf, store } = listenForCues();
  expect(cuesOf(turns)).toEqual(['chalk', 'stamp', 'confetti', 'voices', '"Tota udd!"']);
  store.dispatch(gameLeft());
  store.dispatch(soundSwitched(false));
  expect(cuesOf(turns)).toEqual(['confetti']);
});
