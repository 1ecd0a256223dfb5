import type { ComponentType } from 'react';
import row from '../../kit/buttonRow.module.css';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';

export type LazyPartProps = {
  load(): Promise<{ default: ComponentType }>;
  /** A change of this value tries again to load a part that has failed. */
  attempt?: unknown;
  /** Set for a part that nobody misses: no message is shown if the part cannot be loaded. */
  isOptional?: boolean;
};

/** A part of a game whose code is loaded when it is first shown. */
export function LazyPart({ load, attempt, isOptional = false }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load, attempt);
  return Part ? <Part /> : hasFailed && !isOptional && <p>{partNotLoaded}</p>;
}

/** The place of `Share`. Its height is reserved, so that nothing moves when `Share` is loaded. */
export const ShareSlot = (props: LazyPartProps) => (
  <div className={row.slot}>
    <LazyPart {...props} />
  </div>
);
