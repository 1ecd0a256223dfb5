import { isCredible } from '../../games/shared/indianDay';
import type { Value } from '../../games/shared/report';
import { scoresTaken } from '../../state/scoresTaken';
import type { AppThunk, RootState } from '../../state/types';
import { today } from '../days';
import type { Persisted as Badges, Plays } from '../slice';
import { persisted, selectBadges } from '../slice';
import type { Subject, Subjects } from '../subjects';
import { selectScores } from '../subjects';

/** All that moves to another phone. */
export type Snapshot = {
  /** The Indian day on which the snapshot was made. */
  day: number;
  /** The values of each game in the order of its `figures`, by the name of its slice. */
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
 * Merges two snapshots so that neither side loses anything: the result has the greater counts, and the days of both.
 * A coming streak of an earlier day does not replace the streak on this phone.
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
 * Whether `one` was played on an earlier day than `other`. The result is false if a side has no reliable day: its
 * scores are older than the report card, or its clock was wrong.
 */
const isEarlier = (one: Plays, other: Plays, today: number) =>
  one.day > 0 && one.day < other.day && isCredible(other.day, today);

/** Merges badges. Entries of this phone keep their order, so that `isSame` finds an unchanged part equal. */
const mergedBadges = (
  { badges: own, day: today }: Snapshot,
  { badges: other }: Snapshot,
): Badges => ({
  earned: mergedDays(own.earned, other.earned),
  plays: mergedPlays(own.plays, other.plays, today),
  days: Math.max(own.days, other.days),
  guides: [...own.guides, ...other.guides.filter((slug) => !own.guides.includes(slug))],
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

/** Returns the later of two days, or the earlier one if a wrong clock made the later one. */
function laterDay(one: number, other: number, today: number): number {
  const later = Math.max(one, other);
  return isCredible(later, today) ? later : Math.min(one, other);
}

/** Merges the days of badges: a badge that both sides have was earned on the earlier day. */
function mergedDays(here: Badges['earned'], coming: Badges['earned']): Badges['earned'] {
  const earned = { ...here };
  for (const [id, day] of Object.entries(coming) as [keyof typeof earned, number][]) {
    earned[id] = Math.min(earned[id] ?? day, day);
  }
  return earned;
}

/** Returns the payload for `scoresTaken`: the scores of each slice that change. */
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

/** Whether two objects are equal as JSON. The order of keys matters, and merges keep it. */
export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the snapshot of a transfer code into the store. A second merge of the same code changes nothing and
 * dispatches no event.
 */
export const mergeScores =
  (coming: Snapshot, subjects: Subjects): AppThunk =>
  (dispatch, getState, env) => {
    const state = getState();
    const here = snapshotOf(state, subjects, today(env));
    const scores = payloadOf(state, merged(here, coming, subjects), subjects);
    if (Object.keys(scores).length > 0) dispatch(scoresTaken({ from: 'code', scores }));
  };
