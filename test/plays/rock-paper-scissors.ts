import type { Play, Visitor } from './visitor';
import { button, nearlyReset, region, status, whatsApp } from './visitor';

export const ROCK_PAPER_SCISSORS = '/school-games/rockpaperscissors';

export const HANDS = ['Rock', 'Paper', 'Scissors'] as const;
export type Hand = (typeof HANDS)[number];

/** The draw by which the computer shows a hand. */
export const drawOf = (hand: Hand) => (HANDS.indexOf(hand) + 0.5) / HANDS.length;

/** The rule of the game: which hand beats which. */
export function resultOf(player: Hand, computer: Hand) {
  if (player === computer) return "It's a tie!";
  const wins = ['Rock beats Scissors', 'Paper beats Rock', 'Scissors beats Paper'];
  return wins.includes(`${player} beats ${computer}`) ? 'You win!' : 'Computer wins!';
}

export async function playRound(visitor: Visitor, mine: Hand, theirs: Hand) {
  await visitor.draw(drawOf(theirs));
  await visitor.press(mine);
  await settle(visitor, mine, theirs);
}

/** The end of a round that is on. */
export async function settle({ pass, expectHeard }: Visitor, mine: Hand, theirs: Hand) {
  await pass(2000);
  await expectHeard(`${resultOf(mine, theirs)}…`);
}

const hands = HANDS.map((hand) => button(hand));
const settled = [region('Computer'), status(), ...hands];

export const rockPaperScissors: Play = {
  game: 'Rock Paper Scissors',
  path: ROCK_PAPER_SCISSORS,
  about: 'A defeat, a tie and a win, and a choice that comes too early',
  async play(visitor) {
    const { draw, press, look } = visitor;
    await look('before the first round', ...hands);
    // The draw comes before the press, after which time passes where the clock cannot be stopped.
    await draw(drawOf('Rock'));
    await press('Scissors');
    await press('Paper');
    await look('a round', region('Computer'), ...hands);
    await settle(visitor, 'Scissors', 'Rock');
    await look('a defeat', ...settled);
    await playRound(visitor, 'Paper', 'Paper');
    await look('a tie', ...settled);
    await playRound(visitor, 'Rock', 'Scissors');
    await look('a win', ...settled, whatsApp);
  },
  after: nearlyReset,
  kept: { You: '1', Computer: '1', Ties: '1', Streak: '1', 'Best streak': '1' },
  scores: {
    slice: 'rockPaperScissors',
    turn: (visitor) => playRound(visitor, 'Paper', 'Rock'),
  },
  sent: {
    says: ['maine computer ko hara diya', 'Streak 1'],
    file: 'rock-paper-scissors-streak-1.png',
    isChallenge: true,
  },
};

/** Five hands for a friend. */
export async function hideHands({ press, expectSeen, look }: Visitor) {
  await press('Challenge a friend');
  await look('the first hand is hidden', ...hands);
  for (const hand of ['Rock', 'Paper', 'Scissors', 'Rock', 'Rock'] as const) await press(hand);
  await expectSeen({ role: 'group', name: 'Share' });
  await look('all hands are hidden');
}
