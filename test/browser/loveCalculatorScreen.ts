import type { Page } from '@playwright/test';
import { button, expect } from './site';

/** Page object of the Love Calculator. */
export function loveCalculator(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const steps = page.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem');
  const screen = {
    firstName: field('Pehla naam'),
    secondName: field('Dusra naam'),
    mode: (name: 'Pyar' | 'Takrar') => page.getByRole('radio', { name, exact: true }),
    calculateButton: button(page, 'Calculate'),
    clearButton: button(page, 'Dubara Karo'),
    progressBar: page.getByRole('progressbar', { name: 'Result', exact: true }),
    steps,
    /** FLAMES, as it is drawn below the steps. */
    flames: page.getByRole('heading', { name: 'FLAMES', exact: true }).locator('..'),
    alert: page.getByRole('alertdialog'),

    async fillIn(first: string, second: string) {
      await screen.firstName.fill(first);
      await screen.secondName.fill(second);
    },
    async calculate(first: string, second: string) {
      await screen.fillIn(first, second);
      await screen.calculateButton.click();
    },
    async expectResult(percent: number) {
      await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
      await expect(screen.progressBar).toHaveAttribute('aria-valuenow', String(percent));
    },
    async expectNoResult() {
      await expect(screen.progressBar).toHaveCount(0);
      await expect(steps).toHaveCount(0);
      await expect(page.getByText(/^\d+%$/)).toHaveCount(0);
    },
    /** The digits of each line. */
    async expectSteps(...lines: string[]) {
      await expect(steps).toHaveText(
        lines.map((line) => new RegExp(`^\\s*${[...line].join('\\s*')}\\s*$`)),
      );
    },
  };
  return screen;
}
