/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { flames, leftOver, modes } from '../../../src/games/love-calculator/content';
import { mockSystem } from '../../support/mockSystem';
import { renderApp } from '../../support/renderApp';

const firstName = () => screen.getByRole('textbox', { name: 'Pehla naam' });
const secondName = () => screen.getByRole('textbox', { name: 'Dusra naam' });
const resultBar = () => screen.queryByRole('progressbar', { name: 'Result' });
const status = () => screen.getByRole('status');
const page = () => screen.getByRole('heading', { name: 'FLAMES' }).parentElement as HTMLElement;

/** The texts that are crossed out or circled, as they are seen. */
const marked = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

async function calculate(first = 'Raju', second = 'Rani') {
  const visit = await renderApp('/school-games');
  await visit.user.type(firstName(), first);
  await visit.user.type(secondName(), `${second}{Enter}`);
  return visit;
}

afterEach(() => jest.restoreAllMocks());

// What is announced, and where the focus goes else: ../../screenReader.test.tsx.

test.each([
  ['moves the focus out of the field on a touch screen, to close its keyboard', true],
  ['leaves the focus in the field on a device with a mouse', false],
])('a result %s', async (_what, isTouch) => {
  if (isTouch) mockSystem('pointer: coarse');
  await calculate();
  expect(isTouch ? screen.getByRole('button', { name: 'Calculate' }) : secondName()).toHaveFocus();
});

describe('FLAMES', () => {
  test('crosses out and circles for the eye, and is heard as a sentence, outside of the status', async () => {
    await calculate();
    expect(marked('bdi > s')).toEqual(['R', 'a', 'R', 'a']);
    expect(marked('p > s')).toEqual(['F', 'L', 'A', 'M', 'S']);
    expect(marked('p > span:has(svg)')).toEqual(['E']);
    const { word, line } = flames.letters.E;
    const heard = Array.from(page().children).filter((part) => !part.ariaHidden);
    expect(heard.map(({ textContent }) => textContent)).toEqual([
      ...['FLAMES', flames.note, leftOver(4)],
      `${word} ${line}`,
    ]);
    expect(status()).not.toContainElement(page());
  });

  test('of the same name twice has every letter crossed out, none circled, and a line of its own', async () => {
    await calculate('Raju', 'RAJU');
    expect(status()).toHaveTextContent(modes.love.sameName);
    expect(marked('bdi > s')).toEqual([...'RajuRAJU']);
    expect(marked('p > s, p > span:has(svg)')).toEqual([]);
    expect(screen.getByText(flames.nobody)).toBeVisible();
    expect(screen.queryByText(leftOver(0))).not.toBeInTheDocument();
  });

  test('spaces out Latin letters alone: those of other scripts are joined', async () => {
    await calculate('Ren\u00e9 2', 'नमन');
    expect(marked('bdi[data-spaced]')).toEqual(['Ren\u00e9 2']);
  });
});

test('the mode changes the texts', async () => {
  const { user } = await renderApp('/school-games');
  const shown = () =>
    Object.values(modes).map(({ prompt, empty, firstPlaceholder, secondPlaceholder }) => [
      ...[prompt, empty].map((text) => screen.queryByText(text) !== null),
      ...[firstPlaceholder, secondPlaceholder].map(
        (text) => screen.queryByPlaceholderText(text) !== null,
      ),
    ]);
  const [all, none] = [Array(4).fill(true), Array(4).fill(false)];
  expect(shown()).toEqual([all, none]);
  await user.click(screen.getByRole('radio', { name: 'Takrar' }));
  expect(shown()).toEqual([none, all]);
});

test('names and result are kept during a visit to another page', async () => {
  const { follow } = await calculate();
  await follow(screen.getByRole('link', { name: 'Truth or Dare' }));
  expect(resultBar()).not.toBeInTheDocument();
  await follow(screen.getByRole('link', { name: 'Love Calculator' }));
  expect([firstName(), secondName()]).toMatchObject([{ value: 'Raju' }, { value: 'Rani' }]);
  expect(resultBar()).toHaveAttribute('aria-valuenow', '75');
});
