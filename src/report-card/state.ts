import type { GuideSlug } from '../paths';
import type { BadgeId } from './badges/ids';

/** Days are Indian days. */
export type BadgesState = {
  /** The day each badge was earned. */
  earned: Partial<Record<BadgeId, number>>;
  /** By the slice of the game: turns played since the report card came, and the day of the latest. */
  plays: Record<string, Plays>;
  /** On how many days something was played. */
  days: number;
  /** The guides that were opened. */
  guides: GuideSlug[];
  /** Earned on this page; not persisted. */
  news: BadgeId[];
};

export type Plays = { count: number; day: number };

export type Persisted = Omit<BadgesState, 'news'>;

export const initialState: BadgesState = {
  earned: {},
  plays: {},
  days: 0,
  guides: [],
  news: [],
};
