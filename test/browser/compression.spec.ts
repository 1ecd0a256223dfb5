import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encodings, transferSize } from '../../src/build/compress';
import { paths } from './pages';
import { received, sentFilesOf } from './received';
import { expect, serverTest } from './site';

const DIST = 'dist';
const content = (file: string) => readFileSync(path.join(DIST, file));

/** The URL of a file; the 404 page is served for an unknown one. */
const addressOf = (file: string) => (file === '404.html' ? 'nope' : file);

serverTest('each text file is sent as the build compressed it', async ({ baseURL }) => {
  for (const file of sentFilesOf(DIST)) {
    const isPacked = /\.(?:png|woff2)$/.test(file);
    for (const [encoding, end] of [...Object.entries(encodings), [undefined, ''] as const]) {
      const answer = await received(`${baseURL}/${addressOf(file)}`, {
        'Accept-Encoding': encoding ?? 'identity',
      });
      const what = `${file}, ${encoding}`;
      expect.soft(answer.headers['content-encoding'], what).toBe(isPacked ? undefined : encoding);
      expect.soft(answer.body.equals(content(isPacked ? file : file + end)), what).toBe(true);
    }
  }
});

serverTest('pages weigh over the wire what the build counts', async ({ baseURL }) => {
  const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const weigh = async (address: string) => (await received(baseURL + address, BROTLI)).body.length;
  for (const page of [...paths, '/nope']) {
    const document = page === '/nope' ? '404.html' : `${page}/index.html`;
    expect.soft(await weigh(page), page).toBe(transferSize(path.join(DIST, document)));
    const html = content(document).toString();
    const files = /\bdata-load="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length, page).toBeGreaterThan(2);
    for (const file of files) {
      expect.soft(await weigh(file), file).toBe(transferSize(path.join(DIST, file)));
    }
  }
});
