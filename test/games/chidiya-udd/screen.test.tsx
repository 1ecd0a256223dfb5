/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  duelEndings,
  duelTie,
  endings,
  lines,
  praise,
} from '../../../src/games/chidiya-udd/Commentary';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import { birdVoice, challenge, labels } from '../../../src/games/chidiya-udd/content';
import { challengeHashOf, offerLines } from '../../../src/games/chidiya-udd/links';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import { chidiyaUddSlice } from '../../../src/games/chidiya-udd/slice';
import { newBest } from '../../../src/games/shared/content';
import { bandText, inTurn } from '../../../src/games/shared/lines';
import { CHIDIYA_UDD, drawOf } from '../../plays/chidiya-udd';
import { listen } from '../../support/listen';
import { mainPart } from '../../support/mainPart';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { descriptions } from '../hand-cricket/cricketScreen';
import { callsOf } from './turns';

/** Three things that fly, for which nobody lifts a finger. */
const MISSED: Name[] = ['tota', 'maina', 'baaz'];

type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

const main = () => within(mainPart());
const button = (name: string) => main().getByRole('button', { name });
const udd = () => button('Udd!');
const half = (player: 1 | 2) => button(`Udd! Player ${player}`);
const result = (name: string) => main().getByRole('heading', { level: 2, name });
const gameOf = ({ store }: Pick<Visit, 'store'>) => store.getState().chidiyaUdd;
const latestLifts = (visit: Visit) => gameOf(visit).calls.at(-1)?.lifts;

const stateWith = (some: Partial<ChidiyaUddState>) => ({
  chidiyaUdd: { ...chidiyaUddSlice.getInitialState(), ...some },
});

/** A click by a screen reader or a switch: no pointer and no key comes before it. */
const clickAlone = async (element: HTMLElement) => act(async () => element.click());
const putDown = ({ user }: Visit, target: HTMLElement) =>
  act(async () => user.pointer({ keys: '[TouchA>]', target }));
const lift = ({ user }: Visit, target: HTMLElement) =>
  act(async () => user.pointer({ keys: '[/TouchA]', target }));

/** Waits until the game is in that phase, from timer to timer, so that it is the time of the change. */
async function until(visit: Visit, phase: ChidiyaUddState['phase']) {
  for (let timers = 0; timers < 100 && gameOf(visit).phase !== phase; timers += 1) {
    await act(async () => jest.advanceTimersToNextTimerAsync());
  }
  expect(gameOf(visit).phase).toBe(phase);
}

/**
 * Waits until the next call can surely be seen. Returns the time of the frame that painted the call, and of the frame
 * after, from which a reaction counts. Fake frames come at multiples of 16 ms.
 */
async function nextCall(visit: Visit) {
  await until(visit, 'calling');
  const painted = (Math.floor(performance.now() / 16) + 1) * 16;
  await visit.pass(100);
  return { painted, seen: painted + 16 };
}

const openGame = (scene: object) => renderWithFakeTimers(CHIDIYA_UDD, { isAlone: true, ...scene });

/** Opens the game and starts one, in which these names are called. */
async function startGame(names: readonly Name[], mode: Mode = 'fast', scene: object = {}) {
  const draws = names.map((name, at) => drawOf(name, names.slice(0, at)));
  const visit = await openGame({ draws, ...scene });
  if (mode !== 'fast') await clickAlone(main().getByRole('radio', { name: labels.modes[mode] }));
  await clickAlone(button('Start'));
  return visit;
}

let stamp: number | null = null;

/** Delivers events that happened at another time. */
async function stampedAt(time: number, deliver: () => Promise<void>) {
  stamp = time;
  await deliver();
  stamp = null;
}

