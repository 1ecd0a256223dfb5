import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* What is allowed is in src, as `npm run lint` finds. */

const REGISTRATION = 'game.ts: nothing of the game';
const NO_APP = 'app: only in the entries';

/** The violated rule, the file, what it imports, and how, if not by a plain import. */
const forbidden: [rule: string, file: string, from: string, line?: string][] = [
  ['platform', 'src/platform/a.ts', '../app/any'],
  ['platform', 'src/platform/a.ts', '../settings'],
  ['state', 'src/state/a.ts', '../games/quiz/any'],
  ['state', 'src/state/a.ts', '../app/any', "import type { any } from '../app/any';"],
  ['kit', 'src/kit/a.tsx', '../paths'],
  ['kit', 'src/kit/deep/a.tsx', '../../state/any'],
  ['kit: no store, no route', 'src/kit/a.tsx', 'react-redux'],
  ['layout', 'src/layout/a.tsx', '../sharing/any'],
  ['layout', 'src/layout/a.tsx', '../feedback/any', "export type { any } from '../feedback/any';"],
  ['layout', 'src/layout/a.tsx', '../games/quiz/any', "void import('../games/quiz/any');"],
  ['sharing', 'src/sharing/a.tsx', '../games/quiz/any'],
  ['games: no other feature', 'src/games/quiz/a.tsx', '../../pages/home/any'],
  ['pages: no other feature', 'src/pages/home/a.tsx', '../../games/quiz/any'],
  ['feedback: no other feature', 'src/feedback/a.tsx', '../pages/home/any'],
  ['offline: no other feature', 'src/offline/a.ts', '../feedback/any'],
  ['report-card: no other feature', 'src/report-card/a.ts', '../games/quiz/any'],
  ['install: no other feature', 'src/install/a.tsx', '../games/shared/any'],
  [NO_APP, 'src/layout/a.tsx', '../app/any'],
  [NO_APP, 'src/build/a.ts', '../app/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../love/any'],
  ['a game: no other game', 'src/games/quiz/a.tsx', '../index'],
  ['a game: no other game', 'src/games/shared/a.tsx', '../quiz/any'],
  ['a page: of other pages only the content', 'src/pages/home/a.tsx', '../about/any'],
  ['Node', 'src/app/a.ts', '../build/any'],
  ['Node modules', 'src/kit/a.tsx', 'fs'],
  ['build', 'src/build/seo/a.ts', '../../server/any'],
  [REGISTRATION, 'src/games/quiz/game.ts', './effects'],
  [REGISTRATION, 'src/games/quiz/game.ts', './slice'],
  ['plain modules', 'src/games/quiz/rules.ts', './any'],
  ['plain modules', 'src/paths.ts', './settings'],
  ['FLAMES: the rules of the game alone', 'src/games/love/flames.ts', './slice'],
  ['content: no React, no store', 'src/pages/about/content.ts', 'react'],
  ['content: no React, no store', 'src/games/quiz/content.ts', '../../state/any'],
  ['content: no React, no store', 'src/pages/how-to-play/guides/a.ts', 'react-router-dom'],
  ['redux-persist', 'src/games/quiz/a.ts', 'redux-persist'],
];

let violations: { from: string; to: string; rule: { name: string } }[];

beforeAll(() => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  const write = (file: string, line: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    appendFileSync(path.join(folder, file), `${line}\n`);
  };
  write('tsconfig.json', '{}');
  for (const name of ['react', 'react-redux', 'react-router-dom', 'redux-persist']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [, file, from, line = `import '${from}';`] of forbidden) {
    write(file, line);
    const target = path.join(path.dirname(file), from);
    if (from.startsWith('.')) write(`${target}${from === './View' ? '.tsx' : '.ts'}`, 'export {};');
  }
  write('src/pages/home/one.ts', "import './two';");
  write('src/pages/home/two.ts', "import './one';");
  write(
    'src/pages/home/three.ts',
    "import type { Four } from './four';\nexport type Three = Four;",
  );
  write(
    'src/pages/home/four.ts',
    "import type { Three } from './three';\nexport type Four = Three;",
  );
  const root = path.resolve(__dirname, '..');
  const depcruise = path.join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', path.join(root, 'test/importRules.mjs'), '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [depcruise, 'src', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  violations = JSON.parse(stdout).summary.violations;
});

test.each(forbidden)('%s: %s does not import %s', (rule, file, from) => {
  const to = from.startsWith('.') ? path.join(path.dirname(file), from) : from;
  const found = violations.filter((each) => each.from === file && each.to.includes(to));
  expect(found.map((each) => each.rule.name)).toContain(rule);
});

test('cycles are allowed for types only', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'a cycle at run time');
  expect(cycles.map(({ from }) => from)).toEqual(['src/pages/home/one.ts']);
});
