/** Storage failures, as scripts that run before the page's own. */
export const brokenStorages: [how: string, breakIt: () => void][] = [
  [
    'blocked',
    () => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
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
