import type { StatsCompilation, StatsModule } from 'webpack';
import { findMisplacedLibraries } from '../../src/build/misplacedLibraries';

const QUERY = './node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';
const SLIDER = './node_modules/react-slick/lib/index.js';

/** A concatenated module, as webpack's stats list it. */
const joined = (...modules: StatsModule[]): StatsModule => ({
  name: `./src/joined.ts + ${modules.length} modules`,
  modules: [{ name: './src/joined.ts' }, ...modules],
});

/** What is misplaced in a build of these script files, each of which one page loads, `main.js` all. */
function misplacedIn(files: Record<string, StatsModule[]>) {
  const build: Record<string, StatsModule[]> = {
    'main.js': [{ name: './src/index.tsx' }],
    'home.js': [{ name: SLIDER }],
    'feedback.js': [{ name: './src/feedback/Feedback.tsx' }, { name: QUERY }],
    'journey.js': [{ name: './src/pages/journey/Journey.tsx' }],
    ...files,
  };
  const chunks = Object.entries(build).map(([file, modules]) => ({
    files: [file.replace(/js$/, 'css'), file],
    modules,
  }));
  return findMisplacedLibraries({ chunks } as StatsCompilation, pages);
}
const pages = [
  { path: '/', scripts: ['main.js', 'home.js'] },
  { path: '/feedback', scripts: ['main.js', 'feedback.js'] },
  { path: '/journey', scripts: ['main.js', 'journey.js'] },
];

test('nothing is, if each page loads its own libraries only', () => {
  expect(misplacedIn({})).toEqual([]);
  expect(misplacedIn({ 'feedback.js': [joined(joined({ name: QUERY }))] })).toEqual([]);
});

test.each<[string, StatsModule]>([
  ['by itself', { name: SLIDER }],
  ['concatenated with others, nested', joined({ name: './src/a.ts' }, joined({ name: SLIDER }))],
  ['as the root of a concatenated module', { name: `${SLIDER} + 12 modules` }],
])('a library is reported if another page loads it, %s', (_what, module) => {
  const loaded = [{ name: './src/a.ts' }, module];
  expect(misplacedIn({ 'journey.js': loaded })).toEqual(['/journey loads react-slick']);
});

test('all pages are reported, and a library that its own page does not load', () => {
  expect(misplacedIn({ 'main.js': [{ name: SLIDER }], 'feedback.js': [] })).toEqual([
    '/feedback does not load @reduxjs/toolkit/dist/query',
    '/feedback loads react-slick',
    '/journey loads react-slick',
  ]);
});

test('similar names are not confused', () => {
  const similar = ['node_modules/react-slick-themes/a.js', 'node_modules/a-react-slick/a.js'];
  similar.push('node_modules/react-slick.js', 'src/react-slick/a.ts');
  const modules = [...similar.map((name) => ({ name: `./${name}` })), {}];
  expect(misplacedIn({ 'journey.js': modules })).toEqual([]);
});

test('stats without modules fail', () => {
  expect(findMisplacedLibraries({}, pages)).toEqual([
    '/feedback does not load @reduxjs/toolkit/dist/query',
    '/ does not load react-slick',
  ]);
});
