/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberControls } from '../../src/platform/rememberControls';

const onPress = jest.fn();

function Form() {
  const [name, setName] = useState('');
  const [level, setLevel] = useState('easy');
  return (
    <main>
      <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
      {['easy', 'hard'].map((value) => (
        <input
          key={value}
          type="radio"
          name="level"
          checked={level === value}
          onChange={() => setLevel(value)}
        />
      ))}
      <button type="button" className="quiet">
        Reset
      </button>
      <button type="button" className="quiet" onClick={onPress}>
        Start
      </button>
      <p>{`${name}, ${level}`}</p>
    </main>
  );
}

const $ = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** Hydrates a document that `change` has changed, after a visitor has used it. */
async function hydrate(change: () => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const before = $<HTMLInputElement>('#name');
  change();
  before.value = 'Raju';
  before.focus();
  before.setSelectionRange(1, 3);
  ($('[name=level] ~ [name=level]') as HTMLInputElement).checked = true;
  const taps = [$('.quiet ~ .quiet')];
  const replay = rememberControls($('#root'), { isPrerendered: true });
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot($('#root'), <Form />, { onRecoverableError }));
  await act(async () => replay(taps));
  return { before, hasFailed: onRecoverableError.mock.calls.length > 0 };
}

beforeEach(() => {
  onPress.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each<[string, () => void]>([
  ['an icon behind a field', () => $('#name').after(document.createElement('span'))],
  ['a button before all', () => $('main').prepend(document.createElement('button'))],
  ['a field of others', () => $('#name').before(document.createElement('input'))],
  ['texts in fonts', () => $('p').firstChild?.replaceWith(document.createElement('font'))],
])('what was typed, chosen, focused and tapped outlives %s', async (_what, change) => {
  const { before, hasFailed } = await hydrate(change);
  expect(hasFailed).toBe(true);
  const field = $<HTMLInputElement>('#name');
  expect(field).not.toBe(before);
  expect($('p')).toHaveTextContent('Raju, hard');
  expect(field).toHaveValue('Raju');
  expect(field).toHaveFocus();
  // Behind the field of an extension React has made a radio of the text field.
  if (before.type === 'text') expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('in a document that is hydrated, all stays where it is', async () => {
  const { before, hasFailed } = await hydrate(() => $('main').setAttribute('data-lt', ''));
  expect(hasFailed).toBe(false);
  expect($('#name')).toBe(before);
  expect(before).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});
