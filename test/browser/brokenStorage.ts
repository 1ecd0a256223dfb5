/** How a visitor's storage can fail: as scripts that run before the page's own. */
export const brokenStorages: [how: string, breakIt: () => void][] = [
  [
    'blocked',
    () => {
      const blocked = {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
];

/** Each look into the storage takes long, and so does each write. */
export function slowStorage() {
  // The real clock: that of the page may be in the hands of a test.
  const now = performance.now.bind(performance);
  const wait = () => {
    const end = now() + 150;
    while (now() < end);
  };
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    wait();
    return getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, text) {
    wait();
    setItem.call(this, key, text);
  };
}
