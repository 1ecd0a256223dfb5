import { readFileSync } from 'node:fs';
import { callText } from '../../../src/games/chidiya-udd/content';
import { lines } from '../../../src/games/chidiya-udd/lines/content';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/names';

const FLYERS =
  'chidiya tota maina kabootar kauwa ullu baaz hans cheel koyal bulbul giddh bagula sarus ' +
  'neelkanth kathphodwa titli bhanwra machhar makkhi madhumakkhi tataiya jugnu chamgadad ' +
  'patang hawai-jahaaz helicopter gubbara rocket drone';
const SITTERS =
  'gadha haathi ghoda bhains gaay bakri kutta billi sher oont machhli saanp bandar bhalu ' +
  'kachhua magarmachh khargosh mendhak gainda kursi table duster basta tiffin bottle cycle ' +
  'pahaad principal-sir blackboard almirah school-bus matka';

/* Links name a thing by its place, one of 62, and live for ever. What people argue about is none of them. */
test('every name keeps its place, and thirty fly', () => {
  expect(NAMES).toHaveLength(62);
  expect(NAMES.join(' ')).toBe(`${FLYERS} ${SITTERS}`);
  expect(NAMES.filter(canFly).join(' ')).toBe(FLYERS);
});

test.each([
  ['flyers.svg', FLYERS],
  ['sitters.svg', SITTERS],
])('%s has one symbol for each of its names, and no other', (sprite, names) => {
  const svg = readFileSync(`src/games/chidiya-udd/${sprite}`, 'utf8');
  const symbols = Array.from(svg.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
  expect(symbols.toSorted()).toEqual(names.split(' ').toSorted());
});

test('each has a line of its own, of at most 48 characters', () => {
  const texts = NAMES.map((name) => lines[name]);
  expect(new Set(texts).size).toBe(62);
  expect(texts.filter(({ length }) => length === 0 || length > 48)).toEqual([]);
});

test('a name is called out without its hyphen', () => {
  expect(callText('hawai-jahaaz')).toBe('Hawai jahaaz udd!');
});
