/**
 * Runs the parts of `npm test` and `npm run test:all` and reports name, outcome and duration of each,
 * and at the end once more what failed.
 */
import { spawn } from 'node:child_process';
import { settingNames } from '../../src/settings';

export type Outcome = { passed: boolean; output: string };
type Part = [name: string, check: () => Promise<Outcome>];

/** Jest and Playwright end with what failed, and why. */
const REPEATED_LINES = 60;

/** Programs whose output is read here do not see that a terminal shows it. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

// With the settings of a release in the shell, the tests would send messages to its owner.
for (const name of [...settingNames, 'FEEDBACK_FAULT', 'FEEDBACK_FOLDER']) delete process.env[name];

type Options = {
  /** Whether the output is shown while the script runs. It is returned in any case. */
  isShown?: boolean;
  env?: Record<string, string>;
  args?: string[];
};

/** Runs a script of package.json. */
export const npm = (script: string, { isShown = false, env = {}, args = [] }: Options = {}) =>
  new Promise<Outcome>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...colors, ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isShown) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });

/**
 * Runs the parallel parts, each of which keeps one core busy, then the sequential ones. Prints their
 * output, and at the end which of them failed.
 */
export async function runParts({ parallel, sequential }: { parallel: Part[]; sequential: Part[] }) {
  const failed: { name: string; output: string }[] = [];

  async function run([name, check]: Part, isParallel: boolean) {
    // The output of parallel parts would be mixed: it is printed when a part has ended.
    if (!isParallel) console.log(`\n=== ${name}`);
    const started = Date.now();
    const { passed, output } = await check().catch((error: unknown) => ({
      passed: false,
      output: error instanceof Error ? error.message : String(error),
    }));
    if (isParallel) console.log(`\n=== ${name}\n${output}`.trimEnd());
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`=== ${name}: ${passed ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (!passed) failed.push({ name, output });
  }

  await Promise.all(parallel.map((part) => run(part, true)));
  for (const part of sequential) await run(part, false);

  const count = parallel.length + sequential.length;
  for (const { name, output } of failed) {
    const lastLines = output.trimEnd().split('\n').slice(-REPEATED_LINES);
    console.log(`\n=== ${name}: FAILED, and ended with\n${lastLines.join('\n')}`);
  }
  const names = failed.map(({ name }) => name);
  console.log(names.length > 0 ? `\nFailed: ${names.join(', ')}` : '\nEvery part passed.');
  console.log(`parts: ${count - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
