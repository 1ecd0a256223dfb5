import type { Env } from '../app/env';

export type ColorScheme = 'light' | 'dark';

/** Also read by `bootstrap.js`, before the first paint: change both together. */
export const COLOR_SCHEME_KEY = 'bbh_color_scheme';

/** The scheme the visitor once chose; null when there is none, or none that we know. */
export function storedColorScheme(env: Env): ColorScheme | null {
  const stored = env.localStore.get(COLOR_SCHEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}
