import type { Page } from '@playwright/test';
import { challenge as teacherTexts } from '../../src/games/guess-the-teacher/challenge/content';
import { challenge as quizTexts } from '../../src/games/quiz/challenge/content';
import { challenge as handTexts } from '../../src/games/rock-paper-scissors/challenge/content';
import { challenge as taskTexts } from '../../src/games/truth-or-dare/challenge/content';
import { partNotLoaded } from '../../src/layout/content';
import { asStored, QUIZ_KEY } from '../support/storedTexts';
import { installDevTools, loggedTypes, stateIn } from './actionRecorder';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import {
  CLASS_HASH,
  challenge,
  challenges,
  HANDS_HASH,
  QUIZ_HASH,
  TASK_HASH,
} from './challengeScreen';
import { CHIDIYA_UDD, chidiyaUdd } from './chidiyaUddScreen';
import { advance, mockRandom, openWithPausedClock } from './gameTime';
import type { TeacherCard } from './guessTheTeacherScreen';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { drawOf, HAND_CRICKET, handCricket } from './handCricketScreen';
import { layoutFaults } from './layoutFaults';
import { loveCalculator } from './loveCalculatorScreen';
import { expectPage } from './pages';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import type { Hand } from './rockPaperScissorsScreen';
import {
  drawingIn,
  ROCK_PAPER_SCISSORS,
  resultOf,
  rockPaperScissors,
} from './rockPaperScissorsScreen';
import {
  atEachSize,
  button,
  DESKTOP,
  expect,
  expectReady,
  gameTiles,
  link,
  NARROWEST,
  PHONE,
  skipToContent,
  storedByBrowser,
  test,
} from './site';
import { longestOf, TRUTH_OR_DARE, tasksOf, truthOrDare } from './truthOrDareScreen';

const LOVE_CALCULATOR = '/school-games';

/** Opens a page of another visitor as from a chat. */
async function openLink(page: Page, address: string) {
  await page.goto(address);
  await expectReady(page);
}

/** Opens a page, then pauses its clock. */
const openPaused = (page: Page, address: string) =>
  openWithPausedClock(page, (path) => openLink(page, path), address);

/** The options of each question as they are shown, with their letters. */
async function optionsWhilePlaying(page: Page, right: number) {
  const game = quiz(page);
  const shown: string[][] = [];
  for (let number = 1; number <= 5; number += 1) {
    await game.expectQuestion(number);
    shown.push(await game.options.allTextContents());
    await game.option(number <= right ? rightOf(number) : wrongOf(number)).press('Enter');
    await game.goOnButton(number).press('Enter');
  }
  await expect(game.reportCard).toBeVisible();
  return shown;
}

test('Quiz: a friend gets the same options in the same order, and who has more is told', {
  tag: '@journey',
}, async ({ page, open, newVisitor }) => {
  await open(QUIZ);
  await quiz(page).start('Raju');
  const shown = await optionsWhilePlaying(page, 3);
  const message = await challenge(page).message();
  expect(message[0]).toContain('Raju');
  const address = await challenge(page).link();
  expect(address).not.toContain('Raju');

  const friend = await newVisitor();
  const [game, arrival] = [quiz(friend), challenge(friend)];
  await friend.addInitScript(installDevTools);
  await openLink(friend, QUIZ);
  const plain = await stateIn(friend);
  const stored = await storedByBrowser(friend);
  await openLink(friend, '/about-us');
  await openLink(friend, address);
  await expect(arrival.region).toContainText(quizTexts.offer(3, 5)[0] as string);
  await expect(arrival.region.getByRole('heading', { name: 'Challenge' })).toBeVisible();
  await expect(arrival.notNowButton).toBeVisible();
  await game.expectFreshStart();
  expect(await stateIn(friend)).toEqual(plain);
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened']);
  expect(await storedByBrowser(friend)).toBe(stored);

  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened', 'quiz/challengeAccepted']);
  await expect(game.name).toBeFocused();
  const score = friend.getByText(quizTexts.standing(3, 5), { exact: true });
  await expect(score).toBeVisible();
  await game.start('Rani');
  await expect(score).toHaveCount(0);
  expect(await optionsWhilePlaying(friend, 4)).toEqual(shown);
  await expect(score).toBeVisible();
  await expect(score.locator('..')).toContainText(quizTexts.outcomes.won);
  await game.expectBest(4);
  expect((await loggedTypes(friend)).filter((type) => /challenge/i.test(type))).toHaveLength(1);
  await game.retryButton.click();
  await expectReady(friend);
  await game.expectBest(4);
  await game.expectFreshStart();
  await arrival.expectAnswered();
});

