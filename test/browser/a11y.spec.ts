import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { loveCalculator } from './loveCalculatorScreen';
import { games, parts, paths } from './pages';
import {
  button,
  expect,
  expectNoSidewaysScroll,
  gameTiles,
  link,
  mainMenu,
  NARROWEST,
  NOT_FOUND_LINE,
  PHONE,
  test,
} from './site';

/** Ends every animation, so that colours are judged as they stay. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations();
    for (const animation of moving) animation.finish();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** axe finds nothing by day, and by night nothing in what colours can change. */
async function expectNoBarriers(page: Page, where = 'this') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect.soft(found, `barriers on ${where}, ${colorScheme} scheme`).toEqual([]);
  }
}

/** The dropdown first, then the menu around it. */
async function closeMenu(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
}

for (const [part, some] of Object.entries(parts)) {
  test(`axe finds no barrier in ${part}, by day and by night`, async ({ page, open }) => {
    for (const path of some) {
      await open(path);
      await expectNoBarriers(page, path);
    }
  });
}

test('axe finds no barrier on the 404 page', async ({ page, open, expectToBeSaid }) => {
  expectToBeSaid(NOT_FOUND_LINE);
  await open('/nope');
  await expectNoBarriers(page);
});

test('axe finds no barrier in an open dropdown', async ({ page, open }) => {
  await open('/');
  await button(mainMenu(page), 'More').click();
  await expect(link(mainMenu(page), 'About Us')).toBeVisible();
  await expectNoBarriers(page);
});

test('axe finds no barrier in an alert, nor in a result of either mode', async ({ page, open }) => {
  await open('/school-games');
  const love = loveCalculator(page);
  await love.calculateButton.click();
  await expect(love.alert).toBeVisible();
  await expectNoBarriers(page, 'the alert');
  await button(love.alert, 'OK').click();
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await expectNoBarriers(page, 'Pyar');
  await love.mode('Takrar').check();
  await love.expectResult(66);
  await expectNoBarriers(page, 'Takrar');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('axe finds no barrier on a page, in the open menu, nor in a result', async ({
    page,
    open,
  }) => {
    await open('/how-to-play/pacheta');
    await expectNoBarriers(page, 'the guide');
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'More').click();
    await expectNoBarriers(page, 'the menu');
    await closeMenu(page);
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    await expectNoBarriers(page, 'the result');
  });
});

/**
 * Links, buttons and fields that a finger can hit on less than 44 pixels from top to bottom; links
 * inside sentences excepted. Measured by touching: a target can be larger than what is drawn.
 */
const lowTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (link: Element) =>
      link.matches('p a') && link.parentElement?.textContent !== link.textContent;

    const heightOfTarget = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const target = control.closest('label') ?? control;
      const { left, top, width, height } = control.getBoundingClientRect();
      const hits = (y: number) =>
        target.contains(document.elementFromPoint(left + width / 2, y)) ? 1 : 0;
      const middle = top + height / 2;
      let sum = 0;
      for (let step = 0.25; step < 40 && hits(middle + step); step += 0.5) sum += 0.5;
      for (let step = 0.25; step < 40 && hits(middle - step); step += 0.5) sum += 0.5;
      return sum;
    };
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.textContent || control.id);

    return (
      [...document.querySelectorAll('a, button, input')]
        .filter((control) => control.checkVisibility() && !isInSentence(control))
        .map((control) => ({ name: nameOf(control), height: heightOfTarget(control) }))
        // What lies under an open menu or an alert cannot be touched at all.
        .filter(({ height }) => height > 0 && height < 44)
    );
  });

test.describe('targets are at least 44 pixels high', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('in the hub, its game, the header and the footer', async ({ page, open }) => {
    await open('/school-games');
    expect(await lowTargets(page)).toEqual([]);
    await loveCalculator(page).calculate('Raju', 'Rani');
    await loveCalculator(page).expectResult(75);
    expect(await lowTargets(page)).toEqual([]);
  });

  test('in the open menu and in an alert', async ({ page, open }) => {
    await open('/school-games');
    await button(page, 'Menu').click();
    await button(mainMenu(page), 'School Games').click();
    expect(await lowTargets(page)).toEqual([]);
    await button(mainMenu(page), 'More').click();
    expect(await lowTargets(page)).toEqual([]);
    await closeMenu(page);
    await loveCalculator(page).calculateButton.click();
    await expect(loveCalculator(page).alert).toBeVisible();
    expect(await lowTargets(page)).toEqual([]);
  });

  test('on every other kind of page', async ({ page, open }) => {
    for (const path of ['/', '/how-to-play', '/contribute', '/feedback', '/about-us']) {
      await open(path);
      expect.soft(await lowTargets(page), path).toEqual([]);
    }
  });
});

test('no page scrolls sideways on the narrowest phone', async ({ page, open }) => {
  await page.setViewportSize(NARROWEST);
  for (const path of paths) {
    await open(path);
    await expectNoSidewaysScroll(page, path);
  }
});

test('on the narrowest phone the open menu and a result do not scroll sideways either', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROWEST);
  await open('/school-games');
  await button(page, 'Menu').click();
  await button(mainMenu(page), 'School Games').click();
  await expectNoSidewaysScroll(page, 'the menu');
  await closeMenu(page);
  await loveCalculator(page).calculate('Raju', 'Rani');
  await loveCalculator(page).expectResult(75);
  await expectNoSidewaysScroll(page, 'the result');
});

test('on a small phone the controls and the result of one turn are seen without scrolling', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/school-games');
  const love = loveCalculator(page);
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const part of [
    love.firstName,
    love.secondName,
    love.calculateButton,
    page.getByText('75%', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('twice the letter size breaks nothing: the page still does not scroll sideways', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', ...Object.keys(games).slice(0, 1), '/about-us']) {
    await open(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page, path);
  }
});

test('under forced colours the chosen mode and the open game still differ from the others', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/school-games');
  const background = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mode = page.getByRole('radiogroup', { name: 'Mode' });
  const pairs = [
    [mode.getByText('Pyar'), mode.getByText('Takrar')],
    [link(gameTiles(page), 'Love Calculator'), link(gameTiles(page), 'Quiz Game')],
  ] as const;
  for (const [chosen, other] of pairs) {
    expect(await background(chosen)).not.toBe(await background(other));
  }
});
