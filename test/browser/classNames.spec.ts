import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** The class names in each stylesheet of a folder. */
const classNamesIn = (folder: string, ending: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const css = readFileSync(path.join(folder, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/url\([^)]*\)|"[^"]*"/g, '');
      const names = css.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{};]*\{)/gi);
      return new Set(Array.from(names, ([, name]) => name));
    });

// The names are short hashes, to keep the documents in their budget.
test('no class name of a stylesheet has become that of another one', () => {
  const inSources = classNamesIn('src', '.module.css').map(({ size }) => size);
  const built = new Set(classNamesIn('dist/assets', '.css').flatMap((names) => [...names]));
  const count = inSources.reduce((sum, size) => sum + size, 0);
  expect(count).toBeGreaterThan(200);
  expect(built.size).toBe(count);
});
