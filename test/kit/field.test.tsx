/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Field } from '../../src/kit/Field';

/* Keyboards and autofill of each field of the site: ../fields.test.tsx. */

type Props = Partial<Parameters<typeof Field>[0]>;

const onType = jest.fn();
const BLANK = 'Kuch likho bhi.';

/** A controlled field, as features use it. */
function ControlledField({ value: initial = '', ...props }: Props) {
  const [value, setValue] = useState(initial);
  const type = (typed: string) => {
    onType(typed);
    setValue(typed);
  };
  return <Field id="field" label="Naam" {...props} value={value} onType={type} />;
}

const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam' });

/** Puts a page as the build renders it into the document. */
function prerender(page: React.ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return container;
}

beforeEach(() => onType.mockClear());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe.each<[string, Props, string]>([
  ['an input', {}, 'INPUT'],
  ['a textarea', { rows: 4 }, 'TEXTAREA'],
])('%s', (_kind, props, tagName) => {
  test('is found by its label, and calls onType with the whole text after each key', async () => {
    render(<ControlledField {...props} value="Bi" />);
    expect(control().tagName).toBe(tagName);
    expect(control().getAttribute('rows')).toBe(props.rows ? '4' : null);
    expect(control()).toHaveAttribute('dir', 'auto');
    await userEvent.type(control(), 'tt');
    expect(onType.mock.calls).toEqual([['Bit'], ['Bitt']]);
    expect(control()).toHaveValue('Bitt');
  });

  test('refuses white space alone until there is more, and changes nothing in it', async () => {
    render(<ControlledField {...props} required blankMessage={BLANK} />);
    // An empty field is left to the browser.
    expect(control().validity).toMatchObject({ valueMissing: true, customError: false });
    await userEvent.type(control(), '  ');
    expect(control()).toHaveValue('  ');
    expect(control().validationMessage).toBe(BLANK);
    await userEvent.type(control(), 'B ');
    expect(control()).toHaveValue('  B ');
    expect(control().checkValidity()).toBe(true);
  });

  test('accepts white space without a message for it', () => {
    render(<ControlledField {...props} required value=" " />);
    expect(control().checkValidity()).toBe(true);
  });

  test.each([
    ['Bittu 🎒', [['Bittu 🎒']], ''],
    ['', [], ''],
    [' \t', [[' \t']], BLANK],
  ])('keeps "%s", typed before hydration', (typed, calls, message) => {
    const page = <ControlledField {...props} blankMessage={BLANK} />;
    const container = prerender(page);
    const early = control();
    early.value = typed;
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    render(page, { container, hydrate: true });
    expect(consoleError).not.toHaveBeenCalled();
    expect(control()).toBe(early);
    expect(control()).toHaveValue(typed);
    expect(onType.mock.calls).toEqual(calls);
    expect(control().validationMessage).toBe(message);
  });
});

test.each([
  [' ', true],
  [' \t\u00a0', true],
  [' Bittu Kumar ', false],
  ['🎒', false],
  ['ek\u2028do', false],
])('without scripts, the pattern of an input refuses white space alone: "%s", %s', (text, is) => {
  prerender(<ControlledField blankMessage={BLANK} />);
  control().value = text;
  expect(control().validity.patternMismatch).toBe(is);
});

test.each<Props>([{}, { rows: 4, blankMessage: BLANK }])('there is no pattern with %j', (props) => {
  render(<ControlledField {...props} />);
  expect(control()).not.toHaveAttribute('pattern');
});
