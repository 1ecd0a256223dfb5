import type { Page } from '@playwright/test';
import { loveCalculator } from '../plays/love-calculator';
import { plays } from '../plays/plays';
import { hideHands, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import type { Play, Visitor } from '../plays/visitor';
import { guides } from './pages';
import { openPaused } from './site';
import { visitorOf } from './visitor';

/** What can be sent on, and how to get there. */
export type Shared = NonNullable<Play['sent']> & {
  path: string;
  /** Plays up to the result. */
  show(page: Page): Promise<void>;
};

/** Plays with a paused clock, which runs again when the result is there. */
const shared = (
  path: string,
  play: (visitor: Visitor) => Promise<void>,
  sent: NonNullable<Play['sent']>,
): Shared => ({
  ...sent,
  path,
  async show(page) {
    await openPaused(page, path);
    await play(visitorOf(page));
    await page.clock.resume();
  },
});

export const results: Record<string, Shared> = {
  ...Object.fromEntries(
    Object.values(plays).flatMap(({ game, path, play, sent }) =>
      sent ? [[game, shared(path, play, sent)]] : [],
    ),
  ),
  'Love Calculator, Takrar': shared(
    loveCalculator.path,
    async (visitor) => {
      await loveCalculator.play(visitor);
      await visitor.choose('Takrar');
    },
    { says: ['Raju hate Rani', '66%'], file: 'love-calculator-66.png' },
  ),
  'five hidden hands': shared(ROCK_PAPER_SCISSORS, hideHands, {
    says: ['Rock Paper Scissors: mere 5 haath'],
    file: 'rock-paper-scissors-challenge.png',
    isChallenge: true,
  }),
  ...Object.fromEntries(
    Object.entries({ '/journey': 'Journey padh li', ...guides }).map(([path, said]) => [
      path,
      shared(path, async () => undefined, {
        says: [said],
        file: `${path.split('/').at(-1)}.png`,
      }),
    ]),
  ),
};