beforeEach(() => {
  // jsdom stamps events by the date, and not by the fake clock.
  jest
    .spyOn(Event.prototype, 'timeStamp', 'get')
    .mockImplementation(() => stamp ?? performance.now());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a screen reader says each call once, then what became of it, and at the end what is said of the game', async () => {
  // The fourth name, at its place, is called in the voice of a bird.
  const visit = await startGame(['tota', 'haathi', 'maina', 'ghoda', 'baaz'], 'fast', {
    isAlone: false,
  });
  expect(udd()).toHaveFocus();
  const announced = listen();
  const turns: [call: string[], isLifted: boolean, line: string][] = [
    [['Tota udd!'], true, inTurn(praise, 1)],
    [['Haathi udd!'], true, lines.haathi],
    [['Maina udd!'], false, lines.maina],
    [['Ghoda udd!', `(${inTurn(birdVoice, 3)})`], false, inTurn(praise, 4)],
  ];
  for (const [call, isLifted, line] of turns) {
    await nextCall(visit);
    expect(announced.splice(0)).toEqual(call);
    if (isLifted) await visit.user.keyboard('[Space]');
    await until(visit, 'waiting');
    // The line is in a chunk that is loaded.
    for (let tries = 0; tries < 100 && announced.length === 0; tries += 1) await visit.pass(1);
    expect(announced.splice(0)).toEqual([line]);
  }
  await nextCall(visit);
  announced.length = 0;
  await until(visit, 'over');
  await visit.pass(100);
  expect(announced).toEqual([lines.baaz, bandText(endings, 2), newBest]);
});

describe('a call', () => {
  const focusHeading = () => screen.getByRole('heading', { level: 1 }).focus();

  test('is answered by a press of any kind, and by Space and Enter wherever the focus is', async () => {
    const presses: [how: string, press: (visit: Visit) => unknown, moveFocus?: () => void][] = [
      ['a finger', (visit) => putDown(visit, udd())],
      ['a mouse', ({ user }) => user.pointer({ keys: '[MouseLeft>]', target: udd() })],
      ['a screen reader, without a pointer', () => clickAlone(udd())],
      ['Space', ({ user }) => user.keyboard('[Space]')],
      ['Enter', ({ user }) => user.keyboard('[Enter]')],
      ['Space on the heading', ({ user }) => user.keyboard('[Space]'), focusHeading],
      ['Enter without a focus', ({ user }) => user.keyboard('[Enter]'), () => udd().blur()],
    ];
    // No five of a kind are called; one mistake is not the end.
    const names: Name[] = ['tota', 'maina', 'baaz', 'hans', 'haathi', 'cheel', 'koyal'];
    const visit = await startGame(names, 'fast', { isAlone: false });
    for (const [how, press, moveFocus] of presses) {
      await nextCall(visit);
      // The click that ended the previous press has answered nothing.
      expect([how, gameOf(visit).call?.lifts]).toEqual([how, [null]]);
      act(() => udd().focus());
      if (moveFocus) act(moveFocus);
      await press(visit);
      expect([how, gameOf(visit).phase]).toEqual([how, 'waiting']);
      await visit.user.pointer('[/TouchA][/MouseLeft]');
    }
  });

  test('is not answered by another key or button, a key that is held, or one on another control', async () => {
    const visit = await startGame(['tota'], 'fast', { isAlone: false });
    const { user } = visit;
    await user.keyboard('[Space]');
    await nextCall(visit);
    await user.pointer({ keys: '[MouseRight]', target: udd() });
    await user.keyboard('[KeyA]{Control>}[Enter]{/Control}');
    // A key that is held does not scroll.
    expect(fireEvent.keyDown(document.body, { code: 'Space', repeat: true })).toBe(false);
    act(() => screen.getByRole('button', { name: 'Dark mode' }).focus());
    await user.keyboard('[Space][Enter][Space]');
    expect(visit.store.getState().ui.colorScheme).toBe('dark');
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
  });

  test('is answered from the frame after the one that has painted it; before it, a press is nothing', async () => {
    const visit = await startGame(['tota', 'maina']);
    const { painted, seen } = await nextCall(visit);
    await stampedAt(painted - 1, () => visit.user.keyboard('[Space]'));
    await stampedAt(painted - 1, async () => {
      await putDown(visit, udd());
      await lift(visit, udd());
    });
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    await stampedAt(seen + 423, () => visit.user.keyboard('[Space]'));
    expect(latestLifts(visit)).toEqual([423]);
    const next = await nextCall(visit);
    await stampedAt(next.painted, () => visit.user.keyboard('[Space]'));
    expect(latestLifts(visit)).toEqual([0]);
  });
});

