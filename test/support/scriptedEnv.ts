import type { Device, Env, InstallPrompt, Sharing } from '../../src/platform/env';
import type { KeyValueStorage } from '../../src/platform/storage';

type MemoryStore = KeyValueStorage & { entries: Record<string, string> };

function memoryStore(): MemoryStore {
  const entries: Record<string, string> = {};
  return {
    entries,
    get: (key) => entries[key] ?? null,
    set: (key, value) => {
      entries[key] = value;
      return true;
    },
    remove: (key) => {
      delete entries[key];
    },
    isReadable: () => true,
  };
}

/** What `env.loadSharing` gives. */
export const sharing = {
  shareFile: jest.fn<ReturnType<Sharing['shareFile']>, [File]>(async () => 'shared'),
  saveFile: jest.fn<void, [File]>(),
} satisfies Sharing;

/** What `env.loadDevice` gives: a desktop browser that was not asked yet. Tests change single answers. */
export const device = {
  scoresPersisted: jest.fn<ReturnType<Device['scoresPersisted']>, []>(async () => 'askable'),
  persistScores: jest.fn(async () => true),
  isStandalone: jest.fn(() => false),
  isAppleTouch: jest.fn(() => false),
} satisfies Device;

/** An env of mocks: a fixed time, random numbers from a list, storage in memory. */
export function scriptedEnv(draws: number[] = []) {
  const env = {
    random: jest.fn(() => {
      const draw = draws.shift();
      if (draw === undefined)
        throw new Error('`env.random` was called more often than there are draws.');
      return draw;
    }),
    now: jest.fn(() => Date.UTC(2031, 5, 15, 12)),
    elapsed: jest.fn(() => performance.now()),
    timeOfDay: jest.fn(() => '10:42 am'),
    localStorage: memoryStore(),
    sessionStorage: memoryStore(),
    reload: jest.fn(),
    redirect: jest.fn(),
    print: jest.fn(() => true),
    play: jest.fn(),
    say: jest.fn(),
    listVoices: jest.fn(),
    silence: jest.fn(),
    painted: jest.fn(async () => undefined),
    throwConfetti: jest.fn(),
    copy: jest.fn(async () => true),
    isInAppBrowser: jest.fn(() => false),
    loadSharing: jest.fn(async () => sharing),
    loadDevice: jest.fn(async () => device),
    installPrompt: jest.fn<InstallPrompt | undefined, []>(() => undefined),
    checkForRelease: jest.fn(),
    takeRelease: jest.fn(),
  };
  return env satisfies Env;
}
