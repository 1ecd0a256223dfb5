import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../src/state/types';
import { soundSwitched } from '../../src/state/uiSlice';
import type { Click } from './gameFixture';
import { scriptedEnv } from './scriptedEnv';
import { makeStore } from './store';

export type Play = (store: AppStore) => void;

export const dispatching =
  (...actions: Click[]): Play =>
  ({ dispatch }) => {
    for (const action of actions) dispatch(action as UnknownAction);
  };

export const inOrder =
  (...plays: Play[]): Play =>
  (store) => {
    for (const play of plays) play(store);
  };

export const nothing = dispatching();

/** A store with sound on, and a function that returns the sounds, words and confetti of a play, in order. */
export function listenForCues() {
  const env = scriptedEnv();
  const store = makeStore({ env });
  store.dispatch(soundSwitched(true));
  let cues: string[] = [];
  env.play.mockImplementation((sound: string, delayMs = 0) => {
    cues.push(delayMs ? `${sound} after ${delayMs} ms` : sound);
  });
  env.say.mockImplementation((text: string, pitch = 1) => {
    cues.push(pitch === 1 ? `"${text}"` : `"${text}" at pitch ${pitch}`);
  });
  env.listVoices.mockImplementation(() => {
    cues.push('voices');
  });
  env.throwConfetti.mockImplementation(() => {
    cues.push('confetti');
  });
  const cuesOf = (play: Play) => {
    cues = [];
    play(store);
    return cues;
  };
  return { store, cuesOf };
}

/** What is played, after what, and its cues. */
export type CueCase = [what: string, before: Play, play: Play, cues: string[]];

/** A test for each case. No timer of a game runs: the plays dispatch its actions themselves. */
export function testCues(cases: CueCase[]) {
  describe('cues', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => {
      jest.clearAllTimers();
      jest.useRealTimers();
    });

    test.each(cases)('%s', (_what, before, play, cues) => {
      const { store, cuesOf } = listenForCues();
      before(store);
      expect(cuesOf(play)).toEqual(cues);
    });
  });
}
