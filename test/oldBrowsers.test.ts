import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Missing in Chrome 90, Safari 14.1 or Firefox 88; the build adds no polyfills. */
const UNSUPPORTED = [
  /\.at\(/,
  /Object\.(?:hasOwn|groupBy)\b/,
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

test.each([
  ['code', /^(?!build\b|server\b).*\.(?:tsx?|js)$/, UNSUPPORTED],
  ['media queries', /\.css$/, [UNSUPPORTED_QUERY]],
])(
  '%s of the browser has nothing that the oldest supported ones lack',
  (_what, name, unsupported) => {
    const ofBrowser = files.filter((file) => name.test(file));
    expect(ofBrowser.length).toBeGreaterThan(20);
    const used = ofBrowser.flatMap((file) => {
      const code = readFileSync(path.join(src, file), 'utf8');
      return unsupported.filter((each) => each.test(code)).map((each) => `${file}: ${each}`);
    });
    expect(used).toEqual([]);
  },
);
