import { act, within } from '@testing-library/react';
import { labels } from '../../../src/games/chidiya-udd/content';
import type { Name } from '../../../src/games/chidiya-udd/names';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import { mainPart } from '../../support/mainPart';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { drawsOf } from './draws';

export const PATH = '/school-games/chidiya-udd';

/** Fake frames come at multiples of this. */
const FRAME = 16;
/** After a call: two frames, by which it was seen. */
export const SEEN = 100;

let stamp: number | null = null;

/** Stamps all events by the fake clock: jsdom stamps them by the date. To be called in `beforeEach`. */
export function stampEvents() {
  stamp = null;
  jest
    .spyOn(Event.prototype, 'timeStamp', 'get')
    .mockImplementation(() => stamp ?? performance.now());
}

/** Delivers events that happened at another time. */
export async function stampedAt(time: number, deliver: () => Promise<void>) {
  stamp = time;
  await deliver();
  stamp = null;
}

export const main = () => within(mainPart());
export const button = (name: string) => main().getByRole('button', { name });
export const udd = () => button('Udd!');
export const mode = (name: string) =>
  within(main().getByRole('radiogroup', { name: labels.mode })).getByRole('radio', { name });
/** The call; the other statuses have names. */
export const status = () => main().getByRole('status', { name: '' });

type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

export const gameOf = ({ store }: Pick<Visit, 'store'>) => store.getState().chidiyaUdd;

/** Waits until the game is in that phase, from timer to timer, so that the time is the one of its change. */
export async function until(visit: Visit, phase: ChidiyaUddState['phase']) {
  for (let timers = 0; timers < 100 && gameOf(visit).phase !== phase; timers += 1) {
    await act(async () => jest.advanceTimersToNextTimerAsync());
  }
  expect(gameOf(visit).phase).toBe(phase);
}

/**
 * Waits for the next call, until it can surely be seen. Returns when it was painted, and the frame after
 * that, from which a reaction counts.
 */
export async function nextCall(visit: Visit) {
  await until(visit, 'calling');
  const painted = (Math.floor(performance.now() / FRAME) + 1) * FRAME;
  await visit.pass(SEEN);
  return { painted, seen: painted + FRAME };
}

/** A click by a screen reader or a switch: no pointer and no key comes before it. */
export const clickAlone = async (element: HTMLElement) => act(async () => element.click());

/** Opens the game alone and starts one, in which these names are called. */
export async function startGame(
  names: readonly Name[],
  chosen: Mode = 'fast',
  options: object = {},
) {
  const scene = { draws: drawsOf(names), isAlone: true, ...options };
  const visit = await renderWithFakeTimers(PATH, scene);
  if (chosen !== 'fast') await clickAlone(mode(labels.modes[chosen]));
  await clickAlone(button('Start'));
  return visit;
}

/** The same, until the first call can be seen. */
export async function firstCall(...[names, chosen, options]: Parameters<typeof startGame>) {
  const visit = await startGame(names, chosen, options);
  return { ...visit, ...(await nextCall(visit)) };
}
