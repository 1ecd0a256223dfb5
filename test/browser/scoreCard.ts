import type { Locator, Page } from '@playwright/test';
import { scoreCard as words } from '../../src/games/shared/content';
import { button, expect } from './site';

/** Page object of the score card. */
export function scoreCard(page: Page) {
  const dialog = page.getByRole('alertdialog');
  const card = {
    scoreHeading: page.getByRole('heading', { name: words.heading, exact: true }),
    resetButton: button(page, 'Reset score'),
    dialog,
    confirmButton: button(dialog, 'Reset'),
    cancelButton: button(dialog, 'Cancel'),
    notice: page.getByText(words.notSaved, { exact: true }),

    figure: (name: string): Locator =>
      page
        .locator('dt')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd[1]'),
    async expectScores(scores: Record<string, number>) {
      for (const [name, score] of Object.entries(scores)) {
        await expect(card.figure(name), name).toHaveText(String(score));
      }
    },
    async reset() {
      await card.resetButton.click();
      await card.confirmButton.click();
      await expect(dialog).toHaveCount(0);
    },
  };
  return card;
}
