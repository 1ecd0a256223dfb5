import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ReleaseHost } from './releaseHost';

/** Lifecycle steps of a service worker that can be paused, by delaying a response. */
type Step = 'install' | 'activate' | 'claim';

const urlOf = (step: Step) => `/paused/${step}`;

/** Prepended to the worker's script. A paused claim does not delay the activation. */
const PRELUDE = `
addEventListener('install', (event) => event.waitUntil(fetch('${urlOf('install')}')));
addEventListener('activate', (event) => event.waitUntil(fetch('${urlOf('activate')}')));
const claim = clients.claim.bind(clients);
clients.claim = async () => void fetch('${urlOf('claim')}').then(claim);
`;

/** Pauses the host's worker before each step. Returns a function that resumes a step. */
export function pauseWorker(host: ReleaseHost, dist: string) {
  const script = PRELUDE + readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const paused = new Map<string, ServerResponse[] | 'resumed'>();
  host.answerBy(({ url = '' }, response) => {
    if (url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else if (url.startsWith('/paused/')) {
      const others = paused.get(url) ?? [];
      if (others === 'resumed') response.end();
      else paused.set(url, [...others, response]);
    } else {
      return false;
    }
    return true;
  });
  return (step: Step) => {
    const waiting = paused.get(urlOf(step)) ?? [];
    paused.set(urlOf(step), 'resumed');
    if (waiting !== 'resumed') for (const response of waiting) response.end();
  };
}
