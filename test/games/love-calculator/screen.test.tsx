/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { modes } from '../../../src/games/love-calculator/content';
import { mockSystem } from '../../support/mockSystem';
import { renderApp } from '../../support/renderApp';

const firstName = () => screen.getByRole('textbox', { name: 'Pehla naam' });
const secondName = () => screen.getByRole('textbox', { name: 'Dusra naam' });
const calculateButton = () => screen.getByRole('button', { name: 'Calculate' });
const radio = (name: 'Pyar' | 'Takrar') => screen.getByRole('radio', { name });
const resultBar = () => screen.queryByRole('progressbar', { name: 'Result' });
const status = () => screen.getByRole('status');

type Visit = Awaited<ReturnType<typeof renderApp>>;

async function visitWithNames(): Promise<Visit> {
  const visit = await renderApp('/school-games');
  await visit.user.type(firstName(), 'Raju');
  await visit.user.type(secondName(), 'Rani');
  return visit;
}

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
