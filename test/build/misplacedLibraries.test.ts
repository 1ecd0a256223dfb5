import type { StatsModule } from 'webpack';
import { findMisplacedLibraries } from '../../src/build/misplacedLibraries';

const QUERY = { name: './node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs' };
const SLIDER = { name: './node_modules/react-slick/lib/index.js' };
const OTHER = { name: './src/a.ts' };

/** A concatenated module, as webpack's stats list it. */
const joined = (...modules: StatsModule[]): StatsModule => ({ name: './src/a.ts + 2', modules });

const pages = ['main', 'home', 'feedback', 'journey'].map((name) => ({
  path: name === 'home' ? '/' : `/${name}`,
  scripts: ['main.js', `${name}.js`],
}));

/** What is misplaced where these files have these modules, and all other files what belongs there. */
function misplacedIn(files: Record<string, StatsModule[]>) {
  const build = { main: [OTHER], home: [SLIDER], feedback: [QUERY], journey: [OTHER], ...files };
  const chunks = Object.entries(build).map(([name, modules]) => ({
    files: [`${name}.css`, `${name}.js`],
    modules,
  }));
  return findMisplacedLibraries({ chunks } as never, pages);
}

test.each<[string, Record<string, StatsModule[]>]>([
  ['each page loads its own libraries only', {}],
  ['its own library is in a concatenated module', { feedback: [joined(joined(QUERY))] }],
  [
    'another library has a similar name',
    {
      journey: ['node_modules/react-slick-themes/a.js', 'node_modules/a-react-slick/a.js']
        .concat('node_modules/react-slick.js', 'src/react-slick/a.ts')
        .map((name) => ({ name: `./${name}` })),
    },
  ],
])('nothing is misplaced if %s', (_what, files) => {
  expect(misplacedIn(files)).toEqual([]);
});

test.each<[string, StatsModule]>([
  ['by itself', SLIDER],
  ['concatenated with others, nested', joined(OTHER, joined(SLIDER))],
  ['as the root of a concatenated module', { name: `${SLIDER.name} + 12 modules` }],
])('a library is reported if another page loads it, %s', (_what, module) => {
  expect(misplacedIn({ journey: [OTHER, module] })).toEqual(['/journey loads react-slick']);
});

test('all pages are reported, and a library that its own page does not load', () => {
  expect(misplacedIn({ main: [SLIDER], feedback: [] })).toEqual([
    '/feedback does not load @reduxjs/toolkit/dist/query',
    '/main loads react-slick',
    '/feedback loads react-slick',
    '/journey loads react-slick',
  ]);
});
