import { games } from '../games';
import type { Game } from '../games/shared/game';
import type { Report, Row } from '../games/shared/report';
import type { Feature } from '../state/feature';
import { useAppSelector, useAppStore } from '../state/hooks';
import { sliceSelector } from '../state/sliceSelector';
import type { RootState } from '../state/types';

/** A game on the report card, with its report. */
export type Subject = Report & { game: Game };

/** All games, in the order of the hub. */
export type Subjects = readonly Subject[];

/** The feature of the badges, which knows the subjects that its listeners look at. */
export type BadgesFeature = Feature & { subjects: Subjects };

/** Loads the reports of all games. Rejects when one of them fails to load. */
export const loadSubjects = (): Promise<Subjects> =>
  Promise.all(games.map(async (game: Game) => ({ game, ...(await game.loadReport()).report })));

/**
 * Whether the badges are in the store, with their stored values; they are added when a page is idle. The selector
 * reads the state without the slice of the badges, because an import would load the slice with the page.
 */
export const selectIsStarted = (state: RootState): boolean => state.badges !== undefined;

const none: Subjects = [];

/**
 * Returns the subjects once the badges are in the store. Before, returns an empty list, so that the report card looks
 * as for a newcomer.
 */
export function useSubjects(): Subjects {
  const { features } = useAppStore();
  const isStarted = useAppSelector(selectIsStarted);
  if (!isStarted) return none;
  const badges = features.get('badges')?.feature as BadgesFeature | undefined;
  return badges?.subjects ?? none;
}

/** Selects the persisted scores of a game; an empty object for a game that stores no scores. */
export const selectScores = (state: RootState, { feature }: Subject): object =>
  feature.persisted?.select(sliceSelector(feature.slice)(state)) ?? {};

/** Selects the row of a game; null before its first turn. The row is a new object each time. */
export const selectRow = (state: RootState, subject: Subject): Row | null =>
  subject.rowOf(selectScores(state, subject), state.badges?.plays[subject.game.key]?.count ?? 0);

/**
 * Whether anything was played. The days are checked as well, because Aaj ka Over is a page of Hand Cricket that does
 * not count in the row of Hand Cricket.
 */
export const selectHasPlayed = (state: RootState, subjects: Subjects): boolean =>
  subjects.some((subject) => selectRow(state, subject) !== null) ||
  selectDaysPresent(state, subjects).length > 0;

/** Selects the mean of all marks, in whole percent; undefined if no game has marks. */
export function selectTotal(state: RootState, subjects: Subjects): number | undefined {
  const marks = subjects.flatMap((subject) => selectRow(state, subject)?.marks ?? []);
  const sum = marks.reduce((total, each) => total + each, 0);
  return marks.length > 0 ? Math.round(sum / marks.length) : undefined;
}

/** Selects the days in the registers of all games, in ascending order. The array is a new one each time. */
export const selectDaysPresent = (state: RootState, subjects: Subjects): number[] =>
  subjects
    .flatMap((subject) => subject.daysPresent?.(selectScores(state, subject)) ?? [])
    .sort((one, other) => one - other);
