import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Missing in Chrome 90, Safari 14.1 or Firefox 88; the build adds no polyfills. */
const UNSUPPORTED = [
  /\.at\(/,
  /Object\.hasOwn\b/,
  /Object\.groupBy\b/,
  /\bstructuredClone\b/,
  /\.findLast(?:Index)?\(/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /AbortSignal\.(?:any|timeout)\b/,
];

/**
 * The build turns `<` into `not (min-width: …)`, which Chrome 90 and Safari 14.1 do not know, but `<=` into
 * `max-width`.
 */
const UNSUPPORTED_QUERY = /@media[^{]*\b(?:width|height) < /;

const src = path.resolve(__dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const browserFiles = files.filter(
  (file) => /\.(?:tsx?|js)$/.test(file) && !/^(?:build|server)\b/.test(file),
);

test('browser code uses nothing that the oldest supported browsers lack', () => {
  expect(browserFiles).toContain('bootstrap.js');
  const used = browserFiles.flatMap((file) => {
    const code = readFileSync(path.join(src, file), 'utf8');
    return UNSUPPORTED.filter((feature) => feature.test(code)).map(
      (feature) => `${file}: ${feature}`,
    );
  });
  expect(used).toEqual([]);
});

test('so do media queries', () => {
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  expect(stylesheets.length).toBeGreaterThan(20);
  const used = stylesheets.filter((file) =>
    UNSUPPORTED_QUERY.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(used).toEqual([]);
});
