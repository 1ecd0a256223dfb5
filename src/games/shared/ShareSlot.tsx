import row from '../../kit/buttonRow.module.css';
import { NewsSlot } from './badges/NewsSlot';
import type { LazyPartProps } from './LazyPart';
import { LazyPart } from './LazyPart';

/**
 * Shows the news of a badge, and the lazy part with the share buttons. The height of the part is reserved, because
 * otherwise the page would jump when the part is loaded.
 */
export const ShareSlot = (props: LazyPartProps) => (
  <div className={row.slot}>
    <NewsSlot />
    <LazyPart {...props} />
  </div>
);
