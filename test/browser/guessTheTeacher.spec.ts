import { certificates, concept, labels, verdict } from '../../src/games/guess-the-teacher/content';
import { recordAnnouncements } from './gameTime';
import type { Teacher } from './guessTheTeacherScreen';
import {
  ALL_TEACHERS,
  anotherThan,
  GUESS_THE_TEACHER,
  guessTheTeacher,
  longest,
} from './guessTheTeacherScreen';
import {
  expect,
  expectNotReloaded,
  expectReady,
  gameTiles,
  heading,
  link,
  markWindow,
  SMALL_PHONE,
  scrolledBy,
  storedByBrowser,
  tabTo,
  test,
} from './site';

test.beforeEach(({ open }) => open(GUESS_THE_TEACHER));

test('by mouse: five teachers, the first guess of each counts, and the certificate adds them up', {
  tag: '@journey',
}, async ({ page }) => {
  const game = guessTheTeacher(page);
  await expect(page.getByRole('heading', { name: concept.heading, exact: true })).toBeVisible();
  const hiddenPictures = new Set<string | null>();
  const pictureOf = new Map<Teacher, string | null>();
  let score = 0;
  let last: Teacher | undefined;
  for (const [index, points] of ([5, 10, 0, 10, 5] as const).entries()) {
    await game.expectRound(index + 1, score);
    await expect(game.guesses).toHaveText(ALL_TEACHERS.map(({ name }) => name));
    const teacher = await game.teacherIn();
    expect(teacher, 'another one than before').not.toBe(last);
    await expect(game.quirks).toHaveText([...teacher.quirks]);
    hiddenPictures.add(await game.picture());
    await expect(game.card).not.toContainText(teacher.name);

    if (points !== 10) {
      await game.hintButton.click();
      await expect(game.hintButton).toBeDisabled();
      const hint = await game.hint.textContent();
      expect(teacher.hints.map((one) => `${labels.hintLabel} ${one}`)).toContain(hint);
      await game.hintButton.click({ force: true });
      await expect(game.hint).toHaveText(hint ?? '');
      expect(await game.picture(), 'a hint shows no picture').toBe([...hiddenPictures][0]);
    }
    const guessed = points === 0 ? anotherThan(teacher) : teacher;
    await game.guess(guessed).click();
    score += points;
    for (const late of [points === 0 ? teacher : anotherThan(teacher), guessed]) {
      await game.guess(late).click();
      await expect(game.picked).toHaveText(guessed.name);
    }
    await expect(game.score).toHaveText(`Score: ${score}`);
    const line = points === 0 ? teacher.wrong : teacher.right;
    await expect(game.verdict).toHaveText(`${verdict(points > 0, teacher.name, points)} ${line}`);
    // Right and wrong are marked by an icon, too.
    await expect(game.guess(teacher).locator('svg')).toHaveCount(1);
    await expect(game.guesses.locator('svg')).toHaveCount(points === 0 ? 2 : 1);
    await expect(game.hintButton).toHaveCount(0);
    pictureOf.set(teacher, await game.picture());
    await game.goOnButton(index + 1).click();
    last = teacher;
  }
  expect(hiddenPictures.size, 'one picture for who is not known').toBe(1);
  expect(new Set(pictureOf.values()).size, 'a picture for each').toBe(pictureOf.size);
  expect([...pictureOf.values()]).not.toContain([...hiddenPictures][0]);

  await expect(game.certificate).toHaveAccessibleName(certificates.vip.title);
  await expect(game.certificate.getByText('Final Score: 30 / 50', { exact: true })).toBeVisible();
  await expect(game.certificate.getByText('Hints used: 3', { exact: true })).toBeVisible();
  await expect(game.certificate.getByText('Best score: 30 / 50', { exact: true })).toBeVisible();
  await expect(game.figure('Best score')).toHaveText('30 / 50');

  await game.againButton.click();
  await game.expectRound(1, 0);
  expect(await game.teacherIn(), 'a new class starts with another one').not.toBe(last);
  await game.play(0, 10, 0, 0, 0);
  await expect(game.certificate).toHaveAccessibleName(certificates.clown.title);
  await expect(game.certificate).toContainText('Final Score: 10 / 50');
  await expect(game.certificate).toContainText('Hints used: 0');
  await expect(game.certificate).toContainText('Best score: 30 / 50');
});

