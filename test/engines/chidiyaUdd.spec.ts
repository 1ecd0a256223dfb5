import { PAUSES } from '../../src/games/chidiya-udd/caller';
import { challenge } from '../../src/games/chidiya-udd/challenge/content';
import { hashOf } from '../../src/games/chidiya-udd/challenge/link';
import type { Name } from '../browser/chidiyaUddScreen';
import {
  CALLS_HASH,
  CHIDIYA_UDD,
  callText,
  canFly,
  drawOf,
  GAME,
  LIFTED,
} from '../browser/chidiyaUddScreen';
import { mockDraws } from '../browser/gameTime';
import type { Screen, Target } from './site';
import { button, eventually, expect, PHONE, test } from './site';

const udd = button('Udd!');
const out: Target = { role: 'heading', name: 'Out!' };

/** Runs in a page: what is in the status, once it can be seen. */
const callSeen = () =>
  new Promise<string>((resolve) => {
    const read = () => {
      const texts = Array.from(
        document.querySelectorAll('main [role=status]'),
        ({ textContent }) => textContent,
      );
      resolve(texts.join(''));
    };
    requestAnimationFrame(() => requestAnimationFrame(read));
  });

const expectCall = ({ expectResult }: Screen, name: Name) =>
  expectResult(callText(name), 'the call', callSeen);

/**
 * Accepts the challenge of a friend's score: its names do not depend on chance. The standing comes over the
 * network, and moves Start.
 */
async function accept(screen: Screen, hash: string, score: number) {
  await screen.open(CHIDIYA_UDD + hash);
  await screen.press(button('Accept'));
  await screen.expectFocused(button('Start'));
  await screen.expectInMain(challenge.standing(0, score));
}

/** Plays to the end, with a lift at each of these names. */
async function play(
  screen: Screen,
  names: readonly Name[],
  lifted: readonly Name[],
  lift: () => Promise<void>,
) {
  let score = 0;
  for (const name of names) {
    await expectCall(screen, name);
    if (lifted.includes(name)) await lift();
    if (canFly(name) === lifted.includes(name)) score += 1;
    await screen.expectFigure('Score', String(score));
  }
  await screen.expectPresent(out);
}

test('a game by presses is counted, and persists after a reload', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await accept(screen, CALLS_HASH, 2);
  await screen.press(button('Start'));
  await screen.expectFocused(udd);
  const { centre } = await screen.look(udd, true);
  await play(screen, GAME, LIFTED, () => screen.tab.pressAt(...centre));
  const expectCounted = async () => {
    await screen.expectFigure('Tez: games', '1');
    await screen.expectFigure('Tez: best', '2');
  };
  await expectCounted();
  await screen.reload();
  await expectCounted();
  await screen.expectPresent(button('Start'));
});

test('a game by Space alone, from Start to the next game, never loses the focus', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const { tab } = screen;
  await accept(screen, CALLS_HASH, 2);
  await tab.press('Space');
  await screen.expectFocused(udd);
  await play(screen, GAME, LIFTED, () => tab.press('Space'));
  await screen.expectFocused(out);
  // Ignored for a second after Out!.
  await eventually(async () => {
    await tab.press('Space');
    return (await screen.look(out)).count;
  }, 'the next game').toBe(0);
  await screen.expectFocused(udd);
  await screen.expectFigure('Score', '0');
});

test.describe('without the pauses between two calls', () => {
  // Of this mode alone: its calls last long enough for a busy machine.
  test.use({ skippedTimers: PAUSES.calm });

  test('a game in Aaram se is counted by itself, and pauses while the page is hidden', async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE });
    const names: Name[] = ['tota', 'gadha', 'haathi', 'ghoda'];
    await accept(screen, hashOf({ mode: 'calm', score: 1, names }), 1);
    await screen.press(button('Start'));
    await screen.expectFocused(udd);
    await expectCall(screen, 'tota');
    await screen.tab.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await screen.press(button('Continue'));
    await screen.expectFocused(udd);
    const { centre } = await screen.look(udd, true);
    await play(screen, names, names, () => screen.tab.pressAt(...centre));
    await screen.expectFigure('Aaram se: games', '1');
    await screen.expectFigure('Aaram se: best', '1');
    await screen.expectFigure('Tez: games', '0');
  });
});

/**
 * Runs in a page: two fingers on two buttons, a few milliseconds apart; returns by how many. An event has
 * the time at which it was made, however long the page takes to handle the one before it. They are made
 * again where a busy machine paused between them.
 */
const pressBoth = () => {
  const press = (player: number) =>
    new PointerEvent('pointerdown', {
      bubbles: true,
      cancelable: true,
      pointerId: 11 + player,
      pointerType: 'touch',
      isPrimary: player === 0,
      buttons: 1,
    });
  const makeBoth = (): [Event, Event] => {
    const first = press(0);
    const from = performance.now();
    while (performance.now() < from + 1);
    const second = press(1);
    return second.timeStamp - first.timeStamp <= 5 ? [first, second] : makeBoth();
  };
  const [first, second] = makeBoth();
  for (const [player, finger] of [first, second].entries())
    document.querySelector(`[data-finger="${player}"]`)?.dispatchEvent(finger);
  return second.timeStamp - first.timeStamp;
};

test('in Do khiladi two presses within five milliseconds both count', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const expectPoints = (...points: [first: string, second: string]) =>
    screen.expectResult(
      points,
      'points',
      () =>
        ['Player 1', 'Player 2'].map(
          (name) => document.querySelector(`dl[aria-label="${name}"] dd`)?.textContent ?? '',
        ) as [string, string],
    );
  await screen.open(CHIDIYA_UDD);
  await screen.press({ role: 'radio', name: 'Do khiladi' });
  await screen.tab.evaluate(mockDraws, [drawOf('tota'), drawOf('maina', ['tota'])]);
  await screen.press(button('Start'));
  await screen.expectFocused(button('Udd! Player 1'));
  await expectCall(screen, 'tota');
  expect(await screen.tab.evaluate(pressBoth)).toBeLessThanOrEqual(5);
  await screen.expectResult(2, 'times', () => {
    const texts = Array.from(document.querySelectorAll('[data-player] > p'), (p) => p.textContent);
    return texts.filter((text) => /^\d+ ms$/.test(text ?? '')).length;
  });
  await expectPoints('0', '0');
  // Nobody lifts.
  await expectCall(screen, 'maina');
  await expectPoints('1', '1');
});
