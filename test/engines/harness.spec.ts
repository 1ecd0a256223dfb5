import { expect, test } from './site';

test('what a page says is heard: a word, an error, an uncaught one, a refused promise, a broken policy', async ({
  visit,
  allow,
}) => {
  allow(/./);
  const { tab, open } = await visit();
  await open('/');
  expect(tab.said).toEqual([]);
  await tab.evaluate(() => {
    console.log('a word');
    console.error('an error');
    setTimeout(() => {
      throw new Error('an uncaught one');
    });
    Promise.reject(new Error('a refused promise'));
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'a { color: red }' }),
    );
  });
  for (const line of [
    /: a word$/,
    /^error: an error$/,
    /^error: .*an uncaught one$/,
    /^error: .*a refused promise$/,
    /^error: broken policy: style-src/,
  ]) {
    await expect.poll(() => tab.said).toContainEqual(expect.stringMatching(line));
  }
});

test('a script of a test runs before those of the page, on each page', async ({ visit }) => {
  const { tab, open } = await visit({
    before: () => Object.assign(window, { stateBefore: document.readyState }),
  });
  for (const path of ['/', '/journey']) {
    await open(path);
    expect(await tab.evaluate(() => (window as never as { stateBefore: string }).stateBefore)).toBe(
      'loading',
    );
  }
});

test('every visitor is a new one', async ({ visit }) => {
  const [first, second] = [await visit(), await visit()];
  await first.open('/');
  await first.tab.evaluate(() => localStorage.setItem('mark', 'here'));
  await second.open('/');
  expect(await second.tab.evaluate(() => localStorage.getItem('mark'))).toBeNull();
});
