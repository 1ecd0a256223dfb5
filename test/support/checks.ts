import { isDeepStrictEqual } from 'node:util';

/** By description: whether a check passes. */
export type Checks = Record<string, boolean>;

export const isPlainJson = (value: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

export const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

export const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

export const isUpTo = (max: number, value: unknown) => isCount(value) && Number(value) <= max;
