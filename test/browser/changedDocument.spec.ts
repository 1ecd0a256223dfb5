import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import type { Play } from '../plays/visitor';
import { PLAYED_AT } from '../plays/visitor';
import { openWithPausedClock } from './gameTime';
import { paths } from './pages';
import { button, delayScripts, expect, expectReady, heading, PHONE, test } from './site';
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

for (const [name, { path, play, after }] of Object.entries<Omit<Play, 'game'>>({
  ...plays,
  menus,
})) {
  test(`${name} is played in a document that others change`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(REMADE);
    await page.addInitScript(changeDocument);
    await openWithPausedClock(page, open, path, PLAYED_AT);
    const visitor = visitorOf(page);
    await play(visitor);
    await after?.(visitor);
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
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('x-icon').first()).toBeAttached();
    const fields = page.getByRole('textbox');
    const count = await fields.count();
    for (let at = 0; at < count; at += 1) await fields.nth(at).pressSequentially(`Raju ${at}`);
    const radio = page.locator('[type=radio]:not(:checked)').first();
    const choice = (await radio.count()) > 0 ? await radio.getAttribute('value') : null;
    if (choice !== null) await radio.locator('..').click();
    await button(page, 'Dark mode').click();
    if (count > 0) await fields.last().focus();
    release();
    await expectReady(page);
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
