/** @jest-environment jsdom */
import type { KeyValueStore } from '../../src/app/env';
import { browserEnv, keyValueStore } from '../../src/app/env';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a store of the browser', () => {
  test.each([
    ['local', browserEnv.localStore, () => window.localStorage],
    ['session', browserEnv.sessionStore, () => window.sessionStorage],
  ] as [string, KeyValueStore, () => Storage][])('%s: keeps what it is given', (_name, kv, own) => {
    expect(kv.get('key')).toBeNull();
    expect(kv.set('key', 'value')).toBe(true);
    expect(own().getItem('key')).toBe('value');
    expect(kv.get('key')).toBe('value');
    own().setItem('key', 'of another tab');
    expect(kv.get('key')).toBe('of another tab');
  });
});

describe('a store never throws', () => {
  const full = Object.assign(Object.create(Storage.prototype), {
    getItem: () => 'kept from earlier',
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });

  test.each([
    ['is blocked altogether', refused, null],
    ['is there, and refuses every use', () => ({ getItem: refused, setItem: refused }), null],
    ['is missing', () => undefined, null],
    ['is null, as in some web views', () => null, null],
    ['is full', () => full, 'kept from earlier'],
  ])('when storage %s', (_what, open, kept) => {
    const store = keyValueStore(open as () => Storage);
    expect(store.get('key')).toBe(kept);
    expect(store.set('key', 'value')).toBe(false);
  });

  test('and finds its storage again once the visitor allows it', () => {
    let allowed = false;
    const store = keyValueStore(() => (allowed ? window.localStorage : refused()));
    expect(store.set('key', 'value')).toBe(false);
    allowed = true;
    expect(store.set('key', 'value')).toBe(true);
    expect(store.get('key')).toBe('value');
  });
});

describe("the browser's own", () => {
  test('clock tells milliseconds since 1970', () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 5, 15) });
    expect(browserEnv.now()).toBe(1_939_248_000_000);
  });

  test('chance is from 0 up to, not including, 1, and not twice the same', () => {
    const draws = Array.from({ length: 100 }, browserEnv.random);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(new Set(draws).size).toBeGreaterThan(1);
  });

  test('redirect goes there', () => {
    browserEnv.redirect('#elsewhere');
    expect(window.location.hash).toBe('#elsewhere');
  });
});
