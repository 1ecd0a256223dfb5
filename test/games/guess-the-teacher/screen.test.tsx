/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { teachers } from '../../../src/games/guess-the-teacher/content';
import { guessTheTeacherSlice } from '../../../src/games/guess-the-teacher/slice';
import { renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

const PATH = '/school-games/guess-the-teacher';

const card = () => screen.getByRole('region', { name: 'Teacher card' });
const catchphrase = () => within(card()).getByRole('heading');
/** The id of the drawing in the picture. */
const pictured = () => card().querySelector('use')?.getAttribute('href')?.split('#')[1];
const button = (name: string) => screen.getByRole('button', { name });

const visit = (...draws: number[]) => renderPage(PATH, { env: scriptedEnv(draws) });

// What is announced, and where the focus goes: ../../screenReader.test.tsx.

test('a teacher is shown by the words of the drawn card, but not by name or picture', async () => {
  await visit(0.5, 0.5);
  const { name, cards } = teachers.pe;
  expect(catchphrase()).toHaveTextContent(`“${cards[1].catchphrase}”`);
  expect(catchphrase()).toHaveAccessibleDescription('Round 1 of 5');
  const quirks = within(card()).getAllByRole('listitem');
  expect(quirks.map(({ textContent }) => textContent)).toEqual(cards[1].quirks);
  expect(card()).not.toHaveTextContent(name);
  expect(pictured()).toBe('unknown');
});

test.each([
  ['pe', [0, 0, 1, 0, 0]],
  ['math', [1, 0, 1, 0, 0]],
] as const)('after the guess %s the picture comes, and marks beside the names', async (...row) => {
  const [picked, marks] = row;
  const { user } = await visit(0.5, 0);
  await user.click(button(teachers[picked].name));
  expect(pictured()).toBe('pe-1');
  const options = within(screen.getByRole('group', { name: 'Who is it?' })).getAllByRole('button');
  const marksOf = (option: HTMLElement) => option.querySelectorAll('svg[aria-hidden="true"]');
  expect(options.map((option) => marksOf(option).length)).toEqual(marks);
});

test.each([15, 35])('the certificate of %i points can be printed', async (score) => {
  const env = scriptedEnv();
  const { user } = await renderPage(PATH, {
    env,
    preloadedState: {
      guessTheTeacher: {
        ...guessTheTeacherSlice.getInitialState(),
        ...{ phase: 'guessed', round: 5, teacherType: 'science', guess: 'science' },
        ...{ cards: [{ teacherType: 'science', card: 1 }], score, bestScore: 35 },
      },
    },
  });
  await user.click(button('See Certificate'));
  const certificate = within(screen.getByRole('article'));
  expect(certificate.getByText(`Final Score: ${score} / 50`)).toBeVisible();
  // The best score is on the certificate of a class that is not the best one.
  expect(certificate.queryAllByText('Best score: 35 / 50')).toHaveLength(score < 35 ? 1 : 0);
  await user.click(button('Print'));
  expect(env.print).toHaveBeenCalledTimes(1);
});
