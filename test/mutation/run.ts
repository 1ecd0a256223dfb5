/**
 * `npm run test:mutation`: mutation testing of rules and reducers. Lists the surviving mutants and
 * the score of each module. `npm run test:mutation games/quiz` runs one folder alone.
 *
 * A module's mutants run against the unit tests of the same name only (`slice.test.ts`): being caught by a
 * screen test alone does not count.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** In per cent, for each module. */
const MIN_SCORE = 99;

const REPORTS = 'coverage/mutation';

const hasModule = (folder: string) => (module: string) => existsSync(`src/${folder}/${module}.ts`);

const games = readdirSync('src/games')
  .map((name) => `games/${name}`)
  .filter((folder) => hasModule(folder)('rules'));

/** The modules beside those that every game has. */
const further: Record<string, string[]> = {
  'games/chidiya-udd': ['caller'],
  'games/love-calculator': ['flames'],
  'games/hand-cricket': [
    'recording',
    ...['rules', 'links', 'packedOvers'].map((module) => `aaj-ka-over/${module}`),
  ],
};

const parts: [folder: string, modules: string[]][] = [
  ...games.map((game): [string, string[]] => [
    game,
    [...['rules', 'slice', 'links'].filter(hasModule(game)), ...(further[game] ?? [])],
  ]),
  // Reports apart, as the tests of all badges are slow.
  ...games.map((game): [string, string[]] => [game, ['report']]),
  ['games/shared', ['validate', 'namesAsShown', 'roundTimer', 'indianDay', 'report', 'lines']],
  ['report-card', ['slice', 'days']],
  ['report-card/badges', ['badges']],
  ['report-card/transfer', ['code', 'snapshot']],
  ['feedback', ['slice', 'response']],
  ['state', ['uiSlice']],
  ['kit', ['visibleText']],
];

type Options = ConstructorParameters<typeof Stryker>[0];

const mutantsOf = (folder: string, modules: string[]) =>
  new Stryker({
    mutate: modules.map((module) => `src/${folder}/${module}.ts`),
    testRunner: 'jest',
    jest: {
      config: {
        testMatch: modules.flatMap((module) => [
          `<rootDir>/test/${folder}/${module}{,.*}.test.ts`,
          ...(module === 'report' ? ['<rootDir>/test/report-card/badges/*.test.ts'] : []),
        ]),
        setupFilesAfterEnv: ['<rootDir>/test/mutation/sameValues.ts'],
      },
    },
    coverageAnalysis: 'perTest',
    logLevel: 'warn' as NonNullable<Options['logLevel']>,
    warnings: false,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `${REPORTS}/${folder.replace('/', '-')}-${modules[0]}.html` },
    tempDirName: `${REPORTS}/temp`,
    cleanTempDir: 'always',
    ignorePatterns: ['/coverage', '/dist', '/public', '/test-results', '/test/browser'],
  }).runMutationTest();

type Mutant = Awaited<ReturnType<typeof mutantsOf>>[number];

/**
 * The mutation score of a module. Mutants that failed to compile do not count, nor do the texts of a report, which no
 * test may repeat.
 */
function scoreOf(file: string, mutants: Mutant[]) {
  const isText = (mutatorName: string) =>
    file.endsWith('/report.ts') && mutatorName === 'StringLiteral';
  const own = mutants.filter(
    ({ fileName, mutatorName }) => fileName === path.resolve(file) && !isText(mutatorName),
  );
  const count = (...wanted: Mutant['status'][]) =>
    own.filter(({ status }) => wanted.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  const score = (100 * detected) / (detected + missed);
  return { detected, missed, score: Math.round(score * 10) / 10 };
}

const [wanted] = process.argv.slice(2);
const chosen = parts.filter(([folder]) => wanted === undefined || wanted === folder);
const scores: Record<string, ReturnType<typeof scoreOf>> = {};
for (const [folder, modules] of chosen) {
  console.log(`\n=== ${folder}`);
  const mutants = await mutantsOf(folder, modules);
  for (const module of modules) {
    const file = `src/${folder}/${module}.ts`;
    scores[file] = scoreOf(file, mutants);
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
  if (Number.isNaN(score) || score >= MIN_SCORE) continue;
  console.error(`${file}: less than ${MIN_SCORE} per cent of the mutants were detected.`);
  process.exitCode = 1;
}
