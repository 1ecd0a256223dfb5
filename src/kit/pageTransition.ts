import { prefersReducedMotion } from '../platform/media';

/** A view transition between pages: the old page rotates around its left edge, like a page of a notebook. */
type PageTransition = {
  /** The key that the router gives to the new location. */
  key: string;
  /** Resolves when the browser has taken a snapshot of the old page. The new page must not be rendered earlier. */
  ready: Promise<void>;
  /** Starts the animation of the snapshot. Must be called after the new page is rendered. */
  end(): void;
  /** Removes the snapshot at once, without an animation. */
  cancel(): void;
};

/** The transition of the latest navigation; undefined if that navigation is not animated. */
let current: PageTransition | undefined;

/** The longest wait for the snapshot. A browser that paints no frames never takes a snapshot. */
const SNAPSHOT_TIMEOUT_MS = 1000;

type Navigation = { key: string; isAnimated: boolean };

/**
 * Starts the view transition of a navigation. Resolves after the snapshot, when the new page may be rendered. Resolves
 * at once if there is no animation: if `isAnimated` is false, if the browser has no view transitions, if the tab is
 * hidden, or if the visitor prefers reduced motion.
 */
export async function beginPageTransition({ key, isAnimated }: Navigation): Promise<void> {
  cancelPageTransition();
  current = isAnimated && canAnimate() ? start(key) : undefined;
  await current?.ready;
}

export const cancelPageTransition = () => current?.cancel();

/**
 * Starts the animation to the location with this key. Must be called after the page of this location is rendered and
 * scrolled. Does nothing if a newer navigation has begun.
 */
export function endPageTransition(key: string) {
  if (current?.key === key) current.end();
}

/**
 * Runs the work that follows the rendering of a new page, such as scrolling. If the navigation is animated, the
 * snapshot still covers the page, so the work can wait for a new macrotask. Otherwise the work runs in a microtask.
 */
export function afterPageRendered(task: () => void) {
  if (current) setTimeout(task);
  else queueMicrotask(task);
}

const canAnimate = () =>
  'startViewTransition' in document && !document.hidden && !prefersReducedMotion();

function start(key: string): PageTransition {
  let end: () => void = () => undefined;
  const rendered = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hasSnapshot: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    hasSnapshot = resolve;
  });
  const transition = document.startViewTransition(() => {
    clearTimeout(timeout);
    hasSnapshot();
    return rendered;
  });
  const timeout = setTimeout(() => transition.skipTransition(), SNAPSHOT_TIMEOUT_MS);
  const cancel = () => {
    transition.skipTransition();
    end();
  };
  skipOnPress(transition);
  return { key, ready, end, cancel };
}

/**
 * Skips the animation when the visitor presses the page. The press hits the snapshot that covers the page, so
 * `clickBelow` passes the click on to the control below the snapshot.
 */
function skipOnPress(transition: ViewTransition) {
  const ended = new AbortController();
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', clickBelow, { once: true });
  };
  document.addEventListener('pointerdown', onPress, { once: true, signal: ended.signal });
  const end = () => ended.abort();
  // `ready` of a view transition rejects if the tab is hidden, or if the next navigation has begun.
  transition.ready.catch(end);
  transition.finished.then(end, end);
}

function clickBelow(press: MouseEvent) {
  const { target, clientX, clientY } = press;
  if (target !== document.documentElement) return;
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, label, input, textarea');
  control?.focus();
  // The new click has the modifier keys of the press, because Ctrl with a click opens a link in a new tab.
  control?.dispatchEvent(new MouseEvent('click', press));
}
