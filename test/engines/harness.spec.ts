import { eventually, expect, test } from './site';

test('console messages, errors, rejections and CSP violations are recorded', async ({
  visit,
  allow,
}) => {
  allow(/./);
  const { tab, open } = await visit();
  await open('/');
  expect(tab.consoleLines).toEqual([]);
  await tab.evaluate(() => {
    console.log('a log');
    console.error('an error');
    setTimeout(() => {
      throw new Error('an uncaught error');
    });
    Promise.reject(new Error('a rejection'));
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'a { color: red }' }),
    );
  });
  for (const line of [
    /: a log$/,
    /^error: an error$/,
    /^error: .*an uncaught error$/,
    /^error: .*a rejection$/,
    /^error: CSP violation: style-src/,
  ]) {
    await eventually(() => tab.consoleLines).toContainEqual(expect.stringMatching(line));
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

test('every visitor starts with empty storage', async ({ visit }) => {
  const [first, second] = [await visit(), await visit()];
  await first.open('/');
  await first.tab.evaluate(() => localStorage.setItem('key', 'text'));
  await second.open('/');
  expect(await second.tab.evaluate(() => localStorage.getItem('key'))).toBeNull();
});

test('repeated presses in the same place are no double click', async ({ visit }) => {
  const { tab, open } = await visit({
    before: () => {
      const details: number[] = [];
      Object.assign(window, { details });
      window.addEventListener('click', ({ detail }) => details.push(detail), true);
    },
  });
  await open('/');
  for (const _press of [1, 2, 3]) await tab.pressAt(100, 400);
  const details = () => tab.evaluate(() => (window as never as { details: number[] }).details);
  await eventually(details).toEqual([1, 1, 1]);
});

test('the first page of a browser has the fonts of the tests', async ({ visit }) => {
  const { tab, open } = await visit();
  await open('/');
  const [narrow, wide] = await tab.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = '100px sans-serif';
    return ['iiii', 'MMMM'].map((text) => canvas.measureText(text).width) as [number, number];
  });
  // Without fonts, all letters would be boxes of one width.
  expect(narrow).toBeLessThan(wide / 2);
});
