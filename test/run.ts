/** `npm test`: every check, what keeps one core busy at once, and at the end which part failed. */
import { spawn } from 'node:child_process';
import { settingNames } from '../src/settings';
import { ensureChromium, installShell } from './browser/chromium';
import { installNginx } from './browser/nginx';
import { differingFiles } from './support/differingFiles';

// A shell that holds the settings of a release must not send the tests' messages to its owner.
for (const name of [...settingNames, 'FEEDBACK_FAULT', 'FEEDBACK_FOLDER']) delete process.env[name];

type Outcome = { passed: boolean; said: string };
type Part = [name: string, check: () => Promise<Outcome>];

/** What the script says is shown as it comes, or kept to be shown in one piece. */
const npm = (script: string, stdio: 'inherit' | 'pipe', env: Record<string, string> = {}) =>
  new Promise<Outcome>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
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

let firstBuild: Promise<Outcome> | undefined;

/** Without the settings of a release, the build must say what that means for feedback. */
async function build(): Promise<Outcome> {
  firstBuild = npm('build', 'pipe');
  const { passed, said } = await firstBuild;
  if (!passed || said.includes('Feedback goes to the local receiver')) return { passed, said };
  return { passed: false, said: `${said}\nThe build does not say where feedback goes.` };
}

const REBUILT = 'node_modules/.cache/rebuilt';

async function reproducible(): Promise<Outcome> {
  const { passed, said } = await npm('build', 'pipe', { DIST: REBUILT });
  await firstBuild;
  if (!passed) return { passed, said };
  const files = differingFiles('dist', REBUILT);
  if (files.length === 0) return { passed, said };
  return { passed: false, said: `${said}\nA second build differs in: ${files.join(', ')}` };
}

async function browserTests() {
  ensureChromium();
  installShell();
  installNginx();
  return npm('test:browser', 'inherit');
}

const atOnce: Part[] = [
  ['production build and budgets', build],
  ['reproducible build', reproducible],
  ['types', () => npm('typecheck', 'pipe')],
  ['lint and format', () => npm('lint', 'pipe')],
];
/** They keep every core busy by themselves. */
const oneByOne: Part[] = [
  ['unit tests', () => npm('test:unit', 'inherit')],
  ['browser tests', browserTests],
];

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
for (const part of oneByOne) await run(part, true);

const count = atOnce.length + oneByOne.length;
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery part passed.');
console.log(`parts: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
