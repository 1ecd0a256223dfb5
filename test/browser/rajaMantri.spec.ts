import type { Page } from '@playwright/test';
import { roleNames } from '../../src/games/raja-mantri-chor-sipahi/content';
import type { Deal } from '../../src/games/raja-mantri-chor-sipahi/rules';
import {
  DEAL,
  dealChits,
  FOUR,
  openChit,
  RAJA_MANTRI,
  typeNames,
} from '../plays/raja-mantri-chor-sipahi';
import { button, status } from '../plays/visitor';
import { expect, LANDSCAPE, openIn, PHONE, setHidden, storedByBrowser, test } from './site';
import { visitorOf } from './visitor';

async function deal(page: Page, chits: Deal = DEAL) {
  const visitor = visitorOf(page, { isPaused: false });
  await typeNames(visitor);
  await dealChits(visitor, 'Start', chits);
  return visitor;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('an open chit is hidden when the phone is turned or locked, before anything else happens', async ({
    page,
    open,
  }) => {
    await open(RAJA_MANTRI);
    const visitor = await deal(page);
    const { expectFocused, expectGone } = visitor;
    for (const leave of [
      () => page.setViewportSize(LANDSCAPE),
      async () => {
        await setHidden(page, true);
        await expectGone(status());
        await setHidden(page, false);
      },
    ]) {
      await openChit(visitor, 'raja');
      await leave();
      await expectFocused(button('Main Raju hoon'));
      await expectGone(status());
    }
    // A hidden page is drawn no more: not even a frame may pass.
    await openChit(visitor, 'raja');
    const left = await page.evaluate(async () => {
      window.dispatchEvent(new Event('blur'));
      await Promise.resolve();
      return document.querySelector('main [role=status]')?.textContent;
    });
    expect(left).toBe('');
  });
});

/** All that could tell what a chit is. */
async function givenAway(page: Page) {
  const inPage = await page.evaluate(() => ({
    markup: document.documentElement.outerHTML,
    title: document.title,
    address: location.href,
    history: [history.length, JSON.stringify(history.state)],
    loaded: [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].sort(),
  }));
  return {
    ...inPage,
    tree: await page.locator('body').ariaSnapshot(),
    stored: await storedByBrowser(page),
  };
}

test('what the page gives away is the same for any chits, but for the one that is open', async ({
  newVisitor,
}) => {
  // Neither page is a reused one, whose history is longer.
  const pages = [await newVisitor(), await newVisitor()] as const;
  const deals = [DEAL, DEAL.toReversed() as Deal] as const;
  const visitors = await Promise.all(
    pages.map(async (page, at) => {
      await openIn(page, RAJA_MANTRI);
      return deal(page, deals[at]);
    }),
  );
  // What one of them has loaded already, the other will soon.
  const expectSame = (moment: string) =>
    expect(async () => {
      expect(await givenAway(pages[0]), moment).toEqual(await givenAway(pages[1]));
    }).toPass({ timeout: 10_000 });
  for (const [player, name] of FOUR.entries()) {
    await expectSame(`before ${name}`);
    for (const { press } of visitors) await press(`Main ${name} hoon`);
    await expectSame(`${name} has the phone`);
    for (const [at, { press, read }] of visitors.entries()) {
      await press('Chit dikhao');
      await read(status(), (chit) =>
        chit.startsWith(roleNames[deals[at]?.[player] as Deal[number]]),
      );
      await press('Chit chhupao');
    }
  }
});
