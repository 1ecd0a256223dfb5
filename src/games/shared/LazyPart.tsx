import type { ComponentType } from 'react';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';

export type LazyPartProps = {
  load(): Promise<{ default: ComponentType }>;
  /** A change tries again what has failed. */
  attempt?: unknown;
  /** Nothing is said where it does not come: something beside it does, or it is not missed. */
  isOptional?: boolean;
};

/** A part of a game whose code is loaded when it is first shown. */
export function LazyPart({ load, attempt, isOptional = false }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load, attempt);
  return Part ? <Part /> : hasFailed && !isOptional && <p>{partNotLoaded}</p>;
}
