/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { flames, leftOver, modes } from '../../../src/games/love-calculator/content';
import { mockSystem } from '../../support/mockSystem';
import { renderApp } from '../../support/renderApp';

const firstName = () => screen.getByRole('textbox', { name: 'Pehla naam' });
const secondName = () => screen.getByRole('textbox', { name: 'Dusra naam' });
const calculateButton = () => screen.getByRole('button', { name: 'Calculate' });
const radio = (name: 'Pyar' | 'Takrar') => screen.getByRole('radio', { name });
const resultBar = () => screen.queryByRole('progressbar', { name: 'Result' });
const status = () => screen.getByRole('status');

const page = () =>
  screen.getByRole('heading', { level: 3, name: 'FLAMES' }).parentElement as HTMLElement;

/** The texts that are crossed out or circled, as they are seen. */
const marked = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

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

describe('FLAMES', () => {
  const calculate = async (first: string, second: string) => {
    const visit = await renderApp('/school-games');
    await visit.user.type(firstName(), first);
    await visit.user.type(secondName(), `${second}{Enter}`);
    return visit;
  };

  test('crosses out common letters, counts the rest and circles what it finds', async () => {
    await calculate('Raju', 'Rani');
    expect(marked('bdi > s')).toEqual(['R', 'a', 'R', 'a']);
    expect(marked('bdi:has(s)')).toEqual(['Raju', 'Rani']);
    expect(marked('p > s')).toEqual(['F', 'L', 'A', 'M', 'S']);
    expect(marked('p > span:has(svg)')).toEqual(['E']);
    expect(screen.getByText(leftOver(4))).toBeVisible();
  });

  test('is heard as a sentence, without letters that are crossed out, and not in the status', async () => {
    await calculate('Raju', 'Rani');
    const { word, line } = flames.letters.E;
    const heard = Array.from(page().children).filter((part) => !part.ariaHidden);
    expect(heard.map(({ textContent }) => textContent)).toEqual([
      ...['FLAMES', flames.note, leftOver(4)],
      `${word} ${line}`,
    ]);
    expect(status()).not.toContainElement(page());
  });

  test('comes below the steps', async () => {
    await calculate('Raju', 'Rani');
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(steps.compareDocumentPosition(page())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('of the same name twice has every letter crossed out, none circled, and a line of its own', async () => {
    await calculate('Raju', 'RAJU');
    expect(status()).toHaveTextContent(modes.love.sameName);
    expect(marked('bdi > s')).toEqual([...'RajuRAJU']);
    expect(marked('p > s, p > span:has(svg)')).toEqual([]);
    expect(screen.getByText(flames.nobody)).toBeVisible();
    expect(screen.queryByText(leftOver(0))).not.toBeInTheDocument();
  });

  test('of an anagram has no letter either, but the verdict of its percentage', async () => {
    await calculate('Anna', 'Nana');
    expect(status()).not.toHaveTextContent(modes.love.sameName);
    expect(screen.getByText(flames.nobody)).toBeVisible();
  });

  test('spaces out Latin letters alone: those of other scripts are joined', async () => {
    await calculate('Ren\u00e9 2', 'नमन');
    expect(marked('bdi[data-spaced]')).toEqual(['Ren\u00e9 2']);
  });

  test('disappears with the result, and stays the same in the other mode', async () => {
    const { user } = await calculate('Raju', 'Rani');
    const before = page().textContent;
    await user.click(radio('Takrar'));
    expect(page().textContent).toBe(before);
    await user.type(firstName(), 'u');
    expect(screen.queryByRole('heading', { name: 'FLAMES' })).not.toBeInTheDocument();
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
