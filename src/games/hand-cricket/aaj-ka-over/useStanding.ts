import { useAppSelector } from '../../../state/hooks';
import { selectMatch } from '../slice';
import { standingOf } from './standing';

/** How the over on the screen stands. */
export const useStanding = () => standingOf(useAppSelector(selectMatch));
