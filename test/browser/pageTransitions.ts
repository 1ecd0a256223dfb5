import type { Page } from '@playwright/test';

/** A page transition, running or finished. */
type Transition = {
  /** The animated pseudo-elements, and when each animation ends, in milliseconds. */
  animations: { part: string; ends: number }[];
  /** `ready` once started, or the name of the error if it was skipped. */
  outcome: string;
  isOver: boolean;
};
type Recorded = { transitions: Transition[]; finishPageTransition(): void };

/** Records each page transition, and pauses its animations until they are finished or skipped. */
export const watchPageTransitions = (page: Page) =>
  page.addInitScript(() => {
    const paused: Animation[] = [];
    const recorded: Recorded = {
      transitions: [],
      finishPageTransition: () => {
        for (const animation of paused.splice(0)) animation.finish();
      },
    };
    Object.assign(window, recorded);

    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const viewTransition = start.call(this, update);
      const transition: Transition = { animations: [], outcome: '', isOver: false };
      recorded.transitions.push(transition);
      viewTransition.ready.then(
        () => {
          transition.outcome = 'ready';
          for (const animation of document.getAnimations()) {
            const effect = animation.effect as KeyframeEffect;
            const part = effect.pseudoElement;
            if (!part?.startsWith('::view-transition')) continue;
            transition.animations.push({ part, ends: Number(effect.getComputedTiming().endTime) });
            animation.pause();
            paused.push(animation);
          }
        },
        (reason: Error) => {
          transition.outcome = reason.name;
        },
      );
      viewTransition.finished.finally(() => {
        transition.isOver = true;
      });
      return viewTransition;
    };
  });

export const pageTransitionsOf = (page: Page): Promise<Transition[]> =>
  page.evaluate(() => (window as never as Recorded).transitions);

export const finishPageTransition = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).finishPageTransition());
