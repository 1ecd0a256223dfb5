import type { ComponentType } from 'react';
import row from '../../../kit/buttonRow.module.css';
import { useLazyPart } from '../../../kit/useLazyPart';
import { partNotLoaded } from '../../../layout/content';

type LazyPartProps = {
  load(): Promise<{ default: ComponentType }>;
  /** A change tries again what has failed. */
  attempt?: unknown;
};

/** A part of a game whose code is loaded when it is first shown. */
export function LazyPart({ load, attempt }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load, attempt);
  return Part ? <Part /> : hasFailed && <p>{partNotLoaded}</p>;
}

/** The place of `Share`: its height is reserved, so that nothing moves. */
export const ShareSlot = (props: LazyPartProps) => (
  <div className={row.slot}>
    <LazyPart {...props} />
  </div>
);
