/** `npm run bench`: performance tables of the built site. README says how to run one part. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { paths } from '../browser/pages';
import { bytes } from './bytes';
import { latency } from './latency';
import { lighthouse } from './lighthouse';
import { ready } from './ready';
import type { Bench } from './site';
import { work } from './work';

/** Prints its tables, and returns one sentence per missed target. */
type Part = (bench: Bench) => Promise<string[]>;

const parts: Record<string, Part> = { lighthouse, ready, work, latency, bytes };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});
const dist = process.env.DIST ?? 'dist';
const runs = Number(values.runs);
const routes = positionals.filter((word) => word.startsWith('/'));
const names = positionals.filter((word) => !word.startsWith('/'));

function mistake(): string | undefined {
  const unknown = [
    ...names.filter((name) => !(name in parts)),
    ...routes.filter((route) => !paths.includes(route)),
  ];
  if (unknown.length > 0) {
    return `There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}; or a route of the site.`;
  }
  if (!Number.isInteger(runs) || runs < 1) return `--runs is a count, not ${values.runs}.`;
  if (values.against !== undefined && (names.length !== 1 || names[0] === 'bytes'))
    return '--against compares two builds in one part: lighthouse, ready, work or latency.';
  const unbuilt = [dist, values.against ?? dist].find(
    (folder) => !existsSync(`${folder}/404.html`),
  );
  return unbuilt && `There is no build in ${unbuilt} yet. Run \`npm run build\` first.`;
}

async function bench(): Promise<string[]> {
  const { against } = values;
  const wanted = { dist, runs, paths: routes.length > 0 ? routes : paths, against };
  const missed: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) missed.push(...(await part(wanted)));
  }
  return missed;
}

const wrong = mistake();
if (wrong) {
  console.error(wrong);
  process.exitCode = 1;
} else {
  const missed = await bench();
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEverything holds.');
  process.exitCode = missed.length > 0 ? 1 : 0;
}
