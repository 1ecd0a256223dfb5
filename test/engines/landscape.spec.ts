import { points } from '../../src/games/backbencher-test/content';
import { THROWS } from '../../src/games/hand-cricket/rules';
import { BACKBENCHER_TEST } from '../browser/backbencherTestScreen';
import { CHIDIYA_UDD, callText, drawOf as drawOfName } from '../browser/chidiyaUddScreen';
import { mockDraws } from '../browser/gameTime';
import { GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import { drawOf, HAND_CRICKET } from '../browser/handCricketScreen';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { DEAL, drawsOf, FOUR, RAJA_MANTRI, roleNames } from '../browser/rajaMantriScreen';
import { HANDS, ROCK_PAPER_SCISSORS } from '../browser/rockPaperScissorsScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, field, LANDSCAPE, test } from './site';

/** Each game on a phone held sideways: the visitor never scrolls. */

async function expectAllInSight(screen: Screen, targets: Target[]) {
  for (const target of targets) await screen.expectInSight(target);
  await screen.expectResult(0, 'scrolled by', () => window.scrollY);
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

test('Hand Cricket', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(HAND_CRICKET);
  await expectAllInSight(screen, [{ role: 'radiogroup', name: 'Toss' }]);
  await screen.tab.evaluate(mockDraws, [drawOf(2), 0]);
  await screen.pressInSight(button('1'));
  await screen.pressInSight(button('Bat'));
  await screen.tab.evaluate(mockDraws, [drawOf(1)]);
  await screen.pressInSight(button('6'));
  await screen.expectText({ role: 'status' }, '6 runs');
  await expectAllInSight(screen, [
    { role: 'status' },
    ...THROWS.map((fingers) => button(String(fingers))),
  ]);
});

test('Chidiya Udd', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(CHIDIYA_UDD);
  await screen.tab.evaluate(mockDraws, [drawOfName('tota')]);
  await screen.pressInSight(button('Start'));
  await screen.expectFocused(button('Udd!'));
  await screen.expectText({ role: 'status' }, callText('tota'));
  await expectAllInSight(screen, [{ role: 'status' }, button('Udd!'), button('Pause')]);
  // It is a mistake.
  await screen.expectFigure('Chances', '2');
  await expectAllInSight(screen, [{ role: 'status' }, button('Udd!'), button('Pause')]);
});

test('Raja Mantri Chor Sipahi', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  const heading = (name: string): Target => ({ role: 'heading', name });
  await screen.open(RAJA_MANTRI);
  for (const [player, name] of FOUR.entries()) {
    const target = field(`Player ${player + 1}`);
    await screen.pressInSight(target);
    await screen.expectFocused(target);
    await screen.tab.type(name);
  }
  await screen.tab.evaluate(mockDraws, drawsOf(DEAL));
  await screen.pressInSight(button('Start'));
  for (const [player, name] of FOUR.entries()) {
    for (const step of [`Main ${name} hoon`, 'Chit dikhao']) {
      await screen.expectFocused(button(step));
      await expectAllInSight(screen, [button(step)]);
      await screen.pressInSight(button(step));
    }
    await screen.expectText({ role: 'status' }, new RegExp(`${roleNames[DEAL[player] ?? 'raja']}`));
    await expectAllInSight(screen, [{ role: 'status' }, button('Chit chhupao')]);
    await screen.pressInSight(button('Chit chhupao'));
  }
  await screen.expectFocused(heading('Chor kaun?'));
  const suspects = ['Sunita', 'Meena'].map((name): Target => ({ role: 'radio', name }));
  await expectAllInSight(screen, [heading('Chor kaun?'), ...suspects, button('Guess')]);
  await screen.pressInSight({ role: 'radio', name: 'Sunita' });
  await screen.pressInSight(button('Guess'));
  await screen.expectFocused(heading('Chor mil gaya!'));
  const ends = ['Next round', 'Game khatam'].map((name) => button(name));
  await expectAllInSight(screen, [heading('Chor mil gaya!'), ...ends]);
  await screen.pressInSight(button('Game khatam'));
  await screen.expectFocused(heading('Raju ke sar taaj!'));
  await expectAllInSight(screen, [heading('Raju ke sar taaj!')]);
});

test('Backbencher Test', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(BACKBENCHER_TEST);
  await screen.pressInSight({ role: 'checkbox', name: points['window-present'] });
  await screen.expectInMain('1 / 20');
  await expectAllInSight(screen, [{ role: 'status' }, button('Reset')]);
});

/** Expects that the element with this text is visible without scrolling further. */
const expectTextInSight = ({ expectResult }: Screen, text: string) =>
  expectResult(
    true,
    `${text} in sight`,
    (wanted) => {
      const element = [...document.querySelectorAll('main p, main dd')].find(({ textContent }) =>
        textContent?.startsWith(wanted),
      );
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    },
    text,
  );

test('Guess the Teacher', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(GUESS_THE_TEACHER);
  const card: Target = { role: 'region', name: 'Teacher card' };
  await screen.pressInSight(button('Hint (-5 points)'));
  await screen.pressInSight(button('Math Teacher'));
  await expectAllInSight(screen, [card, button('Next Round')]);
  await screen.pressInSight(button('Next Round'));
  for (let round = 2; round <= 5; round += 1) {
    await screen.expectInMain(`Round ${round} of 5`);
    await expectAllInSight(screen, [card, button('PE Teacher')]);
    await screen.pressInSight(button('Math Teacher'));
    await screen.pressInSight(button(round < 5 ? 'Next Round' : 'See Certificate'));
  }
  await expectTextInSight(screen, 'Final Score');
});

test('Quiz', async ({ visit }) => {
  const screen = await visit({ size: LANDSCAPE });
  await screen.open(QUIZ);
  await screen.pressInSight(field('Your name'));
  await screen.expectFocused(field('Your name'));
  await screen.tab.type('Raju');
  await screen.pressInSight(button('Start Quiz'));
  await screen.pressInSight(button(`… ${rightOf(1)}`));
  await expectAllInSight(screen, [
    { role: 'group', name: 'Options' },
    ...[...'ABCD'].map((letter) => button(`${letter} …`)),
  ]);
  await screen.pressInSight(button('Next'));
  for (let number = 2; number <= 5; number += 1) {
    await screen.expectInMain(`Question ${number} of 5`);
    await screen.pressInSight(button(`… ${rightOf(number)}`));
    await screen.pressInSight(button(number < 5 ? 'Next' : 'Finish'));
  }
  await expectTextInSight(screen, 'Future Principal');
});