describe('a finger that rests on the button', () => {
  test('answers when it is lifted, but not where it leaves sooner than 100 ms', async () => {
    const visit = await startGame(['tota', 'maina', 'baaz', 'kauwa']);
    await putDown(visit, udd());
    const first = await nextCall(visit);
    await stampedAt(first.seen + 100, () => lift(visit, udd()));
    expect(latestLifts(visit)).toEqual([100]);

    await putDown(visit, udd());
    const second = await nextCall(visit);
    await stampedAt(second.seen + 99, () => lift(visit, udd()));
    expect(gameOf(visit).call?.lifts).toEqual([null]);
    await putDown(visit, udd());
    expect(gameOf(visit).phase).toBe('waiting');

    // The finger has rested since the answer.
    const third = await nextCall(visit);
    await stampedAt(third.seen + 400, () => lift(visit, udd()));
    expect(latestLifts(visit)).toEqual([400]);

    // The finger comes just before the call can be seen.
    const fourth = await nextCall(visit);
    await stampedAt(fourth.painted - 1, () => putDown(visit, udd()));
    await stampedAt(fourth.seen + 401, () => lift(visit, udd()));
    expect(latestLifts(visit)).toEqual([401]);
  });

  test('answers nothing where it has left before the call, or is taken away by the browser, and opens no menu', async () => {
    const visit = await startGame(['tota', 'maina', 'baaz']);
    const leaves: (() => Promise<unknown> | boolean)[] = [
      () => lift(visit, udd()),
      // The browser takes the finger for a gesture of the system.
      () => fireEvent.pointerCancel(udd()),
      // The finger leaves to the side: no click follows that could swallow the click of a screen reader.
      () => fireEvent.pointerUp(udd()),
    ];
    expect(fireEvent.contextMenu(udd())).toBe(false);
    for (const leave of leaves) {
      await putDown(visit, udd());
      await leave();
      const { seen } = await nextCall(visit);
      await stampedAt(seen + 400, () => lift(visit, udd()));
      expect(gameOf(visit).call?.lifts).toEqual([null]);
      await clickAlone(udd());
      expect(gameOf(visit).phase).toBe('waiting');
    }
  });
});

test('a pause is made when the page is hidden; Continue has the focus, and then Udd!', async () => {
  const visit = await startGame(['tota']);
  for (const phase of ['ready', 'calling'] as const) {
    expect(udd()).toHaveFocus();
    await until(visit, phase);
    for (const isHidden of [true, false]) {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect([phase, gameOf(visit).phase]).toEqual([phase, 'paused']);
    }
    expect(button('Continue')).toHaveFocus();
    await visit.user.keyboard('[Enter]');
  }
});

describe('the end', () => {
  test('is Out!, which has the focus, with a challenge to the same calls', async () => {
    const visit = await startGame(MISSED);
    await until(visit, 'over');
    // The focus comes with the effects, and what can be sent is in a chunk that is loaded.
    await visit.pass(100);
    expect(result('Out!')).toHaveFocus();
    const share = within(main().getByRole('group', { name: 'Share' }));
    const { href } = share.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const hash = challengeHashOf({ mode: 'fast', score: 0, names: MISSED });
    expect(new URL(href).searchParams.get('text')).toMatch(new RegExp(`${hash}$`));
  });

  test.each<[string, (visit: Visit) => unknown]>([
    ['a click', () => clickAlone(button('Play again'))],
    ['Space', ({ user }) => user.keyboard('[Space]')],
  ])('is followed by another game by %s, a second later', async (_what, press) => {
    const visit = await startGame(MISSED);
    await until(visit, 'over');
    await press(visit);
    await visit.pass(900);
    await press(visit);
    expect(gameOf(visit).phase).toBe('over');
    await visit.pass(200);
    fireEvent.keyDown(result('Out!'), { code: 'Space', repeat: true });
    expect(gameOf(visit).phase).toBe('over');
    await press(visit);
    expect(gameOf(visit)).toMatchObject({ phase: 'ready', calls: [] });
    expect(udd()).toHaveFocus();
  });
});

