import { makeStore } from '../../src/app/store';
import { answerOffer, offerHomeScreen } from '../../src/install/effects';
import { homeScreenOffered, installSlice, selectOffer } from '../../src/install/slice';
import { device, scriptedEnv } from '../support/scriptedEnv';
import { envWithPrompt, OFFER_KEY } from './fixture';

describe('the offer', () => {
  async function offerIn(env: ReturnType<typeof scriptedEnv>) {
    const store = makeStore({ env, features: [{ slice: installSlice }] });
    await store.dispatch(offerHomeScreen());
    return selectOffer(store.getState());
  }

  test.each([
    ['is by the prompt of the browser, where it has one', true, false, false, 'prompt'],
    ['is by two steps on an iPhone or iPad', false, true, false, 'apple'],
    ['is by the prompt of the browser, should an iPad have one', true, true, false, 'prompt'],
    ['is not made where nothing can be installed', false, false, false, null],
    ['is not made on the home screen itself', true, true, true, null],
  ])('%s', async (_what, hasPrompt, isApple, isStandalone, offer) => {
    device.isAppleTouch.mockReturnValue(isApple);
    device.isStandalone.mockReturnValue(isStandalone);
    const { env, prompt } = hasPrompt ? envWithPrompt() : { env: scriptedEnv() };
    expect(await offerIn(env)).toBe(offer);
    // Without an offer nothing is stored, so that a later game tries again.
    expect(env.localStorage.entries).toEqual(offer ? { [OFFER_KEY]: 'offered' } : {});
    if (prompt) expect(prompt).not.toHaveBeenCalled();
    device.isAppleTouch.mockReturnValue(false);
    device.isStandalone.mockReturnValue(false);
  });

  test.each(['offered', 'yes', 'no', ''])('is not made again after "%s"', async (stored) => {
    const { env } = envWithPrompt();
    env.localStorage.set(OFFER_KEY, stored);
    expect(await offerIn(env)).toBeNull();
    expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: stored });
    expect(env.loadDevice).not.toHaveBeenCalled();
  });

  test('is not made where it would be forgotten', async () => {
    const { env } = envWithPrompt();
    env.localStorage.set = () => false;
    expect(await offerIn(env)).toBeNull();
  });

  test('is not made while the network fails, and no error is left over', async () => {
    const { env } = envWithPrompt();
    env.loadDevice.mockRejectedValueOnce(new Error('Loading chunk device failed.'));
    expect(await offerIn(env)).toBeNull();
    expect(await offerIn(env)).toBe('prompt');
  });
});

describe('the answer', () => {
  test.each([
    [true, 'prompt', 'yes', 1],
    [true, 'apple', 'yes', 0],
    [false, 'prompt', 'no', 0],
    [false, 'apple', 'no', 0],
  ] as const)(
    '%s to the offer of kind %s is stored as %s, prompts %i times, and is the last',
    (isYes, offer, stored, times) => {
      const { env, prompt } = envWithPrompt();
      const store = makeStore({ env, features: [{ slice: installSlice }] });
      store.dispatch(homeScreenOffered(offer));
      store.dispatch(answerOffer(isYes));
      store.dispatch(answerOffer(!isYes));
      expect(selectOffer(store.getState())).toBeNull();
      expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: stored });
      expect(prompt.mock.calls).toEqual(Array(times).fill([]));
    },
  );

  test.each([
    ['that the browser refuses', Promise.reject(new DOMException('', 'InvalidStateError'))],
    ['that is gone, as in an imported log,', undefined],
  ])('yes to a prompt %s leaves no error over', async (_what, refusal) => {
    const env = refusal ? envWithPrompt(jest.fn(() => refusal)).env : scriptedEnv();
    const store = makeStore({ env, features: [{ slice: installSlice }] });
    store.dispatch(homeScreenOffered('prompt'));
    store.dispatch(answerOffer(true));
    expect(selectOffer(store.getState())).toBeNull();
    // An unhandled rejection would fail the test here.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
