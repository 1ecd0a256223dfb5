import type { Page } from '@playwright/test';

/** A page turn: a view transition, running or finished. */
type Turn = {
  /** The animated pseudo-elements, and when each animation ends, in milliseconds. */
  animations: { part: string; ends: number }[];
  /** `ready` once started, or the name of the error if it was skipped. */
  outcome: string;
  isOver: boolean;
};
type Recorded = { turns: Turn[]; finishPageTurn(): void };

/** Records each page turn, and pauses its animations until they are finished or skipped. */
export const watchPageTurns = (page: Page) =>
  page.addInitScript(() => {
    const paused: Animation[] = [];
    const recorded: Recorded = {
      turns: [],
      finishPageTurn: () => {
        for (const animation of paused.splice(0)) animation.finish();
      },
    };
    Object.assign(window, recorded);

    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      const turn: Turn = { animations: [], outcome: '', isOver: false };
      recorded.turns.push(turn);
      transition.ready.then(
        () => {
          turn.outcome = 'ready';
          for (const animation of document.getAnimations()) {
            const effect = animation.effect as KeyframeEffect;
            const part = effect.pseudoElement;
            if (!part?.startsWith('::view-transition')) continue;
            turn.animations.push({ part, ends: Number(effect.getComputedTiming().endTime) });
            animation.pause();
            paused.push(animation);
          }
        },
        (reason: Error) => {
          turn.outcome = reason.name;
        },
      );
      transition.finished.finally(() => {
        turn.isOver = true;
      });
      return transition;
    };
  });

export const pageTurnsOf = (page: Page): Promise<Turn[]> =>
  page.evaluate(() => (window as never as Recorded).turns);

export const finishPageTurn = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).finishPageTurn());
