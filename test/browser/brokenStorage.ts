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
