import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:http';
import path from 'node:path';
import { encodings } from '../../src/build/compress';
import { securityHeaders } from '../../src/build/headers';
import { notServedPattern } from '../../src/build/hostFiles';
import { styleHashes } from '../../src/build/inlineStyles';
import { expect } from './site';

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
const filesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(dist, path.posix.join(parentPath, name)));

const NOT_SERVED = new RegExp(`^(?:${notServedPattern})$`);

/** A running host, the build that it serves, and the base path. */
export type Host = { url: string; dist: string; basePath: string; isNginx: boolean };

const TYPES: Record<string, string> = {
  '.html': 'text/html; ?charset=utf-8',
  '.js': '(?:text|application)/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg\\+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.txt': 'text/plain',
  '.xml': '(?:text|application)/xml',
  '.webmanifest': 'application/manifest\\+json',
};
/** nginx is configured to add a charset. */
const WITH_CHARSET = ['.js', '.css', '.map', '.txt', '.xml'];

function typeOf(file: string, { isNginx }: Host) {
  const extension = path.extname(file);
  const charset = isNginx && WITH_CHARSET.includes(extension) ? '; charset=utf-8' : '';
  return new RegExp(`^${TYPES[extension]}${charset}$`);
}

/** The security headers of every response, by lower-case name. */
const securityHeadersOf = (dist: string) =>
  Object.fromEntries(
    Object.entries(securityHeaders(styleHashes(dist))).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

/**
 * Requests every file and the 404 page, and checks status, type, caching, security headers and
 * content: compressed by the build, or not at all without an accepted encoding.
 */
export async function expectFilesServed(host: Host, accepted: string, encoding?: 'br' | 'gzip') {
  const { url, dist, basePath, isNginx } = host;
  const security = securityHeadersOf(dist);
  // One comparison for all of them: a step of the report for each header would take longer than the requests.
  const found: object[] = [];
  const wanted: object[] = [];
  for (const file of filesOf(dist).filter((name) => !NOT_SERVED.test(name))) {
    const isNotFound = file === '404.html';
    // Compressed already.
    const isBinary = /\.(?:png|webp|woff2)$/.test(file);
    const isHashed = file.startsWith('assets/');
    const address = url + basePath + (isNotFound ? 'nope' : file);
    const request = { 'Accept-Encoding': accepted };
    const { status, headers, body } = await received(address, request);
    const again = await received(address, { ...request, 'If-None-Match': headers.etag ?? 'none' });
    const wantedHeaders: Record<string, unknown> = {
      ...security,
      'content-type': expect.stringMatching(typeOf(file, host)),
      'content-encoding': isBinary ? undefined : encoding,
      vary: isNginx && isBinary ? undefined : 'Accept-Encoding',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-powered-by': undefined,
    };
    const servedFile = file + (isBinary || !encoding ? '' : encodings[encoding]);
    const name = isHashed ? expect.stringMatching(/\.[\da-f]{8}\./) : file;
    const statuses = isNotFound ? [404, 404] : [200, 304];
    wanted.push({ file: name, statuses, headers: wantedHeaders, isWhole: true });
    const isWhole = body.equals(readFileSync(path.join(dist, servedFile)));
    const shown = pick(headers, wantedHeaders);
    found.push({ file, statuses: [status, again.status], headers: shown, isWhole });
  }
  expect(found, accepted).toEqual(wanted);
}

const pick = (headers: IncomingHttpHeaders, wanted: object) =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name]]));

/** Expects the 404 page for host configuration, compressed variants and unknown URLs. */
export async function expectNotFound({ url, dist, basePath }: Host) {
  const wanted = { ...securityHeadersOf(dist), 'cache-control': 'no-cache' };
  const hidden = filesOf(dist).filter((file) => file === '404.html' || NOT_SERVED.test(file));
  const files = [...hidden, 'nope', 'Journey', 'assets/', 'assets/nope.js', '404', 'a//journey'];
  const found: object[] = [];
  for (const file of files) {
    const { status, headers, body } = await received(url + basePath + file);
    const isPage = body.includes('404 - Exam Cancelled!');
    found.push({ file, status, isPage, headers: pick(headers, wanted) });
  }
  expect(found).toEqual(
    files.map((file) => ({ file, status: 404, isPage: true, headers: wanted })),
  );
}
