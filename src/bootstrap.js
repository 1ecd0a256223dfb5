/*
 * Runs in the head of every page, before the first paint; its hash stands in the security policy.
 * 1. A chosen colour scheme is applied before anything is drawn, and an announcement that was
 *    closed in this session is not drawn at all.
 * 2. Scripts, drawings, fonts, rules for paper and the manifest are asked for right after the first
 *    paint, so that text never competes with them. Where a service worker has the fonts at hand they
 *    are there for it.
 * 3. A tap on a control before the page is awake is kept, and replayed by `src/index.tsx`.
 */
(() => {
  const root = document.documentElement;
  try {
    const scheme = localStorage.getItem('bbh_color_scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  try {
    if (sessionStorage.getItem('bbh_tools_alert_dismissed') === 'true')
      root.dataset.announcementDismissed = '';
  } catch {
    // Nothing was kept, so nothing is hidden.
  }

  /** @type {HTMLElement[]} */
  const taps = [];
  window.earlyTaps = taps;
  document.addEventListener(
    'click',
    (event) => {
      // Once no script will come, a form is sent by the browser itself.
      if ('ready' in root.dataset || 'scriptsFailed' in root.dataset) return;
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest('button, label, input[type="radio"]');
      if (!(control instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      control.dataset.hydrating = '';
      taps.push(control);
    },
    true,
  );

  const scripts = (document.currentScript?.dataset.load ?? '').split(' ').filter(Boolean);
  const sameOrigin = {
    createScriptURL: (/** @type {string} */ url) => new URL(url, location.origin).pathname,
  };
  const policy = window.trustedTypes
    ? window.trustedTypes.createPolicy('bootstrap', sameOrigin)
    : sameOrigin;
  // A script that did not get through is asked for again, after 2, 4 and 8 seconds.
  const loadScript = (/** @type {string} */ url, /** @type {number} */ wait) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.async = false;
    // The text is there: nothing comes before the scripts any more, no picture either.
    script.fetchPriority = 'high';
    script.onerror = () => {
      if (wait > 8000) root.dataset.scriptsFailed = '';
      else setTimeout(loadScript, wait, url, wait * 2);
    };
    document.head.append(script);
  };
  const fonts = /** @type {HTMLStyleElement | null} */ (document.getElementById('fonts'));
  const hasFontsAtHand = Boolean(navigator.serviceWorker?.controller);
  if (hasFontsAtHand && fonts) fonts.media = 'all';
  // All at one go: rules for fonts that are yet to come would set the text anew, and each font again.
  const fetchFonts = async () => {
    // A font that no stand-in was fitted to is of another width, and the text would wrap anew: it stays
    // for this visit.
    const standIns = [...document.fonts].filter(
      ({ family, status }) => /^\W?Kalam /.test(family) && status !== 'unloaded',
    );
    if (standIns.length > 0 && standIns.every(({ status }) => status === 'error')) return;
    const rules = /** @type {CSSFontFaceRule[]} */ ([...(fonts?.sheet?.cssRules ?? [])]);
    const late = rules.flatMap(({ style }) => {
      const of = (/** @type {string} */ name) => style.getPropertyValue(name);
      if (of('font-display') !== 'swap') return [];
      return new FontFace(of('font-family'), of('src'), { weight: of('font-weight') }).load();
    });
    for (const font of await Promise.allSettled(late))
      if (font.status === 'fulfilled') document.fonts.add(font.value);
  };
  // Chromium would fetch the manifest and its icon before it shows the first frame.
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.remove();
  root.dataset.painting = '';
  const load = () => {
    // Some browsers paint half a document; there is a page to wake up once it is whole.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    if (!('painting' in root.dataset)) return;
    delete root.dataset.painting;
    for (const url of scripts) loadScript(url, 2000);
    for (const late of document.querySelectorAll('[data-late]'))
      late.setAttribute('href', late.getAttribute('data-late') ?? '');
    if (!hasFontsAtHand) fetchFonts();
    if (manifest) document.head.append(manifest);
  };
  // The browser tells of a paint once it is on the screen; of the empty paper first, then of the text.
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(load));
  // A hidden page is never painted, and a paint can be long in coming: then the clock decides.
  setTimeout(load, document.hidden ? 0 : 1500);
})();
