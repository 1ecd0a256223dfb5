import { allPaths } from '../../src/app/allPaths';
import type { RouteSizes, SiteSizes } from '../../src/build/budgets';
import { checkBudgets } from '../../src/build/budgets';

const emptySite: SiteSizes = { routes: [], games: [], fonts: 0, images: [] };
const route = (path: string, figures: Partial<RouteSizes>): SiteSizes => ({
  ...emptySite,
  routes: [{ path, document: 0, script: 0, style: 0, ...figures }],
});

const image = (name: string, bytes: number): SiteSizes => ({
  ...emptySite,
  images: [{ name, bytes }],
});

/** Every budget: its name, its limit, and a site of that many bytes. */
const budgets: [string, number, (bytes: number) => SiteSizes][] = [
  ['/ script', 125_000, (script) => route('/', { script })],
  ['/school-games script', 112_000, (script) => route('/school-games', { script })],
  [
    '/school-games/quizgame script',
    112_000,
    (script) => route('/school-games/quizgame', { script }),
  ],
  ['/feedback script', 120_000, (script) => route('/feedback', { script })],
  ['/journey script', 112_000, (script) => route('/journey', { script })],
  ['/how-to-play/pacheta script', 112_000, (script) => route('/how-to-play/pacheta', { script })],
  ['/404 script', 112_000, (script) => route('/404', { script })],
  ['/ document', 18_000, (document) => route('/', { document })],
  ['/journey document', 14_600, (document) => route('/journey', { document })],
  ['/404 document', 14_600, (document) => route('/404', { document })],
  ['/ style', 12_000, (style) => route('/', { style })],
  ['/school-games style', 12_000, (style) => route('/school-games', { style })],
  [
    'src/games/quiz in every page',
    1500,
    (bytes) => ({ ...emptySite, games: [{ name: 'src/games/quiz', bytes }] }),
  ],
  ['all fonts', 60_000, (fonts) => ({ ...emptySite, fonts })],
  ['assets/team.svg', 40_000, (bytes) => image('assets/team.svg', bytes)],
  ['icons/app-512.png', 40_000, (bytes) => image('icons/app-512.png', bytes)],
  ['social/journey.1a2b3c4d.png', 200_000, (bytes) => image('social/journey.1a2b3c4d.png', bytes)],
];

describe.each(budgets)('%s, with a limit of %i bytes,', (name, limit, site) => {
  test('passes at the limit', () => {
    const { overBudget, report } = checkBudgets(site(limit));
    expect(overBudget).toEqual([]);
    expect(report).not.toContain('TOO LARGE');
  });

  test('fails with one byte more: it is named, and marked in the report', () => {
    const { overBudget, report } = checkBudgets(site(limit + 1));
    expect(overBudget).toEqual([name]);
    const marked = report.split('\n').filter((line) => line.endsWith('TOO LARGE'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain(`${name} `);
  });
});

test('names everything over budget, on all pages', () => {
  const { overBudget } = checkBudgets({
    routes: [
      { path: '/', document: 18_001, script: 125_001, style: 12_001 },
      { path: '/journey', document: 1, script: 1, style: 1 },
      { path: '/feedback', document: 1, script: 120_001, style: 1 },
    ],
    games: [{ name: 'src/games/quiz', bytes: 1501 }],
    fonts: 60_001,
    images: [
      { name: 'small.svg', bytes: 1 },
      { name: 'large.svg', bytes: 40_001 },
    ],
  });
  expect(overBudget).toEqual([
    '/ document',
    '/ script',
    '/ style',
    '/feedback script',
    'src/games/quiz in every page',
    'all fonts',
    'large.svg',
  ]);
});

test('the report has a line for each size, next to its budget', () => {
  const { report } = checkBudgets({
    routes: allPaths.map((path) => ({ path, document: 13_100, script: 84_210, style: 3_450 })),
    games: [],
    fonts: 51_000,
    images: [{ name: 'assets/team.svg', bytes: 4_010 }],
  });
  const lines = report.split('\n');
  expect(lines).toHaveLength(allPaths.length * 3 + 2);
  for (const path of allPaths) {
    expect(lines.filter((line) => line.startsWith(`${path} script `))).toEqual([
      expect.stringMatching(/ 84\.2 of +(?:106|112|120|125)\.0 kB$/),
    ]);
    expect(lines.filter((line) => line.startsWith(`${path} style `))).toEqual([
      expect.stringMatching(/ 3\.5 of +12\.0 kB$/),
    ]);
  }
  expect(report).toMatch(/^all fonts +51\.0 of +60\.0 kB$/m);
  expect(report).toMatch(/^assets\/team\.svg +4\.0 of +40\.0 kB$/m);
});
