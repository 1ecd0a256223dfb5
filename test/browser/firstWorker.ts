import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ReleaseHost } from './releaseHost';

/** Lifecycle steps of a service worker that can be paused, by delaying a response. */
type Step = 'install' | 'activate' | 'claim';

const heldAt = (step: Step) => `/held/${step}`;

/** Prepended to the worker's script. A paused claim does not delay the activation. */
const PRELUDE = `
addEventListener('install', (event) => event.waitUntil(fetch('${heldAt('install')}')));
addEventListener('activate', (event) => event.waitUntil(fetch('${heldAt('activate')}')));
const claim = clients.claim.bind(clients);
clients.claim = async () => void fetch('${heldAt('claim')}').then(claim);
`;

/** Pauses the host's worker before each step. Returns a function that resumes a step. */
export function pauseWorker(host: ReleaseHost, dist: string) {
  const script = PRELUDE + readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const held = new Map<string, ServerResponse[] | 'let'>();
  host.answerBy(({ url = '' }, response) => {
    if (url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else if (url.startsWith('/held/')) {
      const others = held.get(url) ?? [];
      if (others === 'let') response.end();
      else held.set(url, [...others, response]);
    } else {
      return false;
    }
    return true;
  });
  return (step: Step) => {
    const waiting = held.get(heldAt(step)) ?? [];
    held.set(heldAt(step), 'let');
    if (waiting !== 'let') for (const response of waiting) response.end();
  };
}
