import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ReleaseHost } from './releaseHost';

/** Steps of a service worker that may be held, until the host answers. */
type Step = 'install' | 'activate' | 'claim';

const heldAt = (step: Step) => `/held/${step}`;

/** What stands before the worker's own script. The claim does not hold the activation. */
const PRELUDE = `
addEventListener('install', (event) => event.waitUntil(fetch('${heldAt('install')}')));
addEventListener('activate', (event) => event.waitUntil(fetch('${heldAt('activate')}')));
const claim = clients.claim.bind(clients);
clients.claim = async () => void fetch('${heldAt('claim')}').then(claim);
`;

/** From now on the host's worker takes each step only when it is let. Returns what lets it. */
export function holdWorker(host: ReleaseHost, dist: string) {
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
