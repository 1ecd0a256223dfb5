/*
 * Runs in the head of every page, before the first paint; its hash stands in the security policy.
 * 1. A chosen colour scheme is applied before anything is drawn, and an announcement that was
 *    closed in this session is not drawn at all.
 * 2. The page's scripts are asked for right after the first paint, so that text never competes
 *    with them.
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
      if ('ready' in root.dataset || 'asleep' in root.dataset) return;
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest('button, label, input[type="radio"]');
      if (!(control instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      control.dataset.waking = '';
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
    script.onerror = () => {
      if (wait > 8000) root.dataset.asleep = '';
      else setTimeout(loadScript, wait, url, wait * 2);
    };
    document.head.append(script);
  };
  const load = () => {
    for (const url of scripts.splice(0)) loadScript(url, 2000);
  };
  // A hidden page is never painted, and a paint can be long in coming: then the clock decides.
  requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, document.hidden ? 0 : 1500);
})();
