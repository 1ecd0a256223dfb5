import { points, titles } from '../../src/games/backbencher-test/content';
import { BACKBENCHER_TEST } from '../browser/backbencherTestScreen';
import { ALL_CARDS, GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { ROCK_PAPER_SCISSORS } from '../browser/rockPaperScissorsScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, eventually, field, PHONE, test } from './site';

const result: Target = { role: 'progressbar', name: 'Result' };
const group = (name: string): Target => ({ role: 'group', name });

test('Love Calculator: two names give a percentage', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await screen.open('/school-games');
  await screen.write(field('Pehla naam'), 'Raju');
  await screen.write(field('Dusra naam'), 'Rani');
  await screen.press({ role: 'radio', name: 'Takrar' });
  await screen.press({ role: 'radio', name: 'Pyar' });
  await screen.press(button('Calculate'));
  await screen.expectAttribute(result, 'aria-valuenow', '75');
  await screen.expectPresent({ role: 'list', name: 'Steps' });
  await screen.reload();
  await screen.expectAbsent(result);
});

test('Truth or Dare: a completed task is counted, and persists after a reload', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(TRUTH_OR_DARE);
  await screen.expectFigure('Tasks completed', '0');
  await screen.press(button('Spin'));
  await screen.press(button('Completed'));
  await screen.expectFigure('Tasks completed', '1');
  await screen.reload();
  await screen.expectFigure('Tasks completed', '1');
});

test('Rock Paper Scissors: the result of a round is counted, and persists after a reload', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(ROCK_PAPER_SCISSORS);
  await screen.press(button('Rock', group('Your choice')));
  const names = { 'You win!': 'You', 'Computer wins!': 'Computer', "It's a tie!": 'Ties' };
  await screen.expectText({ role: 'status' }, new RegExp(Object.keys(names).join('|')));
  const { text } = await screen.look({ role: 'status' });
  const won = Object.entries(names).find(([outcome]) => text.includes(outcome))?.[1];
  const expectScore = async () => {
    for (const name of Object.values(names)) {
      await screen.expectFigure(name, name === won ? '1' : '0');
    }
  };
  await expectScore();
  await screen.reload();
  await expectScore();
});

/** Identifies the teacher by the catchphrase. */
async function guessRight(screen: Screen) {
  const card: Target = { role: 'region', name: 'Teacher card' };
  const teacherName = async () => {
    const { text } = await screen.look(card);
    return ALL_CARDS.find(({ catchphrase }) => text.includes(catchphrase))?.name ?? '';
  };
  await eventually(teacherName).not.toBe('');
  await screen.press(button(await teacherName(), group('Who is it?')));
}

test('Guess the Teacher: five rounds end with a certificate, and the best score persists', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(GUESS_THE_TEACHER);
  for (let round = 1; round <= 5; round += 1) {
    await screen.expectInMain(`Round ${round} of 5`);
    await guessRight(screen);
    await screen.press(button(round < 5 ? 'Next Round' : 'See Certificate'));
  }
  await screen.expectInMain('Final Score: 50 / 50');
  await screen.reload();
  await screen.expectFigure('Best score', '50 / 50');
});

test('Quiz: five right answers end with a report card, and the best score persists', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(QUIZ);
  await screen.write(field('Your name'), 'Raju');
  await screen.press(button('Start Quiz'));
  for (let number = 1; number <= 5; number += 1) {
    await screen.expectInMain(`Question ${number} of 5`);
    await screen.press(button(`… ${rightOf(number)}`, group('Options')));
    await screen.press(button(number < 5 ? 'Next' : 'Finish'));
  }
  await screen.expectPresent({ role: 'heading', name: 'Report Card' });
  await screen.reload();
  await screen.expectFigure('Best score', '5 / 5');
});

test('Backbencher Test: ticks bring a title, persist after a reload, and are taken back by Reset', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const title = (text: string): Target => ({ role: 'heading', name: text });
  await screen.open(BACKBENCHER_TEST);
  await screen.expectPresent(title(titles.front.title));
  for (const id of ['window-present', 'proxy', 'water-trip', 'farewell-shirt'] as const)
    await screen.press({
      role: 'checkbox',
      name: points[id],
      within: group('Tum backbencher ho agar'),
    });
  await screen.expectInMain('4 / 20');
  await screen.expectInSight(title(titles.second.title));
  await screen.reload();
  await screen.expectInMain('4 / 20');
  await screen.press(button('Reset'));
  await screen.expectPresent(title(titles.front.title));
  await screen.expectFocused({ role: 'checkbox', name: points['window-present'] });
});
