import type { BadgeId } from '../../games/shared/badgeIds';
import { BADGE_IDS } from '../../games/shared/badgeIds';
import type { Row } from '../../games/shared/report';
import { guideSlugs } from '../../paths';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import type { BadgesState } from '../slice';
import { selectBadges } from '../slice';
import type { Subject, Subjects } from '../subjects';
import { selectRow } from '../subjects';

const DAYS = 7;

/**
 * The rules of the badges that belong to no single game. A rule returns whether the badge is earned. The rules of all
 * other badges are in `report.ts` of the games.
 */
const cardRules: Partial<
  Record<BadgeId, (badges: BadgesState, rows: readonly (Row | null)[]) => boolean>
> = {
  'all-guides': ({ guides }) => guides.length === guideSlugs.length,
  'every-game': (_badges, rows) => rows.every((row) => row !== null),
  'seven-days': ({ days }) => days >= DAYS,
};

/** Selects the badges whose rules are fulfilled in a state and that are not awarded yet. */
export function selectDueBadges(state: RootState, subjects: Subjects): BadgeId[] {
  const badges = selectBadges(state);
  const rows = subjects.map((subject) => selectRow(state, subject));
  const earns = (id: BadgeId) => (subject: Subject, index: number) => {
    const scores = sliceSelector(subject.feature.slice)(state);
    return !subject.isPlaying?.(scores) && subject.badges?.[id]?.(scores, rows[index] ?? null);
  };
  return BADGE_IDS.filter(
    (id) =>
      badges.earned[id] === undefined &&
      (cardRules[id]?.(badges, rows) || subjects.some(earns(id))),
  );
}
