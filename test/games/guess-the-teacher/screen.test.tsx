/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { certificates } from '../../../src/games/guess-the-teacher/certificate/content';
import { labels, teachers } from '../../../src/games/guess-the-teacher/content';
import { hints } from '../../../src/games/guess-the-teacher/hint/content';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { guessTheTeacherSlice } from '../../../src/games/guess-the-teacher/slice';
import { listen } from '../../support/listen';
import { renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

const PATH = '/school-games/guess-the-teacher';

const card = () => screen.getByRole('region', { name: 'Teacher card' });
const catchphrase = () => within(card()).getByRole('heading');
/** The id of the drawing in the picture. */
const pictured = () => card().querySelector('use')?.getAttribute('href')?.split('#')[1];
const group = () => within(screen.getByRole('group', { name: 'Who is it?' }));
const guess = (type: TeacherType) => group().getByRole('button', { name: teachers[type].name });
const button = (name: string) => screen.getByRole('button', { name });
const hintButton = () => button('Hint (-5 points)');

const [pe1, pe2] = teachers.pe.cards;
const science2 = teachers.science.cards[1];

/** Draws of PE Teacher's first card. */
const PE_1 = [0.5, 0];
const SCIENCE_2 = [0.99, 0.5];

/** What was announced, in one line each. */
const lines = (announced: string[]) => announced.map((text) => text.replaceAll(/\s+/g, ' '));

const visit = (...draws: number[]) => renderPage(PATH, { env: scriptedEnv(draws) });

/** A visit at the certificate of a class with that score. */
async function atCertificate(score: number, bestScore = 0, draws: number[] = []) {
  const page = await renderPage(PATH, {
    env: scriptedEnv(draws),
    preloadedState: {
      guessTheTeacher: {
        ...guessTheTeacherSlice.getInitialState(),
        ...{ phase: 'guessed', round: 5, teacherType: 'science', guess: 'science' },
        ...{ cards: [{ teacherType: 'science', card: 1 }], score, hintsUsed: 1, bestScore },
      },
    },
  });
  await page.user.click(button('See Certificate'));
  return page;
}

test('a teacher is shown by the words of the drawn card, but not by name or picture', async () => {
  await visit(0.5, 0.5);
  expect(catchphrase()).toHaveTextContent(`“${pe2.catchphrase}”`);
  expect(catchphrase()).toHaveAccessibleDescription('Round 1 of 5');
  const quirks = within(card()).getAllByRole('listitem');
  expect(quirks.map(({ textContent }) => textContent)).toEqual(pe2.quirks);
  expect(card()).not.toHaveTextContent(teachers.pe.name);
  expect(pictured()).toBe('unknown');
  expect(screen.getByRole('heading', { name: 'Project Ka Concept' })).toBeVisible();
});

test('a hint of the card is heard once, and its button keeps the focus', async () => {
  const { user } = await visit(...PE_1, 0.9);
  const announced = listen();
  await user.click(hintButton());
  expect(pictured()).toBe('unknown');
  await user.keyboard('{Enter}');
  expect(hintButton()).toHaveFocus();
  expect(hintButton()).toHaveAttribute('aria-disabled', 'true');
  expect(lines(announced)).toEqual([`${labels.hintLabel} ${hints.pe[0][2]}`]);
});

test.each([
  ['pe', `+10! Haan, PE Teacher ki class! ${pe1.right}`, [0, 0, 1, 0, 0]],
  ['math', `Yeh PE Teacher ki class thi. ${pe1.wrong}`, [1, 0, 1, 0, 0]],
] as const)('the guess %s is heard once, and marked beside the names', async (...row) => {
  const [picked, words, marks] = row;
  const { user } = await visit(...PE_1);
  const announced = listen();
  await user.click(guess(picked));
  await user.click(guess('history'));
  await user.keyboard('{Enter}');
  expect(lines(announced)).toEqual([words]);
  expect(pictured()).toBe('pe-1');
  expect(group().getAllByRole('button', { pressed: true })).toEqual([guess(picked)]);
  const options = group().getAllByRole('button');
  expect(options).toEqual(Object.values(teachers).map(({ name }) => button(name)));
  const marksOf = (option: HTMLElement) => option.querySelectorAll('svg[aria-hidden="true"]');
  expect(options.map((option) => marksOf(option).length)).toEqual(marks);
});

test('Next Round moves the focus to the next catchphrase, and a double click takes no hint', async () => {
  const { user, env } = await visit(...PE_1, ...SCIENCE_2, 0);
  await user.click(guess('math'));
  const announced = listen();
  await user.click(button('Next Round'));
  expect(catchphrase()).toHaveFocus();
  expect(catchphrase()).toHaveTextContent(science2.catchphrase);
  expect(pictured()).toBe('unknown');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(group().queryByRole('button', { pressed: true })).toBeNull();
  // The hint button is now in the place of the first click.
  fireEvent.click(hintButton(), { detail: 2 });
  expect(hintButton()).toHaveAttribute('aria-disabled', 'false');
  expect(announced).toEqual([]);
  expect(env.random).toHaveBeenCalledTimes(4);
});

test.each([
  ['pet', "Teacher's Pet", 40],
  ['vip', 'Staff Room VIP', 35],
  ['survivor', 'Detention Survivor', 20],
  ['clown', 'Class Clown', 15],
] as const)('the certificate of the %s, %s, has the focus, and can be printed', async (...row) => {
  const [band, title, score] = row;
  const { user, env } = await atCertificate(score, 35);
  const certificate = within(screen.getByRole('article', { name: title }));
  expect(certificate.getByRole('heading', { name: title })).toHaveFocus();
  const texts = [`Final Score: ${score} / 50`, 'Hints used: 1', certificates[band].citation];
  for (const text of texts) expect(certificate.getByText(text)).toBeVisible();
  // Where this class is not the best one.
  expect(certificate.queryAllByText('Best score: 35 / 50')).toHaveLength(score < 35 ? 1 : 0);
  await user.click(button('Print'));
  expect(env.print).toHaveBeenCalledTimes(1);
});

test('Take Another Class! moves the focus to the first catchphrase of the next class', async () => {
  const { user } = await atCertificate(35, 0, PE_1);
  await user.click(button('Take Another Class!'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(catchphrase()).toHaveFocus();
  expect(catchphrase()).toHaveTextContent(pe1.catchphrase);
});
