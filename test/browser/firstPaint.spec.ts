import { expect, expectReady, test } from './site';

for (const path of ['/', '/school-games', '/how-to-play', '/feedback']) {
  test(`${path} asks for nothing but pictures before its text is painted`, async ({
    page,
    open,
  }) => {
    await open(path);
    await expectReady(page);
    const { before, after } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const pictures = [...document.images].map(({ src }) => src);
      const drawn = [...document.querySelectorAll('use')].map((use) => use.href.baseVal);
      const isPicture = (name: string) =>
        pictures.includes(name) || drawn.some((href) => name.endsWith(href));
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => !isPicture(name))
        .map(({ name, startTime }) => ({ name, startTime }));
      const isBefore = ({ startTime }: { startTime: number }) =>
        startTime < (paint?.startTime ?? 0);
      return { before: files.filter(isBefore), after: files.filter((file) => !isBefore(file)) };
    });
    expect(before).toEqual([]);
    expect(after.map(({ name }) => name)).toContainEqual(expect.stringMatching(/vendor.*\.js$/));
  });
}
