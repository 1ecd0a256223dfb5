import type { Locator, Page } from '@playwright/test';
import type { Part, Visitor } from '../plays/visitor';
import { button, checkbox, patternOf, radio, textbox } from '../plays/visitor';
import { advance, mockRandom } from './gameTime';
import { expect, tabTo } from './site';

/** A part of the page. Without a name, a status that says something. */
export function locate(page: Page, { role, name, within }: Part): Locator {
  const scope = within ? locate(page, within) : page;
  if (name !== undefined) return scope.getByRole(role, { name: patternOf(name) });
  const parts = scope.getByRole(role);
  return role === 'status' ? parts.filter({ hasText: /\S/ }).first() : parts;
}

export const figure = (page: Page, name: string) =>
  page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** How the visitor uses a control. */
export type Hands = {
  press(control: Locator, name: string): Promise<void>;
  choose(radio: Locator, name: string): Promise<void>;
  type(field: Locator, text: string, name: string): Promise<void>;
};

export const mouse: Hands = {
  press: (control) => control.click(),
  choose: (radio) => radio.check(),
  type: (field, text) => field.fill(text),
};

export const finger: Hands = {
  press: (control) => control.tap(),
  // The label is larger than the radio button in it.
  choose: (radio) => radio.locator('..').tap(),
  async type(field, text) {
    await field.tap();
    await field.pressSequentially(text);
  },
};

/** By keys alone, from wherever the focus is. */
export const keys = (page: Page): Hands => {
  const goTo = (control: Locator) => tabTo(page, control, 80);
  return {
    async press(control) {
      await goTo(control);
      await page.keyboard.press('Space');
    },
    async choose(radio) {
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
      await goTo(group.getByRole('radio', { checked: true }));
      while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight');
    },
    async type(field, text) {
      await goTo(field);
      await page.keyboard.type(text);
    },
  };
};

type Options = {
  hands?: Hands;
  /** Looks at a moment of the play. */
  look?: Visitor['look'];
  /** Whether the clock is paused, so that time passes only in a play. */
  isPaused?: boolean;
};

/** How far the clock goes at a time until something is heard, and how far in all. */
const STEP_MS = 100;
const LONGEST_MS = 6000;

/** A visitor in a page. */
export function visitorOf(
  page: Page,
  { hands = mouse, look = async () => undefined, isPaused = true }: Options = {},
): Visitor {
  const at = (part: Part) => locate(page, part);
  const heard = (text: string) =>
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: patternOf(text) });
  const pass = async (milliseconds: number) => {
    if (isPaused) await advance(page, milliseconds);
  };
  /** Waits as long as a visitor does between two actions: what a press changes may come a frame later. */
  const after = async (done: Promise<void>) => {
    await done;
    await pass(STEP_MS);
  };
  const visitor: Visitor = {
    press: (name) => after(hands.press(at(button(name)), name)),
    choose: (name) => after(hands.choose(at(radio(name)), name)),
    tick: (name) => after(hands.press(at(checkbox(name)), name)),
    type: (field, text) => after(hands.type(at(textbox(field)), text, field)),
    async follow(name, navigation) {
      const scope = page.getByRole(navigation ? 'navigation' : 'main', {
        ...(navigation && { name: navigation, exact: true }),
      });
      await after(hands.press(scope.getByRole('link', { name, exact: true }).first(), name));
    },
    pass,
    draw: (...draws) => mockRandom(page, ...draws),
    sees: (part) => at(part).first().isVisible(),
    async read(part, isWanted = () => true) {
      const text = async () => (await at(part).first().textContent()) ?? '';
      await expect.poll(async () => isWanted(await text()), JSON.stringify(part)).toBe(true);
      return text();
    },
    async expectSeen(...parts) {
      for (const part of parts) await expect(at(part).first()).toBeVisible();
    },
    async expectGone(...parts) {
      for (const part of parts) await expect(at(part)).toHaveCount(0);
    },
    expectFocused: (part) => expect(at(part)).toBeFocused(),
    expectHeard: (text) => expect(heard(text).first()).toBeAttached(),
    expectShown: (text) =>
      expect(page.getByRole('main').getByText(patternOf(text)).first()).toBeVisible(),
    async waitToHear(text) {
      for (let passed = 0; isPaused && passed < LONGEST_MS; passed += STEP_MS) {
        if ((await heard(text).count()) > 0) break;
        await advance(page, STEP_MS);
      }
      await visitor.expectHeard(text);
      await pass(STEP_MS);
    },
    async expectFigures(figures) {
      for (const [name, value] of Object.entries(figures))
        await expect(figure(page, name), name).toHaveText(value);
    },
    look,
  };
  return visitor;
}
