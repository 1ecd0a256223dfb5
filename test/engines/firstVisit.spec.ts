import { pauseWorker } from '../browser/firstWorker';
import type { ReleaseFixtures } from '../browser/releaseHost';
import { releaseFixtures } from '../browser/releaseHost';
import type { Screen } from './site';
import { test as base, eventually, expect } from './site';

const test = base.extend<ReleaseFixtures>(releaseFixtures);

test.use({ worksOffline: true });

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
    let hasStarted = false;
    const answerBy: typeof host.answerBy = (answer) =>
      host.answerBy((request, response) => {
        hasStarted ||= request.url?.startsWith('/paused/') ?? false;
        return answer(request, response);
      });
    const resumeWorker = pauseWorker({ ...host, answerBy }, 'dist');
    const screen = await visit({ before: [recordWorkerEvents] });
    await screen.open('/');
    // WebKit may never start a worker whose page is left before.
    // Firefox and WebKit may give up a worker whose page is left before.
    await eventually(() => hasStarted, 'the worker has started').toBe(true);
    await screen.open('/journey');
    await expectRecorded(screen, 'registered');
    for (const step of before) resumeWorker(step);
    await expectWorker(screen, state);
    for (const step of after) resumeWorker(step);
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
