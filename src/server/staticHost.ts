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

const passThrough: Receiver = (_request, _response, next) => next();

/**
 * Makes a server that serves a built site as a static host does: from compressed files, with caching and security
 * headers, and with status 404 for unknown paths. The middleware `receive` gets each request first.
 */
export function staticHost(dist: string, receive: Receiver = passThrough): Server {
  const serveFile = sirv(dist, { etag: true, brotli: true, gzip: true });
  const security = Object.entries(securityHeaders(styleHashes(dist)));
  const notFoundPage = notFoundPages(path.join(dist, '404.html'));

  return createServer((request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of security) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(url));

    const respond404 = (type: string, body: string | Buffer, headers = {}) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, { ...headers, 'Content-Type': `${type};charset=utf-8` });
      response.end(body);
    };
    const notFound = () => {
      const { body, headers } = notFoundPage(request);
      respond404('text/html', body, headers);
    };
    receive(request, response, () => {
      response.setHeader('Vary', 'Accept-Encoding');
      const file = belowBase(url);
      // A URL outside of the base path gets a plain text. The 404 page would turn blank on such a URL as soon as React
      // hydrates the page.
      if (file === null) return respond404('text/plain', `Not below ${settings.basePath}`);
      if (isNotServed(file)) return notFound();
      request.url = file;
      // The header is replaced because sirv ignores quality values. With `br;q=0` a client refuses Brotli, but sirv
      // would send Brotli.
      request.headers['accept-encoding'] = acceptedEncodings(request).join();
      return serveFile(request, response, notFound);
    });
  });
}

/** Returns the encodings that a client accepts, best first. Example: `gzip, deflate, br;q=0` gives `['gzip']`. */
function acceptedEncodings({ headers }: IncomingMessage) {
  const items = String(headers['accept-encoding']).toLowerCase().replaceAll(/\s/g, '').split(',');
  const accepted = items.filter((item) => !/;q=0(?:\.0*)?$/.test(item));
  return encodingNames.filter((name) => accepted.some((item) => item.split(';')[0] === name));
}

/**
 * Reads the 404 page and its compressed variants. Returns a function that picks the variant for a request.
 */
function notFoundPages(file: string) {
  const plain = readFileSync(file);
  const compressed = new Map(
    encodingNames
      .filter((name) => existsSync(file + encodings[name]))
      .map((name) => [name, readFileSync(file + encodings[name])]),
  );
  return (request: IncomingMessage) => {
    const encoding = acceptedEncodings(request).find((name) => compressed.has(name));
    const body = (encoding && compressed.get(encoding)) ?? plain;
    const length = { 'Content-Length': body.length };
    return { body, headers: encoding ? { ...length, 'Content-Encoding': encoding } : length };
  };
}

/**
 * Whether a URL leads to a file that must not be served, such as the configuration of a host. Query, percent-encoding
 * and a slash at the end make no difference, because sirv finds the same file for each of these spellings.
 */
const isNotServed = (file: string) => NOT_SERVED.test(decoded(file.replace(/[?#].*/s, '')));
const NOT_SERVED = new RegExp(`^/(?:404|404\\.html|${notServedPattern})/?$`);

function decoded(file: string): string {
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}

/**
 * Returns a URL without the base path, or null for a URL outside of the base path.
 * Example: with the base `/memories/`, `/memories/journey` gives `/journey`.
 */
function belowBase(url: string): string | null {
  const base = settings.basePath;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(base.length - 1)}` : null;
}
