import { setTimeout as pause } from 'node:timers/promises';
import { mockDraws } from '../browser/gameTime';
import type { Part, Visitor } from '../plays/visitor';
import { button, checkbox, link, patternOf, radio, textbox } from '../plays/visitor';
import type { Found } from './inPage';
import type { Screen } from './site';
import { eventually } from './site';

/** How the visitor uses a control. */
type Hands = (screen: Screen) => {
  press(control: Part): Promise<void>;
  choose(radio: Part): Promise<void>;
  type(field: Part, text: string): Promise<void>;
};

const mouse: Hands = ({ press, write }) => ({ press, choose: press, type: write });

/** Keys alone, from wherever the focus is. */
export const keys: Hands = ({ tab, look, tabTo }) => ({
  async press(control) {
    await tabTo(control, 80);
    await tab.press('Space');
  },
  async choose(radio) {
    await tabTo({ role: 'radio' }, 80);
    // WebKit does not go from the last one to the first.
    const wayTo = ({ isPassed }: Found) => (isPassed ? 'ArrowLeft' : 'ArrowRight');
    for (let found = await look(radio); !found.isFocused; found = await look(radio))
      await tab.press(wayTo(found));
    // The radio button may have the focus without being chosen, in a group in which none was.
    await tab.press('Space');
  },
  async type(field, text) {
    await tabTo(field, 80);
    await tab.type(text);
  },
});

/** Runs in a page: resolves when what it says now can be seen; a press before is not an answer to it. */
const twoFrames = () =>
  new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen())));

/** A visitor in a tab. Time cannot be moved there: it passes, and what is expected is waited for. */
export function visitorOf(
  screen: Screen,
  { hands = mouse, look = async () => undefined }: { hands?: Hands; look?: Visitor['look'] } = {},
): Visitor {
  const { press, choose, type } = hands(screen);
  const expectText = (selector: string, text: string) =>
    screen.expectResult(
      true,
      text,
      (selected, source) =>
        [...document.querySelectorAll(selected)].some((part) =>
          new RegExp(source, 's').test(part.textContent ?? ''),
        ),
      selector,
      patternOf(text).source,
    );
  const expectHeard = (text: string) => expectText('main [role=status]', text);
  return {
    press: (name, scope) => press(button(name, scope)),
    choose: (name) => choose(radio(name)),
    tick: (name) => press(checkbox(name)),
    type: (field, text) => type(textbox(field), text),
    follow: (name, navigation) =>
      press(link(name, navigation ? { role: 'navigation', name: navigation } : { role: 'main' })),
    pass: pause,
    draw: async (...draws) => void (await screen.tab.evaluate(mockDraws, draws)),
    sees: async (part) => (await screen.look(part)).count > 0,
    async read(part, isWanted = () => true) {
      const text = async () => (await screen.look(part)).text;
      await eventually(async () => isWanted(await text()), JSON.stringify(part)).toBe(true);
      return text();
    },
    async expectSeen(...parts) {
      for (const part of parts)
        await eventually(async () => (await screen.look(part)).count, part.name).toBeGreaterThan(0);
    },
    async expectGone(...parts) {
      for (const part of parts) await screen.expectAbsent(part);
    },
    expectFocused: screen.expectFocused,
    expectHeard,
    expectShown: (text) => expectText('main *', text),
    async waitToHear(text) {
      await expectHeard(text);
      await screen.tab.evaluate(twoFrames);
    },
    async expectFigures(figures) {
      for (const [name, value] of Object.entries(figures)) await screen.expectFigure(name, value);
    },
    look,
  };
}
