import { games } from '../../src/games';
import { BADGE_IDS } from '../../src/report-card/badges/ids';
import { loadInvitations } from '../../src/report-card/invitations';
import { loadCard } from './card';

test('each game has a report under the name of its tile', async () => {
  const { subjects } = await loadCard();
  const tiles = await Promise.all(games.map(({ loadTile }) => loadTile()));
  expect(subjects.map(({ game }) => game)).toEqual(games);
  expect(subjects.map(({ report }) => report.name)).toEqual(tiles.map(({ tile }) => tile.name));
  expect((await loadInvitations()).map(({ game, name }) => [game, name])).toEqual(
    subjects.map(({ game, report }) => [game, report.name]),
  );
});

test('each game has a key of its own in a code, and none that of the card or of the site', async () => {
  const { sources } = await loadCard();
  expect(sources.map(({ game }) => game)).toEqual(games);
  const keys = sources.map(({ figures }) => figures.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('p');
  expect(keys).not.toContain('bbh');
});

test('a game with scores can take over figures, and each has a label of its own', async () => {
  for (const { game, figures } of (await loadCard()).sources) {
    const labels = figures.list.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(figures.scoresOf !== undefined).toBe(game.persisted !== undefined);
  }
});

/* In a code a badge is its place in the list. */
test('the badges are never listed otherwise: new ones come at the end', () => {
  expect(BADGE_IDS.slice(0, 18)).toEqual([
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
  ]);
  expect(new Set(BADGE_IDS).size).toBe(BADGE_IDS.length);
});
