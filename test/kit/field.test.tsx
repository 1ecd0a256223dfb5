/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { field } from '../../src/kit/content';
import { Field } from '../../src/kit/Field';

/*
 * Keyboards and autofill of each field of the site: ../fields.test.tsx. What is typed before hydration, or
 * without scripts, is tested in a browser.
 */

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

beforeEach(() => onType.mockClear());
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
    await userEvent.type(control(), ' \u200e');
    expect(control()).toHaveValue(' \u200e');
    expect(control().validationMessage).toBe(BLANK);
    await userEvent.type(control(), 'B ');
    expect(control()).toHaveValue(' \u200eB ');
    expect(control().checkValidity()).toBe(true);
  });

  test('keeps a text that is too long, says so, and is not submitted with it', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit} noValidate>
        <ControlledField {...props} limit={3} value="Bit" />
        <button type="submit">Send</button>
      </form>,
    );
    const send = () => userEvent.click(screen.getByRole('button'));
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(control(), 'tu');
    expect(control()).toHaveValue('Bittu');
    expect(control()).toHaveAccessibleDescription(`${field.tooLong(3, 5)} ${field.kept}`);
    expect(screen.getByRole('alert')).toHaveTextContent(field.kept);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(control()).toHaveFocus();
    expect(control().checkValidity()).toBe(false);
    await userEvent.type(control(), '{Backspace}{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  // Autofill, password managers, and browsers that restore a page set values silently.
  test.each(['submit', 'pageshow'])('on %s, takes over what it shows silently', (type) => {
    const onSubmit = jest.fn();
    function Form() {
      const [value, setValue] = useState('');
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(value);
          }}
        >
          <Field id="field" label="Naam" {...props} value={value} onType={setValue} />
          <p>{value}</p>
        </form>
      );
    }
    const { container } = render(<Form />);
    control().value = 'Bittu';
    const target = type === 'submit' ? (container.firstChild as Element) : window;
    fireEvent(target, new Event(type, { bubbles: true, cancelable: true }));
    expect(screen.getByText('Bittu', { selector: 'p' })).toBeVisible();
    expect(onSubmit.mock.calls).toEqual(type === 'submit' ? [['Bittu']] : []);
  });

  // React resets a control to its old value when it renders for another control.
  test('keeps what it shows silently while others are typed into, or taken over', async () => {
    function Form() {
      const [names, setNames] = useState<Record<string, string>>({ a: '', b: '', c: '' });
      return Object.entries(names).map(([id, value]) => (
        <Field
          {...props}
          key={id}
          id={id}
          label={id}
          value={value}
          onType={(typed) => setNames((before) => ({ ...before, [id]: typed }))}
        />
      ));
    }
    render(<Form />);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const filled of fields.slice(0, 2)) filled.value = 'Bittu';
    await userEvent.type(fields[2] as HTMLElement, 'Rani');
    const shown = () => fields.map(({ value }) => value);
    expect(shown()).toEqual(['Bittu', 'Bittu', 'Rani']);
    for (const filled of fields.slice(1)) filled.value = 'Raju';
    fireEvent(window, new Event('pageshow'));
    expect(shown()).toEqual(['Bittu', 'Raju', 'Raju']);
  });

  test('does not call a text blank that it shows silently', async () => {
    render(<ControlledField {...props} required blankMessage={BLANK} value=" " />);
    control().value = 'Bittu';
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]' });
    expect(control().checkValidity()).toBe(true);
  });

  test('accepts white space without a message for it', () => {
    render(<ControlledField {...props} required value=" " />);
    expect(control().checkValidity()).toBe(true);
  });
});
