import { useAppSelector } from '../../state/hooks';
import { Standing } from '../shared/Standing';
import { challenge as texts } from './content';
import { QUESTION_COUNT } from './rules';
import { selectChallenge, selectPhase, selectScore } from './slice';

/** Shows the score of the friend who sent the challenge: before the quiz, and below the report card. */
export default function FriendScore() {
  const challenge = useAppSelector(selectChallenge);
  const score = useAppSelector(selectScore);
  const isOver = useAppSelector(selectPhase) === 'reportCard';
  if (!challenge) return null;
  const own = isOver ? score : null;
  return <Standing texts={texts} friend={challenge.score} of={QUESTION_COUNT} own={own} />;
}
