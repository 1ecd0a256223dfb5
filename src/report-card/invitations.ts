import { games } from '../games';
import type { Game } from '../games/shared/game';

/** What the row of a game shows before its first turn, which is what the document shows. */
export type Invitation = { game: Game; name: string; invitation: string };

/** Finds the module `report/invitation.ts` in the folder of each game; they are in one chunk, that of the page. */
export const loadInvitations = (): Promise<Invitation[]> =>
  Promise.all(
    games.map(async (game: Game): Promise<Invitation> => {
      const module = import(/* webpackMode: "eager" */ `../games/${game.folder}/report/invitation`);
      const { name, invitation } = await module;
      return { game, name, invitation };
    }),
  );
