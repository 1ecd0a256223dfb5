import { prefersReducedMotion } from '../platform/reducedMotion';

/**
 * The latest change of page. Without a `begun` nothing is turned. Until its `end` the browser shows
 * the picture of the old page; `giveUp` takes that away at once.
 */
type Turn = { path: string; begun?: Promise<void>; end?(): void; giveUp?(): void };

let latest: Turn | undefined;

/** Milliseconds in which a browser takes its picture. One that draws no frames would never take it. */
const PATIENCE = 1000;

/**
 * Turns the page over, as in a notebook, from the one that is shown to the one at `path`. What it
 * returns is to be waited for before the new page is drawn: the browser takes a picture of the old
 * one first. Nothing is returned, and nothing turns, where the browser or the visitor does not want
 * it, nor for a step back or forward, which browsers animate themselves.
 */
export function turnTo(path: string, isStepInHistory: boolean): Promise<void> | undefined {
  if (latest?.path !== path) {
    // The first page of a visit is not turned to.
    const isTurned = latest !== undefined && !isStepInHistory && canTurn();
    latest = isTurned ? start(path) : { path };
  }
  return latest.begun;
}

/** The visitor is on the way to `path`: another page that was turned to may never be drawn. */
export function giveUpOther(path: string) {
  if (latest?.path !== path) latest?.giveUp?.();
}

/**
 * For what is left to do once the new page is drawn. Nobody sees it before while the old one is shown
 * instead, so that it has a task of its own; else it comes before anything is painted.
 */
export function whenDrawn(task: () => void) {
  if (latest?.begun) setTimeout(task);
  else queueMicrotask(task);
}

/** The new page is drawn and scrolled to where it is read: the old one may go. */
export const pageArrived = () => latest?.end?.();

const canTurn = () =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !document.hidden &&
  !prefersReducedMotion();

function start(path: string): Turn {
  const turn: Turn = { path };
  const drawn = new Promise<void>((end) => {
    turn.end = end;
  });
  turn.begun = new Promise((resolve) => {
    const transition = document.startViewTransition(() => {
      clearTimeout(impatience);
      resolve();
      return drawn;
    });
    const impatience = setTimeout(() => transition.skipTransition(), PATIENCE);
    turn.giveUp = () => {
      transition.skipTransition();
      turn.end?.();
      // It may be turned to another time.
      turn.path = '';
    };
    letVisitorsInterrupt(transition, turn.giveUp);
  });
  return turn;
}

/**
 * A press ends the turning at once. It has hit a picture: what lies below gets its click. So does a
 * step back: to the page that is still shown, nothing is drawn that could end it.
 */
function letVisitorsInterrupt(transition: ViewTransition, giveUp: () => void) {
  const ended = new AbortController();
  const during = { once: true, signal: ended.signal };
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', clickWhatIsThere, { once: true });
  };
  document.addEventListener('pointerdown', onPress, during);
  window.addEventListener('popstate', giveUp, during);
  const end = () => ended.abort();
  // Fails where the tab goes out of sight, or the next page is turned to already.
  transition.ready.catch(end);
  transition.finished.then(end, end);
}

function clickWhatIsThere(press: MouseEvent) {
  const { target, clientX, clientY } = press;
  if (target !== document.documentElement) return;
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, label, input, textarea');
  control?.focus();
  // With the keys that are held: a link may be meant for a tab of its own.
  control?.dispatchEvent(new MouseEvent('click', press));
}
