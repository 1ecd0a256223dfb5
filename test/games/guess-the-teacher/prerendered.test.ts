import { labels, teachers } from '../../../src/games/guess-the-teacher/content';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import { renderRoute } from '../../../src/prerender';

/* The prerendered page, for which no teacher is drawn. */

const textOf = (html = '') => html.replaceAll(/<[^>]*>/g, '');
const servedPage = async () => (await renderRoute('/school-games/guess-the-teacher')).body;

const card = (body: string) =>
  /<section [^>]*aria-label="Teacher card"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';

test('shows that a teacher is arriving, but no teacher', async () => {
  const html = card(await servedPage());
  expect(textOf(html)).toBe(labels.arriving);
  expect(html.match(/<use [^>]*>/g)).toEqual([expect.stringContaining('#unknown"')]);
});

test('has the round, the score and the concept of the game', async () => {
  const text = textOf(await servedPage());
  for (const words of ['Round 1 of 5', 'Score: 0', 'Project Ka Concept']) {
    expect(text).toContain(words);
  }
});

test('accepts no guess: the five buttons are disabled', async () => {
  const group = /<fieldset [^>]*aria-label="Who is it\?"[^>]*>[\s\S]*?<\/fieldset>/.exec(
    await servedPage(),
  )?.[0];
  expect(group).toMatch(/^<fieldset [^>]*\bdisabled=""/);
  const buttons = group?.match(/<button\b[\s\S]*?<\/button>/g) ?? [];
  expect(buttons.map(textOf)).toEqual(TEACHERS.map((type) => teachers[type].name));
  expect(group).not.toContain('aria-pressed="true"');
});

test('gives no hint: its button is disabled', async () => {
  const buttons = (await servedPage()).match(/<button\b[\s\S]*?<\/button>/g) ?? [];
  const hints = buttons.filter((button) => textOf(button) === 'Hint (-5 points)');
  expect(hints).toEqual([expect.stringMatching(/^<button [^>]*\bdisabled=""/)]);
});

test('has empty live regions', async () => {
  const body = await servedPage();
  expect(body).toMatch(/<div role="status"[^>]*><\/div><\/div><p aria-live="polite"[^>]*><\/p>/);
});
