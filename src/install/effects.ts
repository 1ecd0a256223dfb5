import type { AppThunk } from '../state/types';
import { homeScreenOffered, offerAnswered, selectOffer } from './slice';

/**
 * The key in local storage. Its value is `offered` after the offer, and `yes` or `no` after the answer. If there is
 * any value, nothing is offered again.
 */
const OFFER_KEY = 'bbh_install_offer';

/**
 * Offers a place on the home screen, once and never again. Nothing is offered where the site is on the home
 * screen already, where the browser cannot install it, or where storage would forget the offer.
 */
export const offerHomeScreen = (): AppThunk<Promise<void>> => async (dispatch, _getState, env) => {
  if (env.localStorage.get(OFFER_KEY) !== null) return;
  // If the chunk cannot be loaded, nothing is offered now. The offer is tried again after a later game.
  const device = await env.loadDevice().catch(() => undefined);
  if (!device || device.isStandalone()) return;
  const byApple = device.isAppleTouch() ? 'apple' : null;
  const offer = env.installPrompt() ? 'prompt' : byApple;
  if (offer && env.localStorage.set(OFFER_KEY, 'offered')) dispatch(homeScreenOffered(offer));
};

/**
 * Takes the answer to the offer. Must be called by the handler of a press: browsers show their install prompt at no
 * other time.
 */
export const answerOffer =
  (isYes: boolean): AppThunk =>
  (dispatch, getState, env) => {
    const offer = selectOffer(getState());
    if (offer === null) return;
    env.localStorage.set(OFFER_KEY, isYes ? 'yes' : 'no');
    dispatch(offerAnswered());
    if (isYes && offer === 'prompt') {
      // The prompt rejects when it was shown before, or when the press is too long ago.
      env
        .installPrompt()
        ?.prompt()
        .catch(() => undefined);
    }
  };
