import { prefersReducedMotion } from '../platform/reducedMotion';

/** A view transition between pages: the old page rotates around its left edge, as in a notebook. */
type PageTransition = {
  /** Of the location that it leads to. */
  key: string;
  /** Resolves when the browser has its snapshot of the old page: the new one may be rendered. */
  ready: Promise<void>;
  /** The new page is rendered: the snapshot is animated away. */
  end(): void;
  /** Removes the snapshot at once. */
  cancel(): void;
};

/** The one of the latest navigation; undefined where that is not animated. */
let current: PageTransition | undefined;

/** Milliseconds for the snapshot. A browser that paints no frames would never take it. */
const SNAPSHOT_TIMEOUT = 1000;

type Navigation = { key: string; isAnimated: boolean };

/**
 * Begins a navigation, before anything of the new page is rendered. Resolves when it may be. Without
 * `isAnimated`, or where the browser or the visitor does not want view transitions, that is at once.
 */
export async function beginPageTransition({ key, isAnimated }: Navigation): Promise<void> {
  cancelPageTransition();
  current = isAnimated && canAnimate() ? start(key) : undefined;
  await current?.ready;
}

export const cancelPageTransition = () => current?.cancel();

/** The page of this location is rendered, and scrolled. The next navigation may have begun. */
export function endPageTransition(key: string) {
  if (current?.key === key) current.end();
}

/**
 * Runs what is left to do once the new page is rendered: under the snapshot in a task of its own, as
 * nobody sees it yet; otherwise before anything is painted.
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
  const timeout = setTimeout(() => transition.skipTransition(), SNAPSHOT_TIMEOUT);
  const cancel = () => {
    transition.skipTransition();
    end();
  };
  skipOnPress(transition);
  return { key, ready, end, cancel };
}

/** A press ends the animation at once. It has hit the snapshot: what lies below gets its click. */
function skipOnPress(transition: ViewTransition) {
  const ended = new AbortController();
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', clickBelow, { once: true });
  };
  document.addEventListener('pointerdown', onPress, { once: true, signal: ended.signal });
  const end = () => ended.abort();
  // Rejects where the tab is hidden, or the next navigation has begun.
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
  // With its modifier keys: a link may be meant for a new tab.
  control?.dispatchEvent(new MouseEvent('click', press));
}
