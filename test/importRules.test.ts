import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const NO_VIEWS = 'game.ts: no views, no content, no effects, no selectors';
const NO_APP = 'app: only its types, only in state';

/** The violated rule, the file, and what it imports. */
const forbidden: [rule: string, file: string, from: string][] = [
  ['platform', 'src/platform/a.ts', '../app/any'],
  ['platform', 'src/platform/a.ts', '../settings'],
  ['state', 'src/state/a.ts', '../games/quiz/any'],
  ['app: not in state at run time', 'src/state/a.ts', '../app/any'],
  ['kit', 'src/kit/a.tsx', '../paths'],
  ['kit', 'src/kit/deep/a.tsx', '../../state/any'],
  ['kit: no store, no route', 'src/kit/a.tsx', 'react-redux'],
  ['kit: no store, no route', 'src/kit/a.tsx', 'react-router-dom'],
  ['layout', 'src/layout/a.tsx', '../games/shared/any'],
  ['layout', 'src/layout/a.tsx', '../sharing/any'],
  ['sharing', 'src/sharing/a.tsx', '../games/quiz/any'],
  ['games: no other feature', 'src/games/quiz/a.tsx', '../../pages/home/any'],
  ['pages: no other feature', 'src/pages/home/a.tsx', '../../games/shared/any'],
  ['feedback: no other feature', 'src/feedback/a.tsx', '../pages/home/any'],
  ['offline: no other feature', 'src/offline/a.ts', '../feedback/any'],
  ['report-card: no other feature', 'src/report-card/a.ts', '../install/any'],
  ['report-card: no other feature', 'src/report-card/a.ts', '../games/quiz/any'],
  ['install: no other feature', 'src/install/a.tsx', '../games/shared/any'],
  [NO_APP, 'src/layout/a.tsx', '../app/any'],
  [NO_APP, 'src/build/a.ts', '../app/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../love/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../index'],
  ['a game: no other game', 'src/games/shared/a.tsx', '../quiz/any'],
  ['a page: of other pages only the content', 'src/pages/home/a.tsx', '../about/any'],
  ['Node', 'src/app/a.ts', '../build/any'],
  ['Node modules', 'src/kit/a.tsx', 'node:fs'],
  ['build', 'src/build/seo/a.ts', '../../server/any'],
  ...['View', 'tile', 'content', 'selectors', 'listeners', 'thunks', 'cues'].map(
    (part): [string, string, string] => [NO_VIEWS, 'src/games/quiz/game.ts', `./${part}`],
  ),
  ['plain modules', 'src/games/quiz/rules.ts', './content'],
  ['plain modules', 'src/paths.ts', './settings'],
  ['further rules of a game: its rules alone', 'src/games/love-calculator/flames.ts', './slice'],
  ['further rules of a game: its rules alone', 'src/games/quiz/pageRules.ts', './content'],
  ['content: no React, no store', 'src/pages/about/content.ts', 'react'],
  ['content: no React, no store', 'src/games/quiz/content.ts', '../../state/any'],
  ['content: no React, no store', 'src/pages/how-to-play/guides/a.ts', 'react-router-dom'],
  ['redux-persist', 'src/games/quiz/a.ts', 'redux-persist'],
];

const allowed: [file: string, from: string][] = [
  ['src/platform/b.ts', 'react-dom'],
  ['src/state/b.ts', '../platform/any'],
  ['src/layout/b.tsx', '../settings'],
  ['src/games/quiz/b.tsx', '../shared/any'],
  ['src/games/hub/b.tsx', '../index'],
  ['src/games/b.ts', './quiz/any'],
  ['src/report-card/b.ts', '../games/shared/any'],
  ['src/pages/home/b.tsx', '../about/content'],
  ['src/app/persistence.ts', 'redux-persist'],
  ['src/prerender.tsx', './build/seo/any'],
  ['src/server/b.ts', '../build/any'],
  ['src/build/b.ts', 'node:fs'],
  // Types alone, and a view that a game loads.
  ['src/state/types.ts', '../app/any'],
  ['src/games/love/game.ts', './View'],
];

const packages = ['@reduxjs/toolkit', 'redux-persist'];
packages.push('react', 'react-dom', 'react-redux', 'react-router-dom');

const typed = (from: string) =>
  `import type { any } from '${from}';\nexport type Any = typeof any;`;
const dynamic = (from: string) => `export const load = () => import('${from}');`;

/** The import statements of all files; other than plain ones first. */
const lines: [file: string, line: string][] = [
  ['src/state/types.ts', typed('../app/any')],
  ['src/layout/typed.ts', typed('../feedback/any')],
  ['src/games/love/game.ts', `${dynamic('./View')}\nexport const any = 1;`],
  ['src/layout/later.ts', dynamic('../games/quiz/any')],
  ['src/pages/home/one.ts', "import './two';"],
  ['src/pages/home/two.ts', "import './one';"],
  ['src/pages/home/three.ts', "import type { Four } from './four';\nexport type Three = Four;"],
  ['src/pages/home/four.ts', "import type { Three } from './three';\nexport type Four = Three[];"],
  ...[...forbidden.map(([, ...row]) => row), ...allowed.slice(0, -2)].map(
    ([file, from]): [string, string] => [file, `import '${from}';`],
  ),
];

let violations: { from: string; to: string; rule: { name: string } }[];

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
  const depcruise = path.join(root, 'node_modules/.bin/depcruise');
  const config = path.join(root, 'test/importRules.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [depcruise, 'src', '--config', config, '--output-type', 'json'],
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

test('the rules also apply to types and dynamic imports', () => {
  expect(rulesViolated('src/layout/typed.ts', '../feedback/any')).toEqual(['layout']);
  expect(rulesViolated('src/layout/later.ts', '../games/quiz/any')).toEqual(['layout']);
});

test('cycles are allowed for types only', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'a cycle at run time');
  expect(cycles.map(({ from }) => path.basename(from))).toEqual(['one.ts']);
});
