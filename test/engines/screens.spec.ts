import { QUIZ } from '../plays/quiz';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { button, link } from '../plays/visitor';
import type { Screen } from './site';
import { DESKTOP, eventually, expect, LARGE, TABLET, test } from './site';

/** Expects the second element beside the first. */
const expectBeside = ({ expectResult }: Screen, first: string, second: string) =>
  expectResult(
    true,
    `${second} beside ${first}`,
    (...selectors) => {
      const [left, right] = selectors.map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      return left && right && right.left >= left.right && right.top < left.bottom;
    },
    first,
    second,
  );

test('a tablet held upright has its menu unfolded, and games in two columns', async ({ visit }) => {
  const screen = await visit({ size: TABLET });
  await screen.open(TRUTH_OR_DARE);
  await screen.expectInSight(link('Journey', { role: 'navigation', name: 'Main' }));
  await screen.expectAbsent(button('Menu'));
  await expectBeside(screen, 'main [role="timer"]', '[aria-label="Task"]');
});

test('on a large screen the text is larger, and a drawing beside it', async ({ visit }) => {
  const screen = await visit({ size: DESKTOP });
  const fontSize = () =>
    screen.tab.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await screen.open(QUIZ);
  const usual = await fontSize();
  await screen.tab.setSize(LARGE);
  await eventually(async () => (await fontSize()) / usual).toBeGreaterThan(1.3);
  await expectBeside(screen, 'main form', 'main img');
  await screen.expectResult(true, 'a wide drawing', () => {
    const { width = 0 } = document.querySelector('main img')?.getBoundingClientRect() ?? {};
    return width / innerWidth > 0.3;
  });
  expect(await screen.tab.evaluate(() => window.inPage.layoutFaults())).toEqual([]);
});
