import { overNumber, throwOfDay } from '../../src/games/hand-cricket/aaj-ka-over/rules';
import { outText, runsText } from '../../src/games/hand-cricket/content';
import type { Throw } from '../../src/games/hand-cricket/rules';
import { OVER_LENGTH } from '../../src/games/hand-cricket/rules';
import { BALL_MS, HAND_CRICKET, throws } from './hand-cricket';
import type { Play, Visitor } from './visitor';
import { group, status, watchReplay, whatsApp } from './visitor';

export const AAJ_KA_OVER = `${HAND_CRICKET}/aaj-ka-over`;

/** The day of the plays, 6 December 2026, counted from 1970. */
export const SUNDAY = 20_793;

/** What the computer shows on a day. */
export const throwsOf = (day: number): Throw[] =>
  Array.from({ length: OVER_LENGTH }, (_, ball) => throwOfDay(day, ball));

/** Throws against those of a day: one finger more, until the ball counted from 1 that is Out. */
export const throwsUntilOut = (day: number, last: number): Throw[] =>
  throwsOf(day)
    .slice(0, last)
    .map((theirs, at) => (at === last - 1 ? theirs : (((theirs % 6) + 1) as Throw)));

/** The over as people write it. */
const overText = (mine: readonly Throw[], day: number) =>
  mine.map((fingers, at) => (fingers === throwOfDay(day, at) ? 'W' : fingers)).join(' · ');

export async function playOver(visitor: Visitor, day: number, mine: readonly Throw[]) {
  const { press, pass, expectHeard, look } = visitor;
  for (const [at, fingers] of mine.entries()) {
    await look(at === 0 ? 'before the first ball' : 'between two balls', ...throws);
    await press(String(fingers));
    await pass(BALL_MS);
    await expectHeard(fingers === throwOfDay(day, at) ? outText : runsText(fingers));
  }
}

const OVER = throwsUntilOut(SUNDAY, 4);

export const aajKaOver: Play = {
  game: 'Aaj ka Over',
  path: AAJ_KA_OVER,
  about: 'The over of a day, up to Out',
  async play(visitor) {
    await playOver(visitor, SUNDAY, OVER);
    await visitor.expectGone(group('Your throw'));
    await visitor.look('the over', status(), whatsApp);
  },
  after: watchReplay,
  kept: { Balls: '4', Haazri: '1' },
  sent: {
    says: [`Aaj ka Over #${overNumber(SUNDAY)}: ${overText(OVER, SUNDAY)}`],
    file: `aaj-ka-over-${overNumber(SUNDAY)}.png`,
  },
};
