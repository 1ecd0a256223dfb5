import { outText, runsText } from '../../src/games/hand-cricket/content';
import type { Ball, Throw } from '../../src/games/hand-cricket/rules';
import { THROWS } from '../../src/games/hand-cricket/rules';
import type { Play, Visitor } from './visitor';
import { button, heading, nearlyReset, radiogroup, status, watchReplay, whatsApp } from './visitor';

export const HAND_CRICKET = '/school-games/hand-cricket';

/** How long a ball takes. */
export const BALL_MS = 1000;

/** The draw by which the computer shows so many fingers. */
export const drawOf = (theirs: Throw) => (theirs - 0.5) / 6;

/** A small match: the player bats first and makes 10, the computer 3. */
export const MATCH: readonly Ball[] = [
  [4, 1],
  [6, 2],
  [2, 2],
  [1, 3],
  [5, 5],
];

export const throws = THROWS.map((fingers) => button(String(fingers)));

/** Wins the toss, and chooses. */
export async function winToss({ draw, press, look }: Visitor, side: 'Bat' | 'Bowl') {
  await draw(drawOf(2), 0);
  await press('1');
  await look('the choice', button('Bat'), button('Bowl'));
  await press(side);
}

/** A ball, up to what is said of it. */
export async function playBall(visitor: Visitor, [mine, theirs]: Ball, runs = mine) {
  const { draw, press, pass, expectHeard } = visitor;
  await draw(drawOf(theirs));
  await press(String(mine));
  await pass(BALL_MS);
  await expectHeard(mine === theirs ? outText : runsText(runs));
}

/** `MATCH`, from the toss to the result. */
async function playMatch(visitor: Visitor) {
  const { look, expectSeen } = visitor;
  await winToss(visitor, 'Bat');
  await look('the first ball', ...throws);
  for (const [at, ball] of MATCH.entries()) {
    const isLast = at === MATCH.length - 1;
    await playBall(visitor, ball, at === 3 ? ball[1] : ball[0]);
    if (!isLast)
      await look(ball[0] === ball[1] ? 'the second innings' : 'a ball', status(), ...throws);
  }
  await expectSeen(heading('You win!'));
}

export const handCricket: Play = {
  game: 'Hand Cricket',
  path: HAND_CRICKET,
  about: 'A toss that is won, ten runs, Out, and a chase that ends short',
  async play(visitor) {
    const { look } = visitor;
    await look('the toss', radiogroup('Toss'), ...throws);
    await playMatch(visitor);
    await look('the result', heading('You win!'), whatsApp, button('Play again'));
  },
  async after(visitor) {
    await watchReplay(visitor);
    await visitor.press('Play again');
    await nearlyReset(visitor);
  },
  kept: { Matches: '1', Wins: '1', 'Best innings': '10' },
  scores: {
    slice: 'handCricket',
    turn: playMatch,
    async again(visitor) {
      await visitor.press('Play again');
      await playMatch(visitor);
    },
  },
  sent: {
    says: [/^Hand Cricket: .*\b10\b.*\b3\b/],
    file: 'hand-cricket-10-3.png',
    isChallenge: true,
  },
};
