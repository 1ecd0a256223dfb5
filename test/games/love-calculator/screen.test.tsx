/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { modes, verdictFor } from '../../../src/games/love-calculator/content';
import { mockSystem } from '../../support/mockSystem';
import { renderApp } from '../../support/renderApp';

const firstName = () => screen.getByRole('textbox', { name: 'Pehla naam' });
const secondName = () => screen.getByRole('textbox', { name: 'Dusra naam' });
const calculateButton = () => screen.getByRole('button', { name: 'Calculate' });
const clearButton = () => screen.getByRole('button', { name: 'Dubara Karo' });
const radio = (name: 'Pyar' | 'Takrar') => screen.getByRole('radio', { name });
const resultBar = () => screen.queryByRole('progressbar', { name: 'Result' });
const steps = () => screen.queryByRole('list', { name: 'Steps' });
const status = () => screen.getByRole('status');

type Visit = Awaited<ReturnType<typeof renderApp>>;

async function visitWithNames(): Promise<Visit> {
  const visit = await renderApp('/school-games');
  await visit.user.type(firstName(), 'Raju');
  await visit.user.type(secondName(), 'Rani');
  return visit;
}

const stepTexts = () =>
  within(steps() as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['first', firstName],
  ['second', secondName],
])('Enter in the %s field calculates', async (_which, field) => {
  const { user } = await visitWithNames();
  await user.type(field(), '{Enter}');
  expect(screen.getByText('75%')).toBeVisible();
});

describe('a result', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is rendered and announced again when calculated again, in the same live region', async () => {
    const { user } = await visitWithNames();
    await user.click(calculateButton());
    const [region, figure, bar] = [status(), screen.getByText('75%'), resultBar()];
    await user.click(calculateButton());
    expect(status()).toBe(region);
    expect(screen.getByText('75%')).not.toBe(figure);
    expect(resultBar()).not.toBe(bar);
  });

  test('moves the focus out of the field on a touch screen, to close its keyboard', async () => {
    mockSystem('pointer: coarse');
    const { user } = await visitWithNames();
    await user.keyboard('{Enter}');
    expect(calculateButton()).toHaveFocus();
  });

  test('leaves the focus in the field on a device with a mouse', async () => {
    const { user } = await visitWithNames();
    await user.keyboard('{Enter}');
    expect(secondName()).toHaveFocus();
  });

  test('is shown as a bar with its steps, and announced in a live region that was empty', async () => {
    const { user } = await visitWithNames();
    const region = status();
    expect(region).toBeEmptyDOMElement();
    expect(resultBar()).not.toBeInTheDocument();
    expect(steps()).not.toBeInTheDocument();
    expect(screen.getByText(modes.love.empty)).toBeVisible();

    await user.click(calculateButton());
    expect(resultBar()).toHaveAttribute('aria-valuenow', '75');
    expect(stepTexts()).toEqual(['2211111111', '33222', '552', '75']);
    expect(status()).toBe(region);
    expect(region).toHaveTextContent('75%');
    expect(region).toHaveTextContent(verdictFor('love', 75));
  });

  test('is removed when a name is changed', async () => {
    const { user } = await visitWithNames();
    await user.click(calculateButton());
    await user.type(secondName(), 'k');
    expect(resultBar()).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the mode', () => {
  test('is Pyar by default, one of two in the group Mode', async () => {
    await renderApp('/school-games');
    const group = screen.getByRole('radiogroup', { name: 'Mode' });
    expect(within(group).getAllByRole('radio')).toEqual([radio('Pyar'), radio('Takrar')]);
    expect(radio('Pyar')).toBeChecked();
    expect(radio('Takrar')).not.toBeChecked();
  });

  test('changes the texts', async () => {
    const { user } = await renderApp('/school-games');
    const texts = ({ prompt, empty }: (typeof modes)['love']) => [prompt, empty];
    for (const text of texts(modes.love)) expect(screen.getByText(text)).toBeVisible();
    expect(firstName()).toHaveAttribute('placeholder', modes.love.firstPlaceholder);

    await user.click(radio('Takrar'));
    expect(radio('Takrar')).toBeChecked();
    for (const text of texts(modes.hate)) expect(screen.getByText(text)).toBeVisible();
    for (const text of texts(modes.love)) expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(firstName()).toHaveAttribute('placeholder', modes.hate.firstPlaceholder);
    expect(secondName()).toHaveAttribute('placeholder', modes.hate.secondPlaceholder);
  });

  test('recalculates and announces a result that is shown', async () => {
    const { user } = await visitWithNames();
    await user.click(calculateButton());
    await user.click(radio('Takrar'));
    expect(resultBar()).toHaveAttribute('aria-valuenow', '66');
    expect(stepTexts().at(-1)).toBe('66');
    expect(status()).toHaveTextContent('66%');
    expect(status()).toHaveTextContent(verdictFor('hate', 66));
    expect(screen.queryByText('75%')).not.toBeInTheDocument();
  });
});

