import type { Locator, Page } from '@playwright/test';
import { indianDay } from '../../src/games/shared/indianDay';
import { AAJ_KA_OVER, aajKaOver, throwsUntilOut } from '../browser/aajKaOverScreen';
import { BACKBENCHER_TEST, backbencherTest } from '../browser/backbencherTestScreen';
import { CHIDIYA_UDD, callText, canFly, chidiyaUdd, NAMES } from '../browser/chidiyaUddScreen';
import { GUESS_THE_TEACHER, guessTheTeacher } from '../browser/guessTheTeacherScreen';
import { HAND_CRICKET, handCricket, replayScreen } from '../browser/handCricketScreen';
import { loveCalculator } from '../browser/loveCalculatorScreen';
import { QUIZ, quiz, rightOf, wrongOf } from '../browser/quizScreen';
import { FOUR, RAJA_MANTRI, rajaMantri } from '../browser/rajaMantriScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from '../browser/rockPaperScissorsScreen';
import { shareScreen } from '../browser/shareScreen';
import { button, gameTiles, link, mainMenu } from '../browser/site';
import { TRUTH_OR_DARE, truthOrDare } from '../browser/truthOrDareScreen';

/** Actions with a name for the control, by which measurements are grouped. */
export type Visitor = {
  page: Page;
  press(control: string, locator: Locator): Promise<void>;
  type(field: string, locator: Locator, text: string): Promise<void>;
};

/** A complete game. */
export type Play = { path: string; play(visitor: Visitor): Promise<void> };

export const plays: Record<string, Play> = {
  'Love Calculator': { path: '/school-games', play: loveAndHate },
  'Truth or Dare': { path: TRUTH_OR_DARE, play: threeTasks },
  'Rock Paper Scissors': { path: ROCK_PAPER_SCISSORS, play: threeRounds },
  'Guess the Teacher': { path: GUESS_THE_TEACHER, play: wholeClass },
  'Quiz Game': { path: QUIZ, play: wholeQuiz },
  'Backbencher Test': { path: BACKBENCHER_TEST, play: fourTicks },
  'Hand Cricket': { path: HAND_CRICKET, play: wholeMatch },
  'Chidiya Udd': { path: CHIDIYA_UDD, play: threeMistakes },
  'Raja Mantri Chor Sipahi': { path: RAJA_MANTRI, play: threeDeals },
};

/** Without a tile, and once a day: only for a visit of its own. */
export const daily: Record<string, Play> = {
  'Aaj ka Over': { path: AAJ_KA_OVER, play: wholeOver },
};

/** The label, which is larger than the radio button or checkbox in it. */
const faceOf = (radio: Locator) => radio.locator('..');

async function loveAndHate({ page, press, type }: Visitor) {
  const game = loveCalculator(page);
  await press('Calculate (no name)', game.calculateButton);
  await press('OK', button(page, 'OK'));
  await type('Pehla naam', game.firstName, 'Raju');
  await type('Dusra naam', game.secondName, 'Meena Kumari');
  await press('Calculate', game.calculateButton);
  await press('Takrar', faceOf(game.mode('Takrar')));
  await press('Pyar', faceOf(game.mode('Pyar')));
  await press('Calculate again', game.calculateButton);
  await sendOn({ page, press });
  await press('Dubara Karo', game.clearButton);
}

async function threeTasks({ page, press }: Visitor) {
  const game = truthOrDare(page);
  for (const level of ['Medium', 'Hard', 'Easy'] as const) {
    await press('Difficulty', faceOf(game.level(level)));
    await press('Spin', game.spinButton);
    await press('Spin (while it turns)', game.spinButton);
    await game.completedButton.waitFor();
    if (level === 'Hard') await press('Failed', game.failedButton);
    else await press('Completed', game.completedButton);
  }
  await resetScore({ page, press }, game);
}

