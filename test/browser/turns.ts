import type { Page } from '@playwright/test';

/** A page that was turned over, or is being turned. */
type Turn = {
  /** What moved, and when it has come to rest, in milliseconds from the start, delay included. */
  moved: { part: string; ends: number }[];
  /** How it began: `gone over`, or why it was given up before anything moved. */
  began: string;
  isOver: boolean;
};
type Watched = { turns: Turn[]; letTurn(): void };

/** Notes each turning of a page, and holds it in its middle until it is let go or given up. */
export const watchTurns = (page: Page) =>
  page.addInitScript(() => {
    const held: Animation[] = [];
    const watched: Watched = {
      turns: [],
      letTurn: () => {
        for (const animation of held.splice(0)) animation.finish();
      },
    };
    Object.assign(window, watched);

    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      const turn: Turn = { moved: [], began: '', isOver: false };
      watched.turns.push(turn);
      transition.ready.then(
        () => {
          turn.began = 'gone over';
          for (const animation of document.getAnimations()) {
            const effect = animation.effect as KeyframeEffect;
            const part = effect.pseudoElement;
            if (!part?.startsWith('::view-transition')) continue;
            turn.moved.push({ part, ends: Number(effect.getComputedTiming().endTime) });
            animation.pause();
            held.push(animation);
          }
        },
        (reason: Error) => {
          turn.began = reason.name;
        },
      );
      transition.finished.finally(() => {
        turn.isOver = true;
      });
      return transition;
    };
  });

export const turnsOf = (page: Page): Promise<Turn[]> =>
  page.evaluate(() => (window as never as Watched).turns);

export const letTurn = (page: Page) => page.evaluate(() => (window as never as Watched).letTurn());
