import { GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { HANDS, ROCK_PAPER_SCISSORS } from '../browser/rockPaperScissorsScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, eventually, field, LANDSCAPE, test } from './site';

/** A turn of each game on a phone held sideways: nothing may be scrolled. */

async function expectAllInSight(screen: Screen, targets: Target[]) {
  for (const target of targets) await screen.expectInSight(target);
  await eventually(() => screen.tab.evaluate(() => window.scrollY), 'scrolled by').toBe(0);
}

test('Love Calculator', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open('/school-games');
  for (const [name, text] of [
    ['Pehla naam', 'Raju'],
    ['Dusra naam', 'Rani'],
  ] as const) {
    await screen.pressInSight(field(name));
    await screen.expectFocused(field(name));
    await screen.tab.type(text);
  }
  await screen.pressInSight(button('Calculate'));
  await expectAllInSight(screen, [
    { role: 'progressbar', name: 'Result' },
    { role: 'status' },
    button('Dubara Karo'),
  ]);
});

test('Truth or Dare', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(TRUTH_OR_DARE);
  await screen.pressInSight(button('Spin'));
  await expectAllInSight(screen, [
    { role: 'timer', name: 'Countdown' },
    button('Failed'),
    button('Completed'),
  ]);
  await screen.pressInSight(button('Completed'));
  await screen.expectFigure('Tasks completed', '1');
  await expectAllInSight(screen, [button('Spin')]);
});

test('Rock Paper Scissors', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(ROCK_PAPER_SCISSORS);
  await screen.pressInSight(button('Rock'));
  await screen.expectText({ role: 'status' }, /win|tie/);
  await expectAllInSight(screen, [
    { role: 'region', name: 'Computer' },
    { role: 'status' },
    ...HANDS.map((hand) => button(hand)),
  ]);
});

test('Guess the Teacher', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(GUESS_THE_TEACHER);
  const card: Target = { role: 'region', name: 'Teacher card' };
  await screen.pressInSight(button('Hint (-5 points)'));
  await screen.pressInSight(button('Math Teacher'));
  await expectAllInSight(screen, [card, button('Next Round')]);
  await screen.pressInSight(button('Next Round'));
  await screen.expectInMain('Round 2 of 5');
  await expectAllInSight(screen, [card, button('PE Teacher')]);
});

test('Quiz', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(QUIZ);
  await screen.pressInSight(field('Your name'));
  await screen.expectFocused(field('Your name'));
  await screen.tab.type('Raju');
  await screen.pressInSight(button('Start Quiz'));
  await screen.pressInSight(button(`${rightOf(1)} …`));
  await expectAllInSight(screen, [
    { role: 'group', name: 'Options' },
    ...[...'ABCD'].map((letter) => button(`${letter} …`)),
  ]);
  await screen.pressInSight(button('Next'));
  await screen.expectInMain('Question 2 of 5');
});
