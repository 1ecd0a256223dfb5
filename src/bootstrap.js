/*
 * The script in the head of every page, which runs before the first paint. The security policy contains its hash.
 * 1. It applies a stored colour scheme, and hides an announcement that was closed in this session.
 * 2. It lets a key that is held down count as a single press.
 * 3. It queues taps on controls until hydration; `src/platform/rememberControls.ts` replays them.
 * 4. It loads scripts, their styles, drawings, fonts, print styles and the manifest right after the first paint:
 *    before the first paint they would compete with the text for the network. Fonts that a service worker has cached
 *    are used for the first paint.
 *
 * A step that a page can do without must not stop the other steps: some browsers lack an API, and in a frame without
 * an origin merely touching storage or the service worker throws.
 */
(() => {
  const root = document.documentElement;
  try {
    const scheme = localStorage.getItem('bbh_color_scheme');
    if (scheme === 'light' || scheme === 'dark') {
      root.dataset.scheme = scheme;
      // Sets the colour of the browser around the page: `applyScheme` in src/layout/Header.tsx explains the tag.
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

  // A key that is held down presses again and again. The first press may have moved the focus: the next presses would
  // act on a control that the visitor has not seen yet.
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
      // No tap is queued once the scripts are ready or have failed: after a failure the browser itself submits forms.
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
    // The host sends a security policy of its own, which forbids the policy `bootstrap`.
  }
  const onScriptsFailed = () => {
    root.dataset.scriptsFailed = '';
    delete root.dataset.picturesWait;
  };
  // Loads a script. A script that failed is loaded again after 2, 4 and 8 seconds.
  const loadScript = (/** @type {string} */ url, /** @type {number} */ wait) => {
    const script = document.createElement('script');
    try {
      script.src = policy.createScriptURL(url);
    } catch {
      // The security policy of the host allows no script of this site.
      onScriptsFailed();
    }
    script.async = false;
    // Inserted scripts have low priority by default, behind pictures. High priority delays no text, which is painted
    // already.
    script.fetchPriority = 'high';
    script.onerror = () => {
      if (wait > 8000) onScriptsFailed();
      else setTimeout(loadScript, wait, url, wait * 2);
    };
    document.head.append(script);
  };
  // A stylesheet is preloaded: the script that uses the stylesheet would ask for it a round trip later.
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
    // A visit in a frame without an origin has no service worker.
  }
  if (hasCachedFonts && fonts) fonts.media = 'all';
  // All fonts are added at once, for one relayout: with plain `@font-face` rules, each font would cause a relayout of
  // its own.
  const loadFonts = async () => {
    // The web font is left out in this visit if its metric-adjusted fallback is missing: text would wrap differently.
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
  // The link to the manifest is removed until the first paint: Chromium would fetch the manifest and its icon before
  // the first frame.
  const manifest = document.querySelector('[rel=manifest]');
  manifest?.remove();
  // Lazy pictures wait for the scripts, which load them when they are near: `src/kit/Picture.tsx`.
  if (window.IntersectionObserver) root.dataset.picturesWait = '';
  let isPainting = true;
  const load = () => {
    // Some browsers paint a half-parsed document, but hydration needs the whole document.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    if (!isPainting) return;
    isPainting = false;
    for (const url of files) {
      if (url.endsWith('.css')) preloadStyle(url);
      else loadScript(url, 2000);
    }
    for (const late of document.querySelectorAll('[data-late]'))
      late.setAttribute('href', late.getAttribute('data-late') ?? '');
    if (!hasCachedFonts) loadFonts();
    if (manifest) document.head.append(manifest);
  };
  // A timer also loads everything: a hidden page is never painted, and on a slow phone a paint can take long.
  setTimeout(load, document.hidden ? 0 : 1500);
  // The script waits for `first-contentful-paint`, as `first-paint` would be the empty background. Some browsers are
  // set to have no observers of paints: for them the next frame counts as the first paint.
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(load));
})();
