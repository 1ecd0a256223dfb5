import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

// Imports flow `styles, kit → games, pages, feedback, site → app → entries`: file, what it imports.
const forbidden: [string, string, string][] = [
  ['the kit, the frame', 'src/kit/Any.tsx', '../site/Frame'],
  ['the kit, a game', 'src/kit/Any.tsx', '../games/hub/content'],
  ['the kit, the paths', 'src/kit/Any.tsx', '../paths'],
  ['the kit, the store', 'src/kit/Any.tsx', 'react-redux'],
  ['the kit, the toolkit', 'src/kit/Any.tsx', '@reduxjs/toolkit'],
  ['the kit, a route', 'src/kit/Any.tsx', 'react-router-dom'],
  ['the frame, a game', 'src/site/Any.tsx', '../games/hub/content'],
  ['the frame, a page', 'src/site/Any.tsx', '../pages/home/content'],
  ['the frame, the form', 'src/site/Any.tsx', '../feedback/content'],
  ['the frame, the store', 'src/site/Any.tsx', '../app/store'],
  ['a game, another game', 'src/games/quiz/Any.tsx', '../love-calculator/slice'],
  ['a game, a page', 'src/games/quiz/Any.tsx', '../../pages/home/content'],
  ['a game, the form', 'src/games/quiz/Any.tsx', '../../feedback/content'],
  ['a game, the store', 'src/games/quiz/Any.tsx', '../../app/store'],
  ['a game, the routes', 'src/games/quiz/Any.tsx', '../../app/routes'],
  ['a page, another page', 'src/pages/about/Any.tsx', '../home/content'],
  ['a page, a game', 'src/pages/about/Any.tsx', '../../games/hub/content'],
  ['a page, the reducer', 'src/pages/about/Any.tsx', '../../app/reducer'],
  ['the form, a page', 'src/feedback/Any.tsx', '../pages/home/content'],
  ['the form, a game', 'src/feedback/Any.tsx', '../games/hub/content'],
  ['the form, the listeners', 'src/feedback/Any.tsx', '../app/listeners'],
  ['rules, their slice', 'src/games/quiz/rules.ts', './slice'],
  ['rules, their content', 'src/games/quiz/rules.ts', './content'],
  ['rules, the world', 'src/games/quiz/rules.ts', '../../app/env'],
  ['rules, a library', 'src/games/quiz/rules.ts', '@reduxjs/toolkit'],
  ["content, Redux's toolkit", 'src/pages/about/content.ts', '@reduxjs/toolkit'],
  ['content, the store', 'src/pages/about/content.ts', 'react-redux'],
  ['content, React', 'src/games/quiz/content.ts', 'react'],
  ['content, the types of the app', 'src/games/quiz/content.ts', '../../app/types'],
  ["a game's content, another game", 'src/games/quiz/content.ts', '../love-calculator/slice'],
  ["a game's content, a page", 'src/games/quiz/content.ts', '../../pages/home/content'],
  ["a page's content, another page", 'src/pages/about/content.ts', '../home/content'],
  ["a page's content, a game", 'src/pages/about/content.ts', '../../games/hub/content'],
  ["a guide's words, React", 'src/pages/how-to-play/guides/any.ts', 'react'],
  ["a guide's words, the store", 'src/pages/how-to-play/guides/any.ts', 'react-redux'],
  ["a guide's words, the toolkit", 'src/pages/how-to-play/guides/any.ts', '@reduxjs/toolkit'],
  ["a guide's words, the router", 'src/pages/how-to-play/guides/any.ts', 'react-router-dom'],
  ["a guide's words, the app", 'src/pages/how-to-play/guides/any.ts', '../../../app/hooks'],
  ["a guide's words, another page", 'src/pages/how-to-play/guides/any.ts', '../../home/content'],
  ["a guide's words, a game", 'src/pages/how-to-play/guides/any.ts', '../../../games/hub/content'],
  ["a guide's words, the build", 'src/pages/how-to-play/guides/any.ts', '../../../build/budgets'],
  ["the frame's content, a game", 'src/site/content.ts', '../games/hub/content'],
  ["a game's content, the router", 'src/games/quiz/content.ts', 'react-router-dom'],
  ['a folder in a game, another game', 'src/games/quiz/views/Any.tsx', '../../hub/content'],
  ['a folder in a game, a page', 'src/games/quiz/views/Any.tsx', '../../../pages/home/content'],
  ['a folder in the kit, the frame', 'src/kit/scenes/Any.tsx', '../../site/Frame'],
  ['the paths, the app', 'src/paths.ts', './app/routes'],
  ['the settings, the frame', 'src/settings.ts', './site/content'],
  ['the app, redux-persist', 'src/app/Any.ts', 'redux-persist'],
  ['a game, redux-persist', 'src/games/quiz/Any.tsx', 'redux-persist'],
  ['the frame, redux-persist', 'src/site/Any.tsx', 'redux-persist/lib/constants'],
  ['the app, the build', 'src/app/Any.ts', '../build/budgets'],
  ['the app, the servers', 'src/app/Any.ts', '../server/headers'],
  ['the frame, the build', 'src/site/Any.tsx', '../build/budgets'],
  ['the kit, the build', 'src/kit/Any.tsx', '../build/budgets'],
  ['a game, the servers', 'src/games/quiz/Any.tsx', '../../server/headers'],
  ['a page, the servers', 'src/pages/about/Any.tsx', '../../server/headers'],
  ['the form, the servers', 'src/feedback/Any.tsx', '../server/headers'],
  ['content, the build', 'src/pages/about/content.ts', '../../build/budgets'],
  ['the browser entry, the build', 'src/index.tsx', './build/budgets'],
  ['the prerender entry, the servers', 'src/prerender.tsx', './server/headers'],
  ['what is shared, the build', 'src/seo/any.ts', '../build/png'],
  ['what is shared, redux-persist', 'src/seo/any.ts', 'redux-persist'],
  ['the words of what is shared, React', 'src/seo/content.ts', 'react'],
  ['the words of what is shared, the app', 'src/seo/content.ts', '../app/routes'],
  ['the app, what is shared', 'src/app/Any.ts', '../seo/pages'],
  ['the frame, what is shared', 'src/site/Any.tsx', '../seo/pages'],
  ['the kit, what is shared', 'src/kit/Any.tsx', '../seo/icons'],
  ['a game, what is shared', 'src/games/quiz/Any.tsx', '../../seo/pages'],
  ['a page, what is shared', 'src/pages/about/Any.tsx', '../../seo/pages'],
  ['the form, what is shared', 'src/feedback/Any.tsx', '../seo/pages'],
  ['the browser entry, what is shared', 'src/index.tsx', './seo/pages'],
];

