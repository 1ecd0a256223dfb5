import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cspHash } from '../../src/build/hashes';
import { sharedStyle, splitStyle, styleHashes } from '../../src/build/inlineStyles';

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
])('%j is inlined as %j', (css, inline) => {
  expect(splitStyle(write('assets/a.css', css))).toEqual({
    fonts: '',
    print: '',
    noScript: '',
    rest: inline,
  });
});

test('web fonts are split off, also for visitors without scripts; local fallback fonts are not', () => {
  const webFont = (name: string, display: string) =>
    `@font-face{font-family:${name};font-display:${display};src:url(/assets/${name}.woff2)format("woff2")}`;
  const [kalam, hind] = [webFont('Kalam', 'swap'), webFont('Hind', 'optional')];
  const fallback = '@font-face{font-family:Kalam fallback;src:local(Roboto),local(Arial)}';
  const inline = { fonts: kalam + hind, rest: `${fallback}p{margin:0}` };
  expect(splitStyle(write('assets/a.css', `${kalam}${fallback}p{margin:0}${hind}`))).toEqual({
    ...inline,
    print: '',
    noScript: kalam + hind,
  });
  expect(styleHashes(dist)).toEqual(Object.values(inline).map(cspHash));
});

test('print rules are collected in one file, and not inlined', () => {
  const first = '@media print{@page{size:A4}#root{display:block}}';
  const second = '@media print{p{color:#000}}';
  const mixed = write('assets/main.css', `a{color:red}${first}b{color:blue}${second}`);
  write('assets/journey.css', '@media print{i{margin:0}}');
  write('assets/deferred.1a2b3c4d.css', '@media print{u{margin:0}}');
  write('assets/print.1a2b3c4d.css', '@media print{s{margin:0}}');
  const rest = 'a{color:red}b{color:blue}';
  expect(splitStyle(mixed)).toEqual({
    fonts: '',
    print: first + second,
    noScript: '',
    rest,
  });
  expect(sharedStyle(dist, 'print')).toBe(`@media print{i{margin:0}}${first}${second}`);
  expect(styleHashes(dist)).toEqual([cspHash(rest)]);
});

test('rules for visitors without scripts are collected in one file, without their media query', () => {
  const rules = 'p{color:red}@supports selector(::details-content){b{color:red}i{color:red}}';
  const mixed = write('assets/main.css', `a{color:red}@media (scripting:none){${rules}}u{top:0}`);
  write('assets/journey.css', '@media (scripting: none) {i{margin:0}}');
  write('assets/noScript.1a2b3c4d.css', 's{margin:0}');
  const rest = 'a{color:red}u{top:0}';
  expect(splitStyle(mixed)).toEqual({ fonts: '', print: '', noScript: rules, rest });
  expect(sharedStyle(dist, 'noScript')).toBe(`i{margin:0}${rules}`);
  expect(styleHashes(dist)).toEqual([cspHash(rest)]);
});

test('a CSP hash is SHA-256 in base 64', () => {
  // `printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64`
  expect(cspHash('p{margin:0}')).toBe('sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=');
});

test('the hashes of a built site are those of its inlined stylesheets, in order', () => {
  write('assets/b.css', 'b{}\n/*# sourceMappingURL=b.css.map*/');
  write('assets/a.css', 'a{}');
  write('assets/a.css.map', '{}');
  write('favicon.css', 'no{}');
  expect(styleHashes(dist)).toEqual([cspHash('a{}'), cspHash('b{}')]);
});

test('a folder without a built site has no hashes', () => {
  expect(styleHashes(path.join(dist, 'nothing'))).toEqual([]);
});
