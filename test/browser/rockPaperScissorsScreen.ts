import type { Locator, Page } from '@playwright/test';
import { labels, stakes } from '../../src/games/rock-paper-scissors/content';
import { inTurn } from '../../src/games/shared/inTurn';
import { advance, mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const ROCK_PAPER_SCISSORS = '/school-games/rockpaperscissors';

export const HANDS = ['Rock', 'Paper', 'Scissors'] as const;
export type Hand = (typeof HANDS)[number];

export const WIN = 'You win!';
const LOSS = 'Computer wins!';
const TIE = "It's a tie!";
export const RESULTS = [WIN, LOSS, TIE];

/** The specification's rule. */
export function resultOf(player: Hand, computer: Hand) {
  if (player === computer) return TIE;
  const wins = ['Rock beats Scissors', 'Paper beats Rock', 'Scissors beats Paper'];
  return wins.includes(`${player} beats ${computer}`) ? WIN : LOSS;
}

/** The visible paths of the drawing, which identify the hand. */
export const drawingIn = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll('svg path')]
      .filter((line) => line.checkVisibility({ visibilityProperty: true }))
      .map((line) => line.getAttribute('d'))
      .join(),
  );

/** Page object of Rock Paper Scissors. */
export function rockPaperScissors(page: Page) {
  const choices = page.getByRole('group', { name: 'Your choice', exact: true });
  const history = page.getByRole('list', { name: 'History', exact: true });
  const screen = {
    ...scoreCard(page),
    choices,
    hand: (name: Hand) => button(choices, name),
    computer: page.getByRole('region', { name: 'Computer', exact: true }),
    result: page.getByRole('status').filter({ hasText: new RegExp(RESULTS.join('|')) }),
    /** What a round, counted from 1, is played for. */
    stake: (round: number) => page.getByText(inTurn(stakes, round - 1).stake, { exact: true }),
    /** What becomes of it. */
    outcome: (round: number, player: Hand, computer: Hand) => {
      const { won, lost } = inTurn(stakes, round - 1);
      const result = resultOf(player, computer);
      const outcomes = { 'You win!': won, 'Computer wins!': lost, "It's a tie!": labels.tieStake };
      return page.getByText(outcomes[result], { exact: true });
    },
    history: history.getByRole('listitem'),

    /** Plays a whole round, in which the computer shows that hand. */
    async play(player: Hand, computer: Hand) {
      await screen.hand(player).click();
      await screen.settle(player, computer);
    },
    /** Waits for the end of a round that has begun. */
    async settle(player: Hand, computer: Hand) {
      await mockRandom(page, (HANDS.indexOf(computer) + 0.5) / HANDS.length);
      await advance(page, 2000);
      await expect(screen.result).toContainText(resultOf(player, computer));
    },
    async expectNoResult() {
      await expect(screen.result).toHaveCount(0);
    },
    expectTally: (you: number, computer: number, ties: number) =>
      screen.expectScores({ You: you, Computer: computer, Ties: ties }),
  };
  return screen;
}
