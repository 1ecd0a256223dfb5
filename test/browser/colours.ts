import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';

const SCHEMES = ['light', 'dark'] as const;

/** Finishes all animations, so that the page is seen as it stays. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** What axe finds there: everything in the light scheme, and of a whole page colours in the dark one. */
export async function axeViolations(page: Page, scope: string): Promise<string[]> {
  // Half a megabyte of script: injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const light = await page.evaluate(runAxe, { scope });
  if (scope !== 'body') return light;
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const dark = await page.evaluate(runAxe, { scope, runOnly });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/** Runs in a page. */
async function runAxe({ scope, ...rules }: { scope: string; runOnly?: string[] }) {
  const own = window as Window & { axe?: typeof axe; otherTimeout?: Window['setTimeout'] };
  const { setTimeout } = own;
  // axe gets real timers where the clock is paused, so that no time passes in the game.
  own.setTimeout = own.otherTimeout ?? setTimeout;
  const options = { ...rules, resultTypes: ['violations' as const], preload: false };
  const { violations = [] } = (await own.axe?.run(scope, options)) ?? {};
  own.setTimeout = setTimeout;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * What cannot be told where the browser replaces all colours by a few of the system: drawings, what is
 * chosen, what is disabled.
 */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { drawings, faults } = await page.evaluate(coloursInUse);
    const faint = drawings
      .filter(({ colours, behind }) => !colours.some((one) => contrastRatio(one, behind) >= 3))
      .map(({ name }) => `the drawing ${name} is faint`);
    found.push(...[...faults, ...faint].map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return found;
}

/** Runs in a page. */
function coloursInUse() {
  const context = document.createElement('canvas').getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D;
  const rgbOf = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as never as Rgb;
  };
  const behind = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return isClear && element.parentElement ? behind(element.parentElement) : backgroundColor;
  };

  // A picture has its own paper; of a chosen one the paper shows, which its sprite fills.
  const drawings = [...document.querySelectorAll('main svg:not([role=img], label:has(:checked) *)')]
    .filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((svg) => {
      const shapes = [svg, ...svg.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
      const colours = new Set(shapes.flatMap(({ stroke, fill }) => [stroke, fill]));
      colours.delete('none');
      return {
        name: svg.parentElement?.outerHTML.slice(0, 80),
        colours: [...colours].map(rgbOf),
        behind: rgbOf(behind(svg)),
      };
    });

  const faceOf = (control: Element) => control.closest('label') ?? control;
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::before')])
      .map(({ backgroundColor, outlineStyle, textDecorationLine, clipPath }) =>
        [backgroundColor, outlineStyle, textDecorationLine, clipPath].join(),
      )
      .join();
  const faults: string[] = [];
  for (const group of document.querySelectorAll('main :is([role=radiogroup], nav, ul)')) {
    const all = [...group.querySelectorAll('input[type=radio], a, button')];
    const chosen = all.find((one) => one.matches('input:checked, [aria-current]'));
    if (!chosen) continue;
    const face = faceOf(chosen);
    if (all.some((other) => other !== chosen && looks(faceOf(other)) === looks(face)))
      faults.push(`${face.textContent} looks as if it were not chosen`);
  }
  for (const control of document.querySelectorAll('main button:disabled'))
    if (Number(getComputedStyle(control).opacity) === 1)
      faults.push(`${control.textContent} does not look disabled`);
  return { drawings, faults };
}
