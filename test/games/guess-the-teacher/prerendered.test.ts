import { labels } from '../../../src/games/guess-the-teacher/content';
import { renderRoute } from '../../../src/prerender';

const textOf = (html = '') => html.replaceAll(/<[^>]*>/g, '');

test('the prerendered page has no teacher yet, takes no guess and gives no hint', async () => {
  const { body } = await renderRoute('/school-games/guess-the-teacher');
  const card = /<section [^>]*aria-label="Teacher card"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
  expect(textOf(card)).toBe(labels.arriving);
  expect(card.match(/<use [^>]*>/g)).toEqual([expect.stringContaining('#unknown"')]);
  expect(textOf(body)).toMatch(/Round 1 of 5[\s\S]*Score: 0[\s\S]*Project Ka Concept/);
  expect(body).toMatch(/<fieldset [^>]*aria-label="Who is it\?"[^>]*\bdisabled=""/);
  const buttons = body.match(/<button\b[\s\S]*?<\/button>/g) ?? [];
  const hints = buttons.filter((button) => textOf(button) === 'Hint (-5 points)');
  expect(hints).toEqual([expect.stringMatching(/^<button [^>]*\bdisabled=""/)]);
  expect(body).toMatch(/<div role="status"[^>]*><\/div><\/div><p aria-live="polite"[^>]*><\/p>/);
});
