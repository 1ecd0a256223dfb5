import type { ScriptFile } from '../../src/build/bundleReport';
import { bundleReport, bytesByName } from '../../src/build/bundleReport';

const SLICE = 'webpack://site/./src/games/quiz/slice.ts';
const REACT = 'webpack://site/./node_modules/react/cjs/react.production.js';

type Piece = [length: number, source?: string];

/** The numbers from 0 to 12 in Base64 VLQ, the encoding of source maps. */
const VLQ = 'ACEGIKMOQSUWY';

/**
 * A script of one line with a source map, made of pieces of up to 12 letters, each with a source or
 * none. Its compressed size defaults to its length.
 */
function script(pieces: Piece[], brotli?: number): ScriptFile {
  const sources = [...new Set(pieces.flatMap(([, source]) => source ?? []))];
  const segments: string[] = [];
  let [column, index] = [0, 0];
  for (const [length, source] of pieces) {
    const next = source === undefined ? index : sources.indexOf(source);
    // A negative number is the letter after the positive one.
    const step =
      next < index ? String.fromCharCode(VLQ.charCodeAt(index - next) + 1) : VLQ[next - index];
    segments.push(`${VLQ[column]}${source === undefined ? '' : `${step}AA`}`);
    [column, index] = [length, next];
  }
  const code = 'x'.repeat(pieces.reduce((sum, [length]) => sum + length, 0));
  const map = {
    version: 3,
    file: '',
    sources,
    sourcesContent: [],
    names: [],
    mappings: segments.join(),
    sourceRoot: '',
  };
  return { brotli: brotli ?? code.length, code, map };
}

const bytesOf = (file: ScriptFile) => Object.fromEntries(bytesByName(file));

test.each([
  [REACT, 'react'],
  [
    'webpack://site/./node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs?query',
    '@reduxjs/toolkit',
  ],
  ['webpack://site/./node_modules/one/node_modules/other/index.js', 'other'],
  [SLICE, 'src/games/quiz'],
  ['webpack://site/./src/games/isBlank.ts', 'src/games'],
  ['webpack://site/./src/pages/how-to-play/guides/pacheta.ts', 'src/pages/how-to-play'],
  ['webpack://site/./src/site/announcement/dismissal.ts', 'src/site'],
  ['webpack://site/./src/site/Page.module.css?4049', 'src/site'],
  ['webpack://site/./src/index.tsx', 'src'],
  ['webpack://site/webpack/runtime/load script', 'webpack'],
])('%s is called %s', (source, name) => {
  expect(bytesOf(script([[3, source]]))).toEqual({ [name]: 3 });
});

test('code without a source is attributed to webpack', () => {
  expect(bytesOf(script([[2], [5, REACT], [4], [3, SLICE]]))).toEqual({
    webpack: 6,
    react: 5,
    'src/games/quiz': 3,
  });
});

test('pieces of the same name are added up', () => {
  const pieces: Piece[] = [
    [2, REACT],
    [3, SLICE],
    [4, REACT],
  ];
  expect(bytesOf(script(pieces))).toEqual({ react: 6, 'src/games/quiz': 3 });
});

test('the compressed size is split in proportion to uncompressed length', () => {
  const pieces: Piece[] = [
    [6, REACT],
    [2, SLICE],
  ];
  expect(bytesOf(script(pieces, 4))).toEqual({ react: 3, 'src/games/quiz': 1 });
});

test('lengths are measured in bytes, not in letters', () => {
  const file = script(
    [
      [2, REACT],
      [1, SLICE],
    ],
    8,
  );
  // Two letters of three bytes, and one of two.
  expect(bytesOf({ ...file, code: 'हाé' })).toEqual({ react: 6, 'src/games/quiz': 2 });
});

test('a line without mappings is not attributed to the line above', () => {
  const file = script([[4, REACT]], 9);
  expect(bytesOf({ ...file, code: 'xxx\nxxxxx' })).toEqual({ react: 4, webpack: 5 });
});

test('the report lists the scripts of all pages first, then what each page adds', () => {
  const files: Record<string, ScriptFile> = {
    'main.js': script(
      [
        [3, SLICE],
        [9, REACT],
      ],
      90_000,
    ),
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
