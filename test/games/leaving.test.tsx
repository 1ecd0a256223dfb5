/** @jest-environment ./test/support/jsdomEnvironment.ts */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import * as udd from '../../src/games/chidiya-udd/slice';
import * as cricket from '../../src/games/hand-cricket/slice';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as bottle from '../../src/games/truth-or-dare/slice';
import { CHIDIYA_UDD } from '../plays/chidiya-udd';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import type { FullState } from '../support/store';
import { MATCH_PATH, OVER_PATH } from './hand-cricket/cricketScreen';

const task = { difficulty: 'easy', type: 'Dare', index: 2 } as const;
const innings = [
  cricket.tossThrown({ hands: [1, 2], batting: 'you' }),
  cricket.battingChosen('you'),
];

afterEach(() => jest.useRealTimers());

/** Where a timer runs: what is on, and the state after it. An env without draws throws where a game goes on. */
test.each<[path: string, keyof FullState, UnknownAction[], left: object]>([
  [
    '/school-games/rockpaperscissors',
    'rockPaperScissors',
    [hands.roundStarted('rock')],
    { phase: 'idle' },
  ],
  ['/school-games/truth-or-dare', 'truthOrDare', [bottle.spinStarted()], { phase: 'idle' }],
  [
    '/school-games/truth-or-dare',
    'truthOrDare',
    [bottle.challengeAccepted(task)],
    { phase: 'idle' },
  ],
  [CHIDIYA_UDD, 'chidiyaUdd', [udd.gameStarted()], { phase: 'idle' }],
  [MATCH_PATH, 'handCricket', [...innings, cricket.ballThrown([4, 1])], { thrown: null }],
  [OVER_PATH, 'handCricket', [cricket.overBallThrown([3, 4])], { thrown: null }],
])('leaving %s ends what is on in %s, and its timer', async (path, slice, events, left) => {
  const { store, pass, follow } = await renderWithFakeTimers(path);
  act(() => {
    for (const event of events) store.dispatch(event);
  });
  await pass(500);
  expect(store.getState()[slice]).not.toMatchObject(left);
  await follow(screen.getByRole('link', { name: 'Love Calculator' }));
  expect(store.getState()[slice]).toMatchObject(left);
  await pass(10_000);
  expect(jest.getTimerCount()).toBe(0);
});
