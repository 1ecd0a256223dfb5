import { plays } from '../plays/plays';
import { hiddenLiveRegions } from './gameTime';
import { expect, openPaused, reload, skipToContent, test } from './site';
import { keys, visitorOf } from './visitor';

for (const [name, { path, play, after, kept }] of Object.entries(plays)) {
  test(`${name} is played by keyboard alone, the focus is never lost, and its score is kept`, {
    tag: ['rock-paper-scissors', 'quiz'].includes(name) ? '@journey' : [],
  }, async ({ page }) => {
    await openPaused(page, path);
    const visitor = visitorOf(page, { hands: keys(page) });
    expect(await hiddenLiveRegions(page)).toBe(0);
    await skipToContent(page);
    await play(visitor);
    await visitor.expectFigures(kept ?? {});
    await after?.(visitor);
    await expect(page.locator('body'), 'the focus at the end').not.toBeFocused();
    if (!kept) return;
    await reload(page);
    await visitor.expectFigures(kept);
  });
}
