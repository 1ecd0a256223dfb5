import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The violated rule, the file, and what it imports. */
const forbidden: [rule: string, file: string, from: string][] = [
  ['platform', 'src/platform/a.ts', '../kit/any'],
  ['platform', 'src/platform/a.ts', '../settings'],
  ['platform', 'src/platform/a.ts', '../offline/any'],
  ['state', 'src/state/a.ts', '../layout/any'],
  ['state', 'src/state/a.ts', '../games/quiz/any'],
  ['app: not in state at run time', 'src/state/a.ts', '../app/any'],
  ['kit', 'src/kit/a.tsx', '../layout/any'],
  ['kit', 'src/kit/deep/a.tsx', '../../state/any'],
  ['kit', 'src/kit/a.tsx', '../paths'],
  ['kit: no store, no route', 'src/kit/a.tsx', 'react-redux'],
  ['kit: no store, no route', 'src/kit/a.tsx', 'react-router-dom'],
  ['kit: no store, no route', 'src/kit/a.tsx', '@reduxjs/toolkit'],
  ['layout', 'src/layout/a.tsx', '../games/quiz/any'],
  ['layout', 'src/layout/a.tsx', '../games/shared/any'],
  ['layout', 'src/layout/a.tsx', '../pages/home/any'],
  ['layout', 'src/layout/a.tsx', '../feedback/any'],
  ['layout', 'src/layout/a.tsx', '../sharing/any'],
  ['sharing', 'src/sharing/a.tsx', '../games/quiz/any'],
  ['sharing', 'src/sharing/a.tsx', '../pages/home/any'],
  ['games: no other feature', 'src/games/quiz/a.tsx', '../../pages/home/any'],
  ['games: no other feature', 'src/games/shared/a.tsx', '../../offline/any'],
  ['pages: no other feature', 'src/pages/home/a.tsx', '../../games/shared/any'],
  ['feedback: no other feature', 'src/feedback/a.tsx', '../pages/home/any'],
  ['offline: no other feature', 'src/offline/a.ts', '../feedback/any'],
  ['games: no other feature', 'src/games/quiz/a.ts', '../../report-card/any'],
  ['report-card: no other feature', 'src/report-card/a.ts', '../install/any'],
  ['report-card: no other feature', 'src/report-card/a.ts', '../games/quiz/any'],
  ['install: no other feature', 'src/install/a.tsx', '../games/shared/any'],
  ['layout', 'src/layout/a.tsx', '../install/any'],
  ['app: only its types, only in state', 'src/install/a.ts', '../app/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../love/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../index'],
  ['a game: no other game', 'src/games/shared/a.tsx', '../quiz/any'],
  ['a page: of other pages only the content', 'src/pages/home/a.tsx', '../about/any'],
  ['app: only its types, only in state', 'src/kit/a.tsx', '../app/any'],
  ['app: only its types, only in state', 'src/layout/a.tsx', '../app/any'],
  ['app: only its types, only in state', 'src/games/quiz/a.tsx', '../../app/any'],
  ['app: only its types, only in state', 'src/build/a.ts', '../app/any'],
  ['Node', 'src/app/a.ts', '../build/any'],
  ['Node', 'src/index.tsx', './server/any'],
  ['Node', 'src/pages/home/a.tsx', '../../build/seo/any'],
  ['Node modules', 'src/kit/a.tsx', 'node:fs'],
  ['build', 'src/build/seo/a.ts', '../../server/any'],
  ['game.ts: no views, no content, no effects, no selectors', 'src/games/quiz/game.ts', './View'],
  ['game.ts: no views, no content, no effects, no selectors', 'src/games/quiz/game.ts', './tile'],
  [
    'game.ts: no views, no content, no effects, no selectors',
    'src/games/quiz/game.ts',
    './content',
  ],
  [
    'game.ts: no views, no content, no effects, no selectors',
    'src/games/quiz/game.ts',
    './selectors',
  ],
  [
    'game.ts: no views, no content, no effects, no selectors',
    'src/games/quiz/game.ts',
    './listeners',
  ],
  ['game.ts: no views, no content, no effects, no selectors', 'src/games/quiz/game.ts', './thunks'],
  ['game.ts: no views, no content, no effects, no selectors', 'src/games/quiz/game.ts', './cues'],
  ['plain modules', 'src/games/quiz/rules.ts', './content'],
  ['further rules of a game: its rules alone', 'src/games/love-calculator/flames.ts', './slice'],
  ['further rules of a game: its rules alone', 'src/games/quiz/pageRules.ts', './content'],
  ['plain modules', 'src/games/quiz/rules.ts', '@reduxjs/toolkit'],
  ['plain modules', 'src/paths.ts', './settings'],
  ['content: no React, no store', 'src/pages/about/content.ts', 'react'],
  ['content: no React, no store', 'src/games/quiz/content.ts', '@reduxjs/toolkit'],
  ['content: no React, no store', 'src/games/quiz/content.ts', '../../state/any'],
  ['content: no React, no store', 'src/pages/how-to-play/guides/a.ts', 'react-router-dom'],
  ['redux-persist', 'src/app/a.ts', 'redux-persist'],
  ['redux-persist', 'src/games/quiz/a.ts', 'redux-persist'],
];

