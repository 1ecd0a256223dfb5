import type { StatsCompilation, StatsModule } from 'webpack';
import type { LoadedPage } from '../../src/build/reserved';
import { checkReserved } from '../../src/build/reserved';

const QUERY = './node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';
const SLIDER = './node_modules/react-slick/lib/index.js';

/** A module that webpack has made of several, however deep. */
const joined = (...modules: StatsModule[]): StatsModule => ({
  name: `./src/joined.ts + ${modules.length} modules`,
  modules: [{ name: './src/joined.ts' }, ...modules],
});

/** Script files, and what is in each. */
const built = (files: Record<string, StatsModule[]>): StatsCompilation => ({
  chunks: Object.entries(files).map(([file, modules]) => ({
    files: [file.replace(/js$/, 'css'), file],
    modules,
  })) as NonNullable<StatsCompilation['chunks']>,
});

const sound: Record<string, StatsModule[]> = {
  'main.js': [{ name: './src/index.tsx' }, { name: './src/site/Page.tsx' }],
  'vendor.js': [{ name: './node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs' }],
  'home.js': [{ name: './src/pages/home/Home.tsx' }],
  'slider.js': [{ name: SLIDER }],
  'feedback.js': [{ name: './src/feedback/Feedback.tsx' }, { name: QUERY }],
  'journey.js': [{ name: './src/pages/journey/Journey.tsx' }],
};
const always = ['vendor.js', 'main.js'];
const pages: LoadedPage[] = [
  { path: '/', scripts: [...always, 'slider.js', 'home.js'] },
  { path: '/feedback', scripts: [...always, 'feedback.js'] },
  { path: '/journey', scripts: [...always, 'journey.js'] },
  { path: '/404', scripts: always },
];

const check = (files: Record<string, StatsModule[]>, of = pages) =>
  checkReserved(built({ ...sound, ...files }), of);

const loading = (path: string, ...scripts: string[]) =>
  pages.map((page) => (page.path === path ? { path, scripts: [...always, ...scripts] } : page));

/** Each library: its page, the file that page has it in, and a module of it. */
const libraries: [string, string, string, string][] = [
  ['@reduxjs/toolkit/dist/query', '/feedback', 'feedback.js', QUERY],
  ['react-slick', '/', 'slider.js', SLIDER],
];

test('a site whose pages each load their own is sound', () => {
  expect(check({})).toEqual([]);
});

describe.each(libraries)('%s', (library, home, itsFile, name) => {
  test.each<[string, StatsModule]>([
    ['by itself', { name }],
    ['joined with others', joined({ name })],
    ['joined twice over', joined({ name: './src/a.ts' }, joined(joined({ name })))],
    ['as a part that webpack has joined', { name: `${name} + 12 modules` }],
  ])('may be loaded by no other page: it is named (%s)', (_what, module) => {
    expect(check({ 'journey.js': [{ name: './src/a.ts' }, module] })).toEqual([
      `/journey loads ${library}`,
    ]);
  });

  test('in a file of two pages, the one that may not is named', () => {
    expect(check({}, loading('/journey', 'journey.js', itsFile))).toEqual([
      `/journey loads ${library}`,
    ]);
  });

  test('in a file that every page loads, each but its own is named', () => {
    const others = pages.map(({ path }) => path).filter((path) => path !== home);
    expect(check({ 'main.js': [{ name }] })).toEqual(
      others.map((path) => `${path} loads ${library}`),
    );
  });

  test('is looked for where it is: its own page must load it', () => {
    expect(check({ [itsFile]: [{ name: './src/other.ts' }] })).toEqual([
      `${home} does not load ${library}`,
    ]);
    expect(check({}, loading(home))).toEqual([`${home} does not load ${library}`]);
  });

  test('joined with others, it counts for its own page too', () => {
    expect(check({ [itsFile]: [joined(joined({ name }))] })).toEqual([]);
  });

  test('is not what is only called alike', () => {
    const alike = [
      { name: `./node_modules/${library}-themes/index.js` },
      { name: `./node_modules/a-${library}/index.js` },
      { name: `./src/${library}/index.ts` },
      { name: `./node_modules/${library}.js` },
      {},
    ];
    expect(check({ 'journey.js': alike })).toEqual([]);
  });
});

test('whatever is wrong is told, library by library', () => {
  expect(check({ 'journey.js': [{ name: QUERY }, { name: SLIDER }], 'feedback.js': [] })).toEqual([
    '/feedback does not load @reduxjs/toolkit/dist/query',
    '/journey loads @reduxjs/toolkit/dist/query',
    '/journey loads react-slick',
  ]);
});

test('a build that says nothing of its modules is not taken for a sound one', () => {
  const silent: StatsCompilation[] = [{}, { chunks: [] }, built({ 'main.js': [] })];
  for (const stats of silent) {
    expect(checkReserved(stats, pages)).toEqual([
      '/feedback does not load @reduxjs/toolkit/dist/query',
      '/ does not load react-slick',
    ]);
  }
});
