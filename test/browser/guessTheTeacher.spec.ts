import type { Page } from '@playwright/test';
import { teachers } from '../../src/games/guess-the-teacher/content';
import { hints } from '../../src/games/guess-the-teacher/hint/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { GUESS_THE_TEACHER, TEACHER_NAMES, teacherIn } from '../plays/guess-the-teacher';
import type { Part } from '../plays/visitor';
import { button, region, status } from '../plays/visitor';
import { expect, expectInSight, test } from './site';
import { locate, visitorOf } from './visitor';

const card = region('Teacher card');
const FIRST_UNSEEN_CARD = 0;

async function expectParts(page: Page, ...parts: Part[]) {
  await page.evaluate(() => window.scrollTo(0, 0));
  const all = [card, ...TEACHER_NAMES.map((name) => button(name)), ...parts];
  await expectInSight(page, ...all.map((part) => locate(page, part)));
}

test('each card, its longest hint, the longer answer and the next step are visible without scrolling', {
  tag: '@font',
}, async ({ page, open }) => {
  await open(GUESS_THE_TEACHER);
  const visitor = visitorOf(page, { isPaused: false });
  const { press, draw, read } = visitor;
  const first = await teacherIn(visitor);
  const order = TEACHERS.toSorted(
    (one, other) => Number(teachers[other].name === first) - Number(teachers[one].name === first),
  );
  const seen = new Set<string>();
  // Three classes, in which each of the fifteen cards comes once.
  for (const [turn, type] of [...order, ...order, ...order].entries()) {
    const { name, cards } = teachers[type];
    if (turn > 0) {
      const before = teachers[order[(turn + 4) % 5] as typeof type].name;
      const others = TEACHER_NAMES.filter((one) => one !== before);
      await draw((others.indexOf(name) + 0.5) / others.length, FIRST_UNSEEN_CARD);
      await press(turn % 5 === 0 ? 'Take Another Class!' : 'Next Round');
    }
    const said = await read(card, (text) => cards.some((one) => text.includes(one.catchphrase)));
    const at = cards.findIndex(({ catchphrase }) => said.includes(catchphrase)) as 0 | 1 | 2;
    const { catchphrase, right, wrong } = cards[at];
    seen.add(catchphrase);
    const lengths = hints[type][at].map((hint) => hint.length);
    await draw((lengths.indexOf(Math.max(...lengths)) + 0.5) / lengths.length);
    await press('Hint (-5 points)');
    await expectParts(page);
    const other = TEACHER_NAMES.find((one) => one !== name) as string;
    await press(right.length > wrong.length ? name : other);
    const isLast = turn % 5 === 4;
    await expectParts(page, status(), button(isLast ? 'See Certificate' : 'Next Round'));
    if (isLast) await press('See Certificate');
  }
  expect(seen.size).toBe(15);
});
