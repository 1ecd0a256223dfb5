import type { AppThunk } from '../state/types';
import { homeScreenOffered, offerAnswered, selectOffer } from './slice';

/**
 * The key in local storage. The value is `offered` after the offer, and `yes` or `no` after the answer. If there is
 * any value, nothing is offered again.
 */
const OFFER_KEY = 'bbh_install_offer';

/**
 * Offers once, and never again, to add the site to the home screen. Offers nothing if the page was opened from the
 * home screen, if the browser cannot add the site, or if the offer cannot be stored.
 */
export const offerHomeScreen = (): AppThunk<Promise<void>> => async (dispatch, _getState, env) => {
  if (env.localStorage.get(OFFER_KEY) !== null) return;
  // If the chunk of `loadDevice` fails to load, nothing is offered now. This thunk is dispatched again after the next
  // game.
  const device = await env.loadDevice().catch(() => undefined);
  if (!device || device.isStandalone()) return;
  const byApple = device.isAppleTouch() ? 'apple' : null;
  const offer = env.installPrompt() ? 'prompt' : byApple;
  if (offer && env.localStorage.set(OFFER_KEY, 'offered')) dispatch(homeScreenOffered(offer));
};

/**
 * Stores the answer to the offer. After a Yes, shows the browser's install prompt, if there is one. Must be dispatched
 * in the handler of a press, because a browser shows its install prompt only then.
 */
export const answerOffer =
  (isYes: boolean): AppThunk =>
  (dispatch, getState, env) => {
    const offer = selectOffer(getState());
    if (offer === null) return;
    env.localStorage.set(OFFER_KEY, isYes ? 'yes' : 'no');
    dispatch(offerAnswered());
    if (isYes && offer === 'prompt') {
      // `prompt` rejects if the prompt was shown before, or if the press was too long ago.
      env
        .installPrompt()
        ?.prompt()
        .catch(() => undefined);
    }
  };
