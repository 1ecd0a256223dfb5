import { reducer } from '../../src/app/reducer';
import { installSlice } from '../../src/install/slice';
import type { InstallPrompt } from '../../src/platform/installPrompt';
import { scriptedEnv } from '../support/scriptedEnv';

export const OFFER_KEY = 'bbh_install_offer';

/** As when the offer is loaded. */
export const injectSlice = () => reducer.inject(installSlice);

/** An env whose browser has a prompt of its own. */
export function envWithPrompt(prompt = jest.fn(async (): Promise<unknown> => undefined)) {
  const env = scriptedEnv();
  const event: InstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  env.installPrompt.mockReturnValue(event);
  return { env, prompt };
}
