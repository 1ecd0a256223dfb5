import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { settings } from '../settings';
import { cacheControl, securityHeaders } from './headers';

/** Serves a built site as a static host does: compressed, cached, guarded, with a real 404. */
export function staticHost(dist: string): Server {
  const compress = compression();
  const notFoundPage = readFileSync(path.join(dist, '404.html'));

  const notFound = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(notFoundPage);
  };
  const serveFile = sirv(dist, {
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(settings.basePath + pathname.slice(1)));
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache');
    // `compression` is typed for Express, and asks for no more than Node gives.
    compress(request as never, response as never, () => {
      if (!takeOffBase(request)) return response.writeHead(404).end();
      return serveFile(request, response, () => notFound(request, response));
    });
  });
}

/** Rewrites the address to one below the base path; false if it is not below it. */
function takeOffBase(request: IncomingMessage): boolean {
  const url = request.url ?? '/';
  const base = settings.basePath;
  if (`${url}/` === base) request.url = '/';
  else if (url.startsWith(base)) request.url = url.slice(base.length - 1);
  else return false;
  return true;
}
