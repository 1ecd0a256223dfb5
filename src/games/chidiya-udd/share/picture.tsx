import type { PictureContent, PictureField } from '../../../sharing/picture';
import { bandText } from '../../shared/bands';
import { callText, labels, msText } from '../content';
import { lines } from '../lines/content';
import type { Name } from '../names';
import { hasMistake, pointsOf, winnerOf } from '../pageRules';
import type { Call } from '../rules';
import { isRight, rightOf } from '../rules';
import { averageOf } from '../selectors';
import type { ChidiyaUddState } from '../slice';
import { Thing } from '../Things';
import { tile } from '../tile';
import { captions } from './content';

type PlayedGame = Pick<ChidiyaUddState, 'mode' | 'calls' | 'fast' | 'calm'>;

/** As many drawings as fit side by side. */
const SHOWN = 3;

/** What caught the player, the score, and what was said of the last mistake. */
export function pictureOf({ mode, calls, fast, calm }: PlayedGame): PictureContent {
  const mistakes = calls.filter(hasMistake);
  const last = mistakes[mistakes.length - 1];
  const score = rightOf(calls, 0);
  const winner = winnerOf(calls);
  const duel = winner === null ? labels.tie : labels.wins(winner);
  return {
    heading: tile.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: mistakes.slice(-SHOWN).map(({ name }) => ({
          element: <Thing name={name as Name} />,
          height: 4,
          caption: callText(name as Name),
        })),
      },
      {
        kind: 'wordStamp',
        text: mode === 'duel' ? duel : bandText(captions, score),
        color: mode === 'duel' ? 'green' : 'red',
      },
      { kind: 'text', text: last ? lines[last.name as Name] : '', color: 'pencil' },
      {
        kind: 'figures',
        figures:
          mode === 'duel'
            ? ([0, 1] as const).map((player) => ({
                label: labels.player(player),
                value: `${pointsOf(calls, player)}`,
              }))
            : [
                { label: labels.score, value: `${score}` },
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
