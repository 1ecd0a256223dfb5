import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { hostFiles } from '../../src/build/hostFiles';
import type { Receiver } from '../../src/server/feedbackReceiver';
import { staticHost } from '../../src/server/staticHost';
import { settings } from '../../src/settings';

export type Bench = {
  /** The folder of the build to measure. */
  dist: string;
  paths: string[];
  runs: number;
  /** The folder of another build to compare it with. */
  against: string | undefined;
};

export const EMPTY = '/empty-page';

/** The baseline: a document with one word of text, and no other files. */
const EMPTY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Empty page</title>
<meta name="description" content="A page with one word of text.">
</head>
<body>
<p>Empty</p>
</body>
</html>
`;

/** Sends the policy that the build wrote for its own inline script; another build has another one. */
function receiverOf(dist: string): Receiver {
  const headers = readFileSync(`${dist}/${hostFiles.netlify}`, 'utf8');
  const policy = /^\s*Content-Security-Policy: (.*)$/m.exec(headers)?.[1] ?? '';
  return (request, response, next) => {
    response.setHeader('Content-Security-Policy', policy);
    if (request.url !== EMPTY) return next();
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(EMPTY_PAGE);
  };
}

export type Site = { emptyPage: string; addressOf(path: string): string; close(): void };

/** Serves a build like `npm run preview`, plus an empty page with the same headers. */
export async function serve(dist: string): Promise<Site> {
  const server = staticHost(dist, receiverOf(dist));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    emptyPage: origin + EMPTY,
    addressOf: (path) => origin + settings.basePath.slice(0, -1) + path,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