async function threeRounds({ page, press }: Visitor) {
  const game = rockPaperScissors(page);
  for (const hand of ['Rock', 'Paper', 'Scissors'] as const) {
    await press('A hand', game.hand(hand));
    await press('A hand (during the shuffle)', game.hand('Paper'));
    await press('Dark mode (during the shuffle)', button(page, 'Dark mode'));
    await game.result.waitFor();
  }
  await press('Dark mode', button(page, 'Dark mode'));
  await resetScore({ page, press }, game);
}

type WithReset = Pick<ReturnType<typeof truthOrDare>, 'resetButton' | 'confirmButton'>;

async function resetScore({ press }: Pick<Visitor, 'page' | 'press'>, game: WithReset) {
  await press('Reset score', game.resetButton);
  await press('Reset', game.confirmButton);
}

async function wholeClass({ page, press }: Visitor) {
  const game = guessTheTeacher(page);
  for (let round = 1; round <= 5; round += 1) {
    const teacher = await game.teacherIn();
    if (round % 2 === 0) await press('Hint', game.hintButton);
    await press('A teacher', game.guess(teacher));
    await press(round < 5 ? 'Next Round' : 'See Certificate', game.goOnButton(round));
  }
  await sendOn({ page, press });
  await press('Take Another Class!', game.againButton);
}

async function wholeQuiz({ page, press, type }: Visitor) {
  const game = quiz(page);
  await type('Your name', game.name, 'Raju');
  await press('Start Quiz', game.startButton);
  for (let number = 1; number <= 5; number += 1) {
    const letter = number % 2 === 0 ? wrongOf(number) : rightOf(number);
    await press('An option', game.option(letter));
    await press(number < 5 ? 'Next' : 'Finish', game.goOnButton(number));
  }
  await sendOn({ page, press });
}

/** Tasks before `Photo (again)` are those in which the picture is made. */
async function sendOn({ page, press }: Pick<Visitor, 'page' | 'press'>) {
  const share = shareScreen(page);
  await share.group.waitFor();
  await press('Photo', share.photo);
  await share.saved.waitFor();
  await press('Photo (again)', share.photo);
  await press('Copy', share.copy);
}

async function fourTicks({ page, press }: Visitor) {
  const game = backbencherTest(page);
  for (const id of ['window-present', 'back-page', 'tiffin-early'] as const)
    await press('A tick', faceOf(game.box(id)));
  await press('A tick (a new title)', faceOf(game.box('proxy')));
  await press('A tick taken back', faceOf(game.box('proxy')));
  await press('Reset (ticks)', game.resetButton);
}

async function wholeMatch({ page, press }: Visitor) {
  const game = handCricket(page);
  await press('Even', faceOf(game.parity('Even')));
  await press('Odd', faceOf(game.parity('Odd')));
  await press('A number (of the toss)', game.throw(1));
  if (await game.choice('Bat').isVisible()) await press('Bat', game.choice('Bat'));
  while (!(await game.result.isVisible())) {
    await press('A number', game.throw(3));
    await press('A number (during a ball)', game.throw(4));
    await game.status.waitFor();
  }
  await sendOn({ page, press });
  await watchAgain({ page, press });
  await press('Play again', game.againButton);
  await resetScore({ page, press }, game);
}

async function watchAgain({ page, press }: Pick<Visitor, 'page' | 'press'>) {
  const replay = replayScreen(page);
  await press('Match ka replay', handCricket(page).replayLink);
  await replay.region.waitFor();
  await press('Next (of a replay)', replay.nextButton);
  await press('Previous (of a replay)', replay.previousButton);
  await press('Play (a replay)', replay.playButton);
  await press('Pause (a replay)', replay.pauseButton);
  await press('Khud khelo', replay.ownGameLink);
}

