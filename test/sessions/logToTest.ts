/**
 * `npm run log-to-test -- <file> <name> <what is expected> …`: makes a test of a log that somebody
 * exported from Redux DevTools, and runs it. Ends with code 0 where it fails, as it should.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expectationIn, holdsWords, sessionFrom } from './log';
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
if (existsSync(target)) refuse(`${target} is there already: give the test another name.`);

const session = read(file, name);
writeFileSync(target, JSON.stringify(session));
tidy(target);

const status = runJest([
  'test/sessions/imported.test.tsx',
  '--testNamePattern',
  `the session ${name}, imported`,
]);
if (status === 0) {
  rmSync(target);
  console.error('What you expect is what happens already: no test was made.');
  process.exitCode = 1;
} else {
  console.log(`${target} fails. Mend the site until it passes, and keep it.`);
  if (holdsWords(session)) {
    console.log("It holds a visitor's own words: put others there before you commit it.");
  }
}

function read(from: string, about: string): Session {
  try {
    const expectations = expected.map(expectationIn);
    return sessionFrom(readFileSync(from, 'utf8'), about, expectations);
  } catch (error) {
    return refuse(`No test can be made of ${from}. ${error instanceof Error ? error.message : ''}`);
  }
}
