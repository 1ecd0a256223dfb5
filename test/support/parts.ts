/** The parts of `npm test` and `npm run test:all`: what each is called, whether it passed, how long it took. */
import { spawn } from 'node:child_process';
import { settingNames } from '../../src/settings';

export type Outcome = { passed: boolean; said: string };
export type Part = [name: string, check: () => Promise<Outcome>];

// A shell that holds the settings of a release must not send the tests' messages to its owner.
for (const name of [...settingNames, 'FEEDBACK_FAULT', 'FEEDBACK_FOLDER']) delete process.env[name];

/** Unit tests that go through whole visits, state by state: `npm run test:all` runs them. */
export const SWEEPS = 'test/sessions/';

type Options = {
  /** What the script says is shown as it comes, or kept to be shown in one piece. */
  stdio?: 'inherit' | 'pipe';
  env?: Record<string, string>;
  args?: string[];
};

/** Runs a script of package.json. */
export const npm = (script: string, { stdio = 'pipe', env = {}, args = [] }: Options = {}) =>
  new Promise<Outcome>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: [stdio === 'pipe' ? 'ignore' : 'inherit', stdio, stdio],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, said }));
  });

/**
 * Runs the first ones at once, as each keeps one core busy, then the others one after the other. What
 * they say is shown, and at the end which of them failed.
 */
export async function runParts({ atOnce, inTurn }: { atOnce: Part[]; inTurn: Part[] }) {
  const failed: string[] = [];

  async function run([name, check]: Part, isShownAtOnce: boolean) {
    if (isShownAtOnce) console.log(`\n=== ${name}`);
    const started = Date.now();
    const { passed, said } = await check().catch((error: unknown) => ({
      passed: false,
      said: error instanceof Error ? error.message : String(error),
    }));
    if (!isShownAtOnce) console.log(`\n=== ${name}`);
    if (said) console.log(said.trimEnd());
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`=== ${name}: ${passed ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (!passed) failed.push(name);
  }

  await Promise.all(atOnce.map((part) => run(part, false)));
  for (const part of inTurn) await run(part, true);

  const count = atOnce.length + inTurn.length;
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery part passed.');
  console.log(`parts: ${count - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
