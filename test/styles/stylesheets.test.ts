import { declarations, stylesheets } from './stylesheets';

/** Where a property is set: file, selector and value. */
const uses = (property: RegExp, value = /./) =>
  declarations
    .filter((each) => property.test(each.property) && value.test(each.value))
    .map((each) => `${each.file} ${each.selector}: ${each.value}`);

test('double-tap zoom is off, so that taps are not delayed; some controls leave less to the browser', () => {
  expect(uses(/^touch-action$/).sort()).toEqual([
    // Vertical panning and pinch zoom belong to the browser, moving sideways to the page.
    expect.stringMatching(/^Carousel .*: pan-y pinch-zoom$/),
    expect.stringMatching(/^ReplayPlayer\.later .*: pan-y pinch-zoom$/),
    // A finger that rests on the button of Chidiya Udd moves nothing.
    expect.stringMatching(/^UddButton .*: none$/),
    'type html: manipulation',
  ]);
});

test('no control suppresses its focus ring', () => {
  expect(uses(/^outline(?:-style|-width|-color)?$/, /\bnone|\b0\b|transparent/)).toEqual([
    'type h1:focus, h2:focus, main:focus: none',
  ]);
});

// An empty string for a marker makes WebKit show an empty line above what is in the item.
test('lists have no marker at all, rather than an empty one', () => {
  expect(uses(/^list-style/).length).toBeGreaterThan(0);
  expect(uses(/^list-style/, /^(?!none$)/)).toEqual([]);
});

// The cues of both games have the time at which the stamp sounds.
test('the stamp of Love Calculator and of Truth or Dare lands 350 ms after the press', () => {
  const delays = declarations.filter(({ property }) => property === '--wait');
  expect(delays.map(({ file, value }) => [file, value]).sort()).toEqual([
    ['LoveCalculator', '350ms'],
    ['TruthOrDare', '350ms'],
  ]);
});

// What Lightning CSS compiles for these browsers is not listed.
test('what Chrome 90, Safari 14.1 or Firefox 88 do not know has another way beside it, or is no loss', () => {
  const young =
    /^(?:aspect-ratio|scroll-margin-(?:block|inline)|overflow-wrap: anywhere|overflow.*: clip|flex.*: .*-content|.*color-mix)/;
  const places = declarations
    .filter(({ property, value }) => young.test(`${property}: ${value}`))
    .map(({ file, selector, property }) => `${file} ${selector} ${property}`);
  expect(places.sort()).toEqual(
    [
      // The colour of the paper stays.
      'Desk .chit --crease',
      // Words that do not fit are broken.
      'Handout .handout overflow',
      // Without it every picture is in its frame.
      'Picture .frame overflow',
      "QuestionSheet .option[data-mark='right'] background",
      'Ring .side > li overflow-x',
      'Scoreboard .scoreboard > div flex-basis',
      'Stage .stage overflow-x',
    ].sort(),
  );
  const selectors = new Set(declarations.map(({ selector }) => selector));
  for (const selector of selectors)
    if (selector.includes('input:focus-visible'))
      expect(selectors).toContain(selector.replace('focus-visible', 'focus'));
  // The build turns `<` into `not (min-width: …)`, which these browsers do not know, but `<=` into `max-width`.
  expect(stylesheets.filter((css) => /@media[^{]*\b(?:width|height) < /.test(css))).toEqual([]);
});
