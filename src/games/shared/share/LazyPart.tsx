import type { ComponentType, ReactNode } from 'react';
import row from '../../../kit/buttonRow.module.css';
import { useLazyPart } from '../../../kit/useLazyPart';
import { partNotLoaded } from '../content';

type LazyPartProps = {
  load(): Promise<{ default: ComponentType }>;
  /** A change tries again what has failed. */
  attempt?: unknown;
  /** Shown below the line that says that it has failed. */
  children?: ReactNode;
};

/** A part of a game whose code is loaded when it is first shown. */
export function LazyPart({ load, attempt, children }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load, { attempt });
  if (hasFailed) {
    return (
      <>
        <p>{partNotLoaded}</p>
        {children}
      </>
    );
  }
  return Part ? <Part /> : null;
}

/** The place of `Share`: its height is reserved, so that nothing moves. */
export const ShareSlot = (props: LazyPartProps) => (
  <div className={row.slot}>
    <LazyPart {...props} />
  </div>
);
