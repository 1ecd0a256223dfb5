import lockfile from '../package-lock.json';

/*
 * `npm ci` must give the same files on Linux, macOS and Windows. npm leaves an entry without a hash
 * where the registry did not have that platform's package when the lockfile was written.
 */

type Entry = { integrity?: string; optionalDependencies?: Record<string, string> };

const { '': _project, ...entries } = lockfile.packages as Record<string, Entry>;

test('every package has its hash', () => {
  const unhashed = Object.keys(entries).filter((path) => !entries[path]?.integrity);
  expect(unhashed).toEqual([]);
});

test('the packages of all platforms are listed', () => {
  const optional = Object.values(entries).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  const missing = optional.filter((name) => !(`node_modules/${name}` in entries));
  expect(missing).toEqual([]);
  expect(optional.filter((name) => /darwin|win32/.test(name))).not.toEqual([]);
});
