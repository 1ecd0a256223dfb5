/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { userEvent } from '@testing-library/user-event';
import { swallowPress } from '../../src/kit/swallowPress';

/* Presses by mouse, by finger and by key are tested in browsers, with the menus. */

const pressed: string[] = [];

/** A page whose first press is swallowed. */
function renderPage() {
  document.body.innerHTML = '<button id="one">One</button>';
  pressed.length = 0;
  const one = document.getElementById('one') as HTMLElement;
  for (const type of ['click', 'auxclick']) one.addEventListener(type, () => pressed.push(type));
  document.addEventListener('pointerdown', swallowPress, { capture: true, once: true });
  return { one, user: userEvent.setup() };
}

test('a press with the middle button does nothing either, nor one with a key in between', async () => {
  const { one, user } = renderPage();
  await user.pointer({ keys: '[MouseMiddle]', target: one });
  document.addEventListener('pointerdown', swallowPress, { capture: true, once: true });
  await user.pointer({ keys: '[MouseLeft>]', target: one });
  await user.keyboard('{Shift}');
  await user.pointer({ keys: '[/MouseLeft]', target: one });
  expect(pressed).toEqual([]);
});

test('after a press without a click, as when a finger scrolls, the next press counts', async () => {
  const { one, user } = renderPage();
  one.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await user.click(one);
  expect(pressed).toEqual(['click']);
  expect(one).toHaveFocus();
});

test('after such a press a click without a pointer counts, too', () => {
  const { one } = renderPage();
  one.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  one.click();
  expect(pressed).toEqual(['click']);
});
