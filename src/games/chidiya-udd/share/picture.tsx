import type { PictureContent, PictureField } from '../../../sharing/picture';
import { callText, labels, msText } from '../content';
import { chidiyaUdd } from '../game';
import { lines } from '../lines/content';
import type { Name } from '../names';
import { pointsOfBoth } from '../Points';
import type { Call } from '../rules';
import { hasMistake, isRight, rightOf, winnerOf } from '../rules';
import type { ChidiyaUddState } from '../slice';
import { averageOf } from '../slice';
import { Thing } from '../Things';
import { captionOf } from './content';

type PlayedGame = Pick<ChidiyaUddState, 'mode' | 'calls' | 'fast' | 'calm'>;

/** As many drawings as fit side by side. */
const SHOWN = 3;

/** What caught the player, with what was said of the last one, and the score. */
export function pictureOf({ mode, calls, fast, calm }: PlayedGame): PictureContent {
  // A game ends with a mistake.
  const last = calls[calls.length - 1] as Call;
  return {
    heading: chidiyaUdd.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: calls
          .filter(hasMistake)
          .slice(-SHOWN)
          .map(({ name }) => ({
            element: <Thing name={name as Name} />,
            height: 4,
            caption: callText(name as Name),
          })),
      },
      {
        kind: 'stamp',
        text: mode === 'duel' ? labels.duelResult(winnerOf(calls)) : captionOf(last),
        color: mode === 'duel' ? 'green' : 'red',
      },
      { kind: 'text', text: lines[last.name as Name], color: 'pencil' },
      {
        kind: 'figures',
        figures:
          mode === 'duel'
            ? pointsOfBoth(calls)
            : [
                { label: labels.score, value: `${rightOf(calls, 0)}` },
                { label: labels.best, value: `${(mode === 'calm' ? calm : fast).best}` },
                ...reaction(calls),
              ],
      },
    ],
  };
}

/** The average of the right lifts of this game, if there are any. */
function reaction(calls: readonly Call[]): PictureField[] {
  const times = calls.flatMap((call) =>
    isRight(call, 0) && typeof call.lifts[0] === 'number' ? [call.lifts[0]] : [],
  );
  const sum = times.reduce((all, ms) => all + ms, 0);
  if (times.length === 0) return [];
  const average = averageOf({ lifts: times.length, liftMs: sum });
  return [{ label: labels.reaction, value: msText(average) }];
}
