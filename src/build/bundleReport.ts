import type { SourceMapPayload } from 'node:module';
import { SourceMap } from 'node:module';
import type { LoadedPage } from './reserved';

const KB = 1000;

/** Bytes by name: of an npm package, of a folder of the source, or `webpack`. */
export type NamedBytes = Map<string, number>;

/** A script file over the wire, and what it is made of, as its source map tells. */
export type ScriptFile = { brotli: number; code: string; map: SourceMapPayload };

const packageOf = (source: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
const folderOf = (source: string) =>
  /\/\.\/(src(?:\/(?:games|pages)\/[^/]+|\/[^/]+)?)\//.exec(source)?.[1];

/** Example: `webpack://site/./src/games/quiz/rules.ts` is of `src/games/quiz`. */
const nameOf = (source: string | undefined) =>
  (source && (packageOf(source) ?? folderOf(source))) || 'webpack';

function sourceAt(map: SourceMap, row: number, column: number): string | undefined {
  const entry = map.findEntry(row, column);
  // Before the first mapping of a line Node answers with the last one above.
  return 'generatedLine' in entry && entry.generatedLine === row ? entry.originalSource : undefined;
}

function add(bytes: NamedBytes, name: string, more: number) {
  bytes.set(name, (bytes.get(name) ?? 0) + more);
}

/** A file's bytes over the wire by name: each name has its share of them by its length. */
export function namesIn({ brotli, code, map }: ScriptFile): NamedBytes {
  const sources = new SourceMap(map);
  const shrunk = brotli / Buffer.byteLength(code);
  const bytes: NamedBytes = new Map();
  for (const [row, line] of code.split(/(?<=\n)/).entries()) {
    let from = 0;
    let source = sourceAt(sources, row, 0);
    for (let to = 1; to <= line.length; to += 1) {
      const next = sourceAt(sources, row, to);
      if (next === source && to < line.length) continue;
      add(bytes, nameOf(source), Buffer.byteLength(line.slice(from, to)) * shrunk);
      [from, source] = [to, next];
    }
  }
  return bytes;
}

function together(parts: NamedBytes[]): NamedBytes {
  const bytes: NamedBytes = new Map();
  for (const part of parts) for (const [name, more] of part) add(bytes, name, more);
  return bytes;
}

const total = (bytes: NamedBytes) => [...bytes.values()].reduce((sum, more) => sum + more, 0);
const inKb = (bytes: number) => (bytes / KB).toFixed(1);
const largestFirst = (bytes: NamedBytes) =>
  [...bytes].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));

const lineOf = (bytes: NamedBytes) =>
  largestFirst(bytes)
    .map(([name, size]) => `${name} ${inKb(size)}`)
    .join(', ');

type Row = [what: string, bytes: number, madeOf?: string];

function table(rows: Row[]): string[] {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(
    ([what, bytes, madeOf]) =>
      `${what.padEnd(width)} ${inKb(bytes).padStart(6)} kB${madeOf ? `  ${madeOf}` : ''}`,
  );
}

/** What the script of a first visit is made of: a line per name, then what each page adds to it. */
export function bundleReport(pages: LoadedPage[], read: (file: string) => ScriptFile): string {
  const files = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const names = new Map(files.map((file) => [file, namesIn(read(file))]));
  const bytesOf = (scripts: string[]) =>
    together(scripts.map((file) => names.get(file) ?? new Map()));
  const isShared = (file: string) => pages.every(({ scripts }) => scripts.includes(file));

  const shared = bytesOf(files.filter(isShared));
  return table([
    ['script of every page', total(shared)],
    ...largestFirst(shared).map(([name, size]): Row => [`  ${name}`, size]),
    ...pages.map(({ path, scripts }): Row => {
      const own = bytesOf(scripts.filter((file) => !isShared(file)));
      return [`${path} adds`, total(own), lineOf(own)];
    }),
  ]).join('\n');
}
