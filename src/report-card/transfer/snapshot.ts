import { isCredible } from '../../games/shared/indianDay';
import type { Value } from '../../games/shared/report';
import { scoresTaken } from '../../state/scoresTaken';
import type { AppThunk, RootState } from '../../state/types';
import { today } from '../days';
import type { Persisted as Badges, Plays } from '../slice';
import { persisted, selectBadges } from '../slice';
import type { Subject, Subjects } from '../subjects';
import { selectScores } from '../subjects';

/** All data that a transfer code moves to another phone. */
export type Snapshot = {
  /** The Indian day (days since 1970 in India) on which the snapshot was made. */
  day: number;
  /**
   * The values of each game, in the order of `figures.list` in the game's report. The key is the name of the game's
   * slice.
   */
  values: Readonly<Record<string, readonly Value[]>>;
  badges: Badges;
};

export const snapshotOf = (state: RootState, subjects: Subjects, day: number): Snapshot => ({
  day,
  values: Object.fromEntries(
    subjects.map((subject) => {
      const scores = selectScores(state, subject);
      const values = subject.figures.list.map((figure): Value => figure.of(scores));
      return [subject.game.key, values];
    }),
  ),
  badges: persisted.select(selectBadges(state)),
});

export const playsOf = ({ badges }: Snapshot, { game }: Subject): Plays =>
  badges.plays[game.key] ?? { count: 0, day: 0 };

/**
 * Returns the merge of two snapshots. Neither side loses progress: the result has the greater counts, and the days of
 * both snapshots. A running streak in `coming` is ignored if it is from an earlier day than the scores on this phone.
 */
export function merged(
  here: Snapshot,
  coming: Snapshot,
  subjects: Subjects,
): Omit<Snapshot, 'day'> {
  const values = subjects.map((subject) => {
    const { key } = subject.game;
    const [own, other] = [here.values[key] ?? [], coming.values[key] ?? []];
    const isStale = isEarlier(playsOf(coming, subject), playsOf(here, subject), here.day);
    const ofGame = subject.figures.list.map(
      ({ merge }, index): Value => merge(own[index], other[index], isStale),
    );
    return [key, ofGame] as const;
  });
  return { values: Object.fromEntries(values), badges: mergedBadges(here, coming) };
}

/**
 * Whether the latest turn of `one` was on an earlier day than the latest turn of `other`. The result is false if a day
 * is unknown or not credible. A day is unknown (0) if the scores are older than the report card.
 */
const isEarlier = (one: Plays, other: Plays, today: number) =>
  one.day > 0 && one.day < other.day && isCredible(other.day, today);

/**
 * Returns the merge of the badges and counts of two snapshots. The entries of this phone keep their order, because
 * `isSame` compares the order too. In another order, unchanged data would count as changed.
 */
const mergedBadges = (
  { badges: own, day: today }: Snapshot,
  { badges: other }: Snapshot,
): Badges => ({
  earned: mergedDays(own.earned, other.earned),
  plays: mergedPlays(own.plays, other.plays, today),
  days: Math.max(own.days, other.days),
  guides: [...own.guides, ...other.guides.filter((slug) => !own.guides.includes(slug))],
  lastGame: own.lastGame,
});

function mergedPlays(
  here: Badges['plays'],
  coming: Badges['plays'],
  today: number,
): Badges['plays'] {
  const plays = { ...here };
  for (const [name, { count, day }] of Object.entries(coming)) {
    const own = plays[name] ?? { count, day };
    plays[name] = { count: Math.max(own.count, count), day: laterDay(own.day, day, today) };
  }
  return plays;
}

/**
 * Returns the later of two days. If the later day is not credible, a clock was wrong, and the earlier day is returned.
 */
function laterDay(one: number, other: number, today: number): number {
  const later = Math.max(one, other);
  return isCredible(later, today) ? later : Math.min(one, other);
}

/**
 * Returns the days of the badges that were earned on either phone. If both phones have a badge, the earlier day counts.
 */
function mergedDays(here: Badges['earned'], coming: Badges['earned']): Badges['earned'] {
  const earned = { ...here };
  for (const [id, day] of Object.entries(coming) as [keyof typeof earned, number][]) {
    earned[id] = Math.min(earned[id] ?? day, day);
  }
  return earned;
}

/** Returns the new scores of each slice whose scores would change, for the action `scoresTaken`. */
export function payloadOf(
  state: RootState,
  { values, badges }: Omit<Snapshot, 'day'>,
  subjects: Subjects,
): Record<string, object> {
  const scores = subjects.flatMap((subject): [string, object][] => {
    const { slice, persisted } = subject.feature;
    const { scoresOf } = subject.figures;
    const here = selectScores(state, subject);
    if (!persisted || !scoresOf) return [];
    const taken = persisted.validate({ ...here, ...scoresOf(values[slice.name] ?? []) });
    return isSame(here, taken) ? [] : [[slice.name, taken]];
  });
  const changes = isSame(persisted.select(selectBadges(state)), badges) ? {} : { badges };
  return { ...Object.fromEntries(scores), ...changes };
}

/** Whether two objects have the same JSON text. The order of the keys counts, so merges must keep the order. */
export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the snapshot of a transfer code into the store. If the same code is merged again, nothing changes, and no
 * action is dispatched.
 */
export const mergeScores =
  (coming: Snapshot, subjects: Subjects): AppThunk =>
  (dispatch, getState, env) => {
    const state = getState();
    const here = snapshotOf(state, subjects, today(env));
    const scores = payloadOf(state, merged(here, coming, subjects), subjects);
    if (Object.keys(scores).length > 0) dispatch(scoresTaken({ from: 'code', scores }));
  };