const allowed: [string, string, string][] = [
  ['the kit, the kit', 'src/kit/Any.tsx', './Icon'],
  ['the kit, React', 'src/kit/Any.tsx', 'react'],
  ['the frame, the kit', 'src/site/Any.tsx', '../kit/Button'],
  ['the frame, hooks', 'src/site/Any.tsx', '../app/hooks'],
  ['the frame, types', 'src/site/Any.tsx', '../app/types'],
  ['the frame, the type of the world', 'src/site/Any.tsx', '../app/env'],
  ['the frame, the paths', 'src/site/Any.tsx', '../paths'],
  ['a game, itself', 'src/games/quiz/Any.tsx', './slice'],
  ['a game, the kit', 'src/games/quiz/Any.tsx', '../../kit/Button'],
  ['a game, hooks', 'src/games/quiz/Any.tsx', '../../app/hooks'],
  ['a game, the frame', 'src/games/quiz/Any.tsx', '../../site/Page'],
  ['a page, itself', 'src/pages/about/Any.tsx', './content'],
  ['a page, the frame', 'src/pages/about/Any.tsx', '../../site/Page'],
  ['a page, the kit', 'src/pages/about/Any.tsx', '../../kit/Button'],
  ['the form, the settings', 'src/feedback/Any.tsx', '../settings'],
  ['the form, hooks', 'src/feedback/Any.tsx', '../app/hooks'],
  ['content, the paths', 'src/pages/about/content.ts', '../../paths'],
  ['content, the type of a page', 'src/pages/about/content.ts', '../../site/Page'],
  ["a guide's words, what all guides share", 'src/pages/how-to-play/guides/any.ts', './content'],
  ["a guide's words, the paths", 'src/pages/how-to-play/guides/any.ts', '../../../paths'],
  ["a guide's words, the frame", 'src/pages/how-to-play/guides/any.ts', '../../../site/Page'],
  ["a guide's words, the kit", 'src/pages/how-to-play/guides/any.ts', '../../../kit/Picture'],
  ['the app, a game', 'src/app/Any.ts', '../games/quiz/slice'],
  ['the one file that may, redux-persist', 'src/app/persistence.ts', 'redux-persist'],
  ['the app, the frame', 'src/app/Any.ts', '../site/uiSlice'],
  ['the servers, the build', 'src/server/Any.ts', '../build/bootstrap'],
  ['the build, the paths', 'src/build/Any.ts', '../paths'],
  ['the build, what is shared', 'src/build/Any.ts', '../seo/headTags'],
  ['the prerender entry, what is shared', 'src/prerender.tsx', './seo/pages'],
  ['what is shared, a game', 'src/seo/any.ts', '../games/hub/content'],
  ['what is shared, the routes', 'src/seo/any.ts', '../app/routes'],
];

