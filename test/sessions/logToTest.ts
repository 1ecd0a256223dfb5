/**
 * `npm run log-to-test -- <file> <name> <expectation> …`: makes a regression test from a log exported
 * from Redux DevTools, and runs it. The exit code is 0 if the test fails, which it must until the bug
 * is fixed.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { containsTypedText, loadInitialState, parseExpectation, parseSession } from './log';
import type { Session } from './session';
import { fileOf } from './session';
import { runJest, tidy } from './tools';

const USE = `Use: npm run log-to-test -- state.json streak-lost-by-a-tie rockPaperScissors.streak=1 "It's a tie!"
The file is an export of Redux DevTools; the name is that of the new test; each expectation is a value
in the state, or a text on the screen, at the end of the log.`;

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}

const [file, name, ...expected] = process.argv.slice(2);
if (!file || !name || expected.length === 0) exitWith(USE);
if (!/^[a-z0-9-]+$/.test(name))
  exitWith(`The name is a file's: only lowercase letters, digits and hyphens. ${USE}`);
const target = fileOf(name);
if (existsSync(target)) exitWith(`${target} exists already: choose another name.`);

const session = await read(file, name);
writeFileSync(target, JSON.stringify(session));
tidy(target);

const status = runJest([
  'test/sessions/imported.test.tsx',
  '--testNamePattern',
  `the session ${name}, imported`,
]);
if (status === 0) {
  rmSync(target);
  console.error('All expectations are met already: no test was made.');
  process.exitCode = 1;
} else {
  console.log(`${target} fails. Fix the bug until it passes, and commit it.`);
  if (containsTypedText(session)) {
    console.log('It contains text typed by a visitor: replace it before you commit it.');
  }
}

async function read(from: string, about: string): Promise<Session> {
  try {
    const initialState = await loadInitialState();
    const expectations = expected.map((text) => parseExpectation(text, initialState));
    return parseSession(readFileSync(from, 'utf8'), about, expectations, initialState);
  } catch (error) {
    return exitWith(
      `No test can be made of ${from}. ${error instanceof Error ? error.message : ''}`,
    );
  }
}
