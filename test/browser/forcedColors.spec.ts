import type { Locator, Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { focusFaults } from './focus';
import { openWithPausedClock } from './gameTime';
import { anotherThan, guessTheTeacher } from './guessTheTeacherScreen';
import { handCricket } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import { RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import { rockPaperScissors } from './rockPaperScissorsScreen';
import { button, expect, gameTiles, link, mainMenu, PHONE, test } from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.use({ drawsEverything: true });

/* Forced colours: the browser replaces all colours by a few system colours. */

const SCHEMES = ['light', 'dark'] as const;
const force = (page: Page, colorScheme: (typeof SCHEMES)[number] = 'light') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

/** The background colour of the page, which also replaces backgrounds of elements. */
const pageBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('with forced colours the chosen mode and the current game differ from the others', async ({
  page,
  open,
}) => {
  await force(page);
  await open('/school-games');
  const background = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mode = page.getByRole('radiogroup', { name: 'Mode' });
  const pairs = [
    [mode.getByText('Pyar'), mode.getByText('Takrar')],
    [link(gameTiles(page), 'Love Calculator'), link(gameTiles(page), 'Quiz Game')],
  ] as const;
  for (const [chosen, other] of pairs) {
    const others = [await background(other), await pageBackground(page)];
    expect(others).not.toContain(await background(chosen));
  }
});

/** The contrast of a drawing's strokes with its background; 1 is none. */
async function contrastOf(drawing: Locator) {
  const [stroke, background] = await drawing.evaluate((shape) => {
    const context = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    const rgbOf = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as never as Rgb;
    };
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      return isClear && element.parentElement
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    };
    return [rgbOf(getComputedStyle(shape).stroke), rgbOf(backgroundOf(shape))] as const;
  });
  return contrastRatio(stroke, background);
}

