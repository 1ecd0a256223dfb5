/**
 * `npm run log-to-test -- <file> <name> <what is expected> …`: makes a test of a log that somebody
 * exported from Redux DevTools, and runs it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expectationIn, sessionFrom } from './log';
import type { Session } from './session';
import { fileOf } from './session';
import { runJest, tidy } from './tools';

const USE = `Use: npm run log-to-test -- state.json streak-lost-by-a-tie rockPaperScissors.streak=1 "It's a tie!"
The file is what Export of Redux DevTools wrote; the name is that of the test; then what must be so at
the end of the log: a value in the state, or words on the screen.`;

/** Ends here, with a word of what is wrong. */
function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

const [file, name, ...expected] = process.argv.slice(2);
if (!file || !name || expected.length === 0) refuse(USE);
if (!/^[a-z0-9-]+$/.test(name))
  refuse(`The name is a file's: small letters, digits and hyphens. ${USE}`);
const target = fileOf(name);
if (existsSync(target)) refuse(`${target} is there already.`);

const session = readLog(file, name);
writeFileSync(target, JSON.stringify(session));
tidy(target);
console.log(`${target}: ${session.log.length} actions.`);
if (/Typed"/.test(JSON.stringify(session.log))) {
  console.log('It holds what the visitor typed: put other words there before you commit it.');
}

const { status } = runJest([
  'test/sessions/imported.test.tsx',
  '--testNamePattern',
  `the session ${name}, imported`,
]);
console.log(
  status === 0
    ? 'The test passes: what you expect is what happens already.'
    : 'The test fails. Mend the site until it passes, and keep it.',
);
process.exitCode = status === 0 ? 1 : 0;

function readLog(from: string, about: string): Session {
  try {
    return sessionFrom(readFileSync(from, 'utf8'), about, expected.map(expectationIn));
  } catch (error) {
    return refuse(
      `${from} is no log of Redux DevTools. ${error instanceof Error ? error.message : ''}`,
    );
  }
}
