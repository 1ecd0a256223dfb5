import type { Locator, Page } from '@playwright/test';
import type { Part, Visitor } from '../plays/visitor';
import { button, checkbox, patternOf, radio, textbox } from '../plays/visitor';
import { advance, mockRandom } from './gameTime';
import { expect } from './site';

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
  /** A press, if it is nothing else. */
  tick?(checkbox: Locator, name: string): Promise<void>;
  type(field: Locator, text: string, name: string): Promise<void>;
};

export const mouse: Hands = {
  press: (control) => control.click(),
  choose: (radio) => radio.check(),
  type: (field, text) => field.fill(text),
};

/** A tap, after one in the corner of the page: two taps at the same place would be a double tap. */
async function tapOnce(control: Locator) {
  await control.page().touchscreen.tap(1, 1);
  await control.tap();
}

export const finger: Hands = {
  press: tapOnce,
  // The label is larger than the radio button or the box in it.
  choose: (radio) => tapOnce(radio.locator('..')),
  tick: (checkbox) => tapOnce(checkbox.locator('..')),
  async type(field, text) {
    await field.tap();
    await field.pressSequentially(text);
  },
};

/** Where a control is from the focus: at it, after it, before it; or nothing has the focus. */
const wayTo = (control: Locator) =>
  control.evaluate((element): 'here' | 'Tab' | 'Shift+Tab' | 'lost' => {
    const { activeElement, body } = document;
    if (activeElement === element) return 'here';
    if (!activeElement || activeElement === body) return 'lost';
    const isAfter =
      activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter ? 'Tab' : 'Shift+Tab';
  });

/** Keys alone, from where the focus is. The focus must never be lost. */
export const keys = (page: Page): Hands => {
  const goTo = async (control: Locator, name: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      const way = await wayTo(control);
      if (way === 'here') return;
      // The focus comes a moment after what is seen.
      if (way === 'lost')
        await expect(page.locator('body'), `the focus on the way to ${name}`).not.toBeFocused();
      else await page.keyboard.press(way);
    }
    await expect(control, 'within 80 presses of Tab').toBeFocused();
  };
  return {
    async press(control, name) {
      await goTo(control, name);
      // Held for a moment: the first event is a press, the others are none.
      for (let events = 0; events < 3; events += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
    async tick(checkbox, name) {
      await goTo(checkbox, name);
      await page.keyboard.press('Space');
    },
    async choose(radio, name) {
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]').getByRole('radio');
      const checked = group.and(page.getByRole('radio', { checked: true }));
      if ((await checked.count()) > 0) await goTo(checked, name);
      else {
        await goTo(group.first(), name);
        await page.keyboard.press('Space');
      }
      for (let presses = 0; presses < 9 && !(await radio.isChecked()); presses += 1)
        await page.keyboard.press('ArrowRight');
      await expect(radio).toBeChecked();
    },
    async type(field, text, name) {
      await goTo(field, name);
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
  /** What happens before time passes. */
  beforeTime?(): Promise<void>;
};

/** How far the clock goes at a time until something is heard, and how far in all. */
const STEP_MS = 100;
const LONGEST_MS = 6000;

/** A visitor in a page. */
export function visitorOf(
  page: Page,
  {
    hands = mouse,
    look = async () => undefined,
    isPaused = true,
    beforeTime = async () => undefined,
  }: Options = {},
): Visitor {
  const at = (part: Part) => locate(page, part);
  const heard = (text: string) =>
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: patternOf(text) });
  const pass = async (milliseconds: number) => {
    if (!isPaused) return;
    await beforeTime();
    await advance(page, milliseconds);
  };
  /** Waits as long as a visitor does between two actions: what a press changes may come a frame later. */
  const after = async (done: Promise<void>) => {
    await done;
    await pass(STEP_MS);
  };
  const visitor: Visitor = {
    press: (name, scope) => after(hands.press(at(button(name, scope)), name)),
    choose: (name) => after(hands.choose(at(radio(name)), name)),
    tick: (name) => after((hands.tick ?? hands.press)(at(checkbox(name)), name)),
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
        await pass(STEP_MS);
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
