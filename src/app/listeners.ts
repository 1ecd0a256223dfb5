import { startUiListeners } from '../site/uiListeners';
import type { AppStartListening } from './types';

/** Every feature's listeners, started once per store. */
export function startListeners(startListening: AppStartListening) {
  startUiListeners(startListening);
}
