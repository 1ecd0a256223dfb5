import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Matches the files to compress. All other files are compressed already, or are not served. */
const TEXT = /\.(?:html|js|css|svg|json|map|txt|xml|webmanifest)$/;

/** The HTTP content encodings, best first. Each encoding has the file extension of its compressed files. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;
export const encodingNames = Object.keys(encodings) as Encoding[];

/**
 * Returns the Brotli quality for a file: 11, the best. Source maps get quality 9, because only debuggers fetch source
 * maps, and quality 9 takes a fraction of the time.
 */
const brotliQuality = (file: string) => (file.endsWith('.map') ? 9 : 11);

const compressors: Record<Encoding, (content: Buffer, file: string) => Promise<Buffer>> = {
  br: (content, file) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes the compressed variants of each text file next to the file. */
export async function writeCompressed(dist: string) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const writeVariants = async (file: string) => {
    const content = await readFile(file);
    const write = async (name: Encoding) =>
      writeFile(file + encodings[name], await compressors[name](content, file));
    await Promise.all(encodingNames.map(write));
  };
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(texts.map((file) => writeVariants(path.join(dist, file))));
}

/** Returns the bytes that a browser downloads for a built file, without headers. */
export function transferSize(file: string): number {
  const best = file + encodings.br;
  return statSync(existsSync(best) ? best : file).size;
}
