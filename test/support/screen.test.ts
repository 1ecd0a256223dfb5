/** @jest-environment jsdom */
import fc from 'fast-check';
import { changed, changesBetween, screenOf } from './screen';

test('a screen is told line by line: words, controls and how they stand, and no drawings', () => {
  document.body.innerHTML = `
    <h1>Quiz <em>Game</em></h1>
    <nav aria-label="Khel"><a href="/" aria-current="page">Home</a></nav>
    <svg><title>Star</title></svg>
    <form><label for="name">Your name</label> <input id="name" value="Jo"></form>
    <input type="radio" checked> <textarea></textarea>
    <button aria-pressed="true"><span>A</span> <div>Ink</div></button>
    <p>  </p> <main><p aria-live="polite">Rock tode kainchi</p></main>
    <p aria-live="polite">Said once, on an arrival</p>`;
  expect(screenOf(document.body)).toEqual([
    'h1: Quiz Game',
    'nav aria-label=Khel',
    'a href=/ aria-current=page: Home',
    'label: Your name',
    'input text “Jo”',
    'input radio chosen',
    'textarea textarea “”',
    'button aria-pressed=true: A Ink',
    'p: Rock tode kainchi',
  ]);
});

test('the changes between two screens lead from one to the other, and are none where they are the same', () => {
  const screen = fc.array(fc.constantFrom('h1: Quiz', 'p: 1', 'p: 2', 'button: Next'));
  fc.assert(
    fc.property(screen, screen, (before, after) => {
      const changes = changesBetween(before, after);
      expect(changed(before, changes)).toEqual(after);
      expect(changesBetween(after, after)).toEqual([]);
      for (const { gone, come } of changes) expect(gone.length + come.length).toBeGreaterThan(0);
    }),
  );
});

test('of a long screen only the lines that are others are told', () => {
  const before = ['h1: Quiz', 'p: Score: 0', 'p: Who is it?', 'button: Next'];
  const after = ['h1: Quiz', 'p: Score: 5', 'p: Who is it?', 'status: Yes!', 'button: Next'];
  expect(changesBetween(before, after)).toEqual([
    { line: 1, gone: ['p: Score: 0'], come: ['p: Score: 5'] },
    { line: 3, gone: [], come: ['status: Yes!'] },
  ]);
});
