/** `npm test`: every check, one part after the other, and at the end which part failed. */
import { spawnSync } from 'node:child_process';
import { settingNames } from '../src/settings';
import { ensureChromium } from './browser/chromium';
import { differingFiles } from './support/differingFiles';

// A shell that holds the settings of a release must not send the tests' messages to its owner.
for (const name of [...settingNames, 'FEEDBACK_FAULT', 'FEEDBACK_FOLDER']) delete process.env[name];

const npm = (script: string, stderr: 'inherit' | 'pipe', env: Record<string, string> = {}) =>
  spawnSync('npm', ['run', '--silent', script], {
    stdio: ['inherit', 'inherit', stderr],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });

const npmRun = (script: string) => npm(script, 'inherit').status === 0;

/** Without the settings of a release, the build must say what that means for feedback. */
function build() {
  const { status, stderr } = npm('build', 'pipe');
  console.error(stderr);
  const isTold = stderr.includes('Feedback goes to the local receiver');
  if (status === 0 && !isTold) console.error('The build does not say where feedback goes.');
  return status === 0 && isTold;
}

const REBUILT = 'node_modules/.cache/rebuilt';

function reproducible() {
  if (npm('build', 'inherit', { DIST: REBUILT }).status !== 0) return false;
  const files = differingFiles('dist', REBUILT);
  if (files.length > 0) console.error(`A second build differs in: ${files.join(', ')}`);
  return files.length === 0;
}

function browserTests() {
  ensureChromium();
  return npmRun('test:browser');
}

const parts: [name: string, check: () => boolean][] = [
  ['types', () => npmRun('typecheck')],
  ['lint and format', () => npmRun('lint')],
  ['unit tests', () => npmRun('test:unit')],
  ['production build and budgets', build],
  ['reproducible build', reproducible],
  ['browser tests', browserTests],
];

const failed: string[] = [];
for (const [name, check] of parts) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  let passed = false;
  try {
    passed = check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(
    `=== ${name}: ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  if (!passed) failed.push(name);
}

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery part passed.');
console.log(`parts: ${parts.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
