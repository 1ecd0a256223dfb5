import type { CDPSession, Page } from '@playwright/test';
import { AAJ_KA_OVER } from '../plays/aaj-ka-over';
import { CHIDIYA_UDD } from '../plays/chidiya-udd';
import { HAND_CRICKET } from '../plays/hand-cricket';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import { dealChits, RAJA_MANTRI, typeNames } from '../plays/raja-mantri-chor-sipahi';
import { drawOf, playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import type { Visitor } from '../plays/visitor';
import { heading, region } from '../plays/visitor';
import { pageTransitionsOf, watchPageTransitions } from './pageTransitions';
import { expect, NARROWEST, openPaused, PHONE, test, widenFont } from './site';
import { smallTargets } from './targets';
import { locate, visitorOf } from './visitor';

test.use({ viewport: PHONE, drawsEverything: true });

/** An animation. Its end, in ms, includes the delay. */
type Motion = { path: string; name?: string; properties: string; element: string; ends: number };
type Recorded = { motions: Motion[] };

/** Records every animation of a page, and pauses it at its start. */
const recordMotions = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { motions: [] };
    Object.assign(window, recorded);
    const known = new WeakSet<Animation>();
    const record = () => {
      for (const animation of document.getAnimations()) {
        if (known.has(animation)) continue;
        known.add(animation);
        animation.pause();
        const effect = animation.effect as KeyframeEffect;
        const { offset, computedOffset, easing, composite, ...changes } =
          effect.getKeyframes()[0] ?? {};
        recorded.motions.push({
          path: location.pathname,
          ...(animation instanceof CSSAnimation && { name: animation.animationName }),
          properties: Object.keys(changes).join(' and '),
          element: `${effect.target?.localName}${effect.pseudoElement ?? ''}`,
          ends: Math.round(Number(effect.getComputedTiming().endTime)),
        });
      }
    };
    new MutationObserver(record).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    for (const event of ['transitionrun', 'animationstart', 'pointerover', 'pointerdown']) {
      document.addEventListener(event, record);
    }
  });

const motionsOf = (page: Page) => page.evaluate(() => (window as never as Recorded).motions);

/** Plays every game from tile to tile, with menus and pages in between. */
async function playEverything(page: Page, { isWhole = true } = {}) {
  const visitor = visitorOf(page);
  await menus.play(visitor);
  for (const { game, play, after } of Object.values(plays)) {
    if (game === 'Aaj ka Over') await visitor.follow(game);
    else await visitor.follow(game, 'Games');
    await visitor.expectFocused(heading(game));
    await play(visitor);
    if (isWhole) await after?.(visitor);
  }
}

/**
 * Records every animation by name and end over the DevTools protocol, which includes those inside
 * native controls, such as a progress bar, that scripts cannot see.
 */
async function recordBrowserAnimations(cdp: CDPSession) {
  const animations: { type: string; name: string; ends: number }[] = [];
  cdp.on('Animation.animationStarted', ({ animation: { type, name, source } }) => {
    if (!source) return;
    const { delay, duration, iterations = 1 } = source;
    if (delay + duration > 0) animations.push({ type, name, ends: delay + duration * iterations });
  });
  await cdp.send('Animation.enable');
  return animations;
}

/** The progress bar of page loads, which runs as long as the load. */
const isLoadingBar = ({ element }: Motion) => element === 'html::before';

test('every animation ends within 600 ms, and controls respond from its start', async ({
  page,
  cdp,
}) => {
  const animations = await recordBrowserAnimations(cdp);
  await recordMotions(page);
  await openPaused(page, menus.path);
  await playEverything(page);
  const motions = await motionsOf(page);
  const shown = motions.filter((motion) => !isLoadingBar(motion));
  // The animations that take a whole turn: the bottle, the hands, the fists, and the time for a call.
  const turns: Record<string, readonly [element: string, ms: number]> = {
    [TRUTH_OR_DARE]: ['svg', 2000],
    [ROCK_PAPER_SCISSORS]: ['svg', 2000],
    [HAND_CRICKET]: ['svg', 1000],
    [AAJ_KA_OVER]: ['svg', 1000],
    [CHIDIYA_UDD]: ['span', 4000],
  };
  const isTurn = ({ path, element, ends }: Motion) => turns[path]?.join() === `${element},${ends}`;
  const withTurns = new Set(shown.filter(isTurn).map(({ path }) => path));
  expect([...withTurns].sort()).toEqual(Object.keys(turns).sort());
  const short = shown.filter((motion) => !isTurn(motion));
  expect(new Set(short.map(({ path }) => path)).size, 'pages with animations').toBeGreaterThan(8);
  const unknown = animations.filter(
    ({ type, name }) => type === 'CSSAnimation' && !motions.some((motion) => motion.name === name),
  );
  expect(new Set(unknown.map(({ name }) => name)).size, 'the progress bar').toBe(1);
  for (const { name, ends } of animations) expect.soft(ends, name).toBeLessThan(600);
  for (const { path, properties, element, ends } of short) {
    expect.soft(ends, `${properties} of ${element} on ${path}`).toBeLessThan(600);
  }
});

test.describe('under reduced motion', () => {
  test.use({ hasPageTransitions: true, contextOptions: { reducedMotion: 'reduce' } });

  test('there are no animations, no page transitions and no confetti', async ({ page, cdp }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const animations = await recordBrowserAnimations(cdp);
    await watchPageTransitions(page);
    await recordMotions(page);
    await openPaused(page, menus.path);
    await playEverything(page, { isWhole: false });
    expect(await motionsOf(page)).toEqual([]);
    expect(animations).toEqual([]);
    expect(await pageTransitionsOf(page)).toEqual([]);
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(files.filter((file) => file.includes('confetti'))).toEqual([]);
  });

  test("the computer's hand is out of sight until the round is settled", async ({ page }) => {
    await openPaused(page, ROCK_PAPER_SCISSORS);
    const visitor = visitorOf(page);
    const shown = locate(page, region('Computer')).locator('svg').filter({ visible: true });
    await playRound(visitor, 'Paper', 'Rock');
    await expect(shown).not.toHaveCount(0);
    await visitor.press('Rock');
    await visitor.draw(drawOf('Scissors'));
    for (const _part of [1, 2, 3, 4]) {
      await expect(shown).toHaveCount(0);
      await visitor.pass(500);
    }
    await expect(shown).not.toHaveCount(0);
  });
});

/** Pauses all animations at that fraction of their duration. */
const stopAt = (page: Page, part: number) =>
  page.evaluate((progress) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * progress;
    }
  }, part);

for (const [what, path, start] of [
  ['the bottle', TRUTH_OR_DARE, ({ press }) => press('Spin')],
  [
    'a chit in flight',
    RAJA_MANTRI,
    async (visitor) => {
      await typeNames(visitor);
      await dealChits(visitor);
    },
  ],
] satisfies [string, string, (visitor: Visitor) => Promise<void>][]) {
  test(`${what} covers no control`, async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    await openPaused(page, path);
    await widenFont(page);
    await start(visitorOf(page));
    for (const part of [0, 0.03, 0.06, 0.09, 0.12, 0.4, 0.8]) {
      await stopAt(page, part);
      expect.soft(await smallTargets(page), `at ${part}`).toEqual([]);
    }
  });
}
