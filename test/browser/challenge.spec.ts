import type { Page } from '@playwright/test';
import { challenge as texts } from '../../src/games/hub/content';
import { challenge as quizTexts } from '../../src/games/quiz/content';
import { offerLines } from '../../src/games/quiz/links';
import { challenge as handTexts } from '../../src/games/rock-paper-scissors/content';
import { partNotLoaded } from '../../src/layout/content';
import { playQuiz, QUIZ, rightOf } from '../plays/quiz';
import type { Hand } from '../plays/rock-paper-scissors';
import { drawOf, ROCK_PAPER_SCISSORS, resultOf, settle } from '../plays/rock-paper-scissors';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import type { Visitor } from '../plays/visitor';
import { button, textbox } from '../plays/visitor';
import { installDevTools, loggedTypes, stateIn } from './actionRecorder';
import { challenge, HANDS_HASH, QUIZ_HASH, TASK_HASH } from './challengeScreen';
import { expectPage } from './pages';
import { expect, heading, openIn, openPaused, reload, storedByBrowser, test } from './site';
import { locate, visitorOf } from './visitor';

/** Takes the quiz, and returns the options of each question as they are shown, with their letters. */
async function optionsOfQuiz(page: Page, right: number) {
  const shown: (string | null)[] = [];
  const visitor = visitorOf(page, {
    isPaused: false,
    async look(moment, ...options) {
      if (!moment.startsWith('question')) return;
      for (const option of options) shown.push(await locate(page, option).textContent());
    },
  });
  await playQuiz(visitor, right);
  return shown;
}

test('Quiz: a friend gets the same options in the same order, and who has more is told', {
  tag: '@journey',
}, async ({ page, open, newVisitor }) => {
  await open(QUIZ);
  const shown = await optionsOfQuiz(page, 3);
  expect((await challenge(page).message())[0]).toContain('Raju');
  const address = await challenge(page).link();
  expect(address).not.toContain('Raju');

  const friend = await newVisitor();
  const { region, acceptButton } = challenge(friend);
  const visitor = visitorOf(friend, { isPaused: false });
  await friend.addInitScript(installDevTools);
  await openIn(friend, QUIZ);
  const [plain, stored] = [await stateIn(friend), await storedByBrowser(friend)];
  await openIn(friend, '/about-us');
  await openIn(friend, address);
  await expect(region).toContainText(offerLines(3)[0] as string);
  expect(await stateIn(friend)).toEqual(plain);
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened']);
  expect(await storedByBrowser(friend)).toBe(stored);

  await acceptButton.press('Enter');
  await challenge(friend).expectAnswered();
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened', 'quiz/challengeAccepted']);
  await visitor.expectFocused(textbox('Your name'));
  await visitor.expectShown(quizTexts.standing(3, 5));
  expect(await optionsOfQuiz(friend, 4)).toEqual(shown);
  await visitor.expectShown(`${quizTexts.standing(3, 5)} ${quizTexts.outcomes.won}`);
  await visitor.expectFigures({ 'Best score': '4 / 5' });
});

/** Plays five hands against those of the friend, who wins as many. */
async function playAgainst({ press, pass, expectHeard }: Visitor, own: Hand[], friends: Hand[]) {
  for (const [at, hand] of own.entries()) {
    await press(hand);
    await pass(2000);
    await expectHeard(at < 4 ? `${resultOf(hand, friends[at] as Hand)}…` : "It's a tie! 2 to 2…");
  }
}

test("Rock Paper Scissors: five hidden hands are the computer's, and the answer brings the friend's own", async ({
  page,
  newVisitor,
}) => {
  const hidden: Hand[] = ['Paper', 'Rock', 'Scissors', 'Scissors', 'Rock'];
  const answer: Hand[] = ['Rock', 'Paper', 'Rock', 'Scissors', 'Scissors'];
  const own = visitorOf(page);
  await openPaused(page, ROCK_PAPER_SCISSORS);
  await own.press('Challenge a friend');
  const looks = new Set<string>();
  for (const [at, hand] of hidden.entries()) {
    await own.expectShown(handTexts.hand(at + 1, 5));
    const html = await page.getByRole('main').innerHTML();
    looks.add(html.replaceAll(/Hand \d| data-(?:filled="true"|step="\d")/g, ''));
    await own.press(hand);
  }
  expect(looks.size, 'nothing on the page tells which hand was hidden').toBe(1);
  await own.expectShown(handTexts.ready);
  const address = await challenge(page).link();

  const friend = await newVisitor();
  const visitor = visitorOf(friend);
  await openPaused(friend, address);
  await challenge(friend).accept();
  await playAgainst(visitor, answer, hidden);
  await visitor.expectFigures({ You: '2', Computer: '2', Ties: '1', 'Best streak': '2' });
  await visitor.expectShown(handTexts.standing(2, 2));
  await visitor.expectShown(handTexts.outcomes["It's a tie!"]);
  expect((await challenge(friend).message())[0]).toMatch(/main 2, tum 2, tie 1$/);

  await page.goto(await challenge(friend).link());
  await challenge(page).accept();
  await playAgainst(own, ['Paper', 'Paper', 'Paper', 'Paper', 'Paper'], answer);
  await own.expectFigures({ You: '2', Computer: '2', Ties: '1' });
});

