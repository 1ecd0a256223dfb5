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

const noParts = { fonts: '', print: '', noScript: '' };

test.each([
  ['p{margin:0}\n/*# sourceMappingURL=kit.4ae3c996.css.map*/', 'p{margin:0}'],
  ['p{margin:0}/*# sourceMappingURL=kit.css.map */\n', 'p{margin:0}'],
  ['/*! licence */p{margin:0}', '/*! licence */p{margin:0}'],
])('%j is inlined as %j', (css, rest) => {
  expect(splitStyle(write('assets/a.css', css))).toEqual({ ...noParts, rest });
});

test('web fonts are split off, also for visitors without scripts; local fallback fonts are not', () => {
  const webFont = (name: string) =>
    `@font-face{font-family:${name};font-display:swap;src:url(/assets/${name}.woff2)}`;
  const [kalam, hind] = ['Kalam', 'Hind'].map(webFont);
  const fallback = '@font-face{font-family:Kalam fallback;src:local(Roboto),local(Arial)}';
  const inline = { fonts: `${kalam}${hind}`, rest: `${fallback}p{margin:0}` };
  const file = write('assets/a.css', `${kalam}${fallback}p{margin:0}${hind}`);
  expect(splitStyle(file)).toEqual({ ...noParts, ...inline, noScript: inline.fonts });
  expect(styleHashes(dist)).toEqual(Object.values(inline).map(cspHash));
});

const nested = 'p{color:red}@supports selector(::details-content){b{color:red}i{color:red}}';

// The rules for no scripts lose their media query, which old browsers do not know.
test.each([
  ['print', '@media print{@page{size:A4}#root{display:block}}', '@media print{i{margin:0}}'],
  ['noScript', nested, 'i{margin:0}'],
] as const)('%s rules are collected in one file, and not inlined', (part, rules, others) => {
  const block = (css: string) => (part === 'print' ? css : `@media (scripting:none){${css}}`);
  const mixed = write('assets/main.css', `a{color:red}${block(rules)}u{top:0}`);
  write('assets/journey.css', block(others).replace('g:n', 'g: n'));
  write('assets/deferred.1a2b3c4d.css', block('u{margin:0}'));
  write(`assets/${part}.1a2b3c4d.css`, 's{margin:0}');
  const rest = 'a{color:red}u{top:0}';
  expect(splitStyle(mixed)).toEqual({ ...noParts, [part]: rules, rest });
  expect(sharedStyle(dist, part)).toBe(others + rules);
  expect(styleHashes(dist)).toEqual([cspHash(rest)]);
});
