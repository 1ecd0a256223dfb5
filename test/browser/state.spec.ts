import { devTools, installDevTools, loggedTypes, stateIn } from './actionRecorder';
import { expect, test } from './site';

test('the site creates one named store with the specified slices, and dispatches only ui/pageOpened by itself', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await open('/school-games');
  expect(await devTools(page, ({ names }) => names)).toEqual(["Backbencher's Memories"]);
  expect(await devTools(page, ({ stores }) => stores.length)).toBe(1);
  expect(await loggedTypes(page)).toEqual(['ui/pageOpened']);
  const slices = Object.keys(await stateIn(page));
  expect(slices).toEqual(
    expect.arrayContaining([
      ...['ui', 'feedback'],
      ...['loveCalculator', 'truthOrDare', 'rockPaperScissors', 'guessTheTeacher', 'quiz'],
    ]),
  );
});
