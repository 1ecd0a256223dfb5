import { useAppSelector } from '../../state/hooks';
import { namesAsShown } from '../shared/namesAsShown';
import { selectGame } from './slice';

/** The names of the four players, as they are shown. */
export const usePlayers = () => namesAsShown(useAppSelector(selectGame).names);
