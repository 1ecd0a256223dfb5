import { startRockPaperScissorsClock } from '../games/rock-paper-scissors/clock';
import { startTruthOrDareClock } from '../games/truth-or-dare/clock';
import { startUiListeners } from '../site/uiListeners';
import { startCues } from './cues';
import type { Env } from './env';
import { startPersistence } from './persistence';
import type { AppStartListening } from './types';

/** Every feature's listeners, started once per store. */
export function startListeners(startListening: AppStartListening, env: Env) {
  startUiListeners(startListening);
  startTruthOrDareClock(startListening);
  startRockPaperScissorsClock(startListening);
  startCues(startListening);
  startPersistence(startListening, env);
}