test('Guess the Teacher: a friend gets the same cards in the same order, until the next class', async ({
  page,
  open,
  newVisitor,
}) => {
  await open(GUESS_THE_TEACHER);
  const cards: TeacherCard[] = [];
  const playRound = async (game: ReturnType<typeof guessTheTeacher>, points: 10 | 5 | 0) => {
    const card = await game.teacherIn();
    await game.playRound(points);
    return card;
  };
  for (const [index, points] of ([10, 5, 0, 10, 10] as const).entries()) {
    cards.push(await playRound(guessTheTeacher(page), points));
    await guessTheTeacher(page)
      .goOnButton(index + 1)
      .press('Enter');
  }
  const address = await challenge(page).link();

  const friend = await newVisitor();
  const [game, arrival] = [guessTheTeacher(friend), challenge(friend)];
  await friend.addInitScript(installDevTools);
  await openLink(friend, address);
  await expect(arrival.region).toContainText(teacherTexts.offer(35, 50)[0] as string);
  await game.expectRound(1, 0);
  const offered = ['ui/pageOpened', 'guessTheTeacher/classStarted'];
  expect(await loggedTypes(friend)).toEqual(offered);
  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual([...offered, 'guessTheTeacher/challengeAccepted']);
  await expect(game.catchphrase).toBeFocused();
  const standing = friend.getByText(teacherTexts.standing(35, 50), { exact: true });
  let score = 0;
  for (const [index, points] of ([0, 10, 10, 0, 5] as const).entries()) {
    await game.expectRound(index + 1, score);
    await expect(standing).toBeVisible();
    expect(await playRound(game, points)).toEqual(cards[index]);
    score += points;
    await game.goOnButton(index + 1).press('Enter');
  }
  await expect(game.certificate).toBeVisible();
  await expect(standing.locator('..')).toContainText(teacherTexts.outcomes.lost);
  await expect(game.figure('Best score')).toHaveText('25 / 50');
  await game.againButton.click();
  await game.expectRound(1, 0);
  await expect(standing).toHaveCount(0);
});

test('Truth or Dare: a friend gets the very task with its time running, and keeps the own level', async ({
  page,
  newVisitor,
}) => {
  const task = longestOf(tasksOf('Hard', 'Dare'));
  await openPaused(page, TRUTH_OR_DARE);
  await truthOrDare(page).deal(task);
  await truthOrDare(page).completedButton.click();
  const address = await challenge(page).link();

  const friend = await newVisitor();
  const [game, arrival] = [truthOrDare(friend), challenge(friend)];
  await friend.addInitScript(installDevTools);
  await openPaused(friend, TRUTH_OR_DARE);
  await game.level('Medium').check();
  const before = await stateIn(friend);
  const logged = await loggedTypes(friend);
  await friend.goto(address);
  await expect(arrival.region).toContainText(taskTexts.lead.Dare);
  await expect(arrival.region).toContainText(task.text);
  await expect(arrival.region).toContainText(taskTexts.time(60));
  await advance(friend, 5000);
  await game.expectNoTask();
  expect(await stateIn(friend)).toEqual(before);
  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual([...logged, 'truthOrDare/challengeAccepted']);
  await expect(game.task).toContainText(task.text);
  await game.expectSeconds(60);
  await advance(friend, 3000);
  await game.expectSeconds(57);
  await expect(game.level('Medium')).toBeChecked();
  await game.completedButton.click();
  await game.expectTurns(1, 1, 1);
  await expect(game.level('Medium')).toBeChecked();
  expect(await arrival.link(), 'the same task is passed on').toBe(address);
  await game.spin();
  expect(await game.openTask('Medium')).not.toEqual(task);
});

