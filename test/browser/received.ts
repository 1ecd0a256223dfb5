import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:http';
import path from 'node:path';
import { notServedPattern } from '../../src/build/hostFiles';

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** A response without decompression. */
export const received = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Received>((resolve, reject) => {
    get(address, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

/** All files of a built site, as relative paths. */
export const filesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(dist, path.posix.join(parentPath, name)));

const NOT_SERVED = new RegExp(`^(?:${notServedPattern})$`);

/** All files that hosts serve. */
export const sentFilesOf = (dist: string) => filesOf(dist).filter((file) => !NOT_SERVED.test(file));
