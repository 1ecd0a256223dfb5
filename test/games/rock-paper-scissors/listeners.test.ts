// First of all: the stores below are made in a browser that has Redux DevTools.
import '../../support/devToolsDoor';
import { ActionCreators } from '@redux-devtools/instrument';
import { makeStore } from '../../../src/app/store';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { decide, drawHand, HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  computerHandShuffled,
  gameLeft,
  roundSettled,
  roundStarted,
  scoresReset,
  selectComputerChoice,
  selectHistory,
  selectIsShuffling,
  selectPlayerChoice,
  selectResult,
  selectTally,
} from '../../../src/games/rock-paper-scissors/slice';
import { liftedStoreOf } from '../../support/devToolsDoor';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { scriptedEnv } from '../../support/scriptedEnv';
import { seededRandom } from '../../support/seededRandom';

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;
const ROCK = 0.1;
const PAPER = 0.5;
const SCISSORS = 0.9;
const NO_TALLY = { playerWins: 0, computerWins: 0, ties: 0 };

type Scene = ReturnType<typeof recordedStore>;

const started = (at: number, hand: Hand) => ({ at, action: roundStarted(hand) });
const settled = (at: number, round: number, computerChoice: Hand, timestamp = '10:42 am') => ({
  at,
  action: roundSettled({ round, computerChoice, timestamp }),
});

/** What of the log tells of the game, and what only moves the computer's hand. */
function told({ log }: Scene) {
  return log().filter(({ action }) => !computerHandShuffled.match(action));
}
function shown({ log }: Scene) {
  return log().flatMap(({ at, action }) =>
    computerHandShuffled.match(action) ? [{ at, action }] : [],
  );
}

describe('a round', () => {
  test('lasts two seconds, and not a millisecond less', async () => {
    const scene = recordedStore([PAPER]);
    scene.store.dispatch(roundStarted('scissors'));
    await pass(1999);
    expect(told(scene)).toEqual([started(0, 'scissors')]);
    expect(selectIsShuffling(scene.store.getState())).toBe(true);
    expect(scene.env.random).not.toHaveBeenCalled();
    expect(scene.env.timeOfDay).not.toHaveBeenCalled();

    await pass(1);
    expect(told(scene)).toEqual([started(0, 'scissors'), settled(2000, 1, 'paper')]);
    expect(selectResult(scene.store.getState())).toBe('You win!');
    expect(selectTally(scene.store.getState())).toEqual({ ...NO_TALLY, playerWins: 1 });
  });

  test.each([
    [ROCK, 'rock'],
    [PAPER, 'paper'],
    [SCISSORS, 'scissors'],
  ] as const)('draws once, when it ends: %d is %s', async (draw, hand) => {
    const { env, store } = recordedStore([draw]);
    store.dispatch(roundStarted('rock'));
    await pass(HOUR);
    expect(selectComputerChoice(store.getState())).toBe(hand);
    expect(env.random).toHaveBeenCalledTimes(1);
  });

  test('is stamped with the time of day at its end, once', async () => {
    const { env, store } = recordedStore([ROCK]);
    env.timeOfDay.mockImplementation(() => new Date().toISOString().slice(11, 19));
    store.dispatch(roundStarted('rock'));
    await pass(HOUR);
    expect(selectHistory(store.getState()).map(({ timestamp }) => timestamp)).toEqual(['12:00:02']);
    expect(env.timeOfDay).toHaveBeenCalledTimes(1);
  });

  test('is over when it is settled: nothing follows', async () => {
    const { store, log } = recordedStore([PAPER]);
    store.dispatch(roundStarted('scissors'));
    await pass(2000);
    const soFar = log();
    await pass(HOUR);
    expect(log()).toEqual(soFar);
  });

  test('can be followed by another, at once and later', async () => {
    const scene = recordedStore([PAPER, ROCK, SCISSORS]);
    for (const hand of ['scissors', 'paper'] as const) {
      scene.store.dispatch(roundStarted(hand));
      await pass(2000);
    }
    await pass(30_000);
    scene.store.dispatch(roundStarted('rock'));
    await pass(HOUR);
    expect(told(scene)).toEqual([
      started(0, 'scissors'),
      settled(2000, 1, 'paper'),
      started(2000, 'paper'),
      settled(4000, 2, 'rock'),
      started(34_000, 'rock'),
      settled(36_000, 3, 'scissors'),
    ]);
    expect(selectTally(scene.store.getState())).toEqual({ ...NO_TALLY, playerWins: 3 });
  });

  test('ignores further choices: they neither change, nor restart, nor prolong it', async () => {
    const scene = recordedStore([PAPER]);
    scene.store.dispatch(roundStarted('scissors'));
    for (const wait of [0, 50, 950, 999]) {
      await pass(wait);
      scene.store.dispatch(roundStarted('rock'));
    }
    expect(selectPlayerChoice(scene.store.getState())).toBe('scissors');
    await pass(HOUR);
    expect(told(scene)).toEqual([
      started(0, 'scissors'),
      ...[0, 50, 1000, 1999].map((at) => started(at, 'rock')),
      settled(2000, 1, 'paper'),
    ]);
    expect(shown(scene).map(({ at }) => at % 100)).not.toContain(50);
    expect(selectHistory(scene.store.getState())).toHaveLength(1);
  });
});

