/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Field } from '../../src/kit/Field';

type Own = Partial<Parameters<typeof Field>[0]>;

const onType = jest.fn();

/** A controlled field, as features use it. */
function Page({ value: atFirst = '', ...own }: Own) {
  const [value, setValue] = useState(atFirst);
  return (
    <Field
      id="field"
      label="Naam"
      {...own}
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

const kinds: [string, Own, string][] = [
  ['a line', {}, 'INPUT'],
  ['a box', { rows: 4 }, 'TEXTAREA'],
];

describe.each(kinds)('%s', (_kind, own, tagName) => {
  test('is found by its label', () => {
    render(<Page {...own} />);
    expect(screen.getByLabelText('Naam')).toBe(control());
    expect(control().tagName).toBe(tagName);
  });

  test('calls onType with the whole text after each key', async () => {
    render(<Page {...own} value="Bi" />);
    await userEvent.type(control(), 'tt');
    expect(onType.mock.calls).toEqual([['Bit'], ['Bitt']]);
    expect(control()).toHaveValue('Bitt');
  });

  test('shows its value, and does not call onType for it', () => {
    const { rerender } = render(
      <Field id="field" label="Naam" {...own} value="Bittu" onType={onType} />,
    );
    expect(control()).toHaveValue('Bittu');
    rerender(<Field id="field" label="Naam" {...own} value="" onType={onType} />);
    expect(control()).toHaveValue('');
    expect(onType).not.toHaveBeenCalled();
  });

  test('has defaults for names, in any script', () => {
    render(<Page {...own} />);
    const made = ['dir', 'autocomplete', 'autocapitalize', 'spellcheck'];
    const attributes = () => made.map((name) => control().getAttribute(name));
    expect(attributes()).toEqual(['auto', 'off', 'words', 'false']);
    expect(control()).not.toBeRequired();
  });

  test('passes attributes on', () => {
    render(
      <Page
        {...own}
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
    render(<Page {...own} value="Bittu" readOnly />);
    await userEvent.type(control(), 'x');
    expect(control()).toHaveFocus();
    expect(control()).toHaveValue('Bittu');
    expect(onType).not.toHaveBeenCalled();
  });

  describe('that was prerendered', () => {
    const container = document.createElement('div');
    beforeEach(() => {
      document.body.append(container);
      container.innerHTML = renderToString(<Page {...own} />);
    });
    afterEach(() => {
      container.remove();
      jest.restoreAllMocks();
    });
    /** Hydrates, and expects no hydration error. */
    function hydrate() {
      const complaint = jest.spyOn(console, 'error').mockReturnValue();
      render(<Page {...own} />, { container, hydrate: true });
      expect(complaint).not.toHaveBeenCalled();
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
  });
});

test('an input may be of type email', () => {
  render(<Page type="email" />);
  expect(control()).toHaveProperty('type', 'email');
  expect(control()).not.toHaveAttribute('rows');
});

test('a textarea has the given number of rows', () => {
  render(<Page rows={4} />);
  expect(control()).toHaveAttribute('rows', '4');
});
