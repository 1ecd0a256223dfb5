/**
 * Every badge, in the order of the report card. A transfer code names a badge by its place in this list, so new
 * badges are only ever added at the end of the list.
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
