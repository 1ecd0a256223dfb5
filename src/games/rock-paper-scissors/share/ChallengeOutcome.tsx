import { useAppSelector } from '../../../state/hooks';
import { outcomeOf } from '../../shared/challenge/outcomeOf';
import { challenge as texts } from '../challenge/content';
import { countsOf } from '../rules';
import { selectChallenge } from '../slice';

/** What is said of a challenge that is over. */
export default function ChallengeOutcome() {
  const challenge = useAppSelector(selectChallenge);
  if (!challenge) return null;
  const { won, lost } = countsOf(challenge);
  return <span>{texts.outcomes[outcomeOf(won, lost)]}</span>;
}
