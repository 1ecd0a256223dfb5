import type { Page } from '@playwright/test';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import type { Play } from '../plays/visitor';
import { DRAFT, FEEDBACK, feedback } from './feedbackScreen';
import { parts, paths, titleOf } from './pages';
import {
  button,
  expect,
  heading,
  link,
  openBeforeHydration,
  openPaused,
  PHONE,
  test,
} from './site';
import { visitorOf } from './visitor';

test.use({ viewport: PHONE });

/**
 * Runs in a page before its own scripts: extensions of the browser put elements of theirs behind fields, headings
 * and texts, as soon as those are there.
 */
function changeDocument() {
  const change = () => {
    for (const element of document.querySelectorAll('input, textarea, h1, h2, p')) {
      if (element.nextElementSibling?.matches('x-icon')) continue;
      element.after(document.createElement('x-icon'));
      element.setAttribute('data-x-checked', '');
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    change();
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true });
  });
}

/** React makes the document anew, and says so. */
const REMADE = /^error: (?:Minified React error #418|Hydration failed)/;

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
  const playIn = async (page: Page, change?: () => void) => {
    await openPaused(page, path);
    if (change) await page.evaluate(change);
    const visitor = visitorOf(page);
    await play(visitor);
    await after?.(visitor);
  };

  test(`${name} is played in a document that others change`, async ({ page, expectConsole }) => {
    expectConsole(REMADE);
    await page.addInitScript(changeDocument);
    await playIn(page);
  });

  test(`${name} is played while a translator is in the page`, {
    tag: ['guess-the-teacher', 'hand-cricket'].includes(name) ? '@journey' : [],
  }, async ({ page }) => {
    await playIn(page, translate);
    expect(await unseenIn(page)).toEqual([]);
  });
}

test('what is typed, chosen and tapped in a changed document takes effect on every page, and the focus stays', {
  tag: '@journey',
}, async ({ page, expectConsole }) => {
  await page.addInitScript(changeDocument);
  let isDark = false;
  for (const path of paths) {
    isDark = !isDark;
    expectConsole(REMADE);
    const hydrate = await openBeforeHydration(page, path);
    await expect(page.locator('x-icon').first()).toBeAttached();
    const fields = page.getByRole('textbox');
    const count = await fields.count();
    for (let at = 0; at < count; at += 1) await fields.nth(at).pressSequentially(`Raju ${at}`);
    const radio = page.locator('[type=radio]:not(:checked)').first();
    const choice = (await radio.count()) > 0 ? await radio.getAttribute('value') : null;
    if (choice !== null) await radio.locator('..').click();
    await button(page, 'Dark mode').click();
    if (count > 0) await fields.last().focus();
    await hydrate();
    await page.unrouteAll();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('head > title'), path).toHaveCount(1);
    await expect(button(page, 'Dark mode'), path).toHaveAttribute('aria-pressed', `${isDark}`);
    for (let at = 0; at < count; at += 1) await expect(fields.nth(at)).toHaveValue(`Raju ${at}`);
    if (choice !== null)
      await expect(page.locator(`[type=radio][value="${choice}"]`), path).toBeChecked();
    if (count > 0) await expect(fields.last()).toBeFocused();
  }
});

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