describe('the hands that are shown meanwhile', () => {
  const roundOf = async (scene: Scene) => {
    scene.store.dispatch(roundStarted('rock'));
    await pass(HOUR);
    return shown(scene);
  };

  test('change every 100 ms while the round lasts', async () => {
    const times = (await roundOf(recordedStore([PAPER]))).map(({ at }) => at);
    expect(times).toEqual(Array.from({ length: 19 }, (_, index) => (index + 1) * 100));
  });

  test('take turns, so that each one differs from the one before', async () => {
    const hands = (await roundOf(recordedStore([PAPER]))).map(({ action }) => action.payload.hand);
    for (const [index, hand] of hands.entries()) expect(hand).not.toBe(hands[index - 1]);
    expect(new Set(hands)).toEqual(new Set(HANDS));
  });

  test('are on the screen as they come', async () => {
    const scene = recordedStore([PAPER]);
    const { store } = scene;
    store.dispatch(roundStarted('rock'));
    expect(selectComputerChoice(store.getState())).toBeNull();
    for (let time = 100; time < 2000; time += 100) {
      await pass(100);
      expect(selectComputerChoice(store.getState())).toBe(shown(scene).at(-1)?.action.payload.hand);
    }
  });

  test('are all marked as cosmetic, and no other action of the round is', async () => {
    const scene = recordedStore([PAPER]);
    const hands = await roundOf(scene);
    for (const { action } of hands) expect(action.meta).toEqual({ cosmetic: true });
    expect(told(scene)).toHaveLength(2);
    for (const { action } of told(scene)) expect(action).not.toHaveProperty('meta');
  });
});

describe('a round that is cut short', () => {
  const endings = [
    ['leaving', gameLeft(), { ...NO_TALLY, playerWins: 1 }],
    ['a reset', scoresReset(), NO_TALLY],
  ] as const;
  /** Won once, and 1950 ms into the second round. */
  async function inSecondRound(...draws: number[]) {
    const scene = recordedStore([SCISSORS, ...draws]);
    scene.store.dispatch(roundStarted('rock'));
    await pass(2000);
    scene.store.dispatch(roundStarted('rock'));
    await pass(1950);
    return scene;
  }

  test.each(endings)('by %s gives no result, however late', async (_what, ending, tally) => {
    const { env, store, log } = await inSecondRound();
    store.dispatch(ending);
    const soFar = log();
    await pass(HOUR);
    expect(log()).toEqual(soFar);
    expect(env.random).toHaveBeenCalledTimes(1);
    expect(selectTally(store.getState())).toEqual(tally);
    expect(selectResult(store.getState())).toBeNull();
    expect(selectComputerChoice(store.getState())).toBeNull();
  });

  test.each(endings)('by %s does not touch the next one', async (_what, ending, tally) => {
    const scene = await inSecondRound(PAPER);
    const hands = shown(scene).length;
    for (const event of [ending, roundStarted('scissors')]) scene.store.dispatch(event);
    await pass(HOUR);
    expect(told(scene).slice(4)).toEqual([started(3950, 'scissors'), settled(5950, 3, 'paper')]);
    const nextHands = shown(scene).slice(hands);
    expect(nextHands.map(({ at }) => at)).toEqual(nextHands.map((_, index) => 4050 + index * 100));
    expect(nextHands.map(({ action }) => action.payload.round)).toEqual(nextHands.map(() => 3));
    expect(nextHands.length).toBeGreaterThan(0);
    expect(selectTally(scene.store.getState())).toEqual({
      ...tally,
      playerWins: tally.playerWins + 1,
    });
  });
});

