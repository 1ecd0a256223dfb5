import type { Locator, Page } from '@playwright/test';
import type { Recording } from '../../src/games/hand-cricket/recording';
import { hashOf } from '../../src/games/hand-cricket/replay/hash';
import type { Ball, Throw } from '../../src/games/hand-cricket/rules';
import { replay as replayTexts } from '../../src/games/shared/replay/content';
import { advance, mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect, link } from './site';

export type { Ball, Throw };

export const HAND_CRICKET = '/school-games/hand-cricket';

/** How long a ball takes. */
export const BALL = 1000;

/** A random number by which the computer shows that many fingers. */
export const drawOf = (theirs: Throw) => (theirs - 0.5) / 6;

/** A small match: the player bats first and makes 10, the computer 3. */
export const MATCH: Ball[] = [
  [4, 1],
  [6, 2],
  [2, 2],
  [1, 3],
  [5, 5],
];
export const MATCH_HASH = hashOf({ first: 'you', friend: [], balls: MATCH }) as string;

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

/** What is on the screen of a match, of an over, and of the replay of either. */
export function cricketParts(scope: Page | Locator) {
  const throws = scope.getByRole('group', { name: 'Your throw', exact: true });
  return {
    throws,
    throw: (fingers: Throw) => button(throws, String(fingers)),
    status: scope.getByRole('status').filter({ hasText: /^(?:Out!|1 run|[2-6] runs)$/ }),
    /** Below each hand: whose it is, and what it shows. */
    hands: scope.getByRole('paragraph').filter({ hasText: /^(?:You|Computer) ?[1-6]?$/ }),
    balls: scope.getByRole('list', { name: 'Balls', exact: true }).getByRole('listitem'),
    /** Of the scoreboard of a match or an over: labels and figures in turn. */
    board: scope.getByLabel(/^(?:Scoreboard|Runs)$/).locator('dt, dd'),
  };
}

/** Page object of Hand Cricket. `press` is by mouse, by touch or by keyboard. */
export function handCricket(page: Page, press: Press = click) {
  const parts = cricketParts(page);
  const toss = page.getByRole('radiogroup', { name: 'Toss', exact: true });
  const result = page.getByRole('heading', {
    name: /^(?:You win!|Computer wins!|Match tied!)$/,
  });
  const screen = {
    ...scoreCard(page),
    ...parts,
    toss,
    parity: (parity: 'Odd' | 'Even') => toss.getByRole('radio', { name: parity, exact: true }),
    choice: (name: 'Bat' | 'Bowl') => button(page, name),
    result,
    againButton: button(page, 'Play again'),
    replayLink: link(page, 'Match ka replay'),
    recent: page.getByRole('list', { name: 'Last 5 matches', exact: true }).getByRole('listitem'),

    /** Wins the toss, and chooses. */
    async start(side: 'Bat' | 'Bowl') {
      // A page that is still coming takes random numbers for the ids of its listeners.
      await expect(screen.throw(1)).toBeVisible();
      await mockRandom(page, drawOf(2), 0);
      await press(screen.throw(1));
      await press(screen.choice(side));
    },
    /** Plays a ball, for which the computer shows that many fingers. */
    async ball([mine, theirs]: Ball) {
      await mockRandom(page, drawOf(theirs));
      await press(screen.throw(mine));
      await screen.settle([mine, theirs]);
    },
    /** Waits for the end of a ball that is on. */
    async settle([mine, theirs]: Ball) {
      await advance(page, BALL);
      await expect(screen.hands).toHaveText([`You ${mine}`, `Computer ${theirs}`]);
      await expect(screen.status).toHaveCount(1);
    },
    async play(side: 'Bat' | 'Bowl', balls: readonly Ball[]) {
      await screen.start(side);
      await screen.playOn(balls);
    },
    /** To the end of the match. */
    async playOn(balls: readonly Ball[]) {
      for (const ball of balls) await screen.ball(ball);
      await expect(result).toBeVisible();
    },
    expectBoard: (...figures: string[]) => expect(screen.board).toHaveText(figures),
  };
  return screen;
}

/** Page object of the player of a match. */
export function replayScreen(page: Page) {
  const region = page.getByRole('region', { name: 'Match ka replay', exact: true });
  const slider = region.getByRole('slider', { name: 'Ball', exact: true });
  const screen = {
    ...cricketParts(region),
    region,
    slider,
    heading: region.getByRole('heading', { name: 'Match ka replay', exact: true }),
    playButton: button(region, 'Play'),
    pauseButton: button(region, 'Pause'),
    previousButton: button(region, 'Previous'),
    nextButton: button(region, 'Next'),
    ownGameLink: link(region, replayTexts.playYourself),
    /** Says that a link cannot be read. */
    brokenLine: page.getByText(replayTexts.broken, { exact: true }),
    /** Which ball is shown, and how the match stands after it. */
    async expectStep(step: number, of: number, ...figures: string[]) {
      await expect(slider).toHaveValue(String(step));
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^Ball ${step} of ${of}: `),
      );
      await expect(screen.board).toHaveText(figures);
      await expect(screen.balls).toHaveCount(step);
    },
  };
  return screen;
}

/** From 0 to 1, the same ones for each seed (the generator of Park and Miller). */
function seededDraws(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** An innings of that many balls, of which the last one is Out: fair balls, and no earlier Out. */
function inningsOf(length: number, draw: () => number): Ball[] {
  const fingers = () => (Math.floor(draw() * 6) + 1) as Throw;
  const balls: Ball[] = [];
  while (balls.length < length) {
    const ball: Ball = [fingers(), fingers()];
    if ((ball[0] === ball[1]) === (balls.length === length - 1)) balls.push(ball);
  }
  return balls;
}

/**
 * A match with two innings of `length` balls. Few matches are that long, so each innings is drawn on the
 * condition that it is; matches in which the chase would be over earlier are left out.
 */
export function longMatch(length: number): Recording {
  const sum = (balls: Ball[], side: 0 | 1) =>
    balls.slice(0, -1).reduce((runs, ball) => runs + ball[side], 0);
  for (let seed = 1; ; seed += 1) {
    const draw = seededDraws(seed);
    const [first, second] = [inningsOf(length, draw), inningsOf(length, draw)];
    if (sum(second, 1) <= sum(first, 0))
      return { first: 'you', friend: [], balls: [...first, ...second] };
  }
}
