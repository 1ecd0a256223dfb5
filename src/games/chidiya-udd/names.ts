/**
 * What the caller can say: only what nobody argues about (content-facts, section 9). Links name a thing by
 * its place in `NAMES`, and a place is one of 62: the lists keep their order, and are full.
 */

const FLYERS = [
  'chidiya',
  'tota',
  'maina',
  'kabootar',
  'kauwa',
  'ullu',
  'baaz',
  'hans',
  'cheel',
  'koyal',
  'bulbul',
  'giddh',
  'bagula',
  'sarus',
  'neelkanth',
  'kathphodwa',
  'titli',
  'bhanwra',
  'machhar',
  'makkhi',
  'madhumakkhi',
  'tataiya',
  'jugnu',
  'chamgadad',
  'patang',
  'hawai-jahaaz',
  'helicopter',
  'gubbara',
  'rocket',
  'drone',
] as const;

const SITTERS = [
  'gadha',
  'haathi',
  'ghoda',
  'bhains',
  'gaay',
  'bakri',
  'kutta',
  'billi',
  'sher',
  'oont',
  'machhli',
  'saanp',
  'bandar',
  'bhalu',
  'kachhua',
  'magarmachh',
  'khargosh',
  'mendhak',
  'gainda',
  'kursi',
  'table',
  'duster',
  'basta',
  'tiffin',
  'bottle',
  'cycle',
  'pahaad',
  'principal-sir',
  'blackboard',
  'almirah',
  'school-bus',
  'matka',
] as const;

export const NAMES = [...FLYERS, ...SITTERS] as const;
export type Name = (typeof NAMES)[number];

const flyers: ReadonlySet<string> = new Set(FLYERS);

/** Whether it flies. Example: `canFly('tota')` is true. */
export const canFly = (name: Name): boolean => flyers.has(name);

/** As it is called out. Example: `spoken('hawai-jahaaz')` is 'Hawai jahaaz'. */
export const spoken = (name: Name): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace('-', ' ');
