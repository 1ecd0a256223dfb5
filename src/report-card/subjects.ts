import { createContext, useContext, useEffect, useState } from 'react';
import { games } from '../games';
import type { Game } from '../games/shared/game';
import type { Report } from '../games/shared/report';
import type { Feature } from '../state/feature';

/** A game with its report, and what of it comes into the store. */
export type Subject = { game: Game; feature: Feature; report: Report };

/** In the order of the hub. */
export type Subjects = readonly Subject[];

let loaded: Subjects = [];

/** They are in the chunk of the badges, whose rules look at them, too. */
export async function loadSubjects(): Promise<Subjects> {
  const { loadReport } = await import(/* webpackChunkName: "badges" */ './reports');
  loaded = await Promise.all(
    games.map(async (game: Game) => {
      const [{ gameFeature }, { report }] = await Promise.all([
        game.loadFeature(),
        loadReport(game.folder),
      ]);
      return { game, feature: gameFeature, report };
    }),
  );
  return loaded;
}

/** None until they are loaded: the card is that of a newcomer, as the document has it. */
export function useLoadedSubjects() {
  const [subjects, setSubjects] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadSubjects().then(setSubjects, () => setHasFailed(true));
  }, []);
  return { subjects, hasFailed };
}

export const SubjectsContext = createContext<Subjects>([]);

export const useSubjects = () => useContext(SubjectsContext);
