import { layoutFaults } from './layoutFaults';
import { expect, PHONE, test } from './site';

/** Layout faults, and their messages. */
const faults: [html: string, message: RegExp][] = [
  [
    '<p>Round 1 of 5</p><a href="#x" style="position: relative; top: -2em; display: block">Quiz</a>',
    /^the text "Round 1 of 5" and a "Quiz" overlap$/,
  ],
  [
    '<p>One</p><p style="margin-top: -2.2em">Two</p>',
    /^the text "One" and the text "Two" overlap$/,
  ],
  [
    '<div class="box" style="height: 1.5em; overflow: hidden">One<br>Two</div>',
    /^"Two" is clipped by div.box$/,
  ],
  [
    '<p style="width: 5em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A line that is long</p>',
    /^p "A line that is long" does not show all of its content$/,
  ],
  [
    '<p style="position: absolute; left: -3em">Gone away</p>',
    /^the text "Gone away" is off-screen$/,
  ],
  ['<div style="width: 400px; height: 1px"></div>', /^the page scrolls horizontally by \d+ px$/],
  [
    '<ul><li><div style="position: relative; top: 30px"><a href="#x">Quiz</a></div></li></ul>',
    /^div "Quiz" starts 30 px below the top of its item$/,
  ],
];

test('each fault is reported', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [html, message] of faults) {
    await page.setContent(html);
    const reported = await page.evaluate(layoutFaults);
    expect.soft(reported, html).toContainEqual(expect.stringMatching(message));
  }
});