/** What can be seen of the game: its text but for the number of the hand, and its drawings. */
async function shownWhileHiding(page: Page) {
  const main = page.getByRole('main');
  return [(await main.innerText()).replace(/Hand \d/, 'Hand n'), await drawingIn(main)];
}

/** Plays that hand against the next one of the friend. */
async function playAgainst(page: Page, own: Hand, friends: Hand) {
  const game = rockPaperScissors(page);
  await game.hand(own).click();
  await advance(page, 1900);
  await game.expectNoResult();
  await advance(page, 100);
  await expect(game.result).toContainText(resultOf(own, friends));
  await expect(game.computer).toContainText(friends);
}

test("Rock Paper Scissors: five hidden hands are the computer's, and the answer brings the friend's own", async ({
  page,
  newVisitor,
}) => {
  const hidden: Hand[] = ['Paper', 'Rock', 'Scissors', 'Scissors', 'Rock'];
  const answer: Hand[] = ['Rock', 'Paper', 'Rock', 'Scissors', 'Scissors'];
  const [own, sent] = [rockPaperScissors(page), challenge(page)];
  await openPaused(page, ROCK_PAPER_SCISSORS);
  const stored = await storedByBrowser(page);
  await button(page, 'Challenge a friend').click();
  await expect(page.getByText('Hand 1 of 5', { exact: true })).toBeVisible();
  const shown = await shownWhileHiding(page);
  for (const [index, hand] of hidden.entries()) {
    await expect(page.getByText(`Hand ${index + 1} of 5`, { exact: true })).toBeVisible();
    expect(await shownWhileHiding(page)).toEqual(shown);
    await own.hand(hand).click();
  }
  await expect(page.getByText(handTexts.ready, { exact: true })).toBeVisible();
  await advance(page, 3000);
  await own.expectTally(0, 0, 0);
  await expect(own.history).toHaveCount(0);
  expect(await storedByBrowser(page)).toBe(stored);
  const address = await sent.link();

  const friend = await newVisitor();
  const [game, arrival] = [rockPaperScissors(friend), challenge(friend)];
  await friend.addInitScript(installDevTools);
  await openPaused(friend, address);
  await expect(arrival.region).toContainText(handTexts.offer(5)[0] as string);
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened']);
  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual([
    'ui/pageOpened',
    'rockPaperScissors/challengeAccepted',
  ]);
  for (const [index, hand] of answer.entries()) {
    await expect(arrival.share).toHaveCount(0);
    await playAgainst(friend, hand, hidden[index] as Hand);
    await expect(friend.getByText(handTexts.round(index + 1, 5), { exact: true })).toBeVisible();
  }
  await game.expectScores({ You: 2, Computer: 2, Ties: 1, Streak: 0, 'Best streak': 2 });
  await expect(friend.getByText(handTexts.standing(2, 2), { exact: true })).toBeVisible();
  await expect(friend.getByText(handTexts.outcomes.tied, { exact: true })).toBeVisible();
  expect((await arrival.message())[0]).toMatch(/main 2, tum 2, tie 1$/);

  await page.goto(await arrival.link());
  await expect(sent.region).toBeVisible();
  await expect(sent.share, 'nothing is changed yet').toBeVisible();
  await sent.accept();
  for (const hand of answer) await playAgainst(page, 'Paper', hand);
  await own.expectTally(2, 2, 1);
  await own.hand('Rock').click();
  await expect(page.getByText(handTexts.round(5, 5), { exact: true })).toHaveCount(0);
});

test('Not now leaves the plain game, also after a reload, Back and Forward', async ({
  page,
  open,
}) => {
  const arrival = challenge(page);
  await open('/about-us');
  await open(QUIZ + QUIZ_HASH);
  await arrival.refuse();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await quiz(page).expectFreshStart();
  await page.reload();
  await expectReady(page);
  await arrival.expectAnswered();
  await page.goBack();
  await expectPage(page, '/about-us');
  await page.goForward();
  await expectPage(page, QUIZ);
  await arrival.expectAnswered();
  await link(gameTiles(page), 'Truth or Dare').click();
  await expectPage(page, TRUTH_OR_DARE);
  await page.goBack();
  await expectPage(page, QUIZ);
  await arrival.expectAnswered();
  await quiz(page).expectFreshStart();
});

