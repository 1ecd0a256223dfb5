import row from '../../../kit/buttonRow.module.css';
import type { LazyPartProps } from '../LazyPart';
import { LazyPart } from '../LazyPart';

/** The place of `Share`: its height is reserved, so that nothing moves. */
export const ShareSlot = (props: LazyPartProps) => (
  <div className={row.slot}>
    <LazyPart {...props} />
  </div>
);
