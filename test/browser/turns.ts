import type { Page } from '@playwright/test';

/** A page turn: a view transition, running or finished. */
type Turn = {
  /** The animated pseudo-elements, and when each animation ends, in milliseconds. */
  moved: { part: string; ends: number }[];
  /** `gone over` once started, or the name of the error if it was skipped. */
  began: string;
  isOver: boolean;
};
type Watched = { turns: Turn[]; finishPageTurn(): void };

/** Records each page turn, and pauses its animations until they are finished or skipped. */
export const watchPageTurns = (page: Page) =>
  page.addInitScript(() => {
    const held: Animation[] = [];
    const watched: Watched = {
      turns: [],
      finishPageTurn: () => {
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

export const pageTurnsOf = (page: Page): Promise<Turn[]> =>
  page.evaluate(() => (window as never as Watched).turns);

export const finishPageTurn = (page: Page) =>
  page.evaluate(() => (window as never as Watched).finishPageTurn());
