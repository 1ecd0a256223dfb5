/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { startOffline, takeRelease } from '../../src/offline/client';
import { releaseArrived, releaseFailed } from '../../src/state/uiSlice';

type Worker = EventTarget & { state: string; postMessage: jest.Mock };

const workerThat = (state: string): Worker =>
  Object.assign(new EventTarget(), { state, postMessage: jest.fn() });

const changeState = (worker: Worker, state: string) => {
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
};

type Registration = EventTarget & {
  active: Worker | null;
  waiting: Worker | null;
  installing: Worker | null;
};

const registrationWith = (workers: Partial<Registration> = {}): Registration =>
  Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...workers });

/** A browser with this registration, which is there before or comes by `register`. */
function browserWith(registration: Registration, { isRegistered = false } = {}) {
  const container = Object.assign(new EventTarget(), {
    controller: null as Worker | null,
    register: jest.fn(async (_address: string) => registration),
    getRegistration: jest.fn(async () => (isRegistered ? registration : undefined)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return container;
}

async function start() {
  const dispatch = jest.fn();
  await startOffline(dispatch);
  return dispatch;
}

/** The visitor touches the page, which is idle then. */
function touch() {
  document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(2000);
}

const prefetched = () =>
  Array.from(document.head.querySelectorAll('link'), ({ rel, as, href }) => `${rel} ${as} ${href}`);

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root" data-next="/assets/love.2.js"></div>';
  jest.useFakeTimers();
});
afterEach(() => {
  // The listener that still waits for a touch is used up.
  touch();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'trustedTypes');
  jest.useRealTimers();
});

test.each([
  [
    'data-next="/1.css /2.js"',
    ['style http://localhost:4173/1.css', 'script http://localhost:4173/2.js'],
  ],
  ['data-next=""', []],
])(
  'at the first touch the next page is prefetched as the document says: %s',
  async (next, files) => {
    document.body.innerHTML = `<div id="root" ${next}></div>`;
    await start();
    expect(prefetched()).toEqual([]);
    for (const _time of [1, 2]) touch();
    expect(prefetched()).toEqual(files.map((file) => `prefetch ${file}`));
  },
);

test.each<[what: string, getRegistration: () => Promise<unknown>, events: object[]]>([
  ['a new visitor has no prefetching and no worker', async () => undefined, []],
  ['the same where the browser denies access', () => Promise.reject(new DOMException()), []],
  ['a visitor who has a worker is notified of new releases', async () => true, [releaseArrived()]],
])('with `saveData` %s', async (_what, getRegistration, events) => {
  const connection = { configurable: true, value: { saveData: true } };
  Object.defineProperty(navigator, 'connection', connection);
  const workers = { active: workerThat('activated'), waiting: workerThat('installed') };
  const container = browserWith(registrationWith(workers));
  container.getRegistration.mockImplementation(getRegistration as () => Promise<Registration>);
  expect((await start()).mock.calls).toEqual(events.map((event) => [event]));
  touch();
  expect(prefetched()).toEqual([]);
  expect(container.register).toHaveBeenCalledTimes(events.length);
});

test('a page that a worker serves prefetches nothing', async () => {
  browserWith(registrationWith()).controller = workerThat('activated');
  await start();
  touch();
  expect(prefetched()).toEqual([]);
});

test('the worker is registered through a policy that accepts no other URL', async () => {
  const createPolicy = jest.fn(
    (_name: string, rules: { createScriptURL(url: string): string }) => rules,
  );
  Object.assign(window, { trustedTypes: { createPolicy } });
  const container = browserWith(registrationWith());
  await start();
  expect(container.register.mock.calls).toEqual([['/sw.js']]);
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('offline');
  expect(() => rules?.createScriptURL('https://elsewhere/sw.js')).toThrow(TypeError);
});

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  ['the browser knows none', () => undefined],
  [
    'a frame has no origin',
    () => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse }),
  ],
  [
    'the policy of the host names others',
    () => {
      browserWith(registrationWith());
      Object.assign(window, { trustedTypes: { createPolicy: refuse } });
    },
  ],
  [
    'it cannot be fetched',
    () => browserWith(registrationWith()).register.mockRejectedValue(new TypeError('no network')),
  ],
])(
  'there is no worker where %s: the next page is prefetched, without an error',
  async (_why, setUp) => {
    setUp();
    expect(await start()).not.toHaveBeenCalled();
    touch();
    expect(prefetched()).toHaveLength(1);
  },
);

/* That a release which is installed is announced is tested with its whole lifecycle, below. */
test.each([
  ['not if the first release fails', null, ['redundant'], []],
  [
    'of a release that failed to install',
    workerThat('activated'),
    ['redundant'],
    [releaseFailed()],
  ],
  [
    'of no failure if an installed release is replaced by another',
    workerThat('activated'),
    ['installed', 'redundant'],
    [releaseArrived()],
  ],
])('the visitor is notified %s', async (_what, active, states, events) => {
  const next = workerThat('installing');
  const registration = registrationWith({ active });
  browserWith(registration);
  const dispatch = await start();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  for (const state of states) changeState(next, state);
  expect(dispatch.mock.calls).toEqual(events.map((event) => [event]));
});