describe('an alert about a missing name', () => {
  const cases = [
    ['first', '', 'Rani', 'Jaldi kya hai apna nam to dal lo pehle 😊', firstName],
    ['second', 'Raju', '   ', 'Yaar dusre ka nam bhi dal do 😢', secondName],
  ] as const;

  const ways: [string, (visit: Visit, dialog: HTMLElement) => Promise<unknown>][] = [
    ['OK', ({ user }, dialog) => user.click(within(dialog).getByRole('button', { name: 'OK' }))],
    [
      'Escape',
      // Browsers fire this event for the Escape key; jsdom does not.
      async (_visit, dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
  ];

  describe.each(ways)('closed by %s focuses its field', (_way, close) => {
    test.each(cases)('the %s of "%s" and "%s": %s', async (...row) => {
      const [_which, first, second, text, field] = row;
      const visit = await renderApp('/school-games');
      if (first) await visit.user.type(firstName(), first);
      if (second) await visit.user.type(secondName(), second);
      await visit.user.click(calculateButton());

      const dialog = screen.getByRole('alertdialog', { name: text });
      expect(within(dialog).getByText(text)).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus();
      expect(resultBar()).not.toBeInTheDocument();

      await close(visit, dialog);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(field()).toHaveFocus();
      expect(firstName()).toHaveValue(first);
      expect(secondName()).toHaveValue(second);
    });
  });
});

test('Dubara Karo clears everything but the mode, and focuses the first field', async () => {
  const { user } = await visitWithNames();
  await user.click(radio('Takrar'));
  await user.click(calculateButton());
  await user.click(clearButton());
  expect(firstName()).toHaveValue('');
  expect(firstName()).toHaveFocus();
  expect(secondName()).toHaveValue('');
  expect(resultBar()).not.toBeInTheDocument();
  expect(steps()).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
  expect(radio('Takrar')).toBeChecked();
});

test('a name with markup is shown as text', async () => {
  const { user, container } = await renderApp('/school-games');
  const name = '<img src=x onerror="alert(1)">';
  await user.type(firstName(), name);
  await user.type(secondName(), '<b>Rani</b>{Enter}');
  expect(resultBar()).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('<b>Rani</b>')).toBeVisible();
  expect(container.querySelector('img, b')).toBeNull();
});

test('names and result are kept during a visit to another page', async () => {
  const { user, follow } = await visitWithNames();
  await user.click(calculateButton());
  await follow(screen.getByRole('link', { name: 'Truth or Dare' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Truth or Dare' })).toBeVisible();
  expect(resultBar()).not.toBeInTheDocument();
  await follow(screen.getByRole('link', { name: 'Love Calculator' }));
  expect(firstName()).toHaveValue('Raju');
  expect(secondName()).toHaveValue('Rani');
  expect(resultBar()).toHaveAttribute('aria-valuenow', '75');
});