test('a double click does the same as one click; in particular, it requests no hint', async ({
  page,
}) => {
  const game = guessTheTeacher(page);
  for (let number = 1; number <= 5; number += 1) {
    await game.guess(await game.teacherIn()).dblclick();
    await game.goOnButton(number).dblclick();
    if (number < 5) await expect(game.round).toHaveText(`Round ${number + 1} of 5`);
  }
  await expect(game.certificate).toContainText('Final Score: 50 / 50Hints used: 0');
});

test('by keyboard alone: at every step the focus is on the next control, up to the next class', {
  tag: '@journey',
}, async ({ page }) => {
  const game = guessTheTeacher(page);
  await markWindow(page);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, game.guess(ALL_TEACHERS[0] as Teacher));
  for (let number = 1; number <= 5; number += 1) {
    const teacher = await game.teacherIn();
    if (number > 1) {
      await expect(game.catchphrase).toBeFocused();
      await tabTo(page, game.guess(ALL_TEACHERS[0] as Teacher), 1);
    }
    if (number % 2) {
      await tabTo(page, game.hintButton, 5);
      await page.keyboard.press(number === 1 ? 'Space' : 'Enter');
      await expect(game.hint).toBeVisible();
      await expect(game.hintButton, 'keeps the focus').toBeFocused();
      await page.keyboard.press('Enter');
      await expect(game.hint).toHaveCount(1);
      for (const other of ALL_TEACHERS.slice(ALL_TEACHERS.indexOf(teacher)).reverse()) {
        await page.keyboard.press('Shift+Tab');
        await expect(game.guess(other)).toBeFocused();
      }
    } else {
      for (const other of ALL_TEACHERS.slice(1, ALL_TEACHERS.indexOf(teacher) + 1)) {
        await page.keyboard.press('Tab');
        await expect(game.guess(other)).toBeFocused();
      }
    }
    await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
    await expect(game.verdict).not.toBeEmpty();
    await expect(game.guess(teacher), 'keeps the focus').toBeFocused();
    await tabTo(page, game.goOnButton(number), 5);
    await page.keyboard.press(number % 2 ? 'Space' : 'Enter');
  }
  await expect(game.certificate.getByRole('heading')).toBeFocused();
  await expect(game.certificate).toContainText('Final Score: 35 / 50');
  await expect(game.certificate).toContainText('Hints used: 3');
  await page.keyboard.press('Tab');
  await expect(game.againButton).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectRound(1, 0);
  await expect(game.catchphrase).toBeFocused();
  await expectNotReloaded(page);
});

test('a screen reader reads each teacher by focus, and announces each hint and answer once', async ({
  page,
}) => {
  const game = guessTheTeacher(page);
  const heard = await recordAnnouncements(page);
  const expected: string[] = [];
  for (const [index, points] of ([10, 5, 0, 5, 10] as const).entries()) {
    const teacher = await game.teacherIn();
    await expect(game.catchphrase).toHaveAccessibleDescription(`Round ${index + 1} of 5`);
    if (index > 0) await expect(game.catchphrase).toBeFocused();
    expect(await heard(), 'a teacher who comes in').toEqual(expected);
    if (points === 5) {
      await game.hintButton.click();
      expected.push((await game.hint.textContent()) ?? '');
      await expect.poll(heard, 'a hint').toEqual(expected);
    }
    await game.guess(points === 0 ? anotherThan(teacher) : teacher).click();
    const line = points === 0 ? teacher.wrong : teacher.right;
    expected.push(`${verdict(points > 0, teacher.name, points)} ${line}`);
    await expect.poll(heard, 'an answer').toEqual(expected);
    await game.goOnButton(index + 1).click();
  }
  await expect(game.certificate.getByRole('heading')).toBeFocused();
  expect(await heard(), 'the certificate is read, not announced').toEqual(expected);
});