describe('Do khiladi', () => {
  test('has a button, points, and the time of the lift for each', async () => {
    const visit = await startGame(['haathi', 'tota'], 'duel');
    expect(half(1)).toHaveFocus();
    await nextCall(visit);
    await clickAlone(half(2));
    expect(gameOf(visit).call?.lifts).toEqual([null, expect.any(Number)]);
    await until(visit, 'waiting');
    const points = [1, 2].map((player) => descriptions(`Player ${player}`, mainPart())?.Points);
    expect(points).toEqual(['1', '0']);
    const { seen } = await nextCall(visit);
    const announced = listen();
    await stampedAt(seen + 301, () => visit.user.keyboard('[KeyA]'));
    await stampedAt(seen + 402, () => visit.user.keyboard('[KeyL]'));
    expect(main().getByText('301 ms').closest('[data-player]')).toContainElement(half(1));
    expect(main().getByText('402 ms').closest('[data-player]')).toContainElement(half(2));
    expect(announced).toEqual([inTurn(praise, 2)]);
  });

  test.each<[string, focus: () => HTMLElement | null, lifted: boolean[]]>([
    ['[KeyA]', () => half(2), [true, false]],
    ['[KeyL]', () => half(1), [false, true]],
    ['[Space]', () => half(1), [true, false]],
    ['[Enter]', () => half(2), [false, true]],
    ['[Space][Enter]', () => null, [false, false]],
  ])('the keys %s lift the finger of one player', async (keys, focus, lifted) => {
    const visit = await startGame(['tota'], 'duel');
    await nextCall(visit);
    act(() => {
      half(1).blur();
      focus()?.focus();
    });
    await visit.user.keyboard(keys);
    expect(gameOf(visit).call?.lifts.map((ms) => ms !== null)).toEqual(lifted);
  });

  test.each([
    ['-10 ', 'Player 2 wins!', inTurn(duelEndings, 10), { 'Player 1': '0', 'Player 2': '10' }],
    ['-11 ', "It's a tie!", duelTie, { 'Player 1': '10', 'Player 2': '10' }],
  ])('ten calls %s: %s, and nobody is challenged', async (call, heading, line, points) => {
    const calls = callsOf(call.repeat(10));
    await openGame({ preloadedState: stateWith({ phase: 'over', mode: 'duel', calls }) });
    expect(result(heading)).toBeVisible();
    // The copy for the player who sits opposite is not heard.
    expect(main().getAllByText(heading)).toHaveLength(2);
    expect(descriptions('Scoreboard', mainPart())).toEqual(points);
    expect(await main().findByText(line)).toBeVisible();
    const link = await main().findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(link.href)).not.toContain('#c=');
  });
});

test('a challenge that is accepted waits for Start, and says how it stands, and at the end who has more', async () => {
  // Nobody lifts a finger.
  const names: Name[] = ['haathi', 'gadha', 'hans', 'kauwa', 'tota', 'baaz'];
  const visit = await renderWithFakeTimers(
    CHIDIYA_UDD + challengeHashOf({ mode: 'fast', score: 3, names }),
  );
  const offer = within(screen.getByRole('region', { name: 'Challenge' }));
  for (const line of offerLines(3, 6)) expect(offer.getByText(line)).toBeVisible();
  await visit.user.click(button('Accept'));
  expect(await screen.findByText(challenge.standing(0, 3))).toBeVisible();
  expect(button('Start')).toHaveFocus();
  await visit.user.click(main().getByRole('radio', { name: 'Do khiladi' }));
  expect(screen.getByText(challenge.waiting('Tez'))).toBeVisible();
  await visit.user.click(main().getByRole('radio', { name: 'Tez' }));
  await clickAlone(button('Start'));
  await until(visit, 'over');
  const standing = screen.getByText(challenge.standing(2, 3));
  expect(standing.parentElement).toHaveTextContent(challenge.outcomes.lost);
});
