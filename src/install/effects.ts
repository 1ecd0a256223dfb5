import type { AppThunk } from '../state/types';
import { homeScreenOffered, offerAnswered, selectOffer } from './slice';

/** `offered`, then `yes` or `no`. Whatever it is, nothing is offered again. */
const OFFER_KEY = 'bbh_install_offer';

/**
 * Offers a place on the home screen, once in all: not where the site is there already, where the browser
 * cannot do it, or where storage would forget that it was offered.
 */
export const offerHomeScreen = (): AppThunk<Promise<void>> => async (dispatch, _getState, env) => {
  if (env.localStorage.get(OFFER_KEY) !== null) return;
  // If it cannot be loaded, a later game tries again.
  const device = await env.loadDevice().catch(() => undefined);
  if (!device || device.isStandalone()) return;
  const byApple = device.isAppleTouch() ? 'apple' : null;
  const offer = env.installPrompt() ? 'prompt' : byApple;
  if (offer && env.localStorage.set(OFFER_KEY, 'offered')) dispatch(homeScreenOffered(offer));
};

/** Must be called in a press, which is what allows the browser's prompt. */
export const answerOffer =
  (isYes: boolean): AppThunk =>
  (dispatch, getState, env) => {
    const offer = selectOffer(getState());
    if (offer === null) return;
    env.localStorage.set(OFFER_KEY, isYes ? 'yes' : 'no');
    dispatch(offerAnswered());
    if (isYes && offer === 'prompt') {
      // It refuses a second time, and where the press is too long ago.
      env
        .installPrompt()
        ?.prompt()
        .catch(() => undefined);
    }
  };
