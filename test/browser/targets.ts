import type { Page } from '@playwright/test';

/**
 * Links, buttons and fields with a touch target of less than 44 pixels in height or width, except
 * links inside sentences. Measured by hit testing, as a target can be larger than the visible
 * control.
 */
export const smallTargets = (page: Page, scope = 'body') =>
  page.evaluate((within) => {
    const MINIMUM = 44;
    const isInSentence = (link: Element) =>
      link.matches('p a') && link.parentElement?.textContent !== link.textContent;

    /** The extent of the target around the centre of its control, up to what is enough. */
    const reach = (box: number, hits: (step: number) => boolean) => {
      // Most controls are large enough to either side.
      if ([-21.75, -11, 0, 11, 21.75].every(hits)) return MINIMUM;
      let sum = 0;
      for (const side of [1, -1]) {
        for (let step = 0.25; sum < MINIMUM + 2 && hits(side * step); step += 0.5) sum += 0.5;
      }
      // Boxes may start between two pixels, but hit testing uses whole pixels.
      return Math.abs(box - sum) <= 1 ? box : sum;
    };
    const sizeOf = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const target = control.closest('label') ?? control;
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (at: number, from: number) =>
        target.contains(document.elementFromPoint(at, from));
      return {
        width: reach(width, (step) => isHit(x + step, y)),
        height: reach(height, (step) => isHit(x, y + step)),
      };
    };
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.textContent || control.id);

    const found = [...document.querySelectorAll(`:is(${within}) :is(a, button, input, textarea)`)]
      .filter((control) => control.checkVisibility() && !isInSentence(control))
      .map((control) => ({ name: nameOf(control), ...sizeOf(control) }))
      // Controls below an open menu or an alert cannot be touched at all.
      .filter(({ width, height }) => height > 0 && (height < MINIMUM || width < MINIMUM))
      .map(({ name, width, height }) => `${name} is only ${width} by ${height} pixels large`);
    window.scrollTo(0, 0);
    return found;
  }, scope);
