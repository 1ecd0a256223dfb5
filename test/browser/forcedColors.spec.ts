import type { Locator, Page } from '@playwright/test';
import type { Rgb } from '../support/contrast';
import { contrastRatio } from '../support/contrast';
import { focusFaults } from './focus';
import { openWithPausedClock } from './gameTime';
import { anotherThan, guessTheTeacher } from './guessTheTeacherScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { QUIZ, quiz, rightOf, wrongOf } from './quizScreen';
import { rockPaperScissors } from './rockPaperScissorsScreen';
import { button, expect, gameTiles, link, mainMenu, test } from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

/* Forced colours: the browser replaces all colours by a few system colours. */

const SCHEMES = ['light', 'dark'] as const;
const force = (page: Page, colorScheme: (typeof SCHEMES)[number] = 'light') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

/** The background colour of the page, which also replaces backgrounds of elements. */
const pageGround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('under forced colours the chosen mode and the open game still differ from the others', async ({
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
    const others = [await background(other), await pageGround(page)];
    expect(others).not.toContain(await background(chosen));
  }
});

/** The contrast of a drawing's strokes with its background; 1 is none. */
async function contrastOf(drawing: Locator) {
  const [stroke, ground] = await drawing.evaluate((shape) => {
    const brush = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    const rgbOf = (color: string) => {
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3) as never as Rgb;
    };
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
    };
    return [rgbOf(getComputedStyle(shape).stroke), rgbOf(groundOf(shape))] as const;
  });
  return contrastRatio(stroke, ground);
}

test('under forced colours the hands, the ring and the chosen difficulty are still seen', async ({
  page,
  open,
}) => {
  await force(page);
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
  const game = truthOrDare(page);
  const hands = rockPaperScissors(page);
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
    expect([...others, await pageGround(page)], colorScheme).not.toContain(chosen);
    const ring = game.timer.locator('circle').last();
    expect(await contrastOf(ring), `ring, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
  await link(gameTiles(page), 'Rock Paper Scissors').click();
  await hands.play('Rock', 'Scissors');
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    for (const place of [hands.computer, hands.hand('Rock'), hands.hand('Scissors')]) {
      const outline = place.locator('svg path').first();
      expect(await contrastOf(outline), `hand, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

/** A computed style of an element or its pseudo-element. */
const look = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate(
    (element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name as string),
    [property, pseudo],
  );

/** The visible colour at a relative position of a drawing. */
async function seenAt(page: Page, drawing: Locator, x: number, y: number) {
  const box = (await drawing.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  const at = { x: box.x + box.width * x, y: box.y + box.height * y };
  const picture = await page.screenshot({ clip: { ...at, width: 1, height: 1 }, scale: 'css' });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const brush = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      brush.drawImage(bitmap, 0, 0);
      return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
    },
    [...picture],
  );
}

test('under forced colours the focus, the open page in the menu and how far a result goes are seen', async ({
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
  const lines = await Promise.all(links.map((one) => look(one, 'text-decoration-line')));
  expect(lines).toEqual(['underline', 'none']);
  await page.keyboard.press('Escape');

  const love = loveCalculator(page);
  await love.calculate('Raju', 'Rani');
  await love.expectResult(75);
  const meter = page.getByRole('progressbar');
  await meter.scrollIntoViewIfNeeded();
  expect(await seenAt(page, meter, 0.5, 0.5)).not.toBe(await seenAt(page, meter, 0.9, 0.5));
  const stamp = page.getByText('75%', { exact: true }).locator('..');
  expect(await look(stamp, 'border-top-style')).toBe('double');
});

test('under forced colours a pick and its correction can be distinguished, and so can disabled controls', async ({
  page,
  open,
}) => {
  await force(page);
  await open(QUIZ);
  const game = quiz(page);
  await game.start('Raju');
  expect(Number(await look(game.nextButton, 'opacity'))).toBeLessThan(1);
  await game.option(wrongOf(1)).click();
  expect(await look(game.nextButton, 'opacity')).toBe('1');
  for (const [letter, mark] of [
    [rightOf(1), 'Sahi jawab'],
    [wrongOf(1), 'Tumhara jawab'],
  ] as const) {
    await expect(game.option(letter)).toContainText(mark);
    const shape = game.option(letter).locator('svg');
    expect(await contrastOf(shape), mark).toBeGreaterThanOrEqual(3);
  }
  await expect(game.options.locator('svg')).toHaveCount(2);

  await link(gameTiles(page), 'Guess the Teacher').click();
  const classroom = guessTheTeacher(page);
  const teacher = await classroom.teacherIn();
  const other = anotherThan(teacher);
  await classroom.hintButton.click();
  expect(Number(await look(classroom.hintButton, 'opacity'))).toBeLessThan(1);
  await classroom.guess(other).click();
  await expect(classroom.guesses.locator('svg')).toHaveCount(2);
  for (const colorScheme of SCHEMES) {
    await force(page, colorScheme);
    const shapes = [teacher, other].map((one) => classroom.guess(one).locator('svg'));
    for (const shape of shapes) expect(await contrastOf(shape)).toBeGreaterThanOrEqual(3);
    const [tick, cross] = await Promise.all(shapes.map((shape) => shape.innerHTML()));
    expect(tick).not.toBe(cross);
  }
});

test('under forced colours the slide that is shown and the year that is read differ from the others', async ({
  page,
  open,
}) => {
  await force(page);
  await open('/');
  const dots = page.getByRole('region', { name: 'School ki yaadein' }).locator('li button');
  const [shown, ...others] = await Promise.all(
    (await dots.all()).map((dot) => look(dot, 'background-color', '::before')),
  );
  expect([...others, await pageGround(page)]).not.toContain(shown);

  await link(mainMenu(page), 'Journey').click();
  const years = page.locator('main nav a');
  await expect(years).toHaveCount(7);
  const rings = await Promise.all(
    (await years.all()).map((year) => look(year, 'outline-style', '::before')),
  );
  expect(rings).toEqual(['solid', ...Array.from({ length: 6 }, () => 'none')]);
});
