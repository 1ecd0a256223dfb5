import { questions } from '../../src/games/quiz/content';
import { GUESS_THE_TEACHER, TEACHER_NAMES, teacherIn } from '../plays/guess-the-teacher';
import { playQuiz, QUIZ, rightOf } from '../plays/quiz';
import { textbox } from '../plays/visitor';
import {
  DESKTOP,
  expect,
  expectNotReloaded,
  expectReady,
  markWindow,
  SMALL_PHONE,
  storedByBrowser,
  test,
} from './site';
import { locate, mouse, visitorOf } from './visitor';

/** Where the second click of a double click lands, another control may be by then. */
const doubleClicks = {
  hands: { ...mouse, press: (control) => control.dblclick() },
  isPaused: false,
} satisfies Parameters<typeof visitorOf>[1];

for (const size of [SMALL_PHONE, DESKTOP]) {
  test(`on ${size.width} pixels a double click does the same as one click, in a quiz and in a class`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    await open(QUIZ);
    await markWindow(page);
    const visitor = visitorOf(page, doubleClicks);
    const { press, expectShown, expectFigures } = visitor;
    await playQuiz(visitor, questions.length);
    await expectFigures({ 'Best score': '5 / 5' });
    await expectNotReloaded(page);

    await open(GUESS_THE_TEACHER);
    for (const round of TEACHER_NAMES.keys()) {
      await expectShown(`Round ${round + 1} of 5`);
      await press(await teacherIn(visitor));
      await press(round < 4 ? 'Next Round' : 'See Certificate');
    }
    await expectShown('…Hints used: 0…');
    await expectFigures({ 'Best score': '50 / 50' });
  });
}

test('Retry and a reload start over: the browser restores no name, and none is stored', async ({
  page,
  open,
}) => {
  await open(QUIZ);
  const { press, type, expectFigures } = visitorOf(page, { isPaused: false });
  const name = locate(page, textbox('Your name'));
  const leave = [
    () => page.reload(),
    async () => {
      await page.goto('/feedback');
      await page.goBack();
    },
    async () => {
      await press('Start Quiz');
      await press(`… ${rightOf(1)}`);
      await page.reload();
    },
  ];
  for (const how of leave) {
    await type('Your name', 'Raju');
    await how();
    await expectReady(page);
    await expect(name).toHaveValue('');
  }
  await playQuiz(visitorOf(page, { isPaused: false }), 3);
  await Promise.all([page.waitForEvent('load'), press('Retry')]);
  await expectReady(page);
  await expect(name).toHaveValue('');
  await expectFigures({ 'Best score': '3 / 5' });
  expect(await storedByBrowser(page)).not.toContain('Raju');
});
