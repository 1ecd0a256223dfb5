import type { Page } from '@playwright/test';
import { labels as rpsLabels } from '../../src/games/rock-paper-scissors/content';
import { guidePath, guideSlugs } from '../../src/paths';
import {
  AAJ_KA_OVER,
  aajKaOver,
  morningOf,
  numberOf,
  overText,
  SUNDAY,
  throwsUntilOut,
} from './aajKaOverScreen';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { CHIDIYA_UDD, chidiyaUdd } from './chidiyaUddScreen';
import { openWithPausedClock, PAUSED_AT } from './gameTime';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { HAND_CRICKET, handCricket, MATCH } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { guides } from './pages';
import { QUIZ, quiz } from './quizScreen';
import { RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { button } from './site';
import type { Task } from './truthOrDareScreen';
import { TRUTH_OR_DARE, tasksOf, truthOrDare } from './truthOrDareScreen';

export const LOVE_CALCULATOR = '/school-games';

export type Open = (path: string) => Promise<void>;

const openGame =
  (path: string, play: (page: Page) => Promise<void>) => async (page: Page, open: Open) => {
    await open(path);
    await play(page);
  };

/** For games in which time passes; the clock runs again when the result is there. */
const openTimedGame =
  (path: string, play: (page: Page) => Promise<void>, at = PAUSED_AT) =>
  async (page: Page, open: Open) => {
    await openWithPausedClock(page, open, path, at);
    await play(page);
    await page.clock.resume();
  };

async function crown(page: Page) {
  const game = rajaMantri(page);
  await game.typeNames();
  await game.deal();
  await game.playOn();
  await game.endButton.click();
}

async function hideHands(page: Page) {
  await button(page, rpsLabels.challenge).click();
  for (const hand of ['Rock', 'Paper', 'Scissors', 'Rock', 'Rock'] as const)
    await rockPaperScissors(page).hand(hand).click();
}

/** What can be sent on, and how to get there. */
export type Shared = {
  path: string;
  /** Up to the result. */
  show(page: Page, open: Open): Promise<void>;
  /** In the message: names and figure of the result. */
  says: (string | RegExp)[];
  /** Of the picture. */
  file: string;
  isChallenge?: boolean;
};

const calculated = (mode: 'Pyar' | 'Takrar') =>
  openGame(LOVE_CALCULATOR, async (page) => {
    const game = loveCalculator(page);
    await game.mode(mode).check();
    await game.calculate('Raju', 'Rani');
  });

const OVER = throwsUntilOut(SUNDAY, 4);

export const results: Record<string, Shared> = {
  'Love Calculator': {
    path: LOVE_CALCULATOR,
    show: calculated('Pyar'),
    says: ['Raju love Rani', '552, 75%'],
    file: 'love-calculator-75.png',
  },
  'Love Calculator, Takrar': {
    path: LOVE_CALCULATOR,
    show: calculated('Takrar'),
    says: ['Raju hate Rani', '66%'],
    file: 'love-calculator-66.png',
  },
  'a completed task': {
    path: TRUTH_OR_DARE,
    show: openTimedGame(TRUTH_OR_DARE, async (page) => {
      await truthOrDare(page).deal(tasksOf('Easy', 'Truth')[4] as Task);
      await truthOrDare(page).completedButton.click();
    }),
    says: [/^Truth or Dare: Easy (?:Truth|Dare) ✓ Streak 1$/m],
    file: 'truth-or-dare-streak-1.png',
    isChallenge: true,
  },
  'a round of Rock Paper Scissors': {
    path: ROCK_PAPER_SCISSORS,
    show: openTimedGame(ROCK_PAPER_SCISSORS, (page) =>
      rockPaperScissors(page).play('Rock', 'Scissors'),
    ),
    says: ['Patthar vs Kainchi', 'Streak 1'],
    file: 'rock-paper-scissors-streak-1.png',
    isChallenge: true,
  },
  'five hidden hands': {
    path: ROCK_PAPER_SCISSORS,
    show: openGame(ROCK_PAPER_SCISSORS, hideHands),
    says: ['Rock Paper Scissors: mere 5 haath'],
    file: 'rock-paper-scissors-challenge.png',
    isChallenge: true,
  },
  'a certificate': {
    path: GUESS_THE_TEACHER,
    show: openGame(GUESS_THE_TEACHER, (page) => guessTheTeacher(page).play(10, 10, 5, 0, 10)),
    says: ['Guess the Teacher: ', '35 / 50'],
    file: 'guess-the-teacher-35.png',
    isChallenge: true,
  },
  'a report card': {
    path: QUIZ,
    show: openGame(QUIZ, (page) => quiz(page).play('Raju', 3)),
    says: ['Raju ka report card: ✓ ✓ ✓ ✗ ✗ 60%'],
    file: 'report-card-60.png',
    isChallenge: true,
  },
  'the Backbencher Test': {
    path: BACKBENCHER_TEST,
    show: openGame(BACKBENCHER_TEST, (page) => backbencherTest(page).tick(4)),
    says: ['Backbencher Test: ', '4 / 20'],
    file: 'backbencher-test-4-of-20.png',
  },
  'a match of Hand Cricket': {
    path: HAND_CRICKET,
    show: openTimedGame(HAND_CRICKET, (page) => handCricket(page).play('Bat', MATCH)),
    says: [/^Hand Cricket: .*\b10\b.*\b3\b/],
    file: 'hand-cricket-10-3.png',
    isChallenge: true,
  },
  'a game of Chidiya Udd': {
    path: CHIDIYA_UDD,
    show: openTimedGame(CHIDIYA_UDD, (page) => chidiyaUdd(page).play()),
    says: [/^Chidiya Udd, Tez wala: 2 sahi/],
    file: 'chidiya-udd-2.png',
    isChallenge: true,
  },
  'a game of Raja Mantri Chor Sipahi': {
    path: RAJA_MANTRI,
    show: openGame(RAJA_MANTRI, crown),
    says: ['Raja Mantri Chor Sipahi: Raju ke sar taaj! 1000 points'],
    file: 'raja-mantri-chor-sipahi.png',
  },
  'Aaj ka Over': {
    path: AAJ_KA_OVER,
    show: openTimedGame(AAJ_KA_OVER, (page) => aajKaOver(page).play(OVER), morningOf(SUNDAY)),
    says: [`Aaj ka Over ${numberOf(SUNDAY)}: ${overText(OVER, SUNDAY)}`],
    file: `aaj-ka-over-${numberOf(SUNDAY).slice(1)}.png`,
  },
  Journey: {
    path: '/journey',
    show: openGame('/journey', async () => undefined),
    says: ['Journey padh li'],
    file: 'journey.png',
  },
  ...Object.fromEntries(
    guideSlugs.map((slug): [string, Shared] => {
      const path = guidePath(slug);
      return [
        path,
        {
          path,
          show: openGame(path, async () => undefined),
          says: [guides[path] ?? 'a name'],
          file: `${slug}.png`,
        },
      ];
    }),
  ),
};
