import type { InstallPrompt } from '../../src/platform/env';
import { scriptedEnv } from '../support/scriptedEnv';

export const OFFER_KEY = 'bbh_install_offer';

/** An env whose browser has a prompt of its own. */
export function envWithPrompt(prompt = jest.fn(async (): Promise<unknown> => undefined)) {
  const env = scriptedEnv();
  const event: InstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  env.installPrompt.mockReturnValue(event);
  return { env, prompt };
}