test('an offer comes back with Back until it is answered, and then with its link alone', async ({
  page,
  open,
}) => {
  const { region, accept, refuse, expectAnswered } = challenge(page);
  const visitor = visitorOf(page, { isPaused: false });
  await open(QUIZ + QUIZ_HASH);
  await expect(region).toBeVisible();
  await visitor.follow('Truth or Dare', 'Games');
  await expectPage(page, TRUTH_OR_DARE);
  await expectAnswered();
  await page.goBack();
  await expectPage(page, QUIZ + QUIZ_HASH);
  for (const [answer, focused] of [
    [refuse, heading(page)],
    [accept, locate(page, textbox('Your name'))],
  ] as const) {
    await answer();
    await expect(focused).toBeFocused();
    await visitor.follow('Truth or Dare', 'Games');
    await expectPage(page, TRUTH_OR_DARE);
    await page.goBack();
    await expectPage(page, QUIZ);
    await expectAnswered();
    await reload(page);
    await expectAnswered();
    await open('/about-us');
    await page.goBack();
    await expectPage(page, QUIZ);
    await expectAnswered();
    await page.goto(QUIZ + QUIZ_HASH);
  }
  await expect(region).toBeVisible();
});

const CHALLENGE_FILE = /assets\/hub-later\b.*\.js$/;

test('a link that is none, or whose code does not come, brings one kind line, and the plain game', async ({
  page,
  open,
  expectConsole,
}) => {
  const { status, region } = challenge(page);
  const visitor = visitorOf(page, { isPaused: false });
  let requests = 0;
  page.on('request', (request) => {
    if (CHALLENGE_FILE.test(request.url())) requests += 1;
  });
  await open(QUIZ);
  const stored = await storedByBrowser(page);
  const openHash = async (hash: string) => {
    await page.goto('/favicon.svg');
    await open(QUIZ + hash);
    await visitor.type('Your name', 'Raju');
    await visitor.press('Start Quiz');
    await visitor.expectSeen(button(`… ${rightOf(1)}`));
    await expect(region).toHaveCount(0);
    expect(await storedByBrowser(page)).toBe(stored);
  };
  await openHash('#concept');
  expect(requests, 'the code is not loaded for another hash').toBe(0);
  for (const hash of [
    '#c=2.abc',
    QUIZ_HASH.slice(0, -1),
    TASK_HASH,
    '#c=1.%E0%A4%A',
    '#c=<script>',
  ]) {
    await openHash(hash);
    await expect(status, hash).toHaveText(texts.broken);
  }
  await page.route(CHALLENGE_FILE, (route) => route.abort());
  expectConsole('error: Failed to load resource: net::ERR_FAILED');
  await openHash(QUIZ_HASH);
  await expect(status).toHaveText(partNotLoaded);
});

test('an offer leaves the own round alone until it is accepted, which ends it', async ({
  page,
}) => {
  const { acceptButton, accept, refuse } = challenge(page);
  const visitor = visitorOf(page);
  const now = async () => [
    await stateIn(page),
    await loggedTypes(page),
    await page.evaluate(() => ({ ...localStorage })),
  ];
  await page.addInitScript(installDevTools);
  await openPaused(page, ROCK_PAPER_SCISSORS);
  await visitor.draw(drawOf('Scissors'));
  await visitor.press('Rock');
  const before = await now();
  await page.goto(ROCK_PAPER_SCISSORS + HANDS_HASH);
  await expect(acceptButton).toBeVisible();
  expect(await now()).toEqual(before);
  await refuse();
  expect(await now()).toEqual(before);
  await settle(visitor, 'Rock', 'Scissors');

  await visitor.press('Paper');
  await page.goto(ROCK_PAPER_SCISSORS + HANDS_HASH);
  await accept();
  await visitor.pass(2500);
  await visitor.expectShown(handTexts.round(1, 5));
  await visitor.expectFigures({ You: '1', Computer: '0', Ties: '0' });
});
