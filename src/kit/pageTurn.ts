import { prefersReducedMotion } from './browserState';

/**
 * The latest change of page. Without a `begun` nothing is turned. Until its `end` the browser shows
 * the picture of the old page; `giveUp` takes that away at once.
 */
type Turn = { path: string; begun?: Promise<void>; end?(): void; giveUp?(): void };

let latest: Turn | undefined;

/**
 * Turns the page over, as in a notebook, from the one that is shown to the one at `path`. What it
 * returns is to be waited for before the new page is drawn: the browser takes a picture of the old
 * one first. Nothing is returned, and nothing turns, where the browser or the visitor does not want
 * it, nor for a step back or forward, which browsers animate themselves.
 */
export function turnTo(path: string, isStepInHistory: boolean): Promise<void> | undefined {
  giveUpOther(path);
  if (latest?.path !== path) latest = isStepInHistory || !canTurn() ? { path } : start(path);
  return latest.begun;
}

/** The visitor is on the way to `path`: another page that was turned to may never be drawn. */
export function giveUpOther(path: string) {
  if (latest?.path !== path) latest?.giveUp?.();
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
      resolve();
      return drawn;
    });
    turn.giveUp = () => {
      transition.skipTransition();
      turn.end?.();
    };
    letTapsThrough(transition);
  });
  return turn;
}

/** A press ends the turning at once. It has hit a picture: what lies below gets its click. */
function letTapsThrough(transition: ViewTransition) {
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', clickWhatIsThere, { once: true });
  };
  const end = () => document.removeEventListener('pointerdown', onPress);
  document.addEventListener('pointerdown', onPress, { once: true });
  // Fails where the tab goes out of sight, or the next page is turned to already.
  transition.ready.catch(end);
  transition.finished.then(end, end);
}

function clickWhatIsThere({ target, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement) return;
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, label, input, textarea');
  control?.focus();
  control?.click();
}
