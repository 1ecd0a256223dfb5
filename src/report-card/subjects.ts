import { games } from '../games';
import type { Game } from '../games/shared/game';
import type { Report, Row } from '../games/shared/report';
import type { Feature } from '../state/feature';
import { useAppSelector, useAppStore } from '../state/hooks';
import { sliceSelector } from '../state/sliceSelector';
import type { RootState } from '../state/types';

/** A subject of the report card: a game together with its report. */
export type Subject = Report & { game: Game };

/** All games, in the order of the hub. */
export type Subjects = readonly Subject[];

/** The feature of the badges, together with the subjects. `useSubjects` reads the subjects from this feature. */
export type BadgesFeature = Feature & { subjects: Subjects };

/** Loads the reports of all games. Rejects if a report fails to load. */
export const loadSubjects = (): Promise<Subjects> =>
  Promise.all(games.map(async (game: Game) => ({ game, ...(await game.loadReport()).report })));

/**
 * Whether the slice of the badges is in the state. The slice is added when a page is idle, but on the report card at
 * once. The selector does not import the slice, because the import would load the slice with every page.
 */
export const selectIsStarted = (state: RootState): boolean => state.badges !== undefined;

const none: Subjects = [];

/**
 * Returns the subjects of the report card. Until the badges are in the store, the list is empty, and the report card
 * looks as it does for a visitor who has played nothing.
 */
export function useSubjects(): Subjects {
  const { features } = useAppStore();
  const isStarted = useAppSelector(selectIsStarted);
  if (!isStarted) return none;
  const badges = features.get('badges')?.feature as BadgesFeature | undefined;
  return badges?.subjects ?? none;
}

/** Selects the persisted scores of a game; an empty object if the game stores no scores. */
export const selectScores = (state: RootState, { feature }: Subject): object =>
  feature.persisted?.select(sliceSelector(feature.slice)(state)) ?? {};

/** Selects the row of a game; null if the game was not played yet. Every call returns a new object. */
export const selectRow = (state: RootState, subject: Subject): Row | null =>
  subject.rowOf(selectScores(state, subject), state.badges?.plays[subject.game.key]?.count ?? 0);

/**
 * Whether the visitor has played any game. The days are checked too, because Aaj ka Over, a daily game on a page of
 * Hand Cricket, does not count in the row of Hand Cricket.
 */
export const selectHasPlayed = (state: RootState, subjects: Subjects): boolean =>
  subjects.some((subject) => selectRow(state, subject) !== null) ||
  selectDaysPresent(state, subjects).length > 0;

/** Selects the mean of the marks of all games, rounded to a whole percentage; undefined if no game has marks. */
export function selectTotal(state: RootState, subjects: Subjects): number | undefined {
  const marks = subjects.flatMap((subject) => selectRow(state, subject)?.marks ?? []);
  const sum = marks.reduce((total, each) => total + each, 0);
  return marks.length > 0 ? Math.round(sum / marks.length) : undefined;
}

/**
 * Selects the Indian days (days since 1970 in India) in the attendance registers of all games, in ascending order.
 * Every call returns a new array.
 */
export const selectDaysPresent = (state: RootState, subjects: Subjects): number[] =>
  subjects
    .flatMap((subject) => subject.daysPresent?.(selectScores(state, subject)) ?? [])
    .sort((one, other) => one - other);
