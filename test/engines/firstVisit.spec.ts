import { holdWorker } from '../browser/firstWorker';
import type { ReleaseFixtures, ReleaseWorkerFixtures } from '../browser/releaseHost';
import { releaseFixtures } from '../browser/releaseHost';
import type { Screen } from './site';
import { test as base, expect, soon } from './site';
import type { Tab } from './tab';

const DIST = 'dist';

const test = base.extend<ReleaseFixtures, ReleaseWorkerFixtures>(releaseFixtures);

test.use({ worksOffline: true });
test.skip(
  ({ engine }) => engine === 'chromium',
  'test/browser/offline.spec.ts plays it there, with one and three pages too',
);

/** Runs in a page: notes that it asked for its worker, and a task after it was taken over. */
function watchWorker() {
  // An empty page has none.
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
  soon(() => tab.evaluate((what) => what in window, what)).toBe(true);
const expectWorker = ({ tab }: Screen, state: ServiceWorkerState) =>
  soon(() =>
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
    const letWorker = holdWorker(host, DIST);
    const screen = await visit({ before: watchWorker });
    for (const path of ['/', '/journey']) {
      await screen.open(path);
      await expectNoted(screen, 'asked');
    }
    for (const step of before) letWorker(step);
    await expectWorker(screen, state);
    for (const step of after) letWorker(step);
    await expectNoted(screen, 'taken');
    expect(await news(screen.tab)).toBe('');
  });
}

test('the second release is told to who came while the first was installing', async ({
  visit,
  host,
  laterRelease,
}) => {
  const letWorker = holdWorker(host, DIST);
  const screen = await visit({ before: watchWorker });
  await screen.open('/');
  await expectWorker(screen, 'installing');
  for (const step of ['install', 'claim', 'activate'] as const) letWorker(step);
  await expectNoted(screen, 'taken');

  host.answerBy(() => false);
  host.serve(laterRelease);
  await screen.tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await soon(() => news(screen.tab)).toContain('Naya version aa gaya.');
});
