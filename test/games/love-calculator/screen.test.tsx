/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { flames, leftOver, modes } from '../../../src/games/love-calculator/content';
import { mockSystem } from '../../support/mockSystem';
import { renderPage } from '../../support/renderApp';

const field = (name: string) => screen.getByRole('textbox', { name });
const status = () => screen.getByRole('status');
const page = () => screen.getByRole('heading', { name: 'FLAMES' }).parentElement as HTMLElement;

/** The texts that are crossed out or circled, as they are seen. */
const marked = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

async function calculate(first = 'Raju', second = 'Rani') {
  const { user } = await renderPage('/school-games');
  await user.type(field('Pehla naam'), first);
  await user.type(field('Dusra naam'), `${second}{Enter}`);
}

afterEach(() => jest.restoreAllMocks());

// Announcements and the focus on other ways are tested in ../../screenReader.test.tsx.

test.each([
  ['moves the focus out of the field on a touch screen, to close its keyboard', true],
  ['leaves the focus in the field on a device with a mouse', false],
])('a result %s', async (_what, isTouch) => {
  if (isTouch) mockSystem('pointer: coarse');
  await calculate();
  expect(
    isTouch ? screen.getByRole('button', { name: 'Calculate' }) : field('Dusra naam'),
  ).toHaveFocus();
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
    // The status names the percentage, as FLAMES may deny the verdict.
    expect(status()).toHaveTextContent(/^75%Pyar\s?Birthday/);
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
test('the mode changes the prompt', async () => {
  const { user } = await renderPage('/school-games');
  await user.click(screen.getByRole('radio', { name: 'Takrar' }));
  expect(screen.getByText(modes.hate.prompt)).toBeVisible();
  expect(screen.queryByText(modes.love.prompt)).not.toBeInTheDocument();
});
