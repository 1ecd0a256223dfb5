import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

/** The names of the files that differ, or that are in only one of the folders. */
export function differingFiles(one: string, other: string): string[] {
  const names = new Set([...filesIn(one), ...filesIn(other)]);
  return [...names].sort().filter((name) => {
    try {
      return !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)));
    } catch {
      return true;
    }
  });
}
