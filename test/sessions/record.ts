/**
 * `npm run record-session [-- <name> …]`: plays the visits of `visits.ts`, or only the named ones, and
 * records their logs and screens.
 */
import { runJest, tidy } from './tools';
import { visits } from './visits';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in visits));
if (unknown.length > 0) {
  console.error(
    `No visit is called ${unknown.join(', ')}; there are ${Object.keys(visits).join(', ')}.`,
  );
  process.exit(1);
}
const namePattern = names.length > 0 ? `(?:${names.join('|')})` : '.*';
const status = runJest(
  ['test/sessions/recorded.test.tsx', '--testNamePattern', `the session ${namePattern} is what`],
  { RECORD_SESSIONS: 'yes' },
);
tidy('test/sessions');
process.exitCode = status;
