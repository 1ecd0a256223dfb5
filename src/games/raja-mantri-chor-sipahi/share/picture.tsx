import type { PictureContent } from '../../../sharing/picture';
import { labels } from '../content';
import { Drawn } from '../Drawn';
import { rajaMantriChorSipahi } from '../game';
import { winnersOf } from '../rules';

/** The crown, whose it is, and the points of all, the most first. */
export function pictureOf(names: readonly string[], totals: readonly number[]): PictureContent {
  const winners = winnersOf(totals);
  const places = [...totals.keys()].sort(
    (one, other) => (totals[other] as number) - (totals[one] as number),
  );
  return {
    heading: rajaMantriChorSipahi.name,
    blocks: [
      { kind: 'drawings', drawings: [{ element: <Drawn symbol="crown" />, height: 3 }] },
      ...winners.map(
        (player) => ({ kind: 'text', size: 'title', text: names[player] as string }) as const,
      ),
      { kind: 'stamp', text: labels.crowned, color: 'green' },
      {
        kind: 'columns',
        columns: [
          places.map((player) => ({
            kind: 'text',
            hand: true,
            text: `${names[player]}: ${totals[player]}`,
          })),
        ],
      },
    ],
  };
}
