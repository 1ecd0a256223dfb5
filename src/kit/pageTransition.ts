import { prefersReducedMotion } from '../platform/media';

/** A view transition between pages: the old page rotates around its left edge, as in a notebook. */
type PageTransition = {
  /** The key of the target location. */
  key: string;
  /** Resolves when the browser has its snapshot of the old page: the new page may then be rendered. */
  ready: Promise<void>;
  /** Animates the snapshot away; called once the new page is rendered. */
  end(): void;
  /** Removes the snapshot at once. */
  cancel(): void;
};

/** The transition of the latest navigation; undefined if that navigation is not animated. */
let current: PageTransition | undefined;

/** The limit for the snapshot: a browser that paints no frames never takes it. */
const SNAPSHOT_TIMEOUT_MS = 1000;

type Navigation = { key: string; isAnimated: boolean };

/**
 * Starts the view transition of a navigation. Resolves when the new page may be rendered: after the
 * snapshot, or at once if `isAnimated` is false or the browser or the visitor's settings rule out
 * animation.
 */
export async function beginPageTransition({ key, isAnimated }: Navigation): Promise<void> {
  cancelPageTransition();
  current = isAnimated && canAnimate() ? start(key) : undefined;
  await current?.ready;
}

export const cancelPageTransition = () => current?.cancel();

/**
 * Ends the transition to the location with this key, once its page is rendered and scrolled. Does nothing if a newer
 * navigation has begun.
 */
export function endPageTransition(key: string) {
  if (current?.key === key) current.end();
}

/**
 * Runs the follow-up work of a navigation, once the new page is rendered: in its own task while the
 * snapshot covers the page, otherwise in a microtask.
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
 * Skips the animation at a press. The press has hit the snapshot, so its click is given to the control below the
 * snapshot.
 */
function skipOnPress(transition: ViewTransition) {
  const ended = new AbortController();
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', clickBelow, { once: true });
  };
  document.addEventListener('pointerdown', onPress, { once: true, signal: ended.signal });
  const end = () => ended.abort();
  // `ready` rejects where the tab is hidden, or the next navigation has begun.
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
  // The click keeps the modifier keys of the press: a link may be meant for a new tab.
  control?.dispatchEvent(new MouseEvent('click', press));
}
