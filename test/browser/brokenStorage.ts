/** Storage failures, as scripts that run before the page's own. */
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

/** Makes each read and write slow. */
export function slowStorage() {
  // Captured here, as a test may mock the page's clock later.
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
