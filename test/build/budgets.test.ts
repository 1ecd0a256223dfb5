import type { SiteSizes } from '../../src/build/budgets';
import { checkBudgets } from '../../src/build/budgets';

const emptySite: SiteSizes = { routes: [], games: [], fonts: 0, images: [] };
const noRoute = { document: 0, script: 0, style: 0 };

/** The budgets of routes: a path, what a visit to it loads, and the limit. */
const routes = [
  ['/', 'script', 125_000],
  ['/feedback', 'script', 120_000],
  ['/report-card', 'script', 142_000],
  ['/school-games', 'script', 115_000],
  ['/404', 'script', 115_000],
  ['/', 'document', 18_000],
  ['/journey', 'document', 15_400],
  ['/school-games', 'style', 13_000],
] as const;

/** Every budget: its name, its limit, and a site with a file of a given size. */
const budgets: [string, number, (bytes: number) => Partial<SiteSizes>][] = [
  ...routes.map(([path, figure, limit]): (typeof budgets)[number] => [
    `${path} ${figure}`,
    limit,
    (bytes) => ({ routes: [{ path, ...noRoute, [figure]: bytes }] }),
  ]),
  ['quiz in every page', 300, (bytes) => ({ games: [{ name: 'quiz', bytes }] })],
  ['all fonts', 60_000, (fonts) => ({ fonts })],
  ['assets/team.svg', 40_000, (bytes) => ({ images: [{ name: 'assets/team.svg', bytes }] })],
  ['social/a.1b.png', 200_000, (bytes) => ({ images: [{ name: 'social/a.1b.png', bytes }] })],
];

test.each(budgets)('%s may have %i bytes, and not one more', (name, limit, site) => {
  expect(checkBudgets({ ...emptySite, ...site(limit) }).overBudget).toEqual([]);
  expect(checkBudgets({ ...emptySite, ...site(limit + 1) }).overBudget).toEqual([name]);
});

test('the report has a line for each size, with its budget, and marks all that is too large', () => {
  const { report, overBudget } = checkBudgets({
    routes: [{ path: '/', document: 18_060, script: 84_210, style: 3_450 }],
    games: [],
    fonts: 60_100,
    images: [{ name: 'a.svg', bytes: 4_010 }],
  });
  expect(report.split('\n')).toEqual([
    '/ document   18.1 of   18.0 kB  TOO LARGE by 60 bytes',
    '/ script     84.2 of  125.0 kB',
    '/ style       3.5 of   13.0 kB',
    'all fonts    60.1 of   60.0 kB  TOO LARGE by 100 bytes',
    'a.svg         4.0 of   40.0 kB',
  ]);
  expect(overBudget).toEqual(['/ document', 'all fonts']);
});
