import type { Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';

/**
 * Focuses each control, down the page and up again. Returns those whose focus ring is missing or has
 * no contrast with the background, and those that are covered.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const { found, rings } = await focusEverything(page);
  const faint = rings.flatMap(({ name, ring, ground }) => {
    const ratio = contrastRatio(ring, ground);
    return ratio >= 3 ? [] : [`${name}: its ring stands out by ${ratio.toFixed(2)} only`];
  });
  return [...found, ...new Set(faint)];
}

const focusEverything = (page: Page) =>
  page.evaluate(() => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
    /** The background colour behind an element; finally, that of the body. */
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) && element.parentElement
        ? groundOf(element.parentElement)
        : backgroundColor;
    };

    const rgbOf = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as never as Rgb;

    const rings: { name: string; ring: Rgb; ground: Rgb }[] = [];
    const faultsOfRing = (control: HTMLElement) => {
      // The focus ring of a radio button is on its label.
      const isSeen = getComputedStyle(control).opacity !== '0';
      const bearer = isSeen ? control : (control.nextElementSibling as Element);
      const ring = getComputedStyle(bearer);
      if (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2)
        return ['no ring'];
      const isInside = Number.parseFloat(ring.outlineOffset) < 0;
      const around = isInside ? bearer : (bearer.parentElement as Element);
      const [drawn, ground] = [ring.outlineColor, groundOf(around)].map(rgbOf) as [Rgb, Rgb];
      rings.push({ name: nameOf(control), ring: drawn, ground });
      return [];
    };
    const faultsOfPlace = (control: Element) => {
      const target = control.closest('label') ?? control;
      const places = [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.25, 0.5, 0.75].map((part) => [left + width * part, top + height / 2] as const),
      );
      const hits = places.map(([x, y]) => document.elementFromPoint(x, y));
      const seen = hits.filter((hit) => hit && target.contains(hit));
      return seen.length > 0 ? [] : ['it cannot be seen'];
    };

    const focusable = 'a[href], button:enabled, input:enabled, textarea, [tabindex]';
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility(),
    );
    const nameOf = (control: HTMLElement) =>
      control.getAttribute('aria-label') ?? (control.textContent || control.id);
    const found = new Set<string>();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (!control.matches(':focus-visible')) found.add(`${nameOf(control)}: no visible focus`);
      if (control.tabIndex > 0) found.add(`${nameOf(control)}: out of turn`);
      for (const fault of [...faultsOfRing(control), ...faultsOfPlace(control)]) {
        found.add(`${nameOf(control)}: ${fault}`);
      }
    }
    return { found: [...found], rings };
  });
