/** Runs in a page before its own scripts. Some browsers have none in private windows. */
export const hasNoServiceWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
};
