/** A storage that never throws: where it is blocked it reads as empty, and a write returns false. */
export type KeyValueStore = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** False where the visitor blocks storage. A full one can still be read. */
  isReadable(): boolean;
};

/**
 * Wraps a storage of the browser. `open` is called at each use: merely touching
 * `window.localStorage` throws where a visitor blocks it.
 */
export function keyValueStore(open: () => Storage): KeyValueStore {
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
        // Blocked: nothing of ours can be in it.
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
