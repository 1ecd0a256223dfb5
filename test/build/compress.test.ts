import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { transferSize, writeCompressed } from '../../src/build/compress';

/** A varied text, as repeated lines would compress too well. */
const words = Array.from({ length: 2000 }, (_, index) => `bench${(index * 7919) % 613}`).join(' ');

const texts = [
  ...['404.html', 'assets/kit.1.css', 'assets/main.1.js', 'assets/main.1.js.map', 'data.json'],
  ...['assets/team.1.svg', 'assets/vendor.1.js.LICENSE.txt', 'journey/index.html'],
  ...['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'sw.js'],
];
/** The files that are compressed already, or are not served. */
const notCompressed = ['assets/kalam.1.woff2', 'icons/512.png', '_headers', 'nginx.conf'];

let dist: string;
const read = (file: string) => readFileSync(path.join(dist, file));

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'compress-'));
  for (const file of [...texts, ...notCompressed]) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), `${file} ${words}`);
  }
  // The second call must not compress the variants.
  for (const _time of [1, 2]) await writeCompressed(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test('every text file, and no other, has both variants, compressed as well as possible', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const variants = files.filter((file) => /\.(?:br|gz)$/.test(file)).sort();
  expect(variants).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
  }
  expect(read('sw.js.br')).toEqual(brotliCompressSync(read('sw.js')));
  expect(read('sw.js.gz')).toEqual(gzipSync(read('sw.js'), { level: 9 }));
});

test('the transfer size is that of the smallest variant', () => {
  const sizes = ['sw.js', 'icons/512.png'].map((file) => transferSize(path.join(dist, file)));
  expect(sizes).toEqual([read('sw.js.br').length, read('icons/512.png').length]);
});
