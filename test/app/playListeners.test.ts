import { selectOffer } from '../../src/install/slice';
import type { AppStore } from '../../src/state/types';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask } from '../games/truth-or-dare/turns';
import { envWithPrompt } from '../install/fixture';
import { goTo, startVisit, TODAY } from '../report-card/card';
import { device, scriptedEnv } from '../support/scriptedEnv';

/** Listeners that wait for the device have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function play(store: AppStore, turn: (store: AppStore) => void = playRound) {
  turn(store);
  await settle();
}

beforeEach(() => {
  jest.clearAllMocks();
  device.scoresPersisted.mockResolvedValue('askable');
});

describe('the browser is asked to keep the scores', () => {
  test('after the first game, once in a visit', async () => {
    const { store } = await startVisit();
    await settle();
    expect(device.persistScores).not.toHaveBeenCalled();
    await play(store);
    await play(store);
    await play(store, completeTask);
    expect(device.scoresPersisted).toHaveBeenCalledTimes(1);
    expect(device.persistScores).toHaveBeenCalledTimes(1);
  });

  test.each(['promised', 'prompts', 'unsupported'] as const)(
    'not where the answer is "%s"',
    async (answer) => {
      device.scoresPersisted.mockResolvedValue(answer);
      const { store } = await startVisit();
      await play(store);
      expect(device.scoresPersisted).toHaveBeenCalledTimes(1);
      expect(device.persistScores).not.toHaveBeenCalled();
    },
  );

  test('not while the network fails, and no error is left over', async () => {
    const env = scriptedEnv();
    env.loadDevice.mockRejectedValueOnce(new Error('Loading chunk device failed.'));
    const { store } = await startVisit(env);
    await play(store);
    expect(device.persistScores).not.toHaveBeenCalled();
  });
});

describe('the home screen is offered', () => {
  async function visit() {
    const { env } = envWithPrompt();
    return startVisit(env);
  }
  const offer = (store: AppStore) => selectOffer(store.getState());

  test('after the third game, on the second day', async () => {
    const { store, env } = await visit();
    await play(store);
    await play(store, completeTask);
    expect(offer(store)).toBeNull();
    goTo(env, TODAY + 1);
    await play(store);
    expect(offer(store)).toBe('prompt');
  });

  test('not after many games on one day', async () => {
    const { store } = await visit();
    for (let game = 0; game < 9; game += 1) await play(store);
    expect(offer(store)).toBeNull();
  });

  test('not after two games on two days', async () => {
    const { store, env } = await visit();
    await play(store);
    goTo(env, TODAY + 1);
    await play(store);
    expect(offer(store)).toBeNull();
    await play(store);
    expect(offer(store)).toBe('prompt');
  });

  test('also where the games before were in earlier visits', async () => {
    const { store, env } = await visit();
    await play(store);
    await play(store);
    goTo(env, TODAY + 5);
    const next = await startVisit(env);
    expect(offer(next.store)).toBeNull();
    await play(next.store);
    expect(offer(next.store)).toBe('prompt');
  });
});
