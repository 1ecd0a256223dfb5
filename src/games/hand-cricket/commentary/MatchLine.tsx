import { useAppSelector } from '../../../state/hooks';
import { challenge } from '../challenge/content';
import { selectMatch } from '../slice';
import { lastWicket, lineAfter } from './lineAfter';

/** What is said of the latest ball of the match. */
export default function MatchLine() {
  const { batting, innings, balls, result, challenged } = useAppSelector(selectMatch);
  if (!batting) return null;
  const position = { batting, innings, balls, result };
  const wicket = lastWicket(position);
  return (
    <span>
      {wicket && <strong>{wicket}</strong>}{' '}
      <span>{challenged && result ? challenge.outcomes[result] : lineAfter(position)}</span>
    </span>
  );
}
