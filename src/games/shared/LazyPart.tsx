import type { ComponentType } from 'react';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';

export type LazyPartProps = {
  load(): Promise<{ default: ComponentType }>;
  /** A change of this value loads the part again after a failure. While the value is false, nothing is loaded. */
  attempt?: unknown;
  /** Whether no message is shown if the part cannot be loaded. */
  isSilent?: boolean;
};

/** Shows a part of a page. The code of the part is loaded when the part is first shown. */
export function LazyPart({ load, attempt, isSilent = false }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load, attempt);
  return Part ? <Part /> : hasFailed && !isSilent && <p>{partNotLoaded}</p>;
}