test('an accepted challenge is offered neither after a reload, nor after Back and Forward', async ({
  page,
  open,
}) => {
  const arrival = challenge(page);
  await open('/about-us');
  await open(QUIZ + QUIZ_HASH);
  await arrival.accept();
  await quiz(page).start('Rani');
  await link(gameTiles(page), 'Truth or Dare').click();
  await expectPage(page, TRUTH_OR_DARE);
  await arrival.expectAnswered();
  await page.goBack();
  await expectPage(page, QUIZ);
  await quiz(page).expectQuestion(1);
  await arrival.expectAnswered();
  await page.goBack();
  await expectPage(page, '/about-us');
  await page.goForward();
  await expectPage(page, QUIZ);
  await arrival.expectAnswered();
  await page.reload();
  await expectReady(page);
  await arrival.expectAnswered();
  await quiz(page).expectFreshStart();
});

test('an offer that is left unanswered is there again on the way back', async ({ page, open }) => {
  const arrival = challenge(page);
  await open(QUIZ + QUIZ_HASH);
  await expect(arrival.region).toBeVisible();
  await link(gameTiles(page), 'Truth or Dare').click();
  await expectPage(page, TRUTH_OR_DARE);
  await arrival.expectAnswered();
  await page.goBack();
  await expectPage(page, QUIZ + QUIZ_HASH);
  await arrival.accept();
  await expect(page.getByText(quizTexts.standing(4, 5), { exact: true })).toBeVisible();
});

test('by keyboard: an offer stays when the header is skipped, and is accepted', async ({
  page,
  open,
}) => {
  const arrival = challenge(page);
  await open(QUIZ + QUIZ_HASH);
  await expect(arrival.region).toBeVisible();
  await skipToContent(page);
  await expect(arrival.region).toBeVisible();
  await arrival.acceptButton.press('Enter');
  await expect(arrival.region).toHaveCount(0);
  await expect(quiz(page).name).toBeFocused();
});

test('a link that was refused is offered again when it is opened again', async ({ page, open }) => {
  const arrival = challenge(page);
  await open(QUIZ + QUIZ_HASH);
  await arrival.refuse();
  await page.goto(QUIZ + QUIZ_HASH);
  await arrival.accept();
  await expect(page.getByText(quizTexts.standing(4, 5), { exact: true })).toBeVisible();
});

const CODE = QUIZ_HASH.slice('#c=1.'.length);
const otherCharacter = CODE.startsWith('A') ? 'B' : 'A';

/** Hashes that look like a challenge, and are none. */
const broken: [what: string, hash: string][] = [
  ['of a later version', '#c=2.abc'],
  ['with another character', `#c=1.${otherCharacter}${CODE.slice(1)}`],
  [
    'with another last character',
    `${QUIZ_HASH.slice(0, -1)}${QUIZ_HASH.endsWith('A') ? 'B' : 'A'}`,
  ],
  ['that is cut', QUIZ_HASH.slice(0, -1)],
  ['that is doubled', QUIZ_HASH + CODE],
  ['with 1000 characters', `#c=1.${CODE.repeat(100).slice(0, 1000)}`],
  ['of another game', TASK_HASH],
  ['percent-encoded', `#${encodeURIComponent(QUIZ_HASH.slice(1))}`],
  ['percent-encoded twice', `#${encodeURIComponent(encodeURIComponent(QUIZ_HASH.slice(1)))}`],
  ['without a version', '#c='],
  ['without a code', '#c=1.'],
  ['with a zero character', '#c=1.%00'],
  ['that is no valid encoding', '#c=1.%E0%A4%A'],
  ['with markup', '#c=<script>alert(1)</script>'],
];

