import { createContext, useContext } from 'react';
import { games } from '../games';
import type { Game } from '../games/shared/game';
import type { Report } from '../games/shared/report';

/** A game with its report. */
export type Subject = { game: Game; report: Report };

/** In the order of the hub. */
export type Subjects = readonly Subject[];

export async function loadSubjects(): Promise<Subjects> {
  const { loadReport } = await import(/* webpackChunkName: "report-card" */ './reports');
  return Promise.all(
    games.map(async (game: Game) => ({ game, report: (await loadReport(game.folder)).report })),
  );
}

/** Loaded with the page, so that its parts need not wait for them. */
export const SubjectsContext = createContext<Subjects>([]);

export const useSubjects = () => useContext(SubjectsContext);
