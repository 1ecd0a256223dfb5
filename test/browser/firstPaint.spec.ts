import { expect, expectReady, holdScriptsBack, test } from './site';

for (const path of [
  '/',
  '/journey',
  '/school-games',
  '/school-games/guess-the-teacher',
  '/how-to-play',
  '/feedback',
]) {
  test(`${path} asks for nothing but its first picture before its text is painted`, async ({
    page,
    open,
  }) => {
    await open(path);
    await expectReady(page);
    const { before, after } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const eager = [...document.images].filter(({ loading }) => loading === 'eager');
      const isFirst = (name: string) => eager.some(({ src }) => src === name);
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => !isFirst(name))
        .map(({ name, startTime }) => ({ name, startTime }));
      const isBefore = ({ startTime }: { startTime: number }) =>
        startTime < (paint?.startTime ?? 0);
      return { before: files.filter(isBefore), after: files.filter((file) => !isBefore(file)) };
    });
    expect(before).toEqual([]);
    expect(after.map(({ name }) => name)).toContainEqual(expect.stringMatching(/vendor.*\.js$/));
  });
}

test('pictures further down are asked for after the scripts', async ({ page, open }) => {
  await open('/');
  await expectReady(page);
  const files = await page.evaluate(() => {
    const pictures = [...document.images].map(({ src }) => src);
    const all = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      pictures: pictures.map((src) => all.indexOf(src)),
      main: all.findLastIndex((name) => /\/main\.\w+\.js$/.test(name)),
    };
  });
  expect(files.main).toBeGreaterThanOrEqual(0);
  const asked = files.pictures.filter((at) => at >= 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const at of asked) expect(at).toBeGreaterThan(files.main);
});

test('the question mark of Guess the Teacher is drawn before the scripts come', async ({
  page,
}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/school-games/guess-the-teacher', { waitUntil: 'domcontentloaded' });
  const drawing = page.locator('main svg use').first();
  await expect
    .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
  release();
  await expectReady(page);
});

test('pictures have their room while they wait', async ({ page, open }) => {
  await open('/journey');
  await expectReady(page);
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('figure')].map((one) => one.offsetHeight));
  const pictures = page.locator('img[loading="lazy"]');
  await expect(pictures.first()).toBeVisible();
  const after = await heights();
  expect(after.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    document.documentElement.dataset.painting = '';
  });
  await expect(pictures.first()).toBeHidden();
  expect(await heights()).toEqual(after);
});
