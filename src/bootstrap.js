/*
 * Runs in the head of every page, before first paint; the security policy contains its hash.
 * 1. Applies a stored colour scheme, also to the colour around the page, and hides an announcement that was closed in this session.
 * 2. Loads scripts, their styles, drawings, fonts, print styles and the manifest right after first
 *    paint, so that they do not compete with text. Fonts that a service worker has cached are used for
 *    first paint.
 * 3. Queues taps on controls until hydration; `src/platform/rememberControls.ts` replays them.
 * 4. Makes a key that is held down one press.
 *
 * Each step that a page can do without stands alone: browsers without an API, and frames without an origin, where
 * merely touching storage or the service worker throws, must still load the scripts.
 */
(() => {
  const root = document.documentElement;
  try {
    const scheme = localStorage.getItem('bbh_color_scheme');
    if (scheme === 'light' || scheme === 'dark') {
      root.dataset.scheme = scheme;
      // The colour around the page: see `applyScheme` in layout/Header.tsx.
      const light = /** @type {HTMLMetaElement} */ (document.querySelector('meta[media]'));
      light.media = scheme === 'light' ? 'all' : 'not all';
    }
  } catch {
    // Storage is blocked: the system's scheme applies.
  }
  try {
    if (sessionStorage.getItem('bbh_tools_alert_dismissed') === 'true')
      root.dataset.announcementDismissed = '';
  } catch {
    // Storage is blocked: the announcement is shown.
  }

  // The focus may have moved on with the first press: the next ones would act on what nobody has seen.
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (!repeat || !(target instanceof Element)) return;
      const isPress =
        key === 'Enter'
          ? !target.matches('textarea')
          : key === ' ' && target.matches('button, summary, [type=radio], [type=checkbox]');
      if (!isPress) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  /** @type {HTMLElement[]} */
  const taps = [];
  window.earlyTaps = taps;
  document.addEventListener(
    'click',
    (event) => {
      // Once the scripts have failed, the browser itself submits forms.
      if ('ready' in root.dataset || 'scriptsFailed' in root.dataset) return;
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest('button, label, [type=radio]');
      if (!(control instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      control.dataset.hydrating = '';
      taps.push(control);
    },
    true,
  );

  const files = document.currentScript?.dataset.load?.split(' ') ?? [];
  const sameOrigin = {
    createScriptURL: (/** @type {string} */ url) => new URL(url, location.origin).pathname,
  };
  /** @type {typeof sameOrigin} */
  let policy = sameOrigin;
  try {
    policy = window.trustedTypes?.createPolicy('bootstrap', sameOrigin) ?? sameOrigin;
  } catch {
    // The host has a policy of its own.
  }
  // Retries a failed script after 2, 4 and 8 seconds.
  const loadScript = (/** @type {string} */ url, /** @type {number} */ wait) => {
    const script = document.createElement('script');
    try {
      script.src = policy.createScriptURL(url);
    } catch {
      // The policy of the host allows no script of ours.
      root.dataset.scriptsFailed = '';
    }
    script.async = false;
    // Inserted scripts have low priority by default, behind pictures; the text is painted already.
    script.fetchPriority = 'high';
    script.onerror = () => {
      if (wait > 8000) root.dataset.scriptsFailed = '';
      else setTimeout(loadScript, wait, url, wait * 2);
    };
    document.head.append(script);
  };
  // A script loads it; asked for by that script, it would come a round trip later.
  const preloadStyle = (/** @type {string} */ href) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = href;
    document.head.append(link);
  };
  const fonts = /** @type {HTMLStyleElement | null} */ (document.getElementById('fonts'));
  let hasCachedFonts = false;
  try {
    hasCachedFonts = Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A frame without an origin.
  }
  if (hasCachedFonts && fonts) fonts.media = 'all';
  // Adds all fonts at once after loading, for one relayout: with plain `@font-face` rules, each font
  // would cause its own.
  const loadFonts = async () => {
    // If no metric-adjusted fallback is installed, the web font would have another width, and text would
    // wrap differently: skip it in this visit.
    const fallbacks = [...document.fonts].filter(
      ({ family, status }) => /^\W?Kalam /.test(family) && status !== 'unloaded',
    );
    if (fallbacks.length > 0 && fallbacks.every(({ status }) => status === 'error')) return;
    const rules = /** @type {CSSFontFaceRule[]} */ ([...(fonts?.sheet?.cssRules ?? [])]);
    const loading = rules.map(({ style }) => {
      const of = (/** @type {string} */ name) => style.getPropertyValue(name);
      return new FontFace(of('font-family'), of('src'), { weight: of('font-weight') }).load();
    });
    for (const font of await Promise.allSettled(loading))
      if (font.status === 'fulfilled') document.fonts.add(font.value);
  };
  // Chromium would fetch the manifest and its icon before the first frame.
  const manifest = document.querySelector('[rel=manifest]');
  manifest?.remove();
  root.dataset.painting = '';
  const load = () => {
    // Some browsers paint a half-parsed document; hydration needs the whole one.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    if (!('painting' in root.dataset)) return;
    delete root.dataset.painting;
    for (const url of files) {
      if (url.endsWith('.css')) preloadStyle(url);
      else loadScript(url, 2000);
    }
    for (const late of document.querySelectorAll('[data-late]'))
      late.setAttribute('href', late.getAttribute('data-late') ?? '');
    if (!hasCachedFonts) loadFonts();
    if (manifest) document.head.append(manifest);
  };
  // Fallback: a hidden page is never painted, and on a slow phone a paint can take long.
  setTimeout(load, document.hidden ? 0 : 1500);
  // Not `first-paint`, which is the empty background. Some browsers are set to have no such observers.
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(load));
})();
