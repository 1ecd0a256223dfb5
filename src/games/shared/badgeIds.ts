/**
 * The ids of all badges, in the order in which the report card shows them. A transfer code, which moves scores to
 * another phone, stores the position of a badge in this list. New badges must therefore be added at the end.
 */
export const BADGE_IDS = [
  'first-win',
  'streak-10',
  'hundred-tasks',
  'hundred-rounds',
  'tie-of-ties',
  'full-marks',
  'no-hint',
  'all-teachers',
  'all-ticked',
  'half-century',
  'not-out',
  'wedding',
  'friend-beaten',
  'all-guides',
  'every-game',
  'seven-days',
  'udd-forty',
  'udd-quick',
] as const;
export type BadgeId = (typeof BADGE_IDS)[number];
