import type { Name } from '../../src/games/chidiya-udd/caller';
import { canFly, NAMES, nextName } from '../../src/games/chidiya-udd/caller';
import { callText } from '../../src/games/chidiya-udd/content';
import type { Play, Visitor } from './visitor';
import { button, heading, nearlyReset, status, watchReplay, whatsApp } from './visitor';

export const CHIDIYA_UDD = '/school-games/chidiya-udd';

/** Two that fly, and three that sit, which are mistakes with a lifted finger. */
export const CALLS = ['tota', 'gadha', 'maina', 'haathi', 'kursi'] as const satisfies Name[];

/** The draw by which the caller calls this name after those. */
export function drawOf(name: Name, called: readonly Name[] = []): number {
  const count = NAMES.length * 16;
  const draws = Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  const draw = draws.find((one) => nextName(called, one) === name);
  if (draw === undefined) throw new Error(`${name} cannot come after ${called.join(', ')}`);
  return draw;
}

/** The caller calls this name, after those. */
export async function hearCall({ draw, waitToHear }: Visitor, name: Name, called: Name[] = []) {
  await draw(drawOf(name, called));
  await waitToHear(callText(name));
}

const controls = [button('Udd!'), button('Pause')];

/** Calls at each of which the finger is lifted, up to Out. */
async function liftAtAll({ draw, press, waitToHear, look }: Visitor) {
  await draw(drawOf(CALLS[0]));
  for (const [at, name] of CALLS.entries()) {
    await waitToHear(callText(name));
    await look('a call', status(), ...controls);
    await press('Udd!');
    const next = CALLS[at + 1];
    if (!next) return;
    // The draw comes before the look, during which time passes where the clock cannot be stopped.
    await draw(drawOf(next, CALLS.slice(0, at + 1)));
    await look(canFly(name) ? 'a right lift' : 'a wrong lift', status(), ...controls);
  }
}

export const chidiyaUdd: Play = {
  game: 'Chidiya Udd',
  path: CHIDIYA_UDD,
  about:
    'A calm game with a pause: two right answers, three mistakes, Out; and a second one begins',
  async play(visitor) {
    const { choose, press, pass, expectSeen, expectFocused, look } = visitor;
    await look('before the game', button('Start'));
    await choose('Aaram se');
    await press('Start');
    await expectFocused(button('Udd!'));
    await press('Pause');
    await expectFocused(button('Continue'));
    await look('a pause', button('Continue'));
    await press('Continue');
    await liftAtAll(visitor);
    await expectSeen(heading('Out!'));
    await look('the end', heading('Out!'), whatsApp, button('Play again'));
    // A press that comes too soon was meant for the game.
    await pass(1000);
  },
  async after(visitor) {
    await watchReplay(visitor);
    await nearlyReset(visitor);
    await visitor.press('Play again');
    await visitor.press('Pause');
  },
  kept: { 'Aaram se: games': '1', 'Aaram se: best': '2' },
  scores: {
    slice: 'chidiyaUdd',
    async turn(visitor) {
      await visitor.press('Start');
      await liftAtAll(visitor);
    },
    async again(visitor) {
      await visitor.pass(1000);
      await visitor.press('Play again');
      await liftAtAll(visitor);
    },
  },
  sent: {
    says: [/^Chidiya Udd, Aaram se: 2 sahi/],
    file: 'chidiya-udd-2.png',
    isChallenge: true,
  },
};
