import { games } from '../../games';
import type { BadgeId } from '../../games/shared/badgeIds';
import { BADGE_IDS } from '../../games/shared/badgeIds';
import type { BadgeRule, Row } from '../../games/shared/report';
import { guideSlugs } from '../../paths';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import type { BadgesState } from '../slice';
import { selectBadges } from '../slice';
import type { Subject, Subjects } from '../subjects';
import { selectRow } from '../subjects';

const DAYS = 7;

/**
 * The rules of the badges that belong to no single game. The rules of all other badges are in `report.ts` of the games.
 */
const cardRules: Partial<Record<BadgeId, BadgeRule<BadgesState, readonly (Row | null)[]>>> = {
  'all-guides': { of: guideSlugs.length, count: ({ guides }) => guides.length },
  'every-game': {
    of: games.length,
    count: (_badges, rows) => rows.filter((row) => row !== null).length,
  },
  'seven-days': { of: DAYS, count: ({ days }) => days },
};

/** How far a badge is: it is earned with `count` of `of`. A badge that cannot be counted has 0 or 1 of 1. */
export type Progress = { count: number; of: number };

export type AllProgress = Readonly<Record<BadgeId, Progress>>;

function progressBy<State, Rows>(rule: BadgeRule<State, Rows>, state: State, rows: Rows): Progress {
  if (typeof rule === 'function') return { count: rule(state, rows) ? 1 : 0, of: 1 };
  return { count: Math.min(rule.of, rule.count(state, rows)), of: rule.of };
}

/** Returns the progress of a badge in a game. While a turn is on, the last step is missing. */
function progressInGame(rule: BadgeRule<unknown, Row | null>, state: RootState, subject: Subject) {
  const slice = sliceSelector(subject.feature.slice)(state);
  const { count, of } = progressBy(rule, slice, selectRow(state, subject));
  return { count: subject.isPlaying?.(slice) ? Math.min(count, of - 1) : count, of };
}

const shareOf = ({ count, of }: Progress) => count / of;

/** Selects how far a badge is. If several games can award it, the game counts in which it is nearest. */
function selectProgress(state: RootState, subjects: Subjects, id: BadgeId): Progress {
  const cardRule = cardRules[id];
  if (cardRule) {
    const rows = subjects.map((subject) => selectRow(state, subject));
    return progressBy(cardRule, selectBadges(state), rows);
  }
  return subjects
    .flatMap((subject) => {
      const rule = subject.badges?.[id];
      return rule ? [progressInGame(rule, state, subject)] : [];
    })
    .reduce((one, other) => (shareOf(other) >= shareOf(one) ? other : one), { count: 0, of: 1 });
}

/** Selects how far all badges are. */
export const selectAllProgress = (state: RootState, subjects: Subjects): AllProgress =>
  Object.fromEntries(
    BADGE_IDS.map((id) => [id, selectProgress(state, subjects, id)]),
  ) as AllProgress;

/** Selects the badges whose rules are fulfilled in a state and that are not awarded yet. */
export function selectDueBadges(state: RootState, subjects: Subjects): BadgeId[] {
  const { earned } = selectBadges(state);
  return BADGE_IDS.filter(
    (id) => earned[id] === undefined && shareOf(selectProgress(state, subjects, id)) === 1,
  );
}

/** Returns all badges in the order of the report card: the earned ones, newest first, then the others, nearest first. */
export function inOrder(earned: BadgesState['earned'], progress: AllProgress): BadgeId[] {
  const dayOf = (id: BadgeId) => earned[id] ?? 0;
  return [...BADGE_IDS].sort(
    (one, other) => dayOf(other) - dayOf(one) || shareOf(progress[other]) - shareOf(progress[one]),
  );
}
