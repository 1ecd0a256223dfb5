import { useAppSelector } from '../../state/hooks';
import { Standing } from '../shared/Standing';
import { challenge as texts } from './content';
import { MAX_SCORE } from './rules';
import { selectChallenge, selectPhase, selectScore } from './slice';

/** Shows the score to beat in a friend's challenge. After the last round, also says who has more points. */
export default function FriendScore() {
  const challenge = useAppSelector(selectChallenge);
  const score = useAppSelector(selectScore);
  const isOver = useAppSelector(selectPhase) === 'ended';
  if (!challenge) return null;
  const own = isOver ? score : null;
  return <Standing texts={texts} friend={challenge.score} of={MAX_SCORE} own={own} />;
}
