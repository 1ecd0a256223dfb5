import { reducer } from '../../src/app/reducer';
import type { RootState } from '../../src/state/types';
import { fixtures } from '../games/fixtures';
import { invalidSlices } from './validState';

const START = reducer(undefined, { type: '@@start' });

/** By slice and check: fields with which the initial state fails it. */
const failing: Record<string, Record<string, readonly object[]>> = {
  ui: {
    'openMenu: a menu or null': [{ openMenu: 'games' }],
    'mobileMenuOpen: a boolean': [{ mobileMenuOpen: 1 }],
    'announcementDismissed: a boolean': [{ announcementDismissed: null }],
    'alert: a known alert or null': [{ alert: 'toString' }],
    'colorScheme: light, dark or null': [{ colorScheme: 'system' }],
    'soundOn: a boolean': [{ soundOn: 'on' }],
    'scoresKept: a boolean': [{ scoresKept: 'no' }],
    'scoreResetAsked: a game with a score card or null': [
      { scoreResetAsked: 'loveCalculator' },
      { scoreResetAsked: 'backbencherTest' },
    ],
    'release: arrived, failed or null': [{ release: 'soon' }],
    'plain JSON': [{ openMenu: undefined }],
  },
  ...Object.fromEntries(fixtures.map((fixture) => [fixture.game.slice.name, fixture.failing])),
  feedback: {
    'status: one of its values': [{ status: 'lost' }],
    'draft: three strings': [{ draft: { name: '', email: '' } }],
    'draft: empty once sent': [
      { status: 'sent', notice: 'Thanks!', draft: { name: 'Raju', email: '', message: '' } },
    ],
    'notice: a string if sending succeeded or failed, otherwise null': [
      { notice: 'Thanks!' },
      { status: 'sending', notice: 'Sorry!' },
      { status: 'sent' },
      { status: 'failed' },
    ],
  },
};

const cases = Object.entries(failing).flatMap(([slice, byCheck]) =>
  Object.entries(byCheck).flatMap(([check, wrong]) =>
    wrong.map((fields) => ({ slice: slice as keyof RootState, check, fields })),
  ),
);

test('the initial state is valid', () => {
  expect(invalidSlices(START)).toEqual({});
});

test.each(cases)('$slice with $fields fails "$check"', ({ slice, check, fields }) => {
  const wrong = { ...START, [slice]: { ...START[slice], ...fields } };
  expect(invalidSlices(wrong)).toEqual({
    [slice]: { failed: expect.arrayContaining([check]), value: wrong[slice] },
  });
});

test.each(fixtures)(
  'no check of $name is without a state that fails it',
  ({ game, ...fixture }) => {
    const checks = Object.keys(fixture.checks(game.slice.getInitialState()));
    expect(Object.keys(fixture.failing)).toEqual(expect.arrayContaining(checks));
  },
);