test('with forced colours the hands, the timer ring and the chosen difficulty are visible', async ({
  page,
  open,
}) => {
  await force(page);
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
  const game = truthOrDare(page);
  const rpsGame = rockPaperScissors(page);
  await game.level('Medium').check();
  await game.spin();
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    const [chosen, ...others] = await Promise.all(
      ['Medium', 'Easy', 'Hard'].map((level) =>
        game.difficulty
          .getByText(level, { exact: true })
          .evaluate((face) => getComputedStyle(face).backgroundColor),
      ),
    );
    expect([...others, await pageBackground(page)], colorScheme).not.toContain(chosen);
    const ring = game.timer.locator('circle').last();
    expect(await contrastOf(ring), `ring, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
  await link(gameTiles(page), 'Rock Paper Scissors').click();
  await rpsGame.play('Rock', 'Scissors');
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    for (const place of [rpsGame.computer, rpsGame.hand('Rock'), rpsGame.hand('Scissors')]) {
      const outline = place.locator('svg path').first();
      expect(await contrastOf(outline), `hand, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
  await link(gameTiles(page), 'Hand Cricket').click();
  await handCricket(page).start('Bat');
  await handCricket(page).ball([4, 2]);
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    for (const label of await handCricket(page).hands.all()) {
      const hand = label.locator('xpath=preceding-sibling::*');
      expect(await contrastOf(hand), `cricket, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

/** A computed style of an element or its pseudo-element. */
const styleOf = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate(
    (element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name as string),
    [property, pseudo],
  );

/** The visible colour at a relative position of a drawing. */
async function colourAt(page: Page, drawing: Locator, x: number, y: number) {
  const box = await drawing.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  const at = { x: box.x + box.width * x, y: box.y + box.height * y };
  const picture = await page.screenshot({ clip: { ...at, width: 1, height: 1 }, scale: 'css' });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
    },
    [...picture],
  );
}

test('with forced colours the focus, the current page in the menu and the bar of a result are visible', async ({
  page,
  open,
}) => {
  // With reduced motion, the bar has its final width at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await force(page);
  await open('/school-games');
  await page.keyboard.press('Tab');
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    expect(await focusFaults(page), colorScheme).toEqual([]);
  }
  await button(mainMenu(page), 'School Games').click();
  const links = ['Play Now', 'How to Play'].map((name) => link(mainMenu(page), name));
  const lines = await Promise.all(links.map((one) => styleOf(one, 'text-decoration-line')));
  expect(lines).toEqual(['underline', 'none']);
  await page.keyboard.press('Escape');

  const game = loveCalculator(page);
  await game.calculate('Raju', 'Rani');
  await game.expectResult(75);
  const progressBar = page.getByRole('progressbar');
  await progressBar.scrollIntoViewIfNeeded();
  expect(await colourAt(page, progressBar, 0.5, 0.5)).not.toBe(
    await colourAt(page, progressBar, 0.9, 0.5),
  );
  const stamp = page.getByText('75%', { exact: true }).locator('..');
  expect(await styleOf(stamp, 'border-top-style')).toBe('double');
});

test('with forced colours a wrong and the right option differ, and so do disabled controls', async ({
  page,
  open,
}) => {
  await force(page);
  await open(QUIZ);
  const game = quiz(page);
  await game.start('Raju');
  expect(Number(await styleOf(game.nextButton, 'opacity'))).toBeLessThan(1);
  await game.option(wrongOf(1)).click();
  await expect(game.nextButton).toHaveCSS('opacity', '1');
  for (const [option, mark] of [
    [rightOf(1), 'Sahi jawab'],
    [wrongOf(1), 'Tumhara jawab'],
  ] as const) {
    await expect(game.option(option)).toContainText(mark);
    const shape = game.option(option).locator('svg');
    expect(await contrastOf(shape), mark).toBeGreaterThanOrEqual(3);
  }
  await expect(game.options.locator('svg')).toHaveCount(2);

  await link(gameTiles(page), 'Guess the Teacher').click();
  const teacherGame = guessTheTeacher(page);
  const teacher = await teacherGame.teacherIn();
  const other = anotherThan(teacher);
  await teacherGame.hintButton.click();
  expect(Number(await styleOf(teacherGame.hintButton, 'opacity'))).toBeLessThan(1);
  await teacherGame.guess(other).click();
  await expect(teacherGame.guesses.locator('svg')).toHaveCount(2);
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    const shapes = [teacher, other].map((one) => teacherGame.guess(one).locator('svg'));
    for (const shape of shapes) expect(await contrastOf(shape)).toBeGreaterThanOrEqual(3);
    const [tick, cross] = await Promise.all(shapes.map((shape) => shape.innerHTML()));
    expect(tick).not.toBe(cross);
  }
});

test('with forced colours a tick and the tally are visible', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await force(page);
  await open(BACKBENCHER_TEST);
  const game = backbencherTest(page);
  await game.row('proxy').click();
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    const shape = game.row('proxy').locator('svg');
    expect(await contrastOf(shape), `tick, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    expect(await styleOf(shape, 'clip-path')).toBe('none');
    expect(await styleOf(game.row('back-page').locator('svg'), 'clip-path')).not.toBe('none');
    const tally = game.count.locator('xpath=../..').locator('path').last();
    expect(await contrastOf(tally), `tally, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
});

test('with forced colours chits are visible, and the chosen suspect differs from the other', async ({
  page,
  open,
}) => {
  await force(page);
  await open(RAJA_MANTRI);
  const game = rajaMantri(page);
  const expectVisible = async (drawings: Locator, what: string) => {
    for (const drawing of await drawings.all())
      expect(await contrastOf(drawing), what).toBeGreaterThanOrEqual(3);
  };
  await game.typeNames();
  await game.deal();
  await game.takeButton.click();
  await game.openButton.click();
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    await expectVisible(game.desk.locator('svg'), `desk, ${colorScheme}`);
  }
  await game.hideButton.click();
  for (const role of ['chor', 'mantri', 'sipahi'] as const) await game.look(role);
  await game.suspect('Sunita').check();
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    const [chosen, other] = await Promise.all(
      ['Sunita', 'Meena'].map((name) =>
        game.suspect(name).evaluate((radio) => {
          const face = radio.nextElementSibling as Element;
          return getComputedStyle(face).backgroundColor;
        }),
      ),
    );
    expect([other, await pageBackground(page)], colorScheme).not.toContain(chosen);
    // On the other one the paper shows, which is filled.
    const face = game.suspect('Meena').locator('xpath=following-sibling::*');
    await expectVisible(face.locator('svg'), `suspect, ${colorScheme}`);
  }
});

test('with forced colours the current slide and the current year differ from the others', async ({
  page,
  open,
}) => {
  await force(page);
  await open('/');
  const dots = page.getByRole('region', { name: 'School ki yaadein' }).locator('li button');
  const [current, ...others] = await Promise.all(
    (await dots.all()).map((dot) => styleOf(dot, 'background-color', '::before')),
  );
  expect([...others, await pageBackground(page)]).not.toContain(current);

  await link(mainMenu(page), 'Journey').click();
  const years = page.locator('main nav a');
  await expect(years).toHaveCount(7);
  const rings = await Promise.all(
    (await years.all()).map((year) => styleOf(year, 'outline-style', '::before')),
  );
  expect(rings).toEqual(['solid', ...Array.from({ length: 6 }, () => 'none')]);
});