test('a broken link opens the plain game with one kind line, and changes nothing', async ({
  page,
  open,
}) => {
  await open('/about-us');
  const text = asStored({ bestScore: 4 });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    QUIZ_KEY,
    text,
  ] as const);
  await open(QUIZ);
  const stored = await storedByBrowser(page);
  const { status, region } = challenge(page);
  for (const [what, hash] of broken) {
    await test.step(`a link ${what}`, async () => {
      await page.goto('/favicon.svg');
      await open(QUIZ + hash);
      await expect(status).toHaveText(/^[^\n]+$/);
      await expect(region).toHaveCount(0);
      await quiz(page).expectBest(4);
      expect(await storedByBrowser(page)).toBe(stored);
      await quiz(page).name.fill('Rani');
      await quiz(page).name.press('Enter');
      await expect(quiz(page).question(1)).toBeVisible();
    });
  }
});

/** The first control of the other games. */
const firstControls: [path: string, hash: string, play: (page: Page) => Promise<void>][] = [
  [
    LOVE_CALCULATOR,
    QUIZ_HASH,
    async (page) => {
      await loveCalculator(page).calculate('Raju', 'Rani');
      await loveCalculator(page).expectResult(75);
    },
  ],
  [
    BACKBENCHER_TEST,
    QUIZ_HASH,
    async (page) => {
      await backbencherTest(page).row('proxy').click();
      await expect(backbencherTest(page).box('proxy')).toBeChecked();
    },
  ],
  [
    TRUTH_OR_DARE,
    HANDS_HASH,
    async (page) => {
      await truthOrDare(page).spinButton.click();
      await expect(truthOrDare(page).spinButton).toHaveAttribute('aria-disabled', 'true');
    },
  ],
  [
    ROCK_PAPER_SCISSORS,
    CLASS_HASH,
    async (page) => {
      await rockPaperScissors(page).hand('Rock').click();
      await expect(rockPaperScissors(page).result).toHaveCount(1);
    },
  ],
  [
    GUESS_THE_TEACHER,
    QUIZ_HASH,
    async (page) => {
      await guessTheTeacher(page).playRound(10);
      await expect(guessTheTeacher(page).score).toHaveText('Score: 10');
    },
  ],
];

test("on each game another game's link brings the same kind line", async ({ page, open }) => {
  const { status, region } = challenge(page);
  await open(QUIZ + TASK_HASH);
  const line = (await status.textContent()) ?? '';
  for (const [path, hash, play] of firstControls) {
    await test.step(path, async () => {
      await open(path + hash);
      await expect(status).toHaveText(line);
      await expect(region).toHaveCount(0);
      await play(page);
    });
  }
});

const CHALLENGE_FILE = /assets\/challenge\b.*\.js$/;

test('a hash of another kind brings no line, and loads nothing', async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { status, region } = challenge(page);
  const game = guessTheTeacher(page);
  for (const hash of ['#concept', '#main', '#constructor', '#c', '#', '#r=1.abc', '#%63oncept']) {
    await page.goto('/favicon.svg');
    await open(GUESS_THE_TEACHER + hash);
    await game.playRound(10);
    await expect(game.score).toHaveText('Score: 10');
    for (const part of [status, region]) await expect(part, hash).toHaveCount(0);
  }
  expect(requests.filter((url) => CHALLENGE_FILE.test(url))).toEqual([]);
  await open(`${GUESS_THE_TEACHER}#c=2.abc`);
  await expect(status).toBeVisible();
  expect(requests.filter((url) => CHALLENGE_FILE.test(url))).toHaveLength(1);
});

