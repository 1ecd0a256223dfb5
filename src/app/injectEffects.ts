import type { Game, GameEffects } from '../games/shared/game';
import { startCues } from './cues';
import { injectListeners } from './injectListeners';

/**
 * Adds the effects of a game, which are loaded with its page, to every store. They are not stopped when
 * the page is left: the game's own events end its timers.
 */
export function injectEffects(game: Game, effects: GameEffects) {
  injectListeners(game.folder, effects, (startListening) => {
    effects.startListeners?.(startListening);
    if (effects.cuesOf) startCues(startListening, game, effects.cuesOf);
  });
}
