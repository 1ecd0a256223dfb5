import lockfile from '../package-lock.json';

/*
 * `npm ci` must give the same files on Linux, macOS and Windows. npm leaves an entry without a hash
 * where the registry did not have that platform's package when the lockfile was written.
 */
test('every package has its hash, and those of all platforms are listed', () => {
  type Entry = { integrity?: string; optionalDependencies?: Record<string, string> };
  const { '': _project, ...entries } = lockfile.packages as Record<string, Entry>;
  expect(Object.keys(entries).filter((path) => !entries[path]?.integrity)).toEqual([]);
  const optional = Object.values(entries).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  expect(optional.filter((name) => !(`node_modules/${name}` in entries))).toEqual([]);
  expect(optional.some((name) => /darwin|win32/.test(name))).toBe(true);
});
