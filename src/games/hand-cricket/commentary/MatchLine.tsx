import { useAppSelector } from '../../../state/hooks';
import { challenge } from '../challenge/content';
import { selectMatch } from '../selectors';
import { lineAfter } from './lineAfter';

/** What is said of the latest ball of the match. */
export default function MatchLine() {
  const { batting, innings, balls, result, challenged } = useAppSelector(selectMatch);
  const line =
    challenged && result
      ? challenge.outcomes[result]
      : batting && lineAfter({ batting, innings, balls, result });
  return <span>{line}</span>;
}
