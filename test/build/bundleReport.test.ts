import type { ScriptFile } from '../../src/build/bundleReport';
import { bundleReport, bytesByName } from '../../src/build/bundleReport';

const SLICE = 'webpack://site/./src/games/quiz/slice.ts';
const REACT = 'webpack://site/./node_modules/react/cjs/react.production.js';

/** The numbers from 0 to 12 in Base64 VLQ, the encoding of source maps. */
const VLQ = 'ACEGIKMOQSUWY';

/** A script of one line, made of pieces of up to 12 letters, each with a source or none. */
function script(pieces: [length: number, source?: string][], brotli?: number): ScriptFile {
  const sources: string[] = [];
  const segments = pieces.map(([, source], index) => {
    const column = VLQ[pieces[index - 1]?.[0] ?? 0];
    if (source === undefined) return column;
    // Each piece has an entry of its own in the list of sources: the next one.
    return `${column}${sources.push(source) === 1 ? 'A' : 'C'}AA`;
  });
  const code = pieces.map(([length]) => 'x'.repeat(length)).join('');
  const map = { file: '', sources, sourcesContent: [], names: [], sourceRoot: '' };
  return {
    brotli: brotli ?? code.length,
    code,
    map: { version: 3, ...map, mappings: segments.join() },
  };
}

const bytesOf = (file: ScriptFile) => Object.fromEntries(bytesByName(file));

test.each([
  [REACT, 'react'],
  ['webpack://site/./node_modules/@reduxjs/toolkit/dist/toolkit.mjs?query', '@reduxjs/toolkit'],
  ['webpack://site/./node_modules/one/node_modules/other/index.js', 'other'],
  [SLICE, 'src/games/quiz'],
  ['webpack://site/./src/pages/how-to-play/guides/pacheta.ts', 'src/pages/how-to-play'],
  ['webpack://site/./src/index.tsx', 'src'],
  ['webpack://site/webpack/runtime/load script', 'webpack'],
])('%s is called %s', (source, name) => {
  expect(bytesOf(script([[3, source]]))).toEqual({ [name]: 3 });
});

test('the compressed size is split in proportion to bytes, not letters', () => {
  const file = script(
    [
      [2, REACT],
      [1, SLICE],
    ],
    8,
  );
  // The code has two letters of three bytes, and one of two.
  expect(bytesOf({ ...file, code: 'हाé' })).toEqual({ react: 6, 'src/games/quiz': 2 });
});

test('a line without mappings is not attributed to the line above', () => {
  expect(bytesOf({ ...script([[4, REACT]], 9), code: 'xxx\nxxxxx' })).toEqual({
    react: 4,
    webpack: 5,
  });
});

test('the report lists the scripts of all pages first, then what each page adds', () => {
  const main: Parameters<typeof script>[0] = [
    [3, SLICE],
    [9, REACT],
  ];
  const files: Record<string, ScriptFile> = {
    'main.js': script(main, 90_000),
    'quiz.js': script([[2], [8, SLICE]], 5000),
    'kit.js': script([[1, 'webpack://site/./src/kit/Card.tsx']], 1000),
  };
  const pages = [
    { path: '/', scripts: ['main.js', 'kit.js'] },
    { path: '/quiz', scripts: ['main.js', 'kit.js', 'quiz.js'] },
    { path: '/404', scripts: ['main.js'] },
  ];
  const { report, games } = bundleReport(pages, (file) => files[file] as ScriptFile);
  expect(report.split('\n')).toEqual([
    'script of every page   90.0 kB',
    '  react                67.5 kB',
    '  src/games/quiz       22.5 kB',
    '/ adds                  1.0 kB  src/kit 1.0',
    '/quiz adds              6.0 kB  src/games/quiz 4.0, src/kit 1.0, webpack 1.0',
    '/404 adds               0.0 kB',
  ]);
  expect(games).toEqual([{ name: 'src/games/quiz', bytes: 22_500 }]);
});
