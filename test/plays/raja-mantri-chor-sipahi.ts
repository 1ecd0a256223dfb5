import { roleNames } from '../../src/games/raja-mantri-chor-sipahi/content';
import type { Deal } from '../../src/games/raja-mantri-chor-sipahi/rules';
import { ROLES } from '../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../src/games/shared/shuffled';
import type { Play, Visitor } from './visitor';
import { alert, button, heading, radio, status, textbox, watchReplay, whatsApp } from './visitor';

export const RAJA_MANTRI = '/school-games/raja-mantri-chor-sipahi';

export const FOUR = ['Raju', 'Sunita', 'Bittu', 'Meena'] as const;

/** Raju is Raja, Sunita the Chor, Bittu the Mantri, Meena the Sipahi. */
export const DEAL: Deal = ['raja', 'chor', 'mantri', 'sipahi'];

/** Long, in other scripts, from right to left, and twice the same. */
export const HARD_NAMES = [
  'Venkatanarasimharajuvaripeta Subramaniam',
  'राजकुमारी सुनीता देवी',
  'عبد الرحمن الفيروزآبادي',
  'عبد الرحمن الفيروزآبادي',
] as const;

/** The draws by which these chits are dealt. */
function drawsOf(deal: Deal): number[] {
  for (const a of [0, 1, 2, 3])
    for (const b of [0, 1, 2])
      for (const c of [0, 1]) {
        const draws = [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2];
        const left = [...draws];
        if (shuffled(ROLES, () => left.shift() as number).join() === deal.join()) return draws;
      }
  throw new Error(`${deal.join()} is no deal.`);
}

export async function typeNames({ type }: Visitor, names: readonly string[] = FOUR) {
  for (const [player, name] of names.entries()) await type(`Player ${player + 1}`, name);
}

/** Starts a game, or the next round, with these chits. */
export async function dealChits({ draw, press, expectSeen }: Visitor, by = 'Start', deal = DEAL) {
  await draw(...drawsOf(deal));
  await press(by);
  await expectSeen(button('Main …'));
}

/** The next player opens the chit. */
export async function openChit({ press, look, read }: Visitor, role: Deal[number]) {
  await look('the phone goes round', button('Main …'));
  await press('Main …');
  await look('a folded chit', button('Chit dikhao'));
  await press('Chit dikhao');
  await read(status(), (chit) => chit.startsWith(roleNames[role]));
}

/** All four look at their chits, one after the other. */
export async function lookAtChits(visitor: Visitor) {
  const { press, look, expectSeen } = visitor;
  for (const role of DEAL) {
    await openChit(visitor, role);
    await look(`the chit of ${roleNames[role]}`, status(), button('Chit chhupao'));
    await press('Chit chhupao');
  }
  await expectSeen(heading('Chor kaun?'));
}

/** A round that begins with a press, in which Bittu names somebody: Sunita is the Chor. */
export async function playRound(visitor: Visitor, by: string, suspect: 'Sunita' | 'Meena') {
  const { press, choose, look, expectSeen } = visitor;
  await dealChits(visitor, by);
  await lookAtChits(visitor);
  await choose(suspect);
  await look('the question', heading('Chor kaun?'), radio('Sunita'), button('Guess'));
  await press('Guess');
  const verdict = heading(suspect === 'Sunita' ? 'Chor mil gaya!' : 'Chor nikal gaya!');
  await expectSeen(verdict);
  await look(`a guess: ${suspect}`, verdict, button('Next round'), button('Game khatam'));
}

export const rajaMantri: Play = {
  game: 'Raja Mantri Chor Sipahi',
  path: RAJA_MANTRI,
  about: 'Names with one missing at first, a right guess and a wrong one, and the crown',
  async play(visitor) {
    const { press, choose, look, expectSeen, expectFocused } = visitor;
    await press('Start');
    await expectSeen(alert());
    await look('the alert');
    await press('OK');
    await expectFocused(textbox('Player 1'));
    await typeNames(visitor);
    await choose('3');
    await look('the names');
    await playRound(visitor, 'Start', 'Sunita');
    await playRound(visitor, 'Next round', 'Meena');
    await press('Game khatam');
    await expectFocused(heading('Raju ke sar taaj!'));
    await look('the crown', heading('Raju ke sar taaj!'), whatsApp);
  },
  async after(visitor) {
    await watchReplay(visitor);
    await visitor.press('Play again');
    await visitor.expectSeen(button('Main …'));
  },
  // A game that was ended before its last round is no whole one.
  kept: { Khel: '0', Rounds: '2', 'Chor pakde': '1' },
  scores: {
    slice: 'rajaMantri',
    async turn(visitor) {
      await typeNames(visitor);
      await playRound(visitor, 'Start', 'Sunita');
    },
    again: (visitor) => playRound(visitor, 'Play again', 'Sunita'),
  },
  sent: {
    says: ['Raja Mantri Chor Sipahi: Raju ke sar taaj! 2000 points'],
    file: 'raja-mantri-chor-sipahi.png',
  },
};
