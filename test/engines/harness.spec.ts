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
    const style = Object.assign(document.createElement('style'), { textContent: 'a { top: 0 }' });
    document.head.append(style);
  });
  const lines = [
    /: a log$/,
    /^error: an error$/,
    /^error: .*an uncaught error$/,
    /^error: .*a rejection$/,
    /^error: CSP violation: style-src/,
  ];
  await eventually(() => tab.consoleLines).toEqual(
    expect.arrayContaining(lines.map((line) => expect.stringMatching(line))),
  );
});

test('the first page of a browser has the fonts of the tests', async ({ visit }) => {
  const { tab, open } = await visit();
  await open('/');
  const [narrow, wide] = await tab.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = '100px sans-serif';
    return ['iiii', 'MMMM'].map((text) => canvas.measureText(text).width) as [number, number];
  });
  // Letters without a font would be boxes of one width.
  expect(narrow).toBeLessThan(wide / 2);
});
