import { games } from '../games';
import { startUiListeners } from '../layout/uiListeners';
import type { Env } from '../platform/env';
import type { AppStartListening } from '../state/types';
import { startCues } from './cues';
import { startPersistence } from './persistence';

/** Every feature's listeners, started once per store. */
export function startListeners(startListening: AppStartListening, env: Env) {
  startUiListeners(startListening);
  for (const game of games) game.startListeners?.(startListening);
  startCues(startListening);
  startPersistence(startListening, env);
}