/** The ways to write an import: each is one line. */
const ways: [string, (from: string, name: string) => string][] = [
  ['a value', (from, name) => `import { thing as ${name} } from '${from}';`],
  ['a type', (from, name) => `import type { Thing as ${name} } from '${from}';`],
  ['at run time', (from, name) => `export const ${name} = () => import('${from}');`],
];

const cycle: [string, string][] = [
  ['src/games/quiz/one.ts', "import { two } from './two';\nexport const one = () => two;\n"],
  ['src/games/quiz/two.ts', "import { three } from './three';\nexport const two = () => three;\n"],
  ['src/games/quiz/three.ts', "import { one } from './one';\nexport const three = () => one;\n"],
];
const noCycle: [string, string][] = [
  // Leads into the cycle, and is not part of it.
  ['src/games/quiz/four.ts', "import { one } from './one';\nexport const four = () => one;\n"],
  // Types that need each other are gone when the code runs.
  ['src/site/five.ts', "import type { Six } from './six';\nexport type Five = Six | 5;\n"],
  ['src/site/six.ts', "import type { Five } from './five';\nexport type Six = Five[];\n"],
];

let folder: string;
/** The rules that were broken, by `file:line`. */
const broken = new Map<string, string[]>();

// All cases go through one run: each import has a line of its own in the file it stands in.
const cases = [...forbidden, ...allowed];
const linesOf = new Map<string, string[]>();
const placeOf = new Map<string, string>();
for (const [, file, from] of cases) {
  for (const [way, write] of ways) {
    const lines = linesOf.get(file) ?? [];
    linesOf.set(file, lines);
    placeOf.set(
      `${file} ${from} ${way}`,
      `${file}:${lines.push(write(from, `own${lines.length}`))}`,
    );
  }
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
  for (const name of ['biome.json', '.gitignore']) {
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  const files = [
    ...cycle,
    ...noCycle,
    ...Array.from(linesOf, ([file, lines]): [string, string] => [file, lines.join('\n')]),
  ];
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const [, rule = '', file = '', line] of stdout.matchAll(
    /^::\w+ title=([\w/]+),file=([^,]+),line=(\d+)/gm,
  )) {
    const place = `${path.relative(folder, file)}:${line}`;
    broken.set(place, [...(broken.get(place) ?? []), rule]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const RESTRICTED = 'lint/style/noRestrictedImports';
const CYCLE = 'lint/suspicious/noImportCycles';
const brokenBy = (file: string, from: string, way: string) =>
  broken.get(placeOf.get(`${file} ${from} ${way}`) ?? '') ?? [];

describe.each(ways)('an import (%s)', (way) => {
  test.each(forbidden)('is forbidden, %s: %s of %s', (_what, file, from) => {
    expect(brokenBy(file, from, way)).toContain(RESTRICTED);
  });

  test.each(allowed)('is allowed, %s: %s of %s', (_what, file, from) => {
    expect(brokenBy(file, from, way)).not.toContain(RESTRICTED);
  });
});

test.each(cycle)('%s is in a cycle, and is told so', (file) => {
  expect(broken.get(`${file}:1`)).toContain(CYCLE);
});

test.each(noCycle)('%s is in none', (file) => {
  expect(broken.get(`${file}:1`) ?? []).not.toContain(CYCLE);
});
