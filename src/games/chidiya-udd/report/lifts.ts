/*
 * The right lifts of fast games in a code for the next phone: how many, and how long all of them took. They
 * are one figure, as the average of one phone is not that of the other.
 */

type Lifts = { lifts: number; liftMs: number };

const PACKED = /^([1-9]\d{0,8})-(\d{1,9})$/;

/** Example: two lifts of 901 milliseconds in all are `2-901`; none are the empty text. */
export const packLifts = ({ lifts, liftMs }: Lifts): string =>
  lifts > 0 ? `${lifts}-${liftMs}` : '';

/** Reads what `packLifts` gives; no lifts for any other value. */
export function unpackLifts(packed: unknown): Lifts {
  const [, lifts = 0, liftMs = 0] = (typeof packed === 'string' && PACKED.exec(packed)) || [];
  return { lifts: Number(lifts), liftMs: Number(liftMs) };
}

/** Those of the phone with more of them; of as many, the faster ones. */
export function moreLifts(here: string, coming: string): string {
  const [own, other] = [unpackLifts(here), unpackLifts(coming)];
  const difference = other.lifts - own.lifts || own.liftMs - other.liftMs;
  return difference > 0 ? coming : here;
}
