import { createContext, useContext } from 'react';
import type { FiguresModule } from '../../games/shared/report';
import type { Subject, Subjects } from '../subjects';

/** A game with the figures of it that move. */
export type Source = Subject & { figures: FiguresModule };

/** In the order of the hub. */
export type Sources = readonly Source[];

/** Finds the module `report/figures.ts` in the folder of each game; they are in one chunk. */
export const loadSources = (subjects: Subjects): Promise<Sources> =>
  Promise.all(
    subjects.map(async (subject): Promise<Source> => {
      const { folder } = subject.game;
      const module = import(/* webpackMode: "eager" */ `../../games/${folder}/report/figures`);
      return { ...subject, figures: (await module).figures };
    }),
  );

export const SourcesContext = createContext<Sources>([]);

export const useSources = () => useContext(SourcesContext);
