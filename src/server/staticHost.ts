import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { hostFiles } from '../build/hostFiles';
import { styleHashes } from '../build/inlined';
import { settings } from '../settings';
import type { Receiver } from './feedbackReceiver';
import { BROTLI_STEP, cacheControl, securityHeaders } from './headers';

const nothing: Receiver = (_request, _response, next) => next();

/**
 * Serves a built site as a static host does: compressed, cached, guarded, with a real 404. What
 * comes first to `receive` is no part of the site.
 */
export function staticHost(dist: string, receive: Receiver = nothing): Server {
  // Small files too.
  const compress = compression({
    threshold: 0,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_STEP } },
  });
  const serveFile = sirv(dist, { etag: true });
  const guards = Object.entries(securityHeaders(styleHashes(dist)));
  const notFoundPage = readFileSync(path.join(dist, '404.html'));

  return createServer((request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of guards) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(url));

    const notFound = () => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(notFoundPage);
    };
    // `compression` is typed for Express, and asks for no more than Node gives.
    compress(request as never, response as never, () =>
      receive(request, response, () => {
        const file = belowBase(url);
        if (file === null || isUnlisted(file)) return notFound();
        request.url = file;
        return serveFile(request, response, notFound);
      }),
    );
  });
}

/** In the folder of the site, but no page or file of it. */
const isUnlisted = (file: string) => unlisted.has(file.replace(/\?.*/s, ''));
const unlisted = new Set(
  ['404', '404.html', ...Object.values(hostFiles)].map((name) => `/${name}`),
);

/** The address without the base path; null if it is not below it. */
function belowBase(url: string): string | null {
  const base = settings.basePath;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(base.length - 1)}` : null;
}
