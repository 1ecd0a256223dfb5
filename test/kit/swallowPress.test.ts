/** @jest-environment jsdom */
import { userEvent } from '@testing-library/user-event';
import { swallowPress } from '../../src/kit/swallowPress';

const user = userEvent.setup();
const pressed: string[] = [];

/** A page whose first press is swallowed. */
function renderPage() {
  document.body.innerHTML = '<button id="one">One</button><input id="field">';
  pressed.length = 0;
  document.getElementById('one')?.addEventListener('click', () => pressed.push('one'));
  document.addEventListener('pointerdown', swallowPress, { capture: true, once: true });
  return {
    one: document.getElementById('one') as HTMLElement,
    field: document.getElementById('field') as HTMLElement,
  };
}

test('a press of a button does nothing, and the next one counts', async () => {
  const { one } = renderPage();
  await user.click(one);
  expect(pressed).toEqual([]);
  expect(one).not.toHaveFocus();
  await user.click(one);
  expect(pressed).toEqual(['one']);
  expect(one).toHaveFocus();
});

test('a press of a field does not focus it, and the next one does', async () => {
  const { field } = renderPage();
  await user.click(field);
  expect(field).not.toHaveFocus();
  await user.click(field);
  expect(field).toHaveFocus();
});

test.each([
  ['a key', { keys: '[Enter]' }],
  ['a finger that scrolls', { event: 'pointercancel' }],
])('a press that ends without a click, by %s, swallows no later one', async (_how, end) => {
  const { one, field } = renderPage();
  await user.pointer({ keys: '[MouseLeft>]', target: field });
  one.focus();
  if ('keys' in end) await user.keyboard(end.keys);
  else {
    window.dispatchEvent(new Event(end.event));
    one.click();
  }
  expect(pressed).toEqual(['one']);
});
