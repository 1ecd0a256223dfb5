import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { encodingNames, encodings } from '../build/compress';
import { cacheControl, securityHeaders } from '../build/headers';
import { notServedPattern } from '../build/hostFiles';
import { styleHashes } from '../build/inlineStyles';
import { settings } from '../settings';
import type { Receiver } from './feedbackReceiver';

const nothing: Receiver = (_request, _response, next) => next();

/**
 * Serves a built site as a static host does: compressed as the build did it, cached, guarded, with a
 * real 404. What comes first to `receive` is no part of the site.
 */
export function staticHost(dist: string, receive: Receiver = nothing): Server {
  const serveFile = sirv(dist, { etag: true, brotli: true, gzip: true });
  const guards = Object.entries(securityHeaders(styleHashes(dist)));
  const notFoundPage = notFoundPages(path.join(dist, '404.html'));

  return createServer((request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of guards) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(url));

    const notFound = () => {
      const { body, headers } = notFoundPage(request);
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, { ...headers, 'Content-Type': 'text/html;charset=utf-8' });
      response.end(body);
    };
    receive(request, response, () => {
      response.setHeader('Vary', 'Accept-Encoding');
      const file = belowBase(url);
      if (file === null || isUnlisted(file)) return notFound();
      request.url = file;
      // To sirv a `br;q=0` would be a yes.
      request.headers['accept-encoding'] = takenEncodings(request).join();
      return serveFile(request, response, notFound);
    });
  });
}

/** What a client takes, the best first. Example: `gzip, deflate, br;q=0` is `['gzip']`. */
function takenEncodings({ headers }: IncomingMessage) {
  const wishes = String(headers['accept-encoding']).toLowerCase().replaceAll(/\s/g, '').split(',');
  const taken = wishes.filter((wish) => !/;q=0(?:\.0*)?$/.test(wish));
  return encodingNames.filter((name) => taken.some((wish) => wish.split(';')[0] === name));
}

/** The 404 page, as it is and as it lies compressed beside; given a request, the one for it. */
function notFoundPages(file: string) {
  const plain = readFileSync(file);
  const compressed = new Map(
    encodingNames
      .filter((name) => existsSync(file + encodings[name]))
      .map((name) => [name, readFileSync(file + encodings[name])]),
  );
  return (request: IncomingMessage) => {
    const encoding = takenEncodings(request).find((name) => compressed.has(name));
    const body = (encoding && compressed.get(encoding)) ?? plain;
    const length = { 'Content-Length': body.length };
    return { body, headers: encoding ? { ...length, 'Content-Encoding': encoding } : length };
  };
}

/** In the folder of the site, but no page or file of it, by whichever of its names sirv knows it. */
const isUnlisted = (file: string) => UNLISTED.test(decoded(file.replace(/[?#].*/s, '')));
const UNLISTED = new RegExp(`^/(?:404|404\\.html|${notServedPattern})/?$`);

function decoded(file: string): string {
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}

/** The address without the base path; null if it is not below it. */
function belowBase(url: string): string | null {
  const base = settings.basePath;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(base.length - 1)}` : null;
}
