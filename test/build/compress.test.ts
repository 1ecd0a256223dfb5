import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { transferSize, writeCompressed } from '../../src/build/compress';

/** Varied text, as repeated lines would compress unrealistically well. */
const words = Array.from({ length: 2000 }, (_, index) => `bench${(index * 7919) % 613}`).join(' ');

const texts = [
  '404.html',
  'assets/kit.1.css',
  'assets/main.1.js',
  'assets/main.1.js.map',
  'assets/team.1.svg',
  'assets/vendor.1.js.LICENSE.txt',
  'data.json',
  'journey/index.html',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
];
/** Compressed already, or not served. */
const notCompressed = ['assets/kalam.1.woff2', 'icons/512.png', '_headers', 'nginx.conf'];

let dist: string;
const inDist = (file: string) => path.join(dist, file);
const contentOf = (file: string) => `${file} ${words}`;

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'compress-'));
  for (const file of [...texts, ...notCompressed]) {
    mkdirSync(path.dirname(inDist(file)), { recursive: true });
    writeFileSync(inDist(file), contentOf(file));
  }
  await writeCompressed(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

const compressed = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:br|gz)$/.test(file));

test('every text file, and no other, has both variants', () => {
  const expected = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(compressed().sort()).toEqual(expected.sort());
});

test.each(texts)('both variants of %s decompress to the original', (file) => {
  expect(brotliDecompressSync(readFileSync(inDist(`${file}.br`))).toString()).toBe(contentOf(file));
  expect(gunzipSync(readFileSync(inDist(`${file}.gz`))).toString()).toBe(contentOf(file));
});

test('the compression level is the best', () => {
  const content = Buffer.from(contentOf('sw.js'));
  expect(readFileSync(inDist('sw.js.br'))).toEqual(brotliCompressSync(content));
  expect(readFileSync(inDist('sw.js.gz'))).toEqual(gzipSync(content, { level: 9 }));
});

test('a second run gives the same bytes, and does not compress the variants', async () => {
  const read = () => compressed().map((file) => [file, readFileSync(inDist(file))]);
  const before = read();
  await writeCompressed(dist);
  expect(read()).toEqual(before);
});

test('the transfer size is that of the smallest variant', () => {
  expect(transferSize(inDist('sw.js'))).toBe(readFileSync(inDist('sw.js.br')).length);
  expect(transferSize(inDist('icons/512.png'))).toBe(readFileSync(inDist('icons/512.png')).length);
});
