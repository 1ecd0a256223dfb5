/**
 * `npm run test:mutation`: breaks the rules and the reducers in small ways, one at a time, and sees
 * whether a test notices. It lists each change that none noticed, and at the end the score of each
 * module. `npm run test:mutation games/quiz` tries one folder alone.
 *
 * A module is tried with the tests that mirror it, and no others: what only a screen's test would
 * notice is not tested well enough.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** No module may fall below it, in per cent. */
const LEAST_SCORE = 90;

const REPORTS = 'coverage/mutation';

const isThere = (folder: string) => (module: string) => existsSync(`src/${folder}/${module}.ts`);

const games = readdirSync('src/games')
  .map((name) => `games/${name}`)
  .filter((folder) => isThere(folder)('rules'));

const parts: [folder: string, modules: string[]][] = [
  ...games.map((game): [string, string[]] => [
    game,
    ['rules', 'slice', 'persisted'].filter(isThere(game)),
  ]),
  ['games/shared', ['validate', 'isBlank', 'roundTimer']],
  ['feedback', ['slice', 'answer']],
  ['layout', ['uiSlice']],
];

type Options = ConstructorParameters<typeof Stryker>[0];

const mutantsOf = (folder: string, modules: string[]) =>
  new Stryker({
    mutate: modules.map((module) => `src/${folder}/${module}.ts`),
    testRunner: 'jest',
    jest: {
      config: {
        testMatch: modules.map((module) => `<rootDir>/test/${folder}/${module}.test.ts`),
        setupFilesAfterEnv: ['<rootDir>/test/mutation/sameValues.ts'],
      },
    },
    coverageAnalysis: 'perTest',
    logLevel: 'warn' as NonNullable<Options['logLevel']>,
    warnings: false,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `${REPORTS}/${folder.replace('/', '-')}.html` },
    tempDirName: `${REPORTS}/temp`,
    cleanTempDir: 'always',
    ignorePatterns: ['/coverage', '/dist', '/public', '/test-results', '/test/browser'],
  }).runMutationTest();

type Mutant = Awaited<ReturnType<typeof mutantsOf>>[number];

/** Of what became of a module's mutants; those that could not run at all are left out. */
function scoreOf(module: string, mutants: Mutant[]) {
  const many = (wanted: Mutant['status']) =>
    mutants.filter(({ fileName, status }) => fileName === module && status === wanted).length;
  const killed = many('Killed');
  const timeout = many('Timeout');
  const survived = many('Survived');
  const uncovered = many('NoCoverage');
  const noticed = killed + timeout;
  const score = (100 * noticed) / (noticed + survived + uncovered);
  return { killed, timeout, survived, uncovered, score: Math.round(score * 10) / 10 };
}

const [wanted] = process.argv.slice(2);
const chosen = parts.filter(([folder]) => wanted === undefined || wanted === folder);
const scores: Record<string, ReturnType<typeof scoreOf>> = {};
for (const [folder, modules] of chosen) {
  console.log(`\n=== ${folder}`);
  const mutants = await mutantsOf(folder, modules);
  for (const module of modules) {
    const file = `src/${folder}/${module}.ts`;
    scores[file] = scoreOf(path.resolve(file), mutants);
  }
}

if (chosen.length === 0) {
  console.error(`There is no ${wanted}, but ${parts.map(([folder]) => folder).join(', ')}.`);
  process.exitCode = 1;
} else {
  console.table(scores);
  console.log(`Every mutant, line by line: ${REPORTS}/*.html`);
}
for (const [file, { score }] of Object.entries(scores)) {
  if (score >= LEAST_SCORE) continue;
  console.error(`${file}: less than ${LEAST_SCORE} per cent were noticed.`);
  process.exitCode = 1;
}
