import { startUiListeners } from '../layout/uiListeners';
import type { Env } from '../platform/env';
import type { AppStartListening } from '../state/types';
import { startPersistence } from './persistence';

/** The listeners of every page, started once per store; those of a game come with its page. */
export function startListeners(startListening: AppStartListening, env: Env) {
  startUiListeners(startListening);
  startPersistence(startListening, env);
}
