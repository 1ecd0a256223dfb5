import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Game, GameEffects } from '../games/shared/game';
import type { Env } from '../platform/env';
import type { AppDispatch, RootState } from '../state/types';
import { startCues } from './cues';
import { dynamicMiddleware } from './dynamicMiddleware';

/** Those that are running, by the folder of their game. */
const running = new Map<string, GameEffects>();

/**
 * Adds the effects of a game, which are loaded with its page, to every store. They are not stopped when
 * the page is left: the game's own events end its timers.
 */
export function injectEffects(game: Game, effects: GameEffects) {
  // After a hot reload a page is loaded again, with the same effects or with others.
  if (running.get(game.folder) === effects) return;
  running.set(game.folder, effects);
  dynamicMiddleware.addMiddleware(effectsMiddleware(game, effects));
}

/** Each store applies it for itself, so that no two stores share a timer. */
const effectsMiddleware =
  (game: Game, effects: GameEffects): Middleware =>
  (api) => {
    const { env: extra } = api as MiddlewareAPI & { env: Env };
    const { middleware, startListening, clearListeners } = createListenerMiddleware({ extra });
    const start = startListening.withTypes<RootState, AppDispatch, Env>();
    effects.startListeners?.(start);
    if (effects.cuesOf) startCues(start, game, effects.cuesOf);
    return (next) => {
      const listen = middleware(api)(next);
      return (action) => {
        // A changed effect is a new function: without this, old and new would both run.
        if (running.get(game.folder) !== effects) clearListeners();
        return listen(action);
      };
    };
  };

// Its next version adds the effects again.
if (module.hot) module.hot.dispose(() => running.clear());
