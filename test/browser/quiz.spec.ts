import { playQuiz, QUIZ, rightOf } from '../plays/quiz';
import { textbox } from '../plays/visitor';
import { expect, expectReady, storedByBrowser, test } from './site';
import { locate, visitorOf } from './visitor';

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
