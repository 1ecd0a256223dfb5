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

/** The paths at which programs with these names may be, in the order of `PATH`. */
export const onPath = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
};
