import type { SourceMapPayload } from 'node:module';
import { SourceMap } from 'node:module';
import type { PageScripts } from './misplacedLibraries';

const KB = 1000;

/** The bytes of each npm package, of each source folder, and of webpack's own code, by name. */
type BytesByName = Map<string, number>;

/** A script file: its compressed size in bytes, its code and its source map. */
export type ScriptFile = { brotli: number; code: string; map: SourceMapPayload };

const packageOf = (source: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
const folderOf = (source: string) =>
  /\/\.\/(src(?:\/(?:games|pages)\/[^/]+|\/[^/]+)?)\//.exec(source)?.[1];

/**
 * Returns the npm package or the source folder of a source file. For any other source the name is `webpack`.
 * Example: `webpack://site/./src/pages/home/Home.tsx` gives `src/pages/home`.
 */
export const nameOf = (source: string | undefined) =>
  (source && (packageOf(source) ?? folderOf(source))) || 'webpack';

function sourceAt(map: SourceMap, row: number, column: number): string | undefined {
  const entry = map.findEntry(row, column);
  // A position may come before the first mapping of its line. For such a position Node returns a mapping of an
  // earlier line, which must not count.
  return 'generatedLine' in entry && entry.generatedLine === row ? entry.originalSource : undefined;
}

function add(bytes: BytesByName, name: string, more: number) {
  bytes.set(name, (bytes.get(name) ?? 0) + more);
}

/** Divides the compressed size of a file among its sources, in proportion to their uncompressed bytes. */
export function bytesByName({ brotli, code, map }: ScriptFile): BytesByName {
  const sources = new SourceMap(map);
  const ratio = brotli / Buffer.byteLength(code);
  const bytes: BytesByName = new Map();
  for (const [row, line] of code.split(/(?<=\n)/).entries()) {
    let from = 0;
    let source = sourceAt(sources, row, 0);
    for (let to = 1; to <= line.length; to += 1) {
      const next = sourceAt(sources, row, to);
      if (next === source && to < line.length) continue;
      add(bytes, nameOf(source), Buffer.byteLength(line.slice(from, to)) * ratio);
      [from, source] = [to, next];
    }
  }
  return bytes;
}

function merge(parts: BytesByName[]): BytesByName {
  const bytes: BytesByName = new Map();
  for (const part of parts) for (const [name, more] of part) add(bytes, name, more);
  return bytes;
}

const total = (bytes: BytesByName) => [...bytes.values()].reduce((sum, more) => sum + more, 0);
const inKb = (bytes: number) => (bytes / KB).toFixed(1);
const largestFirst = (bytes: BytesByName) =>
  [...bytes].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));

const lineOf = (bytes: BytesByName) =>
  largestFirst(bytes)
    .map(([name, size]) => `${name} ${inKb(size)}`)
    .join(', ');

type Row = [label: string, bytes: number, breakdown?: string];

function table(rows: Row[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(
    ([label, bytes, breakdown]) =>
      `${label.padEnd(width)} ${inKb(bytes).padStart(6)} kB${breakdown ? `  ${breakdown}` : ''}`,
  );
}

/**
 * Returns a report on the scripts of a first visit, and the bytes that each game adds to every page. The report first
 * lists the packages and folders that every page loads, and then the packages and folders that each page adds.
 */
export function bundleReport(
  pages: PageScripts[],
  read: (file: string) => ScriptFile,
): { report: string; games: { name: string; bytes: number }[] } {
  const files = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const names = new Map(files.map((file) => [file, bytesByName(read(file))]));
  const bytesOf = (scripts: string[]) => merge(scripts.map((file) => names.get(file) ?? new Map()));
  const isShared = (file: string) => pages.every(({ scripts }) => scripts.includes(file));

  const shared = bytesOf(files.filter(isShared));
  const report = table([
    ['script of every page', total(shared)],
    ...largestFirst(shared).map(([name, size]): Row => [`  ${name}`, size]),
    ...pages.map(({ path, scripts }): Row => {
      const own = bytesOf(scripts.filter((file) => !isShared(file)));
      return [`${path} adds`, total(own), lineOf(own)];
    }),
  ]).join('\n');
  const games = [...shared].filter(([name]) => GAME.test(name));
  return { report, games: games.map(([name, bytes]) => ({ name, bytes })) };
}

const GAME = /^src\/games\/(?!hub$|shared$)/;
