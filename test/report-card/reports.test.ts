import { games } from '../../src/games';
import { BADGE_IDS } from '../../src/report-card/badges/ids';
import { loadInvitations } from '../../src/report-card/invitations';
import { loadCard } from './card';

test('each game has a report and an invitation under the name of its tile', async () => {
  const { subjects } = await loadCard();
  const tiles = await Promise.all(games.map(({ loadTile }) => loadTile()));
  const named = games.map((game, index) => [game, tiles[index]?.tile.name]);
  expect(subjects.map(({ game, report }) => [game, report.name])).toEqual(named);
  expect((await loadInvitations()).map(({ game, name }) => [game, name])).toEqual(named);
});

test('in a code each game has a key of its own, and of what it persists figures with labels', async () => {
  const { sources } = await loadCard();
  expect(sources.map(({ game }) => game)).toEqual(games);
  // Those of the card and of the site.
  const keys = ['p', 'bbh', ...sources.map(({ figures }) => figures.key)];
  expect(new Set(keys).size).toBe(keys.length);
  for (const { feature, figures } of sources) {
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
