import type { Locator, Page } from '@playwright/test';
import { nextName, timeFor } from '../../src/games/chidiya-udd/caller';
import { hashOf as hashOfCalls } from '../../src/games/chidiya-udd/challenge/link';
import { callText, labels } from '../../src/games/chidiya-udd/content';
import type { Name } from '../../src/games/chidiya-udd/names';
import { canFly, NAMES, spoken } from '../../src/games/chidiya-udd/names';
import { hashOf as hashOfGame } from '../../src/games/chidiya-udd/replay/hash';
import type { Mode } from '../../src/games/chidiya-udd/rules';
import { advance, mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect, link } from './site';

export type { Name };
export { callText, canFly, NAMES };

export const CHIDIYA_UDD = '/school-games/chidiya-udd';

/** The names of the modes. */
export const MODES = { fast: 'Tez', calm: 'Aaram se', duel: 'Do khiladi' } satisfies Record<
  Mode,
  string
>;

/** A small game: two that fly, and mistakes with one that flies and with two that sit. */
export const GAME = ['tota', 'maina', 'gadha', 'patang', 'haathi'] as const satisfies Name[];
/** In it, those at which a finger was lifted: two right ones, and two mistakes. */
export const LIFTED: readonly Name[] = ['tota', 'maina', 'gadha', 'haathi'];

/** It as a replay, and as a challenge. */
export const GAME_HASH = hashOfGame({
  mode: 'fast',
  calls: GAME.map((name) => ({
    name,
    flies: canFly(name),
    lifts: [LIFTED.includes(name) ? 420 : null],
  })),
}) as string;
export const CALLS_HASH = hashOfCalls({ mode: 'fast', score: 2, names: [...GAME] });

/** A random number by which the caller calls this name after those. */
export function drawOf(name: Name, called: readonly Name[] = []): number {
  const count = NAMES.length * 16;
  const draws = Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  const draw = draws.find((one) => nextName(called, one) === name);
  if (draw === undefined) throw new Error(`${name} cannot come after ${called.join(', ')}`);
  return draw;
}

/** The first names of one kind that the caller may call after those. */
export const comingNames = (called: readonly Name[], flies: boolean, count: number): Name[] =>
  NAMES.filter((name) => canFly(name) === flies && !called.includes(name)).slice(0, count);

/** The frames from which the time of a call counts. */
const FRAMES = 50;
/** How far the clock goes at a time until something has happened. */
const STEP = 50;
/** The same, where it does not matter when in a call it is answered. */
const LARGE_STEP = 250;
/** Longer than any pause of the caller. */
const LONGEST_PAUSE = 4000;

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

/** Page object of Chidiya Udd, with a paused clock. `press` is by mouse, by touch or by keyboard. */
export function chidiyaUdd(page: Page, press: Press = click) {
  let mode: Mode = 'fast';
  let called: Name[] = [];
  const main = page.getByRole('main');
  const names = NAMES.map(spoken).join('|');
  const status = main.getByRole('status').filter({ hasText: new RegExp(`^(?:${names}) udd!$`) });
  const screen = {
    ...scoreCard(page),
    mode: (name: Mode) =>
      page
        .getByRole('radiogroup', { name: 'Mode', exact: true })
        .getByRole('radio', { name: MODES[name], exact: true }),
    startButton: button(page, 'Start'),
    /** The call, and what became of it. */
    status,
    /** The tick of a right answer, or the cross of a mistake. */
    verdict: main.locator('[role=status] + svg'),
    /** The drawings. */
    stage: main.locator('div[aria-hidden="true"]:has(svg)').first(),
    udd: button(page, 'Udd!'),
    uddOf: (player: 1 | 2) => button(page, `Udd! Player ${player}`),
    pointsOf: (player: 1 | 2) => page.getByLabel(`Player ${player}`, { exact: true }).locator('dd'),
    pauseButton: button(page, 'Pause'),
    continueButton: button(page, 'Continue'),
    pausedLine: page.getByText(labels.paused, { exact: true }),
    result: page.getByRole('heading', { name: /^(?:Out!|Player [12] wins!|It's a tie!)$/ }),
    againButton: button(page, 'Play again'),
    replayLink: link(page, 'Match ka replay'),

    /** Chooses a mode. */
    async choose(chosen: Mode) {
      mode = chosen;
      await screen.mode(chosen).check();
    },
    async start() {
      called = [];
      await press(screen.startButton);
    },
    /** For a game that was started in another way. */
    begun(as: Mode = mode) {
      mode = as;
      called = [];
    },
    /** Waits until the caller calls this name, and it was seen. */
    async call(name: Name, step = STEP) {
      await mockRandom(page, drawOf(name, called));
      await screen.comes(name, step);
    },
    /** The same, where the name does not depend on chance. */
    async comes(name: Name, step = LARGE_STEP) {
      await screen.until(async () => (await screen.calledNow()) === callText(name), step);
      await advance(page, FRAMES);
      await expect(status).toHaveText(callText(name));
      await expect(screen.verdict).toHaveCount(0);
      called.push(name);
    },
    /** The words of the call; empty between a start and the first one. */
    calledNow: async () => (await status.allTextContents()).join(),
    /** A call that was on when the game was paused does not count, and may come again. */
    taken() {
      called.pop();
    },
    async lift() {
      await press(screen.udd);
    },
    /** Lets the time of a call pass. */
    async wait() {
      await advance(page, timeFor(mode, called.length - 1) + 2 * FRAMES);
    },
    /** A call with an answer that is right or not. */
    async answer(name: Name, isRight = true) {
      await screen.call(name, LARGE_STEP);
      if (canFly(name) === isRight) await screen.lift();
      else await screen.wait();
    },
    /** A whole game, in which fingers are lifted at these names. */
    async play(calls: readonly Name[] = GAME, lifted: readonly Name[] = LIFTED) {
      await screen.start();
      for (const name of calls) await screen.answer(name, canFly(name) === lifted.includes(name));
      await expect(screen.result).toHaveText('Out!');
    },
    /** Advances the clock in small steps until something is so. */
    async until(isSo: () => Promise<boolean>, step = STEP) {
      for (let passed = 0; passed <= LONGEST_PAUSE; passed += step) {
        if (await isSo()) return;
        await advance(page, step);
      }
      throw new Error(`Nothing has come for ${LONGEST_PAUSE} ms`);
    },
    /** The figures during a game alone. */
    async expectBoard(score: number, lives: number) {
      await expect(screen.figure('Score')).toHaveText(String(score));
      await expect(screen.figure('Chances')).toHaveText(String(lives));
    },
    async expectPoints(first: number, second: number) {
      await expect(screen.pointsOf(1)).toHaveText(String(first));
      await expect(screen.pointsOf(2)).toHaveText(String(second));
    },
  };
  return screen;
}

/** Page object of the replay of a game. */
export function uddReplay(page: Page) {
  const region = page.getByRole('region', { name: 'Match ka replay', exact: true });
  return {
    region,
    slider: region.getByRole('slider', { name: 'Ball', exact: true }),
    nextButton: button(region, 'Next'),
    /** Labels and figures in turn. */
    board: region.locator('dt, dd'),
  };
}
