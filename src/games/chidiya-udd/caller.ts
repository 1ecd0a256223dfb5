/**
 * The names that the caller can call, and the way in which he chooses them. All functions are pure. A `draw` is a
 * random number from 0 (inclusive) to 1 (exclusive); times are in milliseconds; `index` counts the calls of a game
 * from 0.
 */
import type { Call, Mode } from './rules';
import { hasMistake, LONGEST_MS } from './rules';

/*
 * The names of things that fly, and of things that do not; everybody agrees about each of them. A link writes a name
 * as its place in `NAMES`, one of the 62 values of a number in a link. So no name may change its place, and as both
 * lists together have 62 names, no name can be added.
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

/**
 * The ways in which the caller cheats. `finger`: he lifts his finger for a thing that does not fly, or keeps it down
 * for a thing that flies. `voice`: he calls a thing that does not fly in the voice of a bird.
 */
export type Trick = 'finger' | 'voice';

/**
 * The pauses of the caller: before the first call, after a right answer, and after a mistake, about which the player
 * reads a line.
 */
export const PAUSES = {
  fast: [1200, 700, 1700],
  calm: [2000, 1500, 3500],
  duel: [1500, 900, 1700],
} satisfies Record<Mode, [number, number, number]>;

/** The time towards which the time of a call shrinks. */
const SHORTEST_MS = 700;
/** The factor by which the time above `SHORTEST_MS` is multiplied with each further call. */
const SHRINK = 0.965;
/**
 * The time of a call in the calm mode. It is long enough for a screen reader to say the name, and for a player to
 * reach a switch.
 */
export const CALM_MS = 4000;

/** The least number of other names between two calls of the same name. */
const BAG = 20;
/** The most calls in a row that all fly, or all sit. */
const MOST_OF_A_KIND = 4;

/** The number of calls at the start for which the caller plays fair. */
const FAIR_CALLS = 3;

/** Whether the thing flies. Example: `canFly('tota')` is true. */
export const canFly = (name: Name): boolean => flyers.has(name);

/** Returns a name as it is called out. Example: `spoken('hawai-jahaaz')` is 'Hawai jahaaz'. */
export const spoken = (name: Name): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace('-', ' ');

/**
 * Returns how long the caller pauses before the next call. `latest` is the call before it; null for the first call of
 * a game, and after a pause of the player. Example: `pauseBefore('fast', null)` is 1200.
 */
export function pauseBefore(mode: Mode, latest: Call | null): number {
  const [first, right, wrong] = PAUSES[mode];
  if (!latest) return first;
  return hasMistake(latest) ? wrong : right;
}

/**
 * Returns the next name. All names that are not among the latest twenty are equally likely; after four things in a
 * row that all fly, the next thing does not fly, and the reverse. Example: `nextName([], 0)` is 'chidiya'.
 */
export function nextName(called: readonly Name[], draw: number): Name {
  const latest = called.slice(-BAG);
  const flights = called.slice(-MOST_OF_A_KIND).map(canFly);
  const isForced = flights.length === MOST_OF_A_KIND && new Set(flights).size === 1;
  const candidates = NAMES.filter(
    (name) => !latest.includes(name) && !(isForced && canFly(name) === flights[0]),
  );
  return candidates[Math.floor(draw * candidates.length)] as Name;
}

/**
 * Returns how the caller cheats with a call; null where he does not. A trick follows from the name and the index of
 * the call, so that a friend with the same calls gets the same tricks.
 * Examples: `trickOf('tota', 0)` is null, `trickOf('kutta', 3)` is 'finger'.
 */
export function trickOf(name: Name, index: number): Trick | null {
  if (index < FAIR_CALLS) return null;
  const number = (NAMES.indexOf(name) * 7 + index * 3) % 10;
  if (number < 3) return 'finger';
  return number < 5 && !canFly(name) ? 'voice' : null;
}

/**
 * Returns the time in which a finger must be lifted. Examples: `timeFor('fast', 0)` is 1800, `timeFor('fast', 40)` is
 * 965; `timeFor('calm', 40)` is 4000.
 */
export const timeFor = (mode: Mode, index: number): number =>
  mode === 'calm'
    ? CALM_MS
    : Math.round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * SHRINK ** index);
