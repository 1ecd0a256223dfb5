import { validate as validateBadges } from '../../../src/report-card/slice';
import { loadSubjects } from '../../../src/report-card/subjects';
import { hasChanges, previewOf } from '../../../src/report-card/transfer/previewRows';
import { snapshotOf } from '../../../src/report-card/transfer/snapshot';
import { validFields } from '../../support/storedTexts';
import { stateWith } from '../arbitraries';

const stateOf = (scores: object, badges: object) => stateWith(() => scores, validateBadges(badges));

async function preview(here: ReturnType<typeof stateOf>, other: ReturnType<typeof stateOf>) {
  const subjects = await loadSubjects();
  const groups = previewOf(here, snapshotOf(other, subjects, 20_791), subjects, 20_791);
  const rowsOf = ({ lines }: (typeof groups)[number]) =>
    lines.map(({ label, here, coming, after }) => `${label} ${here} ${coming} ${after}`);
  const rows = Object.fromEntries(groups.map((group) => [group.name, rowsOf(group)]));
  return { rows, isNew: hasChanges(groups) };
}

const full = stateOf(validFields, {
  days: 8,
  guides: ['pacheta'],
  earned: { 'first-win': 20_783 },
});
const some = stateOf(
  { tally: { playerWins: 9, computerWins: 3, ties: 0 }, bestScore: 3 },
  { days: 9, plays: { quiz: { count: 2, day: 20_790 } } },
);

test('a preview has what is here, what comes and what will be, as it is read', async () => {
  const { rows, isNew } = await preview(full, some);
  expect(rows).toMatchObject({
    'Truth or Dare': ['Tasks 7 0 7', 'Streak 2 0 2', 'Best streak 4 0 4'],
    'Rock Paper Scissors': expect.arrayContaining(['Won 6 9 9', 'Lost 2 3 3', 'Tied 1 0 1']),
    'Quiz Game': ['Played 0 2 2', 'Best score 5 3 5'],
    'Backbencher Test': ['Ticks 3 0 3'],
    'Hand Cricket': expect.arrayContaining(['Days of Aaj ka Over 2 0 2']),
    'Report Card': ['Badges 1 0 1', 'Days played 8 9 9', 'Guides 1 0 1'],
  });
  expect(isNew).toBe(true);
});

test('it has no game without figures, and says what is not new', async () => {
  const { rows, isNew } = await preview(some, some);
  expect(Object.keys(rows)).toEqual(['Rock Paper Scissors', 'Quiz Game', 'Report Card']);
  expect(rows['Report Card']).toEqual(['Days played 9 9 9']);
  expect(isNew).toBe(false);
});
