/** A storage that never throws. Blocked storage reads as empty. `set` returns whether the value was stored. */
export type KeyValueStorage = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether the storage can be read: false if the visitor blocks storage, but true if the storage is full. */
  isReadable(): boolean;
};

/**
 * Wraps a storage of the browser, to make a storage that never throws. `open` returns the storage of the browser, but
 * throws if the visitor blocks storage. So `open` is called at each use, where the error is caught.
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
        // Storage is blocked, so nothing can be removed.
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
