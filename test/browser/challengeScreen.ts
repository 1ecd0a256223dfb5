import type { Page } from '@playwright/test';
import { challenge as uddTexts } from '../../src/games/chidiya-udd/challenge/content';
import { challenge as teacherTexts } from '../../src/games/guess-the-teacher/challenge/content';
import { hashOf as hashOfClass } from '../../src/games/guess-the-teacher/challenge/link';
import { hashOf as hashOfInnings } from '../../src/games/hand-cricket/challenge/link';
import { challenge as quizTexts } from '../../src/games/quiz/challenge/content';
import { hashOf as hashOfQuiz } from '../../src/games/quiz/challenge/link';
import { challenge as handTexts } from '../../src/games/rock-paper-scissors/challenge/content';
import { hashOf as hashOfHands } from '../../src/games/rock-paper-scissors/challenge/link';
import { hashOf as hashOfTask } from '../../src/games/truth-or-dare/challenge/link';
import { settings } from '../../src/settings';
import { CALLS_HASH, CHIDIYA_UDD, chidiyaUdd } from './chidiyaUddScreen';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { HAND_CRICKET, handCricket, MATCH } from './handCricketScreen';
import { QUIZ, quiz } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { shareScreen } from './shareScreen';
import { button, expect } from './site';
import { longestOf, TRUTH_OR_DARE, tasksOf, truthOrDare } from './truthOrDareScreen';

/** The hash of the address bar. */
export const hashIn = (page: Page) => page.evaluate(() => window.location.hash);

/** Page object of the part that sends a challenge, and of its arrival. */
export function challenge(page: Page) {
  const region = page.getByRole('region', { name: 'Challenge', exact: true });
  const { group: share, message } = shareScreen(page);
  const screen = {
    share,
    region,
    acceptButton: button(region, 'Accept'),
    notNowButton: button(region, 'Not now'),
    /** Says that a link cannot be read. */
    status: page.getByRole('status', { name: 'Challenge status', exact: true }),

    /** The lines of the message that is sent. */
    message: async () => (await message()).split('\n'),
    /** The link on the last line of the message, from the path on, for the server of the tests. */
    async link() {
      const address = (await screen.message()).at(-1) ?? '';
      expect(address).toMatch(/^https?:[^\s#]+#c=1\.[A-Za-z0-9]+$/);
      expect(address.slice(0, settings.siteUrl.length)).toBe(settings.siteUrl);
      return `/${address.slice(settings.siteUrl.length)}`;
    },
    async accept() {
      await screen.acceptButton.click();
      await screen.expectAnswered();
    },
    async refuse() {
      await screen.notNowButton.click();
      await screen.expectAnswered();
    },
    /** Expects the plain game, at an address that does not offer again. */
    async expectAnswered() {
      await expect(region).toHaveCount(0);
      await expect(screen.status).toHaveCount(0);
      expect(await hashIn(page)).toBe('');
    },
  };
  return screen;
}

/** A link of each game, from `#` on. */
export const QUIZ_HASH = hashOfQuiz({
  optionOrders: [3, 2, 1, 0, 3].map((first) => [
    first,
    ...[0, 1, 2, 3].filter((of) => of !== first),
  ]),
  score: 4,
});
export const CLASS_HASH = hashOfClass({
  cards: (['pe', 'math', 'science', 'math', 'english'] as const).map((teacherType, index) => ({
    teacherType,
    card: index % 3,
  })),
  score: 45,
});
const LONGEST_TASK = longestOf(tasksOf('Hard', 'Truth'));
export const TASK_HASH = hashOfTask({
  difficulty: 'hard',
  type: 'Truth',
  index: LONGEST_TASK.index,
});
export const HANDS_HASH = hashOfHands(['paper', 'paper', 'rock', 'scissors', 'rock']);
/** The friend has made 10. */
export const INNINGS_HASH = hashOfInnings(MATCH.slice(0, 3)) as string;

/** A challenge of each game; what is to be seen when it is accepted. */
export const challenges: [path: string, hash: string, begun: (page: Page) => Promise<void>][] = [
  [
    QUIZ,
    QUIZ_HASH,
    async (page) => {
      await expect(page.getByText(quizTexts.standing(4, 5), { exact: true })).toBeVisible();
      await expect(quiz(page).startButton).toBeVisible();
    },
  ],
  [
    GUESS_THE_TEACHER,
    CLASS_HASH,
    async (page) => {
      await guessTheTeacher(page).expectRound(1, 0);
      expect((await guessTheTeacher(page).teacherIn()).name).toBe('PE Teacher');
      await expect(page.getByText(teacherTexts.standing(45, 50), { exact: true })).toBeVisible();
    },
  ],
  [
    TRUTH_OR_DARE,
    TASK_HASH,
    async (page) => {
      await expect(truthOrDare(page).task).toContainText(LONGEST_TASK.text);
      await expect(truthOrDare(page).completedButton).toBeVisible();
    },
  ],
  [
    ROCK_PAPER_SCISSORS,
    HANDS_HASH,
    async (page) => {
      await expect(page.getByText(handTexts.round(1, 5), { exact: true })).toBeVisible();
      await rockPaperScissors(page).expectNoResult();
    },
  ],
  [
    HAND_CRICKET,
    INNINGS_HASH,
    async (page) => {
      await handCricket(page).expectBoard('You', '0', 'Computer', '10', 'Target', '11');
      await expect(handCricket(page).throw(1)).toBeVisible();
    },
  ],
  [
    CHIDIYA_UDD,
    CALLS_HASH,
    async (page) => {
      await expect(page.getByText(uddTexts.standing(0, 2), { exact: true })).toBeVisible();
      await expect(chidiyaUdd(page).startButton).toBeVisible();
    },
  ],
];
