import row from '../../kit/buttonRow.module.css';
import { NewsSlot } from './badges/NewsSlot';
import type { LazyPartProps } from './LazyPart';
import { LazyPart } from './LazyPart';

const loadNewBest = () => import(/* webpackChunkName: "badges" */ './badges/NewBest');

type ShareSlotProps = LazyPartProps & {
  /** Whether the result is a new best score. */
  isNewBest?: boolean;
};

/**
 * Shows the stamp of a new best score, the news of a badge, and the lazy part with the share buttons. While `attempt` is
 * false there is no result, and nothing is shown. The height of the part is reserved, because otherwise the page would
 * jump when the part is loaded.
 */
export const ShareSlot = ({ isNewBest, ...part }: ShareSlotProps) => (
  <div className={row.slot}>
    {isNewBest && <NewBestSlot />}
    {part.attempt !== false && <NewsSlot />}
    <LazyPart {...part} />
  </div>
);

/** The place of the stamp of a new best score. */
export const NewBestSlot = () => (
  <div className={row.stamp}>
    <LazyPart load={loadNewBest} isSilent />
  </div>
);
