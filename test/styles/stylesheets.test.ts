import { declarations } from './stylesheets';

/** Where a property is set: file, selector and value. */
const uses = (property: RegExp, value = /./) =>
  declarations
    .filter((each) => property.test(each.property) && value.test(each.value))
    .map((each) => `${each.file} ${each.selector}: ${each.value}`);

test('double-tap zoom is off, so that taps are not delayed; some controls leave less to the browser', () => {
  expect(uses(/^touch-action$/).sort()).toEqual([
    // Vertical panning and pinch zoom belong to the browser, moving sideways to the page.
    expect.stringMatching(/^Carousel .*: pan-y pinch-zoom$/),
    // A finger that rests on the button of Chidiya Udd moves nothing.
    expect.stringMatching(/^UddButton .*: none$/),
    expect.stringMatching(/^replay .*: pan-y pinch-zoom$/),
    'type html: manipulation',
  ]);
});

test('no control suppresses its focus ring', () => {
  expect(uses(/^outline(?:-style|-width|-color)?$/, /\bnone|\b0\b|transparent/)).toEqual([
    'type h1:focus-visible, h2:focus-visible, main:focus-visible: none',
  ]);
});

// An empty string for a marker makes WebKit show an empty line above what is in the item.
test('lists have no marker at all, rather than an empty one', () => {
  expect(uses(/^list-style/).length).toBeGreaterThan(0);
  expect(uses(/^list-style/, /^(?!none$)/)).toEqual([]);
});

// Their cues tell when it sounds.
test('the stamp of Love Calculator and of Truth or Dare lands 350 ms after the press', () => {
  const delays = declarations.filter(({ property }) => property === '--wait');
  expect(delays.map(({ file, value }) => [file, value]).sort()).toEqual([
    ['LoveCalculator', '350ms'],
    ['TruthOrDare', '350ms'],
  ]);
});
