import { points } from '../../src/games/backbencher-test/content';
import { POINTS } from '../../src/games/backbencher-test/rules';
import type { Play, Visitor } from './visitor';
import { alert, checkbox, status, whatsApp } from './visitor';

export const BACKBENCHER_TEST = '/school-games/backbencher-test';

/** Ticks the first points of the list. */
export async function tickFirst({ tick }: Visitor, count: number) {
  for (const id of POINTS.slice(0, count)) await tick(points[id]);
}

export async function resetTicks({ press }: Visitor) {
  await press('Reset');
  await press('Reset', alert());
}

export const backbencherTest: Play = {
  game: 'Backbencher Test',
  path: BACKBENCHER_TEST,
  about: 'Four ticks and the second title, one taken back; and all over again',
  async play(visitor) {
    const { tick, look, expectShown } = visitor;
    await look('no tick', checkbox(points[POINTS[0]]));
    await tickFirst(visitor, 5);
    await tick(points[POINTS[4]]);
    await expectShown('4 / 20');
    await look('four ticks', status(), whatsApp);
  },
  async after(visitor) {
    const { tick, expectFocused } = visitor;
    await resetTicks(visitor);
    await expectFocused(checkbox(points[POINTS[0]]));
    await tick(points['farewell-shirt']);
    await tick(points['farewell-shirt']);
  },
  scores: {
    slice: 'backbencherTest',
    turn: (visitor) => tickFirst(visitor, 1),
  },
  sent: {
    says: ['Backbencher Test: ', '4 / 20'],
    file: 'backbencher-test-4-of-20.png',
  },
};
