import type { Page } from '@playwright/test';

/**
 * Gives each control the focus, down the page and up again, and finds what is wrong with it there:
 * a ring that is missing or that the ground around it swallows, or something that lies over it.
 */
export const faultsOfFocus = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red, green, blue] = (color.match(/\d+/g) ?? []).slice(0, 3).map((channel) => {
        const part = Number(channel) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (...colors: [string, string]) => {
      const [dark, light] = colors.map(luminance).sort((one, other) => one - other) as [
        number,
        number,
      ];
      return (light + 0.05) / (dark + 0.05);
    };
    const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
    /** The colour behind a part of the page; at last, that of the desk. */
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) && element.parentElement
        ? groundOf(element.parentElement)
        : backgroundColor;
    };

    const faultsOfRing = (control: Element) => {
      // The ring of a radio button is around its face.
      const isSeen = getComputedStyle(control).opacity !== '0';
      const bearer = isSeen ? control : (control.nextElementSibling as Element);
      const ring = getComputedStyle(bearer);
      if (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2)
        return ['no ring'];
      const isInside = Number.parseFloat(ring.outlineOffset) < 0;
      const around = isInside ? bearer : (bearer.parentElement as Element);
      const ratio = contrast(ring.outlineColor, groundOf(around));
      return ratio >= 3 ? [] : [`its ring stands out by ${ratio.toFixed(2)} only`];
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
    return [...found];
  });