/** Right with each that flies; each that sits is a mistake, of which the third is the end. */
async function threeMistakes({ page, press }: Visitor) {
  const game = chidiyaUdd(page);
  await press('Do khiladi', faceOf(game.mode('duel')));
  await press('Tez', faceOf(game.mode('fast')));
  await press('Start', game.startButton);
  await press('Udd! (between two calls)', game.udd);
  await press('Pause', game.pauseButton);
  await press('Continue', game.continueButton);
  while (!(await game.result.isVisible())) {
    // Of a call that is on: the one before has a verdict.
    await game.status
      .filter({ hasNot: page.locator('svg') })
      .or(game.result)
      .waitFor();
    const called = await game.calledNow();
    if (await game.result.isVisible()) break;
    const name = NAMES.find((one) => callText(one) === called);
    await press(name && canFly(name) ? 'Udd! (right)' : 'Udd! (a mistake)', game.udd);
  }
  await sendOn({ page, press });
  // Ignored for a second after the end.
  while (await game.result.isVisible()) await press('Play again', game.againButton);
  await press('Pause', game.pauseButton);
}

/** Leaves the form of the names as it was, for the next time. */
async function threeDeals(visitor: Visitor) {
  const { page, press, type } = visitor;
  const game = rajaMantri(page);
  await press('Start (no name)', game.startButton);
  await press('OK', button(page, 'OK'));
  for (const [player, name] of FOUR.entries()) await type('Player', game.name(player), name);
  await press('Jasoos', faceOf(game.guesser('sipahi')));
  await press('Rounds', faceOf(game.rounds(3)));
  await press('Start', game.startButton);
  await oneDeal(visitor);
  for (let round = 2; round <= 3; round += 1) {
    await press('Next round', game.nextButton);
    await oneDeal(visitor);
  }
  await sendOn(visitor);
  await watchAgain(visitor);
  await press('Play again', game.againButton);
  await oneDeal(visitor);
  await press('Game khatam', game.endButton);
  await press('Naam badlo', game.otherNamesButton);
  for (const player of FOUR.keys()) await game.name(player).fill('');
  await resetScore(visitor, game);
}

/** All look at their chits, and one of them is named. */
async function oneDeal({ page, press }: Visitor) {
  const game = rajaMantri(page);
  for (const _player of FOUR) {
    await press('Main … hoon', game.takeButton);
    await press('Chit dikhao', game.openButton);
    await press('Chit chhupao', game.hideButton);
  }
  await press('A suspect', faceOf(game.suspects.first()));
  await press('The other suspect', faceOf(game.suspects.last()));
  await press('Guess', game.guessButton);
}

async function wholeOver({ page, press }: Visitor) {
  const game = aajKaOver(page);
  for (const [ball, mine] of throwsUntilOut(indianDay(Date.now()), 4).entries()) {
    await press('A number', game.throw(mine));
    await game.balls.nth(ball).waitFor();
  }
  await sendOn({ page, press });
  await press('Pichhla mahina', game.earlierButton);
}

/** Opens and closes what surrounds every page. */
export async function openAndClose({ page, press }: Visitor) {
  const menu = button(page, 'Menu');
  await press('Menu (open)', menu);
  for (const dropdown of ['School Games', 'More']) {
    await press(`${dropdown} (open)`, button(mainMenu(page), dropdown));
  }
  await press('More (close)', button(mainMenu(page), 'More'));
  await press('Menu (close)', menu);
  for (const control of ['Dark mode', 'Dark mode', 'Sound', 'Sound']) {
    await press(control, button(page, control));
  }
}

/** From Home through every game, the journey and a guide, and back to Home. */
export async function goAround(visitor: Visitor) {
  const { page, press } = visitor;
  await press('Backbenchers wali game', link(page, 'Backbenchers wali game'));
  await page.waitForURL('**/school-games');
  for (const game of Object.keys(plays).reverse()) await goByTile(visitor, game);
  await followMenu(visitor, 'Journey', '/journey');
  await followMenu(visitor, 'Home', '/');
}

export async function goByTile({ page, press }: Visitor, game: string) {
  await press(`${game} (tile)`, link(gameTiles(page), game));
  await page.waitForURL(`**${plays[game]?.path}`);
}

async function followMenu({ page, press }: Visitor, name: string, path: string) {
  await press('Menu (open)', button(page, 'Menu'));
  await press(`${name} (in the menu)`, link(mainMenu(page), name));
  await page.waitForURL(`**${path}`);
}
