import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where programs of those names would be, in the order of the search path. */
export const onPath = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
};
