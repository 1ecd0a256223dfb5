import type { Page } from '@playwright/test';
import { challenge as uddTexts } from '../../src/games/chidiya-udd/content';
import { challengeHashOf as hashOfCalls } from '../../src/games/chidiya-udd/links';
import { challenge as teacherTexts } from '../../src/games/guess-the-teacher/content';
import { challengeHashOf as hashOfClass } from '../../src/games/guess-the-teacher/links';
import {
  challenge as cricketTexts,
  challengeHashOf as hashOfInnings,
} from '../../src/games/hand-cricket/links';
import { challenge as quizTexts } from '../../src/games/quiz/content';
import { challengeHashOf as hashOfQuiz } from '../../src/games/quiz/links';
import { challenge as handTexts } from '../../src/games/rock-paper-scissors/content';
import { challengeHashOf as hashOfHands } from '../../src/games/rock-paper-scissors/links';
import { challengeHashOf as hashOfTask } from '../../src/games/truth-or-dare/links';
import { CALLS, CHIDIYA_UDD } from '../plays/chidiya-udd';
import { GUESS_THE_TEACHER } from '../plays/guess-the-teacher';
import { HAND_CRICKET, MATCH } from '../plays/hand-cricket';
import { QUIZ } from '../plays/quiz';
import { ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { longestOf, TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { shareScreen } from './shareScreen';
import { button, expect } from './site';

/** The hash of the address bar. */
const hashIn = (page: Page) => page.evaluate(() => window.location.hash);

/** Page object of the part that sends a challenge, and of its arrival. */
export function challenge(page: Page) {
  const region = page.getByRole('region', { name: 'Challenge', exact: true });
  const answer = async (name: string) => {
    await button(region, name).click();
    await screen.expectAnswered();
  };
  const screen = {
    region,
    acceptButton: button(region, 'Accept'),
    /** Says that a link cannot be read. */
    status: page.getByRole('status', { name: 'Challenge status', exact: true }),

    /** The lines of the message that is sent. */
    message: async () => (await shareScreen(page).message()).split('\n'),
    /** The link on the last line of the message, from the path on. */
    async link() {
      const address = (await screen.message()).at(-1) ?? '';
      expect(address).toMatch(/^https?:[^\s#]+#c=1\.[A-Za-z0-9]+$/);
      const { origin } = new URL(page.url());
      expect(address.slice(0, origin.length)).toBe(origin);
      return address.slice(origin.length);
    },
    accept: () => answer('Accept'),
    refuse: () => answer('Not now'),
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
const CLASS_HASH = hashOfClass({
  cards: (['pe', 'math', 'science', 'math', 'english'] as const).map((teacherType, index) => ({
    teacherType,
    card: index % 3,
  })),
  score: 45,
});
const TASK = longestOf('Hard', 'Truth');
export const TASK_HASH = hashOfTask({ difficulty: 'hard', type: 'Truth', index: TASK.index });
export const HANDS_HASH = hashOfHands(['paper', 'paper', 'rock', 'scissors', 'rock']);
/** The friend has made 10. */
const INNINGS_HASH = hashOfInnings(MATCH.slice(0, 3)) as string;
const CALLS_HASH = hashOfCalls({ mode: 'fast', score: 2, names: [...CALLS] });

/** A challenge of each game; what is to be seen when it is accepted. */
export const challenges = (
  [
    [QUIZ, QUIZ_HASH, quizTexts.standing(4, 5)],
    [GUESS_THE_TEACHER, CLASS_HASH, teacherTexts.standing(45, 50)],
    [TRUTH_OR_DARE, TASK_HASH, TASK.text],
    [ROCK_PAPER_SCISSORS, HANDS_HASH, handTexts.round(1, 5)],
    [HAND_CRICKET, INNINGS_HASH, cricketTexts.standing(0, 10)],
    [CHIDIYA_UDD, CALLS_HASH, uddTexts.standing(0, 2)],
  ] as const
).map(([path, hash, text]) => {
  const expectBegun = (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  return [path, hash, expectBegun] as const;
});
