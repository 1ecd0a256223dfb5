/** Runs in a page before its own scripts: as in a private window of some browsers. */
export const hasNoServiceWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
};
