import type { Page } from '@playwright/test';
import { overNumber, throwOfDay } from '../../src/games/hand-cricket/aaj-ka-over/rules';
import { OVER_LENGTH } from '../../src/games/hand-cricket/rules';
import { advance } from './gameTime';
import type { Throw } from './handCricketScreen';
import { BALL, cricketParts, HAND_CRICKET } from './handCricketScreen';
import { scoreCard } from './scoreCard';
import { button, expect, link } from './site';

export const AAJ_KA_OVER = `${HAND_CRICKET}/aaj-ka-over`;

/** 6 December 2026, a Sunday, counted from 1970. */
export const SUNDAY = 20_793;
export const MONDAY = SUNDAY + 1;

/** In the morning of a day, in India. */
export const morningOf = (day: number) => new Date(day * 86_400_000 + 4 * 3_600_000);
/** So many minutes before midnight, in India; after it, if they are negative. */
export const beforeMidnight = (day: number, minutes: number) =>
  new Date((day + 1) * 86_400_000 - 19_800_000 - minutes * 60_000);

/** What the computer shows on a day. */
export const throwsOf = (day: number): Throw[] =>
  Array.from({ length: OVER_LENGTH }, (_, ball) => throwOfDay(day, ball));

/** Throws against those of a day: one finger more, until the ball counted from 1 that is Out. */
export const throwsUntilOut = (day: number, last: number): Throw[] =>
  throwsOf(day)
    .slice(0, last)
    .map((theirs, at) => (at === last - 1 ? theirs : (((theirs % 6) + 1) as Throw)));

/** The over as people write it. */
export const overText = (throws: readonly Throw[], day: number) =>
  throws.map((mine, at) => (mine === throwOfDay(day, at) ? 'W' : mine)).join(' · ');

export const runsIn = (throws: readonly Throw[], day: number) =>
  throws.reduce<number>((sum, mine, at) => (mine === throwOfDay(day, at) ? sum : sum + mine), 0);

export const numberOf = (day: number) => `#${overNumber(day)}`;

/** Page object of Aaj ka Over. */
export function aajKaOver(page: Page) {
  const parts = cricketParts(page);
  const register = page.getByRole('region', { name: 'Haazri register', exact: true });
  const screen = {
    ...scoreCard(page),
    ...parts,
    newOverButton: button(page, 'Naya over'),
    replayLink: link(page, 'Match ka replay'),
    register,
    month: register.getByRole('table'),
    /** A day of the month on the page of the register, with what is said of it. */
    day: (date: number, words = '') =>
      register.getByRole('cell', { name: `${date} ${words}`.trim(), exact: true }),
    earlierButton: button(register, 'Pichhla mahina'),
    laterButton: button(register, 'Agla mahina'),

    async ball(mine: Throw) {
      await screen.throw(mine).click();
      await advance(page, BALL);
      await expect(screen.status).toHaveCount(1);
    },
    async play(throws: readonly Throw[]) {
      for (const mine of throws) await screen.ball(mine);
    },
    expectFigures: (runs: number, balls: number) =>
      expect(parts.board).toHaveText(['Runs', String(runs), 'Balls', String(balls)]),
    /** Expects that there is nothing to throw any more. */
    expectEnded: () => expect(parts.throws).toHaveCount(0),
  };
  return screen;
}
