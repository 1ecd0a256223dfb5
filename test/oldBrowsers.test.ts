import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What Chrome 90, Safari 14.1 or Firefox 88 do not have; no build step adds it. */
const NEWER = [
  /\.at\(/,
  /Object\.hasOwn\b/,
  /Object\.groupBy\b/,
  /\bstructuredClone\b/,
  /\.findLast(?:Index)?\(/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /AbortSignal\.(?:any|timeout)\b/,
];

const src = path.resolve(__dirname, '../src');
const inBrowser = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|js)$/.test(file) && !/^(?:build|server)\b/.test(file),
);

test('code of the browser uses nothing that a phone without updates lacks', () => {
  expect(inBrowser).toContain('bootstrap.js');
  const used = inBrowser.flatMap((file) => {
    const code = readFileSync(path.join(src, file), 'utf8');
    return NEWER.filter((feature) => feature.test(code)).map((feature) => `${file}: ${feature}`);
  });
  expect(used).toEqual([]);
});
