import { useAppSelector } from '../../state/hooks';
import { Standing } from '../shared/Standing';
import { challenge as texts } from './content';
import { MAX_SCORE } from './rules';
import { selectChallenge, selectPhase, selectScore } from './slice';

/** The score of the friend who challenged, during the class and beside the certificate. */
export default function FriendScore() {
  const challenge = useAppSelector(selectChallenge);
  const score = useAppSelector(selectScore);
  const isOver = useAppSelector(selectPhase) === 'ended';
  if (!challenge) return null;
  const own = isOver ? score : null;
  return <Standing texts={texts} friend={challenge.score} of={MAX_SCORE} own={own} />;
}
