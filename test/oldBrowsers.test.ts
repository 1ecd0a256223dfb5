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

const src = path.resolve(__dirname, '../src');
const browserFiles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
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
