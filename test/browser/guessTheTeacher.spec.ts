import { hashOf } from '../../src/games/guess-the-teacher/challenge/link';
import { teachers } from '../../src/games/guess-the-teacher/content';
import { hints } from '../../src/games/guess-the-teacher/hint/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { GUESS_THE_TEACHER, TEACHER_NAMES } from '../plays/guess-the-teacher';
import { button, region } from '../plays/visitor';
import { expectInSight, test } from './site';
import { locate, visitorOf } from './visitor';

test('each card, its longest hint, the longer answer and the next step are visible without scrolling', {
  tag: '@font',
}, async ({ page, open }) => {
  const { press, draw, expectShown } = visitorOf(page, { isPaused: false });
  const card = locate(page, region('Teacher card'));
  const guesses = TEACHER_NAMES.map((name) => locate(page, button(name)));
  for (const at of [0, 1, 2] as const) {
    const cards = TEACHERS.map((teacherType) => ({ teacherType, card: at }));
    await open(GUESS_THE_TEACHER + hashOf({ cards, score: 45 }));
    await press('Accept');
    for (const [round, type] of TEACHERS.entries()) {
      const { name } = teachers[type];
      const { right, wrong } = teachers[type].cards[at];
      const lengths = hints[type][at].map((hint) => hint.length);
      await draw((lengths.indexOf(Math.max(...lengths)) + 0.5) / lengths.length);
      await press('Hint (-5 points)');
      await expectInSight(page, card, ...guesses);
      const isRight = right.length > wrong.length;
      const other = TEACHER_NAMES.find((one) => one !== name) as string;
      await press(isRight ? name : other);
      await expectShown(`…${isRight ? right : wrong}…`);
      const next = round < 4 ? 'Next Round' : 'See Certificate';
      await expectInSight(page, card, ...guesses, locate(page, button(next)));
      await press(next);
    }
  }
});