test('a reload in the middle starts over, without leftovers; after the end, the score persists', async ({
  page,
}) => {
  const game = guessTheTeacher(page);
  const before = await storedByBrowser(page);
  await game.playRound(5);
  await game.nextButton.click();
  await game.playRound(10);
  expect(await storedByBrowser(page), 'in the middle').toBe(before);
  await page.reload();
  await expectReady(page);
  await game.expectRound(1, 0);
  await expect(game.figure('Best score')).toHaveText('0 / 50');
  await game.play(10, 10, 10, 5, 5);
  await expect(game.certificate).toContainText('Hints used: 2');
  await page.reload();
  await expectReady(page);
  await game.expectRound(1, 0);
  await expect(game.figure('Best score')).toHaveText('40 / 50');
  const kept = await page.evaluate(
    () => JSON.parse(localStorage['persist:bbh_guessTheTeacher'] as string) as object,
  );
  expect(Object.keys(kept).sort()).toEqual(['_persist', 'bestScore']);
});

test('back and forward in the middle keep the class; a page load resets it', async ({ page }) => {
  const game = guessTheTeacher(page);
  await game.playRound(10);
  await game.nextButton.click();
  const teacher = await game.teacherIn();
  await game.hintButton.click();
  const hint = await game.hint.textContent();
  await link(gameTiles(page), 'Rock Paper Scissors').click();
  await expect(heading(page)).toHaveText('Rock Paper Scissors');
  await page.goBack();
  expect(await game.teacherIn()).toBe(teacher);
  await expect(game.round).toHaveText('Round 2 of 5');
  await expect(game.hint).toHaveText(hint ?? '');
  await game.guess(teacher).click();
  await expect(game.score).toHaveText('Score: 15');
  await page.goForward();
  await expect(heading(page)).toHaveText('Rock Paper Scissors');
  await page.goBack();
  await expect(game.picked).toHaveText(teacher.name);
  await game.nextButton.click();
  await game.expectRound(3, 15);
  await page.goto('/feedback');
  await page.goBack();
  await expectReady(page);
  await game.expectRound(1, 0);
});

test('at 360 x 640 each teacher, the longest hint, the answer and the next step are visible without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const game = guessTheTeacher(page);
  const hidden: string[] = [];
  const look = async (what: string) => {
    expect(await scrolledBy(page), what).toBe(0);
    for (const parts of [
      game.round,
      game.card,
      game.hint,
      game.verdict,
      game.guesses,
      game.hintButton,
      game.nextButton,
    ]) {
      const cut = await parts.evaluateAll((found) =>
        found
          .filter((part) => part.getBoundingClientRect().bottom > window.innerHeight)
          .map((part) => part.textContent),
      );
      for (const part of cut) hidden.push(`${what}: ${part}`);
    }
  };
  const first = await game.teacherIn();
  const all = [first, ...ALL_TEACHERS.filter((one) => one !== first)];
  // Each teacher comes twice: for a right and for a wrong guess.
  for (const isRight of [true, false]) {
    let before = all.at(-1) as Teacher;
    for (const [index, teacher] of all.entries()) {
      if (index > 0) await game.call(teacher, before);
      before = teacher;
      await game.takeHint(teacher, longest(teacher.hints));
      await page.evaluate(() => window.scrollTo(0, 0));
      await look(`a hint at the ${teacher.name}`);
      await game.guess(isRight ? teacher : anotherThan(teacher)).press('Enter');
      await expect(game.verdict).toContainText(isRight ? teacher.right : teacher.wrong);
      await look(`the ${teacher.name}, ${isRight ? 'known' : 'mistaken'}`);
    }
    await game.goOnButton(5).click();
    await expect(game.certificate).toBeVisible();
    if (isRight) await game.call(first, before, game.againButton);
  }
  expect(hidden).toEqual([]);
});

test('under reduced motion neither a guess nor the certificate moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = guessTheTeacher(page);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  for (let number = 1; number <= 5; number += 1) {
    await game.playRound(number === 1 ? 0 : 5);
    expect(await moving()).toBe(0);
    await game.goOnButton(number).click();
  }
  await expect(game.certificate).toBeVisible();
  expect(await moving()).toBe(0);
});
