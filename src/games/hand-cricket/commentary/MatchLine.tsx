import { useAppSelector } from '../../../state/hooks';
import { selectMatch } from '../slice';
import { lineAfter } from './lineAfter';

/** What is said of the latest ball of the match. */
export default function MatchLine() {
  const { batting, innings, balls, result } = useAppSelector(selectMatch);
  return batting && lineAfter({ batting, innings, balls, result });
}
