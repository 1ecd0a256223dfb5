/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { userEvent } from '@testing-library/user-event';
import { swallowPress } from '../../src/kit/swallowPress';

const pressed: string[] = [];

/** A page whose first press is swallowed. */
function renderPage() {
  document.body.innerHTML = '<button id="one">One</button><input id="field">';
  pressed.length = 0;
  const one = document.getElementById('one') as HTMLElement;
  for (const type of ['click', 'auxclick']) one.addEventListener(type, () => pressed.push(type));
  document.addEventListener('pointerdown', swallowPress, { capture: true, once: true });
  return { one, field: document.getElementById('field') as HTMLElement, user: userEvent.setup() };
}

test('a press of a button does nothing, and the next one counts', async () => {
  const { one, user } = renderPage();
  await user.click(one);
  expect(pressed).toEqual([]);
  expect(one).not.toHaveFocus();
  await user.click(one);
  expect(pressed).toEqual(['click']);
  expect(one).toHaveFocus();
});

test('a press of a field does not focus it, and the next one does', async () => {
  const { field, user } = renderPage();
  await user.click(field);
  expect(field).not.toHaveFocus();
  await user.click(field);
  expect(field).toHaveFocus();
});

test('a press with the middle button does nothing either', async () => {
  const { one, user } = renderPage();
  await user.pointer({ keys: '[MouseMiddle]', target: one });
  expect(pressed).toEqual([]);
});

test('a key during the press does not let it through', async () => {
  const { one, user } = renderPage();
  await user.pointer({ keys: '[MouseLeft>]', target: one });
  await user.keyboard('{Shift}');
  await user.pointer({ keys: '[/MouseLeft]', target: one });
  expect(pressed).toEqual([]);
});

describe('after a press without a click, as when a finger scrolls', () => {
  test('a click without a pointer counts', () => {
    const { one } = renderPage();
    one.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    one.click();
    expect(pressed).toEqual(['click']);
  });

  test('the next press counts', async () => {
    const { one, user } = renderPage();
    one.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await user.click(one);
    expect(pressed).toEqual(['click']);
    expect(one).toHaveFocus();
  });
});