describe('a clock that jumps during the round', () => {
  test.each([
    ['to its end', 1550],
    ['by 20 s', 20_000],
    ['by an hour', HOUR],
  ])('ahead %s settles it once, at the next wake-up', async (_where, jump) => {
    const scene = recordedStore([PAPER]);
    scene.store.dispatch(roundStarted('scissors'));
    await pass(450);
    jumpClock(jump);
    await pass(51);
    expect(told(scene)[1]).toMatchObject(settled(expect.any(Number), 1, 'paper'));
    expect(selectIsShuffling(scene.store.getState())).toBe(false);

    const soFar = scene.log();
    await pass(HOUR);
    expect(scene.log()).toEqual(soFar);
    expect(selectTally(scene.store.getState())).toEqual({ ...NO_TALLY, playerWins: 1 });
    expect(shown(scene).length).toBeLessThanOrEqual(5);
  });

  test('back by an hour does not prolong it', async () => {
    const scene = recordedStore([PAPER]);
    scene.store.dispatch(roundStarted('scissors'));
    await pass(450);
    jumpClock(-HOUR);
    await pass(1549);
    expect(selectIsShuffling(scene.store.getState())).toBe(true);
    await pass(1);
    expect(selectResult(scene.store.getState())).toBe('You win!');
    expect(shown(scene).length).toBeLessThanOrEqual(20);

    const soFar = scene.log();
    await pass(2 * HOUR);
    expect(scene.log()).toEqual(soFar);
  });
});

describe('while DevTools shows the past', () => {
  test('the round runs to its end as the one it is, and stops', async () => {
    const scene = recordedStore([PAPER]);
    const { store } = scene;
    store.dispatch(roundStarted('scissors'));
    await pass(1000);
    const lifted = liftedStoreOf(store);
    lifted.dispatch(ActionCreators.jumpToState(0));
    await pass(HOUR);
    expect(selectHistory(store.getState())).toEqual([]);
    expect(told(scene)).toEqual([started(0, 'scissors'), settled(2000, 1, 'paper')]);
    expect(shown(scene).length).toBeLessThanOrEqual(20);

    lifted.dispatch(ActionCreators.jumpToState(scene.log().length));
    expect(selectResult(store.getState())).toBe('You win!');
    expect(selectTally(store.getState())).toEqual({ ...NO_TALLY, playerWins: 1 });
  });
});

describe('two stores', () => {
  test('each have a clock, a chance and a time of day of their own', async () => {
    const one = recordedStore([PAPER]);
    const other = recordedStore([ROCK]);
    other.env.timeOfDay.mockReturnValue('22:42');
    one.store.dispatch(roundStarted('scissors'));
    await pass(700);
    other.store.dispatch(roundStarted('scissors'));
    await pass(HOUR);
    expect(told(one)).toEqual([started(0, 'scissors'), settled(2000, 1, 'paper')]);
    expect(told(other)).toEqual([started(700, 'scissors'), settled(2700, 1, 'rock', '22:42')]);
    expect(shown(one)).toHaveLength(shown(other).length);
  });

  test('do not stop each other', async () => {
    const one = recordedStore([PAPER]);
    const other = recordedStore();
    one.store.dispatch(roundStarted('scissors'));
    other.store.dispatch(roundStarted('scissors'));
    await pass(1000);
    other.store.dispatch(gameLeft());
    await pass(1000);
    expect(told(one)).toEqual([started(0, 'scissors'), settled(2000, 1, 'paper')]);
    expect(selectHistory(other.store.getState())).toEqual([]);
  });
});

test('300 rounds show, one by one, what the rules make of the same chance', async () => {
  const env = scriptedEnv();
  env.now.mockImplementation(() => Date.now());
  env.random.mockImplementation(seededRandom(7));
  const { dispatch, getState } = makeStore({ env });
  const random = seededRandom(7);
  const wins = { 'You win!': 0, 'Computer wins!': 0, "It's a tie!": 0 };
  for (let round = 0; round < 300; round++) {
    const hand = HANDS[round % HANDS.length] ?? 'rock';
    dispatch(roundStarted(hand));
    await pass(2000);
    const computer = drawHand(random());
    wins[decide(hand, computer)] += 1;
    expect(selectComputerChoice(getState())).toBe(computer);
    expect(selectTally(getState())).toEqual({
      playerWins: wins['You win!'],
      computerWins: wins['Computer wins!'],
      ties: wins["It's a tie!"],
    });
  }
});
