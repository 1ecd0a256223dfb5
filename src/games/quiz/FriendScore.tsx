import { useAppSelector } from '../../state/hooks';
import { Standing } from '../shared/Standing';
import { challenge as texts } from './content';
import { QUESTION_COUNT } from './rules';
import { selectChallenge, selectPhase, selectScore } from './slice';

/** The score of the friend who challenged, before the quiz and beside the report card. */
export default function FriendScore() {
  const challenge = useAppSelector(selectChallenge);
  const score = useAppSelector(selectScore);
  const isOver = useAppSelector(selectPhase) === 'reportCard';
  if (!challenge) return null;
  const own = isOver ? score : null;
  return <Standing texts={texts} friend={challenge.score} of={QUESTION_COUNT} own={own} />;
}
