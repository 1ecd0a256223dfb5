import { useAppSelector } from '../../../state/hooks';
import { ReplayLink } from '../../shared/replay/ReplayLink';
import { selectGame } from '../slice';
import { hashOf } from './hash';

export default () => <ReplayLink hash={hashOf(useAppSelector(selectGame))} />;
