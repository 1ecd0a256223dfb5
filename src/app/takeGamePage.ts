import { setAbout } from '../games/hub/abouts';
import type { Game, GameModule } from '../games/shared/game';
import { injectEffects } from './injectEffects';

/** Hands on what comes with the view of a game: its texts to the hub around it, its effects to every store. */
export function takeGamePage(game: Game, path: string, { about, effects }: GameModule) {
  setAbout(path, about);
  if (effects) injectEffects(game, effects);
}
