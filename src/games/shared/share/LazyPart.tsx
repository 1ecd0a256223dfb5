import type { ComponentType } from 'react';
import row from '../../../kit/buttonRow.module.css';
import { useLazyPart } from '../../../kit/useLazyPart';
import { partNotLoaded } from '../content';

type LazyPartProps = { load(): Promise<{ default: ComponentType }> };

/** A part of a game whose code is loaded when it is first shown. */
export function LazyPart({ load }: LazyPartProps) {
  const { Part, hasFailed } = useLazyPart(load);
  if (hasFailed) return <p>{partNotLoaded}</p>;
  return Part ? <Part /> : null;
}

/** The place of `Share`: its height is reserved, so that nothing moves. */
export const ShareSlot = ({ load }: LazyPartProps) => (
  <div className={row.slot}>
    <LazyPart load={load} />
  </div>
);
