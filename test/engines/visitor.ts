import { mockDraws } from '../browser/gameTime';
import type { Part, Visitor } from '../plays/visitor';
import { button, checkbox, link, patternOf, radio, textbox } from '../plays/visitor';
import type { Screen } from './site';
import { eventually } from './site';

/** Live regions and other texts of the page, in one string each. */
const textsIn = ({ tab }: Screen, selector: string) =>
  tab.evaluate(
    (selected) => Array.from(document.querySelectorAll(selected), (part) => part.textContent ?? ''),
    selector,
  );

/** A visitor in a tab. Time cannot be moved there: what is expected is waited for. */
export function visitorOf(screen: Screen, look: Visitor['look'] = async () => undefined): Visitor {
  const expectText = (selector: string, text: string) =>
    eventually(
      async () => (await textsIn(screen, selector)).some((one) => patternOf(text).test(one)),
      text,
    ).toBe(true);
  const expectHeard = (text: string) => expectText('main [role=status]', text);
  return {
    press: (name) => screen.press(button(name)),
    choose: (name) => screen.press(radio(name)),
    tick: (name) => screen.press(checkbox(name)),
    type: (field, text) => screen.write(textbox(field), text),
    follow: (name, navigation) =>
      screen.press(
        link(name, navigation ? { role: 'navigation', name: navigation } : { role: 'main' }),
      ),
    pass: async () => undefined,
    draw: async (...draws) => void (await screen.tab.evaluate(mockDraws, draws)),
    sees: async (part) => (await screen.look(part)).count > 0,
    async read(part: Part, isWanted = () => true) {
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
    expectFocused: (part) => screen.expectFocused(part),
    expectHeard,
    expectShown: (text) => expectText('main *', text),
    waitToHear: expectHeard,
    async expectFigures(figures) {
      for (const [name, value] of Object.entries(figures)) await screen.expectFigure(name, value);
    },
    look,
  };
}
