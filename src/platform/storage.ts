/** A storage that never throws: blocked storage reads as empty, and `set` returns whether the value was stored. */
export type KeyValueStorage = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether the storage can be read: false if the visitor blocks it, true if it is full. */
  isReadable(): boolean;
};

/**
 * Wraps a browser storage. `open` is called on each use, because reading `window.localStorage`
 * itself throws if the visitor blocks storage.
 */
export function keyValueStorage(open: () => Storage): KeyValueStorage {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Storage is blocked: nothing was stored.
      }
    },
    isReadable() {
      try {
        open().getItem('');
        return true;
      } catch {
        return false;
      }
    },
  };
}
