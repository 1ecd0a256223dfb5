import { points, titles } from '../../src/games/backbencher-test/content';
import { challenge } from '../../src/games/chidiya-udd/challenge/content';
import { BALL_MS } from '../../src/games/hand-cricket/rules';
import { AAJ_KA_OVER, MONDAY, SUNDAY, throwsUntilOut } from '../browser/aajKaOverScreen';
import { BACKBENCHER_TEST } from '../browser/backbencherTestScreen';
import { CALLS_HASH, CHIDIYA_UDD, callText } from '../browser/chidiyaUddScreen';
import { mockDraws } from '../browser/gameTime';
import { ALL_CARDS, GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import type { Throw } from '../browser/handCricketScreen';
import { drawOf, HAND_CRICKET, MATCH, MATCH_HASH } from '../browser/handCricketScreen';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { ROCK_PAPER_SCISSORS } from '../browser/rockPaperScissorsScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, eventually, field, link, PHONE, test } from './site';

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

test('Chidiya Udd: an accepted challenge calls its names, and the best score persists after a reload', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(CHIDIYA_UDD + CALLS_HASH);
  await screen.press(button('Accept'));
  // It comes over the network, and moves Start.
  await screen.expectInMain(challenge.standing(0, 2));
  await screen.press(button('Start'));
  await screen.expectFocused(button('Udd!'));
  const { centre } = await screen.look(button('Udd!'), true);
  await screen.expectInMain(callText('tota'));
  await screen.tab.pressAt(...centre);
  await screen.expectFigure('Score', '1');
  await screen.expectFigure('Chances', '3');
  await screen.press(button('Pause'));
  await screen.expectFocused(button('Continue'));
  await screen.reload();
  await screen.expectFigure('Tez: best', '1');
  await screen.expectFigure('Tez: games', '0');
});

const throws = group('Your throw');
const throwOf = (fingers: number) => button(String(fingers), throws);
const ballsSoFar: Target = { role: 'listitem', within: { role: 'list', name: 'Balls' } };

/** The next draws of chance in the page: what the computer shows, at the toss also what it chooses. */
const mockChance = ({ tab }: Screen, theirs: Throw, ...others: number[]) =>
  tab.evaluate(mockDraws, [drawOf(theirs), ...others]);

/** Plays a ball, the `count`th one of the match, by a press that throws it. */
async function playBall(screen: Screen, theirs: Throw, count: number, press: () => Promise<void>) {
  await mockChance(screen, theirs);
  await press();
  await screen.expectCount(ballsSoFar, count);
}

test('a replay is watched by buttons, by keyboard and by itself, and counts nothing', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const region: Target = { role: 'region', name: 'Match ka replay' };
  const slider: Target = { role: 'slider', name: 'Ball', within: region };
  const expectAt = (ball: number) => screen.expectValue(slider, String(ball));
  await screen.open(HAND_CRICKET + MATCH_HASH);
  await expectAt(0);
  await screen.tabTo(slider);
  await screen.tab.press('ArrowRight');
  await expectAt(1);
  // Of the replay: it is above the game.
  await screen.expectFigure('You', '4');
  await screen.tab.press('End');
  await expectAt(MATCH.length);
  await screen.expectFigure('Computer', '3');
  await screen.press(button('Previous', region));
  await expectAt(MATCH.length - 1);
  await screen.press(button('Next', region));
  await expectAt(MATCH.length);
  await screen.press(button('Play', region));
  await expectAt(2);
  await screen.press(button('Pause', region));
  await screen.press(link('Khud khelo', region));
  await screen.expectAbsent(region);
  await screen.expectFigure('Matches', '0');
  await screen.expectPresent({ role: 'radiogroup', name: 'Toss' });
});

/** Runs in a page before its own scripts: it is a minute before midnight in India, or so many hours later. */
const beforeMidnight = () => {
  const { now } = Date;
  const ahead = Date.parse('2026-12-06T23:59:00+05:30') - now();
  const clock = { hoursLater: 0 };
  Object.assign(window, { clock });
  Date.now = () => now() + ahead + clock.hoursLater * 3_600_000;
};
declare global {
  interface Window {
    clock: { hoursLater: number };
  }
}

test.describe('without waiting for a ball', () => {
  test.use({ skippedTimers: [BALL_MS] });

  test('Hand Cricket: a match by mouse and one by keyboard are counted, and persist after a reload', async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE });
    const { tab } = screen;
    const heading = (name: string): Target => ({ role: 'heading', name });
    await screen.open(HAND_CRICKET);
    await mockChance(screen, 2, 0);
    await screen.press(throwOf(1));
    await screen.press(button('Bat'));
    for (const [at, [mine, theirs]] of MATCH.entries())
      await playBall(screen, theirs, at + 1, () => screen.press(throwOf(mine)));
    await screen.expectPresent(heading('You win!'));

    await screen.press(button('Play again'));
    await screen.expectFocused(throws);
    await tab.press('Tab', 'Shift');
    await screen.expectFocused({ role: 'radio', name: 'Odd' });
    await tab.press('ArrowRight');
    await screen.expectFocused({ role: 'radio', name: 'Even' });
    await screen.tabTo(throwOf(2), 3);
    await mockChance(screen, 4, 0);
    await tab.press('Enter');
    await screen.expectFocused(button('Bat'));
    await screen.tabTo(button('Bowl'), 1);
    await tab.press('Space');
    await screen.expectFocused(throws);
    await screen.tabTo(throwOf(2), 2);
    // The computer makes 5, the player 2.
    for (const [at, theirs] of ([5, 2, 1, 2] as const).entries()) {
      const key = at % 2 === 0 ? 'Enter' : 'Space';
      await playBall(screen, theirs, at + 1, () => tab.press(key));
      if (at < 3) await screen.expectFocused(throwOf(2));
    }
    await screen.expectFocused(heading('Computer wins!'));

    const expectCounted = async () => {
      await screen.expectFigure('Matches', '2');
      await screen.expectFigure('Wins', '1');
      await screen.expectFigure('Best innings', '10');
    };
    await expectCounted();
    await screen.reload();
    await expectCounted();
    await screen.expectPresent({ role: 'radiogroup', name: 'Toss' });
  });

  test('Aaj ka Over: the day turns in mid-over, the new one comes after its end, and neither is played twice', async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE, before: beforeMidnight });
    const play = async (mine: Throw, count: number) => {
      await screen.press(throwOf(mine));
      await screen.expectFigure('Balls', String(count));
      await screen.expectCount(ballsSoFar, count);
    };
    await screen.open(AAJ_KA_OVER);
    const [first, second, out] = throwsUntilOut(SUNDAY, 3) as [Throw, Throw, Throw];
    await play(first, 1);
    await screen.tab.evaluate(() => {
      window.clock.hoursLater = 9;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await play(second, 2);
    await play(out, 3);
    await screen.expectFigure('Runs', String(first + second));
    await screen.press(button('Naya over'));
    await screen.expectFocused(throws);
    await screen.expectFigure('Balls', '0');
    await play(throwsUntilOut(MONDAY, 1)[0] as Throw, 1);
    await screen.expectAbsent(throws);
    await screen.expectFigure('Haazri', '2');

    // With the clock set back.
    await screen.reload();
    await screen.expectFigure('Balls', '3');
    await screen.expectFigure('Runs', String(first + second));
    await screen.expectAbsent(throws);
  });
});
