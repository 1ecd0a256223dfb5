import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf, inlineStyle, styleHashes } from '../../src/build/inlined';

let dist: string;
const write = (name: string, text: string) => {
  const file = path.join(dist, name);
  writeFileSync(file, text);
  return file;
};
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'inlined-'));
  mkdirSync(path.join(dist, 'assets'));
});
afterEach(() => rmSync(dist, { recursive: true }));

test.each([
  ['p{margin:0}\n/*# sourceMappingURL=kit.4ae3c996.css.map*/', 'p{margin:0}'],
  ['p{margin:0}/*# sourceMappingURL=kit.css.map */\n', 'p{margin:0}'],
  ['/*! licence */p{margin:0}', '/*! licence */p{margin:0}'],
])('%j stands in a page as %j', (written, inline) => {
  expect(inlineStyle(write('assets/a.css', written))).toBe(inline);
});

test('a hash is that of the policy: SHA-256 in base 64', () => {
  // `printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64`
  expect(hashOf('p{margin:0}')).toBe('sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=');
});

test('the hashes of a built site are those of its stylesheets as they stand in pages, in order', () => {
  write('assets/b.css', 'b{}\n/*# sourceMappingURL=b.css.map*/');
  write('assets/a.css', 'a{}');
  write('assets/a.css.map', '{}');
  write('favicon.css', 'no{}');
  expect(styleHashes(dist)).toEqual([hashOf('a{}'), hashOf('b{}')]);
});

test('a folder that holds no built site has none', () => {
  expect(styleHashes(path.join(dist, 'nothing'))).toEqual([]);
});
