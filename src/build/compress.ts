import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Other files are compressed already, or are for hosts alone. */
const TEXT = /\.(?:html|js|css|svg|json|map|txt|xml|webmanifest)$/;

/** What lies beside a text file, by its name in HTTP: its ending, and the best comes first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;
export const encodingNames = Object.keys(encodings) as Encoding[];

/** Only debuggers fetch a map: the last two steps take twenty times as long for a twelfth less. */
const brotliStep = (file: string) => (file.endsWith('.map') ? 9 : 11);

const compressors: Record<Encoding, (content: Buffer, file: string) => Promise<Buffer>> = {
  br: (content, file) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliStep(file) },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes beside every text file of a built site what hosts send of it. */
export async function writeCompressed(dist: string) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const writeBeside = async (file: string) => {
    const content = await readFile(file);
    const write = async (name: Encoding) =>
      writeFile(file + encodings[name], await compressors[name](content, file));
    await Promise.all(encodingNames.map(write));
  };
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(texts.map((file) => writeBeside(path.join(dist, file))));
}

/** What a browser receives of a file of a built site, without headers. */
export function sentBytes(file: string): number {
  const best = file + encodings.br;
  return statSync(existsSync(best) ? best : file).size;
}
