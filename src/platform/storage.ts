/** A storage that never throws: a blocked one reads as empty, and `set` returns whether it stored. */
export type KeyValueStorage = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** False if the visitor blocks storage; true for a full one. */
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
        // Blocked: nothing was stored.
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
