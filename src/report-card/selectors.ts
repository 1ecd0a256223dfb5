import type { Row } from '../games/shared/report';
import { sliceSelector } from '../state/sliceSelector';
import type { RootState } from '../state/types';
import type { BadgesState } from './state';
import { initialState } from './state';
import type { Subject, Subjects } from './subjects';

/** Whether the slice has been loaded, once a page was idle, and restored. */
export const selectIsStarted = (state: RootState): boolean => state.badges !== undefined;

export const selectBadges = (state: RootState): BadgesState => state.badges ?? initialState;

/** The persisted scores of a game; of one that stores none, an empty object. */
export const selectScores = (state: RootState, { feature }: Subject): object =>
  feature.persisted?.select(sliceSelector(feature.slice)(state)) ?? {};

/** The row of a game; null before its first turn. A new object each time. */
export const selectRow = (state: RootState, subject: Subject): Row | null =>
  subject.report.rowOf(
    selectScores(state, subject),
    selectBadges(state).plays[subject.game.key]?.count ?? 0,
  );

export const selectHasPlayed = (state: RootState, subjects: Subjects): boolean =>
  subjects.some((subject) => selectRow(state, subject) !== null) ||
  // Of Hand Cricket, Aaj ka Over alone.
  selectDaysPresent(state, subjects).length > 0;

/** The mean of all marks, in whole percent; undefined without any. */
export function selectTotal(state: RootState, subjects: Subjects): number | undefined {
  const marks = subjects.flatMap((subject) => selectRow(state, subject)?.marks ?? []);
  const sum = marks.reduce((total, each) => total + each, 0);
  return marks.length > 0 ? Math.round(sum / marks.length) : undefined;
}

/** The days in the registers of all games, ascending. A new array each time. */
export const selectDaysPresent = (state: RootState, subjects: Subjects): number[] =>
  subjects
    .flatMap((subject) => subject.report.daysPresent?.(selectScores(state, subject)) ?? [])
    .sort((one, other) => one - other);
