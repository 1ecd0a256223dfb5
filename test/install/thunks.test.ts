import { makeStore } from '../../src/app/store';
import { homeScreenOffered, offerAnswered, selectOffer } from '../../src/install/slice';
import { answerOffer, offerHomeScreen } from '../../src/install/thunks';
import { device, scriptedEnv } from '../support/scriptedEnv';
import { envWithPrompt, injectSlice, OFFER_KEY } from './fixture';

test('before the offer is loaded, the store knows of none', () => {
  const store = makeStore({ env: scriptedEnv() });
  expect(store.getState()).not.toHaveProperty('install');
  expect(selectOffer(store.getState())).toBeNull();
  injectSlice();
  expect(selectOffer(store.getState())).toBeNull();
});

describe('the offer', () => {
  beforeEach(() => {
    injectSlice();
    device.isStandalone.mockReturnValue(false);
    device.isAppleTouch.mockReturnValue(false);
  });

  async function offerIn(env: ReturnType<typeof scriptedEnv>) {
    const store = makeStore({ env });
    await store.dispatch(offerHomeScreen());
    return selectOffer(store.getState());
  }

  test('is by the prompt of the browser, where it has one', async () => {
    const { env, prompt } = envWithPrompt();
    expect(await offerIn(env)).toBe('prompt');
    expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: 'offered' });
    expect(prompt).not.toHaveBeenCalled();
  });

  test('is by two steps on an iPhone or iPad', async () => {
    device.isAppleTouch.mockReturnValue(true);
    const env = scriptedEnv();
    expect(await offerIn(env)).toBe('apple');
    expect(env.localStorage.entries).toEqual({ [OFFER_KEY]: 'offered' });
  });

  test('is by the prompt of the browser, should an iPad have one', async () => {
    device.isAppleTouch.mockReturnValue(true);
    expect(await offerIn(envWithPrompt().env)).toBe('prompt');
  });

  test('is not made where nothing can be installed; a later game tries again', async () => {
    const env = scriptedEnv();
    expect(await offerIn(env)).toBeNull();
    expect(env.localStorage.entries).toEqual({});
  });

  test('is not made on the home screen itself', async () => {
    device.isStandalone.mockReturnValue(true);
    device.isAppleTouch.mockReturnValue(true);
    const { env } = envWithPrompt();
    expect(await offerIn(env)).toBeNull();
    expect(env.localStorage.entries).toEqual({});
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
    expect(env.localStorage.entries).toEqual({});
    expect(await offerIn(env)).toBe('prompt');
  });
});

describe('the answer', () => {
  beforeEach(injectSlice);

  function answer(isYes: boolean, offer: 'prompt' | 'apple', { env, prompt } = envWithPrompt()) {
    const store = makeStore({ env });
    store.dispatch(homeScreenOffered(offer));
    store.dispatch(answerOffer(isYes));
    return { shown: selectOffer(store.getState()), stored: env.localStorage.entries, prompt };
  }

  test('yes shows the prompt of the browser within the press', () => {
    const { shown, stored, prompt } = answer(true, 'prompt');
    expect(shown).toBeNull();
    expect(stored).toEqual({ [OFFER_KEY]: 'yes' });
    expect(prompt.mock.calls).toEqual([[]]);
  });

  test('yes to the two steps shows no prompt', () => {
    const { shown, stored, prompt } = answer(true, 'apple');
    expect(shown).toBeNull();
    expect(stored).toEqual({ [OFFER_KEY]: 'yes' });
    expect(prompt).not.toHaveBeenCalled();
  });

  test.each(['prompt', 'apple'] as const)('no to the offer of kind %s is stored', (offer) => {
    const { shown, stored, prompt } = answer(false, offer);
    expect(shown).toBeNull();
    expect(stored).toEqual({ [OFFER_KEY]: 'no' });
    expect(prompt).not.toHaveBeenCalled();
  });

  test('a prompt that the browser refuses leaves no error over', async () => {
    const refusal = Promise.reject(new DOMException('Already used.', 'InvalidStateError'));
    const { shown } = answer(true, 'prompt', envWithPrompt(jest.fn(() => refusal)));
    expect(shown).toBeNull();
    await expect(refusal).rejects.toThrow('Already used.');
  });

  test('a prompt that is gone, as in an imported log, is not missed', () => {
    const env = scriptedEnv();
    expect(answer(true, 'prompt', { env, prompt: jest.fn() }).shown).toBeNull();
  });

  test('is ignored where nothing is offered, as at the second of two presses', () => {
    const { env, prompt } = envWithPrompt();
    const store = makeStore({ env });
    store.dispatch(homeScreenOffered('prompt'));
    store.dispatch(offerAnswered());
    store.dispatch(answerOffer(true));
    expect(prompt).not.toHaveBeenCalled();
    expect(env.localStorage.entries).toEqual({});
  });
});
