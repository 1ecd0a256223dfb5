/** @jest-environment ./test/support/jsdomEnvironment.ts */
import fc from 'fast-check';
import { applyChanges, changesBetween, screenOf } from './screen';

test('a screen is a list of lines: texts and controls with their state, without drawings', () => {
  document.body.innerHTML = `
    <h1>Quiz <em>Game</em></h1>
    <nav aria-label="Khel"><a href="/" aria-current="page">Home</a></nav>
    <svg><title>Star</title></svg>
    <form><label for="name">Your name</label> <input id="name" value="Jo"></form>
    <input type="radio" checked> <input type="checkbox"> <textarea></textarea>
    <button aria-pressed="true"><span>A</span> <div>Ink</div></button>
    <p>  </p> <main><p aria-live="polite">Rock tode kainchi</p></main>
    <p aria-live="polite">The announcement of a navigation</p>`;
  expect(screenOf(document.body)).toEqual([
    'h1: Quiz Game',
    'nav aria-label=Khel',
    'a href=/ aria-current=page: Home',
    'label: Your name',
    'input text “Jo”',
    'input radio chosen',
    'input checkbox not ticked',
    'textarea textarea “”',
    'button aria-pressed=true: A Ink',
    'p: Rock tode kainchi',
  ]);
});

test('applying the changes gives the other screen; equal screens have no changes', () => {
  const screen = fc.array(fc.constantFrom('h1: Quiz', 'p: 1', 'p: 2', 'button: Next'));
  fc.assert(
    fc.property(screen, screen, (before, after) => {
      const changes = changesBetween(before, after);
      expect(applyChanges(before, changes)).toEqual(after);
      expect(changesBetween(after, after)).toEqual([]);
      for (const { gone, come } of changes) expect(gone.length + come.length).toBeGreaterThan(0);
    }),
  );
});

test('changes contain only the lines that differ', () => {
  const before = ['h1: Quiz', 'p: Score: 0', 'p: Who is it?', 'button: Next'];
  const after = ['h1: Quiz', 'p: Score: 5', 'p: Who is it?', 'status: Yes!', 'button: Next'];
  expect(changesBetween(before, after)).toEqual([
    { line: 1, gone: ['p: Score: 0'], come: ['p: Score: 5'] },
    { line: 3, gone: [], come: ['status: Yes!'] },
  ]);
});
