import { games } from '../../src/games';
import { BADGE_IDS } from '../../src/games/shared/badgeIds';
import { loadSubjects } from '../../src/report-card/subjects';

test('in a code each game has a key of its own, and of what it persists figures with labels', async () => {
  const subjects = await loadSubjects();
  expect(subjects.map(({ game }) => game)).toEqual(games);
  // Those of the card and of the site.
  const keys = ['p', 'bbh', ...subjects.map(({ figures }) => figures.key)];
  expect(new Set(keys).size).toBe(keys.length);
  for (const { feature, figures } of subjects) {
    const labels = figures.list.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(figures.scoresOf !== undefined).toBe(feature.persisted !== undefined);
  }
});

/* In a code a badge is its place in the list. */
test('the badges are never listed otherwise: new ones come at the end', () => {
  expect(BADGE_IDS.slice(0, 18)).toEqual([
    ...['first-win', 'streak-10', 'hundred-tasks', 'hundred-rounds', 'tie-of-ties', 'full-marks'],
    ...['no-hint', 'all-teachers', 'all-ticked', 'half-century', 'not-out', 'wedding'],
    ...['friend-beaten', 'all-guides', 'every-game', 'seven-days', 'udd-forty', 'udd-quick'],
  ]);
  expect(new Set(BADGE_IDS).size).toBe(BADGE_IDS.length);
});
