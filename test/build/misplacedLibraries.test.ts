import type { StatsCompilation, StatsModule } from 'webpack';
import type { PageScripts } from '../../src/build/misplacedLibraries';
import { findMisplacedLibraries } from '../../src/build/misplacedLibraries';

const QUERY = './node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';
const SLIDER = './node_modules/react-slick/lib/index.js';

/** A concatenated module, as webpack's stats list it. */
const concatenated = (...modules: StatsModule[]): StatsModule => ({
  name: `./src/joined.ts + ${modules.length} modules`,
  modules: [{ name: './src/joined.ts' }, ...modules],
});

/** Stats of a build with these script files and modules. */
const statsOf = (files: Record<string, StatsModule[]>): StatsCompilation => ({
  chunks: Object.entries(files).map(([file, modules]) => ({
    files: [file.replace(/js$/, 'css'), file],
    modules,
  })) as NonNullable<StatsCompilation['chunks']>,
});

const validBuild: Record<string, StatsModule[]> = {
  'main.js': [{ name: './src/index.tsx' }, { name: './src/site/Page.tsx' }],
  'vendor.js': [{ name: './node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs' }],
  'home.js': [{ name: './src/pages/home/Home.tsx' }],
  'slider.js': [{ name: SLIDER }],
  'feedback.js': [{ name: './src/feedback/Feedback.tsx' }, { name: QUERY }],
  'journey.js': [{ name: './src/pages/journey/Journey.tsx' }],
};
const sharedScripts = ['vendor.js', 'main.js'];
const pages: PageScripts[] = [
  { path: '/', scripts: [...sharedScripts, 'slider.js', 'home.js'] },
  { path: '/feedback', scripts: [...sharedScripts, 'feedback.js'] },
  { path: '/journey', scripts: [...sharedScripts, 'journey.js'] },
  { path: '/404', scripts: sharedScripts },
];

const check = (files: Record<string, StatsModule[]>, ofPages = pages) =>
  findMisplacedLibraries(statsOf({ ...validBuild, ...files }), ofPages);

const pagesWhere = (path: string, ...scripts: string[]) =>
  pages.map((page) =>
    page.path === path ? { path, scripts: [...sharedScripts, ...scripts] } : page,
  );

/** Each library: its page, the file that contains it, and one of its modules. */
const libraries: [string, string, string, string][] = [
  ['@reduxjs/toolkit/dist/query', '/feedback', 'feedback.js', QUERY],
  ['react-slick', '/', 'slider.js', SLIDER],
];

test('finds nothing if each page loads its own libraries only', () => {
  expect(check({})).toEqual([]);
});

describe.each(libraries)('%s', (library, ownPage, ownFile, name) => {
  test.each<[string, StatsModule]>([
    ['by itself', { name }],
    ['concatenated with others', concatenated({ name })],
    [
      'concatenated, nested',
      concatenated({ name: './src/a.ts' }, concatenated(concatenated({ name }))),
    ],
    ['as the root of a concatenated module', { name: `${name} + 12 modules` }],
  ])('is reported if another page loads it (%s)', (_what, module) => {
    expect(check({ 'journey.js': [{ name: './src/a.ts' }, module] })).toEqual([
      `/journey loads ${library}`,
    ]);
  });

  test('in a file shared by two pages, is reported for the page that may not load it', () => {
    expect(check({}, pagesWhere('/journey', 'journey.js', ownFile))).toEqual([
      `/journey loads ${library}`,
    ]);
  });

  test('in a file of every page, is reported for all pages but its own', () => {
    const others = pages.map(({ path }) => path).filter((path) => path !== ownPage);
    expect(check({ 'main.js': [{ name }] })).toEqual(
      others.map((path) => `${path} loads ${library}`),
    );
  });

  test('is reported if its own page does not load it', () => {
    expect(check({ [ownFile]: [{ name: './src/other.ts' }] })).toEqual([
      `${ownPage} does not load ${library}`,
    ]);
    expect(check({}, pagesWhere(ownPage))).toEqual([`${ownPage} does not load ${library}`]);
  });

  test('is found on its own page in a concatenated module, too', () => {
    expect(check({ [ownFile]: [concatenated(concatenated({ name }))] })).toEqual([]);
  });

  test('is not confused with similar names', () => {
    const similar = [
      { name: `./node_modules/${library}-themes/index.js` },
      { name: `./node_modules/a-${library}/index.js` },
      { name: `./src/${library}/index.ts` },
      { name: `./node_modules/${library}.js` },
      {},
    ];
    expect(check({ 'journey.js': similar })).toEqual([]);
  });
});

test('reports all violations, grouped by library', () => {
  expect(check({ 'journey.js': [{ name: QUERY }, { name: SLIDER }], 'feedback.js': [] })).toEqual([
    '/feedback does not load @reduxjs/toolkit/dist/query',
    '/journey loads @reduxjs/toolkit/dist/query',
    '/journey loads react-slick',
  ]);
});

test('fails if the stats contain no modules', () => {
  const empty: StatsCompilation[] = [{}, { chunks: [] }, statsOf({ 'main.js': [] })];
  for (const stats of empty) {
    expect(findMisplacedLibraries(stats, pages)).toEqual([
      '/feedback does not load @reduxjs/toolkit/dist/query',
      '/ does not load react-slick',
    ]);
  }
});
