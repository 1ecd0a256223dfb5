import { pauseWorker } from '../browser/firstWorker';
import type { ReleaseFixtures, ReleaseWorkerFixtures } from '../browser/releaseHost';
import { releaseFixtures } from '../browser/releaseHost';
import type { Screen } from './site';
import { test as base, eventually, expect } from './site';
import type { Tab } from './tab';

const DIST = 'dist';

const test = base.extend<ReleaseFixtures, ReleaseWorkerFixtures>(releaseFixtures);

test.use({ worksOffline: true });
test.skip(
  ({ engine }) => engine === 'chromium',
  'test/browser/offline.spec.ts plays it there, with one and three pages too',
);

/** Runs in a page: records the registration, and (a task later) the change of controller. */
function watchWorker() {
  // about:blank has none.
  if (!navigator.serviceWorker) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (address) {
    Object.assign(window, { asked: true });
    return register.call(this, address);
  };
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    setTimeout(() => Object.assign(window, { taken: true })),
  );
}

const expectNoted = ({ tab }: Screen, what: 'asked' | 'taken') =>
  eventually(() => tab.evaluate((what) => what in window, what)).toBe(true);
const expectWorker = ({ tab }: Screen, state: ServiceWorkerState) =>
  eventually(() =>
    tab.evaluate(async () => {
      const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return (active ?? installing)?.state;
    }),
  ).toBe(state);
const news = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('[role=log]')?.textContent ?? '');

for (const { before, state, after } of [
  { before: [], state: 'installing', after: ['install', 'claim', 'activate'] },
  { before: ['install'], state: 'activating', after: ['claim', 'activate'] },
  { before: ['install', 'activate'], state: 'activated', after: ['claim'] },
] as const) {
  test(`a second page while the first release is ${state}: no word of a release`, async ({
    visit,
    host,
  }) => {
    const resumeWorker = pauseWorker(host, DIST);
    const screen = await visit({ before: watchWorker });
    for (const path of ['/', '/journey']) {
      await screen.open(path);
      await expectNoted(screen, 'asked');
    }
    for (const step of before) resumeWorker(step);
    await expectWorker(screen, state);
    for (const step of after) resumeWorker(step);
    await expectNoted(screen, 'taken');
    expect(await news(screen.tab)).toBe('');
  });
}

test('a visitor who came while the first release was installing is notified of the second', async ({
  visit,
  host,
  laterRelease,
}) => {
  const resumeWorker = pauseWorker(host, DIST);
  const screen = await visit({ before: watchWorker });
  await screen.open('/');
  await expectWorker(screen, 'installing');
  for (const step of ['install', 'claim', 'activate'] as const) resumeWorker(step);
  await expectNoted(screen, 'taken');

  host.answerBy(() => false);
  host.serve(laterRelease);
  await screen.tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await eventually(() => news(screen.tab)).toContain('Naya version aa gaya.');
});
