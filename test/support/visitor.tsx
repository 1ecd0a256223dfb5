import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Part, Visitor } from '../plays/visitor';
import { button, checkbox, patternOf, radio, textbox } from '../plays/visitor';
import type { scriptedEnv } from './scriptedEnv';

type Scene = {
  user: UserEvent;
  env: ReturnType<typeof scriptedEnv>;
  /** Advances the time. */
  pass(milliseconds: number): Promise<void>;
  follow(link: HTMLElement): Promise<void>;
};

const STEP_MS = 100;
const LONGEST_MS = 6000;

/** Parts that are there, hidden or not: jsdom applies no stylesheets. */
function find({ role, name, within: scope }: Part): HTMLElement[] {
  const scopes = scope ? find(scope) : [document.body];
  const options = { hidden: true, ...(name !== undefined && { name: patternOf(name) }) };
  return scopes.flatMap((one) => within(one).queryAllByRole(role, options));
}

function findOne(part: Part): HTMLElement {
  const [found, ...others] = find(part);
  if (found && others.length === 0) return found;
  throw new Error(`${others.length + (found ? 1 : 0)} of ${part.role} ${part.name ?? ''}`);
}

/** A visitor in jsdom, with fake timers. `onChange` is called whenever the screen may have changed. */
export function visitorIn(
  { user, env, pass, follow }: Scene,
  onChange: () => void = () => undefined,
): Visitor {
  /** Lets time pass in steps in which a screen can be seen. */
  async function passSlowly(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await pass(Math.min(left, STEP_MS));
      onChange();
    }
  }
  /** Waits as long as a visitor does between two actions. */
  async function after(done: Promise<unknown>) {
    await done;
    onChange();
    await passSlowly(STEP_MS);
  }
  const press = (part: Part) => after(user.click(findOne(part)));
  const heard = (text: string) =>
    find({ role: 'status' }).some(({ textContent }) => patternOf(text).test(textContent ?? ''));
  const figureOf = (term: string) =>
    screen
      .getAllByText(term, { selector: 'dt' })
      .map((element) => element.nextElementSibling?.textContent?.trim());
  return {
    press: (name, scope) => press(button(name, scope)),
    choose: (name) => press(radio(name)),
    tick: (name) => press(checkbox(name)),
    async type(field, text) {
      await user.click(findOne(textbox(field)));
      for (const key of text) await after(user.keyboard(key));
    },
    follow(name, navigation) {
      const scope = navigation
        ? findOne({ role: 'navigation', name: navigation })
        : screen.getByRole('main');
      const [link] = within(scope).getAllByRole('link', { name: patternOf(name), hidden: true });
      return after(follow(link as HTMLElement));
    },
    pass: passSlowly,
    async draw(...draws) {
      for (const draw of draws) env.random.mockReturnValueOnce(draw);
    },
    sees: async (part) => find(part).length > 0,
    async read(part, isWanted = () => true) {
      const { textContent } = findOne(part);
      if (!isWanted(textContent ?? '')) throw new Error(`${part.role} says: ${textContent}`);
      return textContent ?? '';
    },
    async expectSeen(...parts) {
      for (const part of parts) findOne(part);
    },
    async expectGone(...parts) {
      for (const part of parts) expect(find(part)).toEqual([]);
    },
    expectFocused: async (part) => expect(findOne(part)).toHaveFocus(),
    async expectHeard(text) {
      if (!heard(text)) throw new Error(`No live region says: ${text}`);
    },
    async expectShown(text) {
      within(screen.getByRole('main')).getAllByText(patternOf(text));
    },
    async waitToHear(text) {
      for (let passed = 0; passed < LONGEST_MS && !heard(text); passed += STEP_MS)
        await passSlowly(STEP_MS);
      if (!heard(text)) throw new Error(`No live region has said: ${text}`);
      await passSlowly(STEP_MS);
    },
    async expectFigures(figures) {
      for (const [term, value] of Object.entries(figures))
        expect([term, ...figureOf(term)]).toContain(value);
    },
    look: async () => undefined,
  };
}