const allowed: [file: string, from: string][] = [
  ['src/platform/b.ts', './any'],
  ['src/platform/b.ts', 'react-dom'],
  ['src/state/b.ts', '../platform/any'],
  ['src/kit/b.tsx', '../platform/any'],
  ['src/kit/b.tsx', 'react'],
  ['src/layout/b.tsx', '../state/any'],
  ['src/layout/b.tsx', '../settings'],
  ['src/games/quiz/b.tsx', './View'],
  ['src/games/quiz/b.tsx', '../shared/any'],
  ['src/games/quiz/b.tsx', '../../layout/any'],
  ['src/games/hub/b.tsx', '../index'],
  ['src/install/b.tsx', '../layout/any'],
  ['src/games/b.ts', './quiz/any'],
  ['src/pages/home/b.tsx', '../about/content'],
  ['src/pages/home/b.tsx', '../../layout/any'],
  ['src/pages/about/content.ts', '../../paths'],
  ['src/app/b.ts', '../games/index'],
  ['src/app/persistence.ts', 'redux-persist'],
  ['src/prerender.tsx', './build/seo/any'],
  ['src/index.tsx', './app/any'],
  ['src/server/b.ts', '../build/any'],
  ['src/build/b.ts', 'node:fs'],
];

const packages = [
  '@reduxjs/toolkit',
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'redux-persist',
];

/** The import statements of all files: forbidden, allowed, then type-only, dynamic and cyclic ones. */
const lines: [file: string, line: string][] = [
  ...forbidden.map(([, file, from]): [string, string] => [file, `import '${from}';`]),
  ...allowed.map(([file, from]): [string, string] => [file, `import '${from}';`]),
  ['src/state/types.ts', "import type { any } from '../app/any';\nexport type Any = typeof any;"],
  ['src/games/love/game.ts', "export const load = () => import('./View');\nexport const any = 1;"],
  ['src/layout/later.ts', "export const load = () => import('../games/quiz/any');"],
  [
    'src/layout/typed.ts',
    "import type { any } from '../feedback/any';\nexport type Any = typeof any;",
  ],
  ['src/pages/home/one.ts', "import './two';"],
  ['src/pages/home/two.ts', "import './three';"],
  ['src/pages/home/three.ts', "import './one';"],
  ['src/pages/home/four.ts', "import type { Five } from './five';\nexport type Four = Five;"],
  ['src/pages/home/five.ts', "import type { Four } from './four';\nexport type Five = Four[];"],
];

type Violation = {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
};
let violations: Violation[];

beforeAll(() => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  const files = new Map<string, string>([['tsconfig.json', '{}']]);
  const write = (file: string, line: string) =>
    files.set(file, `${files.get(file) ?? ''}${line}\n`);
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, line] of lines) {
    write(file, line);
    for (const [, from] of line.matchAll(/'(\.[^']*)'/g)) {
      const target = path.join(path.dirname(file), from as string);
      const name = `${target}${from?.endsWith('View') ? '.tsx' : '.ts'}`;
      if (!lines.some(([other]) => other.replace(/\.tsx?$/, '') === target)) {
        files.set(name, 'export const any = 1;\n');
      }
    }
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/.bin/depcruise'),
      'src',
      '--config',
      path.join(root, 'test/importRules.mjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  violations = JSON.parse(stdout).summary.violations;
});

/** The rules that an import violates. */
function rulesViolated(file: string, from: string) {
  const resolved = from.startsWith('.')
    ? path.join(path.dirname(file), from)
    : from.replace(/^node:/, '');
  return violations
    .filter((violation) => violation.from === file && violation.to.includes(resolved))
    .map(({ rule }) => rule.name);
}

test.each(forbidden)('%s: %s does not import %s', (rule, file, from) => {
  expect(rulesViolated(file, from)).toContain(rule);
});

test.each(allowed)('%s may import %s', (file, from) => {
  expect(rulesViolated(file, from)).toEqual([]);
});

test('only state may import the types of the store', () => {
  expect(rulesViolated('src/state/types.ts', '../app/any')).toEqual([]);
  expect(rulesViolated('src/layout/typed.ts', '../feedback/any')).toEqual(['layout']);
});

test('the rules also apply to dynamic imports, except for the view that a game loads', () => {
  expect(rulesViolated('src/layout/later.ts', '../games/quiz/any')).toEqual(['layout']);
  expect(rulesViolated('src/games/love/game.ts', './View')).toEqual([]);
});

test('cycles are allowed for types only', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'a cycle at run time');
  const files = cycles.map(({ cycle }) => cycle?.map(({ name }) => path.basename(name)).toSorted());
  expect(files).toEqual([['one.ts', 'three.ts', 'two.ts']]);
});
