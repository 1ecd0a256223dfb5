import type { Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';

/**
 * Focuses each control, down the page and up again. Returns those whose focus ring is missing or too
 * faint, those that are covered, and those with a positive tabindex.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const { faults, rings } = await focusEverything(page);
  const faint = rings.flatMap(({ name, ring, background }) => {
    const ratio = contrastRatio(ring, background);
    return ratio >= 3 ? [] : [`${name}: focus ring with a contrast of only ${ratio.toFixed(2)}`];
  });
  return [...faults, ...new Set(faint)];
}

const focusEverything = (page: Page) =>
  page.evaluate(() => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
    /** The background colour behind an element; finally, that of the body. */
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) && element.parentElement
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    };

    const rgbOf = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as never as Rgb;

    const rings: { name: string; ring: Rgb; background: Rgb }[] = [];
    const ringFaults = (control: HTMLElement) => {
      // The focus ring of a radio button is on its label.
      const isVisible = getComputedStyle(control).opacity !== '0';
      const ringed = isVisible ? control : (control.nextElementSibling as Element);
      const ring = getComputedStyle(ringed);
      if (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2)
        return ['no focus ring'];
      const isInside = Number.parseFloat(ring.outlineOffset) < 0;
      const around = isInside ? ringed : (ringed.parentElement as Element);
      const [color, background] = [ring.outlineColor, backgroundOf(around)].map(rgbOf) as [
        Rgb,
        Rgb,
      ];
      rings.push({ name: nameOf(control), ring: color, background });
      return [];
    };
    const visibilityFaults = (control: Element) => {
      const target = control.closest('label') ?? control;
      const hits = [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.25, 0.5, 0.75].map((part) =>
          document.elementFromPoint(left + width * part, top + height / 2),
        ),
      );
      return hits.some((hit) => hit && target.contains(hit)) ? [] : ['it is covered'];
    };

    const focusable = 'a[href], button:enabled, input:enabled, textarea, [tabindex]';
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility(),
    );
    const nameOf = (control: HTMLElement) =>
      control.getAttribute('aria-label') ?? (control.textContent || control.id);
    const faults = new Set<string>();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (!control.matches(':focus-visible')) faults.add(`${nameOf(control)}: no visible focus`);
      if (control.tabIndex > 0) faults.add(`${nameOf(control)}: positive tabindex`);
      for (const fault of [...ringFaults(control), ...visibilityFaults(control)]) {
        faults.add(`${nameOf(control)}: ${fault}`);
      }
    }
    return { faults: [...faults], rings };
  });

/** Controls that come too early in the tab order. */
export async function tabOrderFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const focused = [document.activeElement];
    document.addEventListener('focusin', ({ target }) => focused.push(target as Element));
    Object.assign(window, { focused });
  });
  // Held for more than the number of controls; Tab wraps around.
  for (let repeats = 0; repeats < 80; repeats += 1) await page.keyboard.down('Tab');
  await page.keyboard.up('Tab');
  return page.evaluate(() => {
    const { focused } = window as never as { focused: Element[] };
    const secondRound = focused.indexOf(focused[0] as Element, 1);
    if (secondRound < 0) return ['the focus does not wrap around'];
    const comesAfter = (one: Element, before: Element) =>
      Boolean(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return focused
      .slice(1, secondRound)
      .filter((control, index) => !comesAfter(control, focused[index] as Element))
      .map((control) => `${control.textContent} comes too early in the tab order`);
  });
}
