import { GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import { layoutFaults } from '../browser/layoutFaults';
import { QUIZ } from '../browser/quizScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen } from './site';
import { DESKTOP, eventually, expect, LARGE, link, mainMenu, TABLET, test } from './site';

test.use({ drawsEverything: true });

const shareOfWidth = ({ tab }: Screen, selector: string) =>
  tab.evaluate((selected) => {
    const element = document.querySelector(selected);
    return (element?.getBoundingClientRect().width ?? 0) / window.innerWidth;
  }, selector);

const fontSize = ({ tab }: Screen) =>
  tab.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** Whether the second element is beside the first. */
const areSideBySide = ({ tab }: Screen, first: string, second: string) =>
  tab.evaluate(
    (one, other) => {
      const [left, right] = [one, other].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return Boolean(left && right && right.left >= left.right && right.top < left.bottom);
    },
    first,
    second,
  );

test('a tablet held upright has its menu unfolded, and games in two columns', async ({ visit }) => {
  const screen = await visit({ size: TABLET });
  await screen.open(TRUTH_OR_DARE);
  for (const name of ['Home', 'Journey']) await screen.expectInSight(link(name, mainMenu));
  await screen.expectAbsent({ role: 'button', name: 'Menu' });
  expect(await areSideBySide(screen, 'main [role="timer"]', '[aria-label="Task"]')).toBe(true);
  expect(await screen.tab.evaluate(layoutFaults)).toEqual([]);
});

test('on a large screen the page takes most of the width, and the text is larger', async ({
  visit,
}) => {
  const screen = await visit({ size: DESKTOP });
  await screen.open(GUESS_THE_TEACHER);
  const usual = await fontSize(screen);
  await screen.tab.setSize(LARGE);
  await eventually(() => shareOfWidth(screen, 'main')).toBeGreaterThan(0.7);
  expect((await fontSize(screen)) / usual).toBeGreaterThan(1.3);
  expect(await screen.tab.evaluate(layoutFaults)).toEqual([]);
});

test('on a large screen a drawing is beside the words of the 404 page and of the quiz', async ({
  visit,
  allow,
}) => {
  allow(/404/);
  const screen = await visit({ size: LARGE });
  await screen.open('/nope');
  expect(await areSideBySide(screen, 'main h1', 'main img')).toBe(true);
  expect(await shareOfWidth(screen, 'main img')).toBeGreaterThan(0.35);
  await screen.open(QUIZ);
  expect(await areSideBySide(screen, 'main form', 'main img')).toBe(true);
  expect(await shareOfWidth(screen, 'main img')).toBeGreaterThan(0.3);
});
