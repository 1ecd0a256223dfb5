import type { FeedbackState } from '../../src/feedback/slice';
import type { RootState } from '../../src/state/types';
import type { UiState } from '../../src/state/uiSlice';
import { fixtures, fixturesWithScoreCard } from '../games/fixtures';
import type { Checks } from './checks';
import { isOneOf, isPlainJson } from './checks';

export const alertIds = fixtures.flatMap(({ alerts = [] }) => alerts.map(({ id }) => id));

/** Fails unless the state can be reached by dispatching our actions. */
export function expectValidState(state: RootState) {
  const invalid = invalidSlices(state);
  // `expect` is slow, and this is called for thousands of states.
  if (Object.keys(invalid).length > 0) expect(invalid).toEqual({});
}

/** States that were found valid and are frozen, with the slice of each: most actions change one slice of twelve. */
const known = new WeakMap<object, string>();

/** The slices whose state cannot be reached, each with the failed checks; `{}` for a valid state. */
export function invalidSlices(state: RootState) {
  const invalid = Object.keys(checksBySlice).flatMap((slice) => {
    const value = state[slice as keyof RootState];
    // The slice comes with its page.
    if (value === undefined) return [];
    if (value && known.get(value) === slice) return [];
    const failed = Object.entries(checksOf(slice, value))
      .filter(([, passed]) => !passed)
      .map(([check]) => check);
    if (failed.length > 0) return [[slice, { failed, value }]];
    if (value && isDeeplyFrozen(value)) known.set(value, slice);
    return [];
  });
  return Object.fromEntries(invalid);
}

export const checksOf = (slice: string, value: unknown): Checks => ({
  ...checksBySlice[slice]?.(value),
  'plain JSON': isPlainJson(value),
});

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

const checkUi = (ui: UiState): Checks => ({
  'openMenu: a menu or null': isOneOf(['schoolGames', 'more', null], ui.openMenu),
  'mobileMenuOpen: a boolean': isOneOf([true, false], ui.mobileMenuOpen),
  'announcementDismissed: a boolean': isOneOf([true, false], ui.announcementDismissed),
  'alert: a known alert or null': isOneOf([...alertIds, null], ui.alert),
  'colorScheme: light, dark or null': isOneOf(['light', 'dark', null], ui.colorScheme),
  'soundOn: a boolean': isOneOf([true, false], ui.soundOn),
  'scoresKept: a boolean': isOneOf([true, false], ui.scoresKept),
  'scoreResetAsked: a game with a score card or null': isOneOf(
    [...fixturesWithScoreCard.map(({ game }) => game.key), null],
    ui.scoreResetAsked,
  ),
  'path: a string or null': ui.path === null || typeof ui.path === 'string',
  'release: arrived, failed or null': isOneOf(['arrived', 'failed', null], ui.release),
});

const checkFeedback = ({ draft, status, notice }: FeedbackState): Checks => ({
  'status: one of its values': isOneOf(['idle', 'sending', 'sent', 'failed'], status),
  'draft: three strings': [draft.name, draft.email, draft.message].every(
    (text) => typeof text === 'string',
  ),
  'notice: a string if sending succeeded or failed, otherwise null': isOneOf(
    ['sent', 'failed'],
    status,
  )
    ? typeof notice === 'string'
    : notice === null,
  'draft: empty once sent':
    status !== 'sent' || [draft.name, draft.email, draft.message].every((text) => text === ''),
});

// biome-ignore lint/suspicious/noExplicitAny: the states of different slices
const checksBySlice: Record<string, (value: any) => Checks> = {
  ui: checkUi,
  ...Object.fromEntries(fixtures.map(({ game, checks }) => [game.key, checks])),
  feedback: checkFeedback,
};
