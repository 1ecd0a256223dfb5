import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callText } from '../../../src/games/chidiya-udd/content';
import { lines } from '../../../src/games/chidiya-udd/lines/content';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { canFly, NAMES, spoken } from '../../../src/games/chidiya-udd/names';

const folder = path.resolve(__dirname, '../../../src/games/chidiya-udd');
const flyers = NAMES.filter(canFly);
const sitters = NAMES.filter((name) => !canFly(name));

/** The ids of the symbols in an SVG sprite. */
function symbolsIn(sprite: string) {
  const svg = readFileSync(path.join(folder, sprite), 'utf8');
  return Array.from(svg.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
}

test('there are as many names as a number of a link has values, all different', () => {
  expect(NAMES).toHaveLength(62);
  expect(new Set(NAMES).size).toBe(62);
});

test('thirty fly', () => {
  expect(flyers).toHaveLength(30);
});

test.each<Name>(['chidiya', 'tota', 'titli', 'chamgadad', 'patang', 'hawai-jahaaz', 'drone'])(
  '%s flies',
  (name) => {
    expect(canFly(name)).toBe(true);
  },
);

test.each<Name>(['gadha', 'bhains', 'machhli', 'kursi', 'principal-sir', 'pahaad', 'matka'])(
  '%s does not fly',
  (name) => {
    expect(canFly(name)).toBe(false);
  },
);

/* Links name a thing by its place, and live for ever. */
test('every name keeps its place', () => {
  expect(NAMES.join(' ')).toBe(
    'chidiya tota maina kabootar kauwa ullu baaz hans cheel koyal bulbul giddh bagula sarus ' +
      'neelkanth kathphodwa titli bhanwra machhar makkhi madhumakkhi tataiya jugnu chamgadad ' +
      'patang hawai-jahaaz helicopter gubbara rocket drone gadha haathi ghoda bhains gaay bakri ' +
      'kutta billi sher oont machhli saanp bandar bhalu kachhua magarmachh khargosh mendhak ' +
      'gainda kursi table duster basta tiffin bottle cycle pahaad principal-sir blackboard ' +
      'almirah school-bus matka',
  );
});

test('what people argue about is never asked', () => {
  const disputed =
    /murgh?[ai]|\bmor\b|peacock|sh[ua]t[ua]r|ostrich|pengu?in|d[ou]patt|chunni|saree?|kapda/;
  expect(NAMES.filter((name) => disputed.test(name))).toEqual([]);
  for (const name of ['murga', 'murghi', 'mor', 'shutarmurg', 'penguin', 'dupatta']) {
    expect(name).toMatch(disputed);
  }
});

test.each([
  ['flyers.svg', flyers],
  ['sitters.svg', sitters],
])('%s has one symbol for each of its names, and no other', (sprite, names) => {
  expect(symbolsIn(sprite).toSorted()).toEqual(names.toSorted());
});

test('each has a line of its own, of at most 48 characters', () => {
  expect(Object.keys(lines).toSorted()).toEqual(NAMES.toSorted());
  const texts = Object.values(lines);
  expect(new Set(texts).size).toBe(62);
  expect(texts.filter(({ length }) => length === 0 || length > 48)).toEqual([]);
});

test.each<[Name, string]>([
  ['chidiya', 'Chidiya'],
  ['hawai-jahaaz', 'Hawai jahaaz'],
  ['principal-sir', 'Principal sir'],
  ['school-bus', 'School bus'],
])('%s is called out as "%s"', (name, text) => {
  expect(spoken(name)).toBe(text);
  expect(callText(name)).toBe(`${text} udd!`);
});

test('no name is called out with anything but letters and one space', () => {
  expect(NAMES.map(spoken).filter((text) => !/^[A-Z][a-z]+(?: [a-z]+)?$/.test(text))).toEqual([]);
});
