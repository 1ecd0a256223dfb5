/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Field } from '../../src/kit/Field';

type Props = Partial<Parameters<typeof Field>[0]>;

const onType = jest.fn();

/** A controlled field, as features use it. */
function ControlledField({ value: initial = '', ...props }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <Field
      id="field"
      label="Naam"
      {...props}
      value={value}
      onType={(typed) => {
        onType(typed);
        setValue(typed);
      }}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam' });

beforeEach(() => onType.mockClear());

const kinds: [string, Props, string][] = [
  ['an input', {}, 'INPUT'],
  ['a textarea', { rows: 4 }, 'TEXTAREA'],
];

describe.each(kinds)('%s', (_kind, props, tagName) => {
  test('is found by its label', () => {
    render(<ControlledField {...props} />);
    expect(screen.getByLabelText('Naam')).toBe(control());
    expect(control().tagName).toBe(tagName);
  });

  test('calls onType with the whole text after each key', async () => {
    render(<ControlledField {...props} value="Bi" />);
    await userEvent.type(control(), 'tt');
    expect(onType.mock.calls).toEqual([['Bit'], ['Bitt']]);
    expect(control()).toHaveValue('Bitt');
  });

  test('shows its value, and does not call onType for it', () => {
    const { rerender } = render(
      <Field id="field" label="Naam" {...props} value="Bittu" onType={onType} />,
    );
    expect(control()).toHaveValue('Bittu');
    rerender(<Field id="field" label="Naam" {...props} value="" onType={onType} />);
    expect(control()).toHaveValue('');
    expect(onType).not.toHaveBeenCalled();
  });

  test('has defaults that suit names in any script', () => {
    render(<ControlledField {...props} />);
    const names = ['dir', 'autocomplete', 'autocapitalize', 'spellcheck'];
    const defaults = names.map((name) => control().getAttribute(name));
    expect(defaults).toEqual(['auto', 'off', 'words', 'false']);
    expect(control()).not.toBeRequired();
  });

  test('passes attributes on', () => {
    render(
      <ControlledField
        {...props}
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        name="email"
        placeholder="Jahan jawaab aaye"
        required
      />,
    );
    expect(control()).toBeRequired();
    expect(control()).toHaveAttribute('autocomplete', 'email');
    expect(control()).toHaveAttribute('autocapitalize', 'none');
    expect(control()).toHaveAttribute('enterkeyhint', 'send');
    expect(control()).toHaveAttribute('name', 'email');
    expect(control()).toHaveAttribute('placeholder', 'Jahan jawaab aaye');
  });

  test('that is read-only can be focused, but not edited', async () => {
    render(<ControlledField {...props} value="Bittu" readOnly />);
    await userEvent.type(control(), 'x');
    expect(control()).toHaveFocus();
    expect(control()).toHaveValue('Bittu');
    expect(onType).not.toHaveBeenCalled();
  });

  describe('with a message for white space', () => {
    const strict = { ...props, required: true, blankMessage: 'Kuch likho bhi.' };

    test('refuses white space alone until there is more, and changes nothing in it', async () => {
      render(<ControlledField {...strict} />);
      await userEvent.type(control(), '  ');
      expect(control()).toHaveValue('  ');
      expect(control().checkValidity()).toBe(false);
      expect(control().validationMessage).toBe('Kuch likho bhi.');
      await userEvent.type(control(), 'B ');
      expect(control()).toHaveValue('  B ');
      expect(control().checkValidity()).toBe(true);
    });

    test('leaves the message for an empty field to the browser', async () => {
      render(<ControlledField {...strict} value=" " />);
      await userEvent.clear(control());
      expect(control().validity).toMatchObject({ valueMissing: true, customError: false });
    });
  });

  test('accepts white space without a message for it', () => {
    render(<ControlledField {...props} required value=" " />);
    expect(control().checkValidity()).toBe(true);
  });

  describe('that was prerendered', () => {
    const container = document.createElement('div');
    const page = <ControlledField {...props} blankMessage="Kuch likho bhi." />;
    beforeEach(() => {
      document.body.append(container);
      container.innerHTML = renderToString(page);
    });
    afterEach(() => {
      container.remove();
      jest.restoreAllMocks();
    });
    /** Hydrates, and expects no hydration error. */
    function hydrate() {
      const consoleError = jest.spyOn(console, 'error').mockReturnValue();
      render(page, { container, hydrate: true });
      expect(consoleError).not.toHaveBeenCalled();
    }

    test('calls onType once with text typed before hydration, and keeps it', async () => {
      const early = control();
      early.value = 'Bittu 🎒';
      hydrate();
      expect(control()).toBe(early);
      expect(onType.mock.calls).toEqual([['Bittu 🎒']]);
      expect(control()).toHaveValue('Bittu 🎒');
      await userEvent.type(control(), '!');
      expect(onType).toHaveBeenLastCalledWith('Bittu 🎒!');
    });

    test('does not call onType if nothing was typed', () => {
      hydrate();
      expect(onType).not.toHaveBeenCalled();
    });

    test('refuses white space typed before hydration', () => {
      control().value = ' \t';
      hydrate();
      expect(control()).toHaveValue(' \t');
      expect(control().validationMessage).toBe('Kuch likho bhi.');
    });
  });
});

describe('without scripts', () => {
  test.each([
    [' ', true],
    [' \t\u00a0', true],
    ['Bittu', false],
    [' Bittu Kumar ', false],
    ['🎒', false],
    ['ek\u2028do', false],
  ])('the pattern of an input checks "%s" for white space alone: %s', (text, isRefused) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ControlledField blankMessage="Kuch likho bhi." />);
    control().value = text;
    expect(control().validity.patternMismatch).toBe(isRefused);
    container.remove();
  });

  test.each<Props>([{}, { rows: 4, blankMessage: 'Kuch likho bhi.' }])(
    'there is no pattern with %j',
    (props) => {
      render(<ControlledField {...props} />);
      expect(control()).not.toHaveAttribute('pattern');
    },
  );
});

test('an input may be of type email', () => {
  render(<ControlledField type="email" />);
  expect(control()).toHaveProperty('type', 'email');
  expect(control()).not.toHaveAttribute('rows');
});

test('a textarea has the given number of rows', () => {
  render(<ControlledField rows={4} />);
  expect(control()).toHaveAttribute('rows', '4');
});
