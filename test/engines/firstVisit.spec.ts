import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { ReleaseFixtures, ReleaseHost } from '../browser/releaseHost';
import { releaseFixtures } from '../browser/releaseHost';
import type { Screen } from './site';
import { test as base, eventually, expect } from './site';

const test = base.extend<ReleaseFixtures>(releaseFixtures);

test.use({ worksOffline: true });

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

/** Pauses the host's worker before each step. Returns whether it has begun, and a function that resumes a step. */
function pauseWorker(host: ReleaseHost) {
  const script = PRELUDE + readFileSync('dist/sw.js', 'utf8');
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
  const resume = (step: Step) => {
    const waiting = paused.get(urlOf(step)) ?? [];
    paused.set(urlOf(step), 'resumed');
    if (waiting !== 'resumed') for (const response of waiting) response.end();
  };
  return { hasStarted: () => paused.size > 0, resume };
}

/** Runs in a page: records the registration, and (a task later) the change of controller. */
function recordWorkerEvents() {
  if (!navigator.serviceWorker) return; // about:blank
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (address) {
    Object.assign(window, { registered: true });
    return register.call(this, address);
  };
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    setTimeout(() => Object.assign(window, { controllerChanged: true })),
  );
}

const expectRecorded = ({ expectResult }: Screen, what: 'registered' | 'controllerChanged') =>
  expectResult(true, what, (name) => name in window, what);
const expectWorker = ({ expectResult }: Screen, state: ServiceWorkerState) =>
  expectResult(state, 'the worker', async () => {
    const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return (active ?? installing)?.state;
  });
const notice = () => document.querySelector('[role=log]')?.textContent ?? '';

for (const { before, state, after } of [
  { before: [], state: 'installing', after: ['install', 'claim', 'activate'] },
  { before: ['install'], state: 'activating', after: ['claim', 'activate'] },
  { before: ['install', 'activate'], state: 'activated', after: ['claim'] },
] as const) {
  test(`a second page while the first release is ${state} announces no release, but the next one`, async ({
    visit,
    host,
    laterRelease,
  }) => {
    const { hasStarted, resume } = pauseWorker(host);
    const screen = await visit({ before: [recordWorkerEvents] });
    await screen.open('/');
    // Firefox and WebKit may give up a worker whose page is left before.
    await eventually(hasStarted, 'the worker has started').toBe(true);
    await screen.open('/journey');
    await expectRecorded(screen, 'registered');
    for (const step of before) resume(step);
    await expectWorker(screen, state);
    for (const step of after) resume(step);
    await expectRecorded(screen, 'controllerChanged');
    expect(await screen.tab.evaluate(notice)).toBe('');
    host.answerBy(() => false);
    host.serve(laterRelease);
    await screen.tab.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await eventually(() => screen.tab.evaluate(notice)).toContain('Naya version aa gaya.');
  });
}
