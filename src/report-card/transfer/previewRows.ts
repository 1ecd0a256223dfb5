import type { Figure, Value } from '../../games/shared/report';
import type { RootState } from '../../state/types';
import type { Subject, Subjects } from '../subjects';
import { transfer } from './content';
import type { Snapshot } from './snapshot';
import { merged, playsOf, snapshotOf } from './snapshot';

/** A row of the preview table: the value of a figure on this phone, in the transfer code, and after the merge. */
export type Line = { label: string; here: number; coming: number; after: number };

export type Group = { name: string; lines: Line[] };

/**
 * Returns the rows of the preview table, grouped by game. The last group has the report card's own figures. A figure is
 * left out if it is 0 on this phone, in the transfer code and after the merge.
 */
export function previewOf(
  state: RootState,
  coming: Snapshot,
  subjects: Subjects,
  today: number,
): Group[] {
  const here = snapshotOf(state, subjects, today);
  const after = { ...merged(here, coming, subjects), day: today };
  const sides = [here, coming, after];
  const line = (label: string, [own = 0, other = 0, will = 0]: number[]): Line => ({
    label,
    here: own,
    coming: other,
    after: will,
  });
  const linesOf = (subject: Subject) => [
    ...(subject.figures.showsPlays
      ? [
          line(
            transfer.played,
            sides.map((side) => playsOf(side, subject).count),
          ),
        ]
      : []),
    ...subject.figures.list.map((figure, index) =>
      line(
        figure.label,
        sides.map((side) => shown(figure, valueAt(side, subject, index))),
      ),
    ),
  ];
  const badges = [
    line(
      transfer.badges,
      sides.map((side) => Object.keys(side.badges.earned).length),
    ),
    line(
      transfer.days,
      sides.map((side) => side.badges.days),
    ),
    line(
      transfer.guides,
      sides.map((side) => side.badges.guides.length),
    ),
  ];
  return [
    ...subjects.map((subject) => ({ name: subject.game.name, lines: linesOf(subject) })),
    { name: transfer.card, lines: badges },
  ].flatMap(({ name, lines }) => {
    const filled = lines.filter(({ here, coming, after }) => here + coming + after > 0);
    return filled.length > 0 ? [{ name, lines: filled }] : [];
  });
}

const valueAt = ({ values }: Snapshot, { game }: Subject, index: number): Value =>
  values[game.key]?.[index] ?? 0;

const shown = (figure: Figure, value: Value) => figure.shown?.(value) ?? Number(value);

/** Whether the merge would change any figure in the preview table. */
export const hasChanges = (groups: readonly Group[]) =>
  groups.some(({ lines }) => lines.some(({ here, after }) => here !== after));
