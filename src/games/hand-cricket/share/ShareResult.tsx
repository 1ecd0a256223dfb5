import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { answerOf } from '../challenge/content';
import { hashOf } from '../challenge/link';
import { lineAfter } from '../commentary/lineAfter';
import { scoresOf } from '../scores';
import { selectMatch } from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

/** Of a match that is over. The link challenges with the player's own innings. */
export default function ShareResult() {
  const { batting, innings, balls, result, challenged, matches, streak } =
    useAppSelector(selectMatch);
  if (!result || !batting) return null;
  const position = { batting, innings, balls, result };
  const own = balls[batting === 'you' ? 1 : 0];
  const { you, computer } = scoresOf(position);
  const line = lineAfter(position) ?? '';
  return (
    <Share
      key={matches}
      lead={leads.result}
      lines={
        challenged ? answerOf({ own: you, friend: computer }) : messageOf({ result, you, computer })
      }
      hash={hashOf(own)}
      picture={() => pictureOf({ result, you, computer, balls: own.length, line, streak })}
      fileName={`hand-cricket-${you}-${computer}`}
    />
  );
}
