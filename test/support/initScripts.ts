/* Functions that run in a page before its own scripts. */

/** Some browsers have no service workers in private windows. */
export const hasNoServiceWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
};

export const hasNoViewTransitions = () => {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
};

/** A fake clock must not bring idle callbacks back. */
export const isNeverIdle = () =>
  Object.defineProperty(window, 'requestIdleCallback', {
    get: () => () => 0,
    set: () => undefined,
  });

/** It is the day of the plays: `PLAYED_AT`. */
export const isDayOfPlays = () => {
  const { now } = Date;
  const ahead = Date.parse('2026-12-06T10:42:00+05:30') - now();
  Date.now = () => now() + ahead;
};

/** Draws no backgrounds but colours, no shadows and no motion. */
export const drawPlainly = () => {
  const sheet = new CSSStyleSheet();
  const off = ['background-image', 'box-shadow', 'text-shadow', 'filter', 'backdrop-filter'];
  const none = off.map((name) => `${name}: none !important`);
  const atOnce = ['animation', 'transition'].flatMap((motion) => [
    `${motion}-duration: 0s !important`,
    `${motion}-delay: 0s !important`,
  ]);
  sheet.replaceSync(`*, ::before, ::after { ${[...none, ...atOnce].join('; ')} }`);
  document.adoptedStyleSheets.push(sheet);
};