test('where the code does not come, the plain game works, and one line says so', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole('error: Failed to load resource: net::ERR_FAILED');
  await page.route(CHALLENGE_FILE, (route) => route.abort());
  await open(QUIZ + QUIZ_HASH);
  const line = page.getByRole('status').filter({ hasText: partNotLoaded });
  await expect(line).toHaveText(partNotLoaded);
  await expect(challenge(page).region).toHaveCount(0);
  await quiz(page).name.fill('Rani');
  await quiz(page).startButton.click();
  await expect(quiz(page).question(1)).toBeVisible();
  await page.unroute(CHALLENGE_FILE);
  await page.reload();
  await expectReady(page);
  await challenge(page).accept();
  await expect(page.getByText(quizTexts.standing(4, 5), { exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
});

/** Begins a game of one's own; returns what goes on with it. */
const begin: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async [QUIZ](page) {
    await quiz(page).start('Rani');
    await quiz(page).option(rightOf(1)).press('Enter');
    return async () => {
      await quiz(page).nextButton.click();
      await quiz(page).expectQuestion(2);
    };
  },
  async [GUESS_THE_TEACHER](page) {
    await guessTheTeacher(page).playRound(10);
    return async () => {
      await guessTheTeacher(page).nextButton.click();
      await guessTheTeacher(page).expectRound(2, 10);
    };
  },
  async [TRUTH_OR_DARE](page) {
    await truthOrDare(page).spin();
    return async () => {
      await advance(page, 4000);
      await truthOrDare(page).expectSeconds(26);
    };
  },
  async [ROCK_PAPER_SCISSORS](page) {
    await rockPaperScissors(page).hand('Rock').click();
    return async () => {
      await advance(page, 2000);
      await expect(rockPaperScissors(page).result).toHaveCount(1);
      await rockPaperScissors(page).hand('Paper').click();
    };
  },
  async [HAND_CRICKET](page) {
    await handCricket(page).start('Bat');
    await mockRandom(page, drawOf(2));
    await handCricket(page).throw(4).click();
    return async () => {
      await handCricket(page).settle([4, 2]);
      await handCricket(page).ball([6, 1]);
      await handCricket(page).expectBoard('You', '10', 'Computer', '0');
      await handCricket(page).throw(1).click();
    };
  },
  async [CHIDIYA_UDD](page) {
    const game = chidiyaUdd(page);
    await game.start();
    await game.call('tota');
    return async () => {
      await game.lift();
      await game.answer('gadha', false);
      await game.expectBoard(1, 2);
      // A game that is on does not go on under the friend's.
      await game.call('maina');
    };
  },
};

const scoresIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));

for (const [path, hash, expectBegun] of challenges) {
  test(`an offer leaves the own game alone until it is accepted: ${path}`, async ({ page }) => {
    await page.addInitScript(installDevTools);
    await openPaused(page, path);
    const goOn = await (begin[path] as (page: Page) => Promise<() => Promise<void>>)(page);
    const [state, types] = [await stateIn(page), await loggedTypes(page)];
    const stored = await scoresIn(page);
    const expectUntouched = async () => {
      expect([await stateIn(page), await loggedTypes(page)]).toEqual([state, types]);
      expect(await scoresIn(page)).toEqual(stored);
    };
    await page.goto(path + hash);
    await expect(challenge(page).acceptButton).toBeVisible();
    await expectUntouched();
    await challenge(page).refuse();
    await expectUntouched();
    await goOn();

    await page.goto(path + hash);
    await challenge(page).accept();
    await expectBegun(page);
    // Nothing is left of the timer of the own game.
    await advance(page, 2500);
    await expectBegun(page);
    const accepted = (await loggedTypes(page)).filter((type) => type.includes('challenge'));
    expect(accepted).toHaveLength(1);
  });
}

test('offers and accepted challenges have no layout faults', {
  tag: '@widefont',
}, async ({ page, open }) => {
  const expectNoFaults = (what: string) =>
    atEachSize(page, [NARROWEST, PHONE, DESKTOP], async (where) => {
      expect.soft(await page.evaluate(layoutFaults), `${what}, ${where}`).toEqual([]);
    });
  for (const [path, hash, expectBegun] of challenges) {
    await open(path + hash);
    await expect(challenge(page).acceptButton).toBeVisible();
    await expectNoFaults(`${path}, offered`);
    await challenge(page).accept();
    await expectBegun(page);
    await expectNoFaults(`${path}, accepted`);
  }
  await open(`${QUIZ}#c=2.abc`);
  await expect(challenge(page).status).toBeVisible();
  await expectNoFaults('the line of a broken link');
  await open(ROCK_PAPER_SCISSORS);
  await button(page, 'Challenge a friend').click();
  await expect(page.getByText('Hand 1 of 5', { exact: true })).toBeVisible();
  await expectNoFaults('hands are hidden');
  for (let hand = 1; hand <= 5; hand += 1) await rockPaperScissors(page).hand('Rock').click();
  await expect(challenge(page).share).toBeVisible();
  await expectNoFaults('all hands are hidden');
});