/** The registration and the `ServiceWorkerContainer` that a page sees. */
function makePage(active: Worker | null = null) {
  const registration = registrationWith({ active });
  return { registration, container: browserWith(registration) };
}
type Page = ReturnType<typeof makePage>;

/** The lifecycle of a worker, in the standard order. */
const steps = {
  installing({ registration }: Page, worker: Worker) {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  },
  installed({ registration }: Page, worker: Worker) {
    Object.assign(registration, { installing: null, waiting: worker });
    changeState(worker, 'installed');
  },
  activating({ registration }: Page, worker: Worker) {
    Object.assign(registration, { waiting: null, active: worker });
    changeState(worker, 'activating');
  },
  claiming({ container }: Page, worker: Worker) {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  },
  activated(_page: Page, worker: Worker) {
    changeState(worker, 'activated');
  },
};
type Step = keyof typeof steps;

const lifecycles: [what: string, lifecycle: Step[]][] = [
  ['in the standard order', Object.keys(steps) as Step[]],
  // Some browsers tell a page of the claim after the worker is activated.
  ['claiming late', ['installing', 'installed', 'activating', 'activated', 'claiming']],
];

describe.each(lifecycles)('the lifecycle of a worker, %s:', (_what, lifecycle) => {
  /** The steps up to `step`, at which a page is loaded, and the steps after it. */
  const splitAt = (step: Step) => {
    const index = lifecycle.indexOf(step) + 1;
    return [lifecycle.slice(0, index), lifecycle.slice(index)] as const;
  };

  // The first page of a visit is loaded at the first step, a later page at any step.
  test.each(lifecycle)(
    'a page loaded at "%s" of the first worker is notified of the second only',
    async (loadedAt) => {
      const page = makePage();
      const first = workerThat('installing');
      const [before, after] = splitAt(loadedAt);
      for (const step of before) steps[step](page, first);
      const dispatch = await start();
      // `updatefound` is dispatched a little after `registration.installing` is set.
      if (loadedAt === 'installing') page.registration.dispatchEvent(new Event('updatefound'));
      for (const step of after) steps[step](page, first);
      expect(dispatch).not.toHaveBeenCalled();

      const second = workerThat('installing');
      steps.installing(page, second);
      expect(dispatch).not.toHaveBeenCalled();
      steps.installed(page, second);
      expect(dispatch.mock.calls).toEqual([[releaseArrived()]]);
      dispatch.mockClear();
      for (const step of lifecycle.slice(2)) steps[step](page, second);
      expect(dispatch.mock.calls).toEqual([[releaseArrived()]]);
    },
  );

  test.each(lifecycle)(
    'a page loaded at "%s" of the second worker is notified of it unless controlled by it',
    async (loadedAt) => {
      const page = makePage();
      const first = workerThat('installing');
      for (const step of lifecycle) steps[step](page, first);
      const second = workerThat('installing');
      const [before, after] = splitAt(loadedAt);
      for (const step of before) steps[step](page, second);
      const isControlledBySecond = page.container.controller === second;
      const dispatch = await start();
      for (const step of after) steps[step](page, second);
      expect(dispatch.mock.calls.length > 0).toBe(!isControlledBySecond);
      for (const [event] of dispatch.mock.calls) expect(event).toEqual(releaseArrived());
    },
  );
});

describe('a page without a controller', () => {
  test('after a hard reload, is notified of a new worker that claims it', async () => {
    const page = makePage(workerThat('activated'));
    const dispatch = await start();
    steps.claiming(page, workerThat('activating'));
    expect(dispatch.mock.calls).toEqual([[releaseArrived()]]);
  });

  test('after the first worker failed, is not notified when another tab installs one', async () => {
    const page = makePage();
    const failed = workerThat('installing');
    page.registration.installing = failed;
    const dispatch = await start();
    page.registration.installing = null;
    changeState(failed, 'redundant');
    steps.claiming(page, workerThat('activating'));
    expect(dispatch).not.toHaveBeenCalled();
  });

  test('after site data was cleared, is not notified', async () => {
    const worker = workerThat('activated');
    const page = makePage(worker);
    page.container.controller = worker;
    const dispatch = await start();
    page.container.controller = null;
    page.container.dispatchEvent(new Event('controllerchange'));
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe('taking a release', () => {
  test('activates it, and reloads the page once it is active, or after four seconds', async () => {
    const waiting = workerThat('installed');
    const container = browserWith(registrationWith({ waiting }), { isRegistered: true });
    const [onActive, onTimeout] = [jest.fn(), jest.fn()];
    await takeRelease(onActive);
    expect(waiting.postMessage.mock.calls).toEqual([['take']]);
    expect(onActive).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(onActive).toHaveBeenCalledTimes(1);

    await takeRelease(onTimeout);
    jest.advanceTimersByTime(3999);
    expect(onTimeout).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  test('reloads the page after four seconds where the browser does not find it', async () => {
    browserWith(registrationWith()).getRegistration.mockReturnValue(new Promise(() => undefined));
    const reload = jest.fn();
    takeRelease(reload);
    await jest.advanceTimersByTimeAsync(4000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another tab has activated it', true],
    ['it failed to install, and there is no registration', false],
  ])('where %s, reloads the page at once', async (_what, isRegistered) => {
    browserWith(registrationWith({ active: workerThat('activated') }), { isRegistered });
    const reload = jest.fn();
    await takeRelease(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
