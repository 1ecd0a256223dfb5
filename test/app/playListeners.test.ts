import { selectOffer } from '../../src/install/slice';
import type { AppStore } from '../../src/state/types';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask } from '../games/truth-or-dare/turns';
import { envWithPrompt } from '../install/fixture';
import { goTo, startVisit, TODAY } from '../report-card/card';
import { device } from '../support/scriptedEnv';

async function play(store: AppStore, turn: (store: AppStore) => void = playRound) {
  turn(store);
  // Until listeners that wait for the device have run.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => void jest.clearAllMocks());

describe('the browser is asked to keep the scores', () => {
  test('after the first game, once in a visit', async () => {
    const { store } = await startVisit();
    expect(device.scoresPersisted).not.toHaveBeenCalled();
    await play(store);
    await play(store, completeTask);
    expect(device.scoresPersisted).toHaveBeenCalledTimes(1);
    expect(device.persistScores).toHaveBeenCalledTimes(1);
  });

  test.each([
    ...(['promised', 'prompts', 'unsupported'] as const),
    new Error('Loading chunk device failed.'),
  ])('not where the answer is "%s"', async (answer) => {
    const { env, store } = await startVisit();
    if (answer instanceof Error) env.loadDevice.mockRejectedValueOnce(answer);
    else device.scoresPersisted.mockResolvedValueOnce(answer);
    await play(store);
    expect(env.loadDevice).toHaveBeenCalledTimes(1);
    expect(device.persistScores).not.toHaveBeenCalled();
  });
});

test.each([
  ['after the third game, on the second day', [0, 0, 1], true],
  ['also where the games before were in earlier visits', [0, 0, 5], true],
  ['also where the first was played by a clock years ahead', [900, 0, 1], true],
  ['not after many games on one day', [0, 0, 0, 0, 0, 0], false],
  ['not after two games on two days', [0, 1], false],
])('the home screen is offered %s', async (_when, days, isOffered) => {
  let { env } = envWithPrompt();
  let { store } = await startVisit(env);
  for (const [index, day] of days.entries()) {
    expect(selectOffer(store.getState())).toBeNull();
    if (day === 5) ({ env, store } = await startVisit(env));
    goTo(env, TODAY + day);
    await play(store, index === 1 ? completeTask : playRound);
  }
  expect(selectOffer(store.getState())).toBe(isOffered ? 'prompt' : null);
});
