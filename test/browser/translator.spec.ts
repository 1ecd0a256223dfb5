import type { Page } from '@playwright/test';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import type { Play } from '../plays/visitor';
import { PLAYED_AT } from '../plays/visitor';
import { DRAFT, FEEDBACK, feedback } from './feedbackScreen';
import { openWithPausedClock } from './gameTime';
import { parts, titleOf } from './pages';
import { expect, heading, link, PHONE, test } from './site';
import { visitorOf } from './visitor';

test.use({ viewport: PHONE });

declare global {
  interface Window {
    /** Texts that React has changed where nobody sees it. */
    unseen: string[];
  }
}

/**
 * Runs in a page: what the translator of a browser does to it, but each text is translated into itself. Texts stand
 * in elements of the translator from then on, and so do those that come later.
 */
function translate() {
  window.unseen = [];
  const unseen = new MutationObserver((changes) => {
    for (const { target } of changes) window.unseen.push(target.textContent ?? '');
  });
  const isTranslated = (text: Text) =>
    /\p{L}|\d/u.test(text.data) &&
    !text.parentElement?.closest('[translate="no"], script, style, textarea, title, font');
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isTranslated)) {
      const fonts = document.createElement('font');
      fonts.append(document.createElement('font'));
      fonts.firstElementChild?.append(text.data);
      text.replaceWith(fonts);
      unseen.observe(text, { characterData: true });
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') translateIn(target);
      else addedNodes.forEach(translateIn);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const unseenIn = (page: Page) => page.evaluate(() => window.unseen);

for (const [name, { path, play, after }] of Object.entries<Omit<Play, 'game'>>({
  ...plays,
  menus,
})) {
  test(`${name} is played while a translator is in the page`, {
    tag: ['guess-the-teacher', 'hand-cricket'].includes(name) ? '@journey' : [],
  }, async ({ page, open }) => {
    await openWithPausedClock(page, open, path, PLAYED_AT);
    await page.evaluate(translate);
    const visitor = visitorOf(page);
    await play(visitor);
    await after?.(visitor);
    expect(await unseenIn(page)).toEqual([]);
  });
}

test('a message is delivered while a translator is in the page', async ({ page, open }) => {
  const form = feedback(page);
  await open(FEEDBACK);
  await page.evaluate(translate);
  await form.send(DRAFT);
  await form.expectDelivered();
  expect(await unseenIn(page)).toEqual([]);
});

for (const [which, paths] of Object.entries(parts)) {
  test(`${which} open one after the other while a translator is in the page`, async ({
    page,
    open,
  }) => {
    await open('/');
    await page.evaluate(translate);
    for (const path of paths) {
      // A page of the same visit, as a link would open it.
      await page.evaluate((to) => {
        history.pushState(history.state, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
      await expect(page).toHaveTitle(titleOf(path));
      await expect(heading(page)).toBeVisible();
      await expect(link(page, 'Skip to content')).toBeAttached();
    }
    expect(await unseenIn(page)).toEqual([]);
  });
}
