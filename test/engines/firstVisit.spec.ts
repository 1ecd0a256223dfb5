import { pauseWorker } from '../browser/firstWorker';
import type { ReleaseFixtures, ReleaseHost } from '../browser/releaseHost';
import { releaseFixtures } from '../browser/releaseHost';
import type { Screen } from './site';
import { test as base, eventually, expect } from './site';
import type { Tab } from './tab';

const DIST = 'dist';

const test = base.extend<ReleaseFixtures>(releaseFixtures);

// A release is installed file by file, which takes long on a busy machine.
test.use({ worksOffline: true, patience: 60_000 });
test.skip(({ engine }) => engine === 'chromium', 'covered by test/browser/offline.spec.ts');

/** Runs in a page: records the registration, and (a task later) the change of controller. */
function recordWorkerEvents() {
  // about:blank has none.
  if (!navigator.serviceWorker) return;
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
const notice = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('[role=log]')?.textContent ?? '');

/** Pauses the host's worker, and tells when it has started, which is when it asks whether to go on. */
function pauseAndWatch(host: ReleaseHost) {
  let hasStarted = false;
  const watched: ReleaseHost = {
    ...host,
    answerBy: (by) =>
      host.answerBy((request, response) => {
        hasStarted ||= request.url?.startsWith('/paused/') ?? false;
        return by(request, response);
      }),
  };
  const resumeWorker = pauseWorker(watched, DIST);
  return { resumeWorker, hasStarted: () => hasStarted };
}

for (const { before, state, after } of [
  { before: [], state: 'installing', after: ['install', 'claim', 'activate'] },
  { before: ['install'], state: 'activating', after: ['claim', 'activate'] },
  { before: ['install', 'activate'], state: 'activated', after: ['claim'] },
] as const) {
  test(`a second page while the first release is ${state} announces no release`, async ({
    visit,
    host,
  }) => {
    const { resumeWorker, hasStarted } = pauseAndWatch(host);
    const screen = await visit({ before: recordWorkerEvents });
    await screen.open('/');
    // WebKit may never start a worker whose page is left before.
    await eventually(hasStarted, 'the worker has started').toBe(true);
    await screen.open('/journey');
    await expectRecorded(screen, 'registered');
    for (const step of before) resumeWorker(step);
    await expectWorker(screen, state);
    for (const step of after) resumeWorker(step);
    await expectRecorded(screen, 'controllerChanged');
    expect(await notice(screen.tab)).toBe('');
  });
}

test('a page opened while the first release was installing announces the second', async ({
  visit,
  host,
  laterRelease,
}) => {
  const resumeWorker = pauseWorker(host, DIST);
  const screen = await visit({ before: recordWorkerEvents });
  await screen.open('/');
  await expectWorker(screen, 'installing');
  for (const step of ['install', 'claim', 'activate'] as const) resumeWorker(step);
  await expectRecorded(screen, 'controllerChanged');

  host.answerBy(() => false);
  host.serve(laterRelease);
  await screen.tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await screen.expectResult(true, 'the notice', () =>
    document.querySelector('[role=log]')?.textContent?.includes('Naya version aa gaya.'),
  );
});
