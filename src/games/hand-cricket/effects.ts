import type { GameEffects } from '../shared/game';
import { cuesOf } from './cues';
import { startListeners } from './listeners';
import type { HandCricketState } from './slice';

/** Of both pages: whichever is opened first starts them. */
export const cricketEffects: GameEffects<HandCricketState> = { startListeners, cuesOf };
