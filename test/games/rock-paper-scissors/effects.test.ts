// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  challengeAccepted,
  computerHandShuffled,
  roundSettled,
  roundStarted,
} from '../../../src/games/rock-paper-scissors/slice';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { pass, recordedStore } from '../../support/recordedStore';
import { playRound } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts; ../leaving.test.tsx tests that leaving stops it.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

test('a round shows another hand every 100 ms for two seconds, then draws and looks at the clock once', async () => {
  const { env, store, log } = recordedStore([0.9]);
  store.dispatch(roundStarted('rock'));
  await pass(1999);
  expect([env.random, env.timeOfDay].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await pass(3_600_000);
  // Before the first shuffled hand the page shows a fist, which is rock.
  const shuffled = Array.from({ length: 19 }, (_, index) => ({
    at: (index + 1) * 100,
    action: computerHandShuffled({ round: 1, hand: HANDS[(index + 1) % 3] as Hand }),
  }));
  const settled = { round: 1, computerChoice: 'scissors', timestamp: '10:42 am' } as const;
  expect(log()).toEqual([
    { at: 0, action: roundStarted('rock') },
    ...shuffled,
    { at: 2000, action: roundSettled(settled) },
  ]);
  expect([env.random, env.timeOfDay].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

const startRound = dispatching(roundStarted('rock'));
const challenge = (...hands: Hand[]) => dispatching(challengeAccepted(hands));

testCues([
  ['a hand', nothing, startRound, ['chalk']],
  [
    'a second hand during a round, and a shuffled hand of the computer',
    startRound,
    dispatching(roundStarted('paper'), computerHandShuffled({ round: 1, hand: 'paper' })),
    [],
  ],
  ['the first won round', nothing, playRound, ['chalk', 'stamp', 'confetti']],
  ['a lost round', playRound, (store) => playRound(store, 'rock', 'paper'), ['chalk', 'stamp']],
  ['the first win, in a challenge', challenge('scissors', 'rock'), playRound, ['chalk', 'stamp']],
  [
    'a challenge that is won with a tie',
    inOrder(challenge('scissors', 'rock'), playRound),
    (store) => playRound(store, 'rock', 'rock'),
    ['chalk', 'stamp', 'confetti'],
  ],
  [
    'a challenge that is level with the first win',
    inOrder(challenge('paper', 'scissors'), (store) => playRound(store, 'rock', 'paper')),
    playRound,
    ['chalk', 'stamp'],
  ],
  ['a tie', playRound, (store) => playRound(store, 'rock', 'rock'), ['chalk', 'stamp']],
]);
