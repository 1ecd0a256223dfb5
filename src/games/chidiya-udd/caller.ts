/**
 * The names of things that the caller of the game can call, and the rules by which the caller chooses names and cheats.
 * All functions are pure. A `draw` is a random number from 0 (inclusive) to 1 (exclusive). Times are in milliseconds.
 * `index` counts the calls of a game from 0.
 */
import type { Call, Mode } from './rules';
import { hasMistake, LONGEST_MS } from './rules';

/*
 * `FLYERS` are things that fly, and `SITTERS` are things that do not fly. Everybody agrees which of these things fly. A
 * link stores a name as its index in `NAMES`, so no name may change its index. A number in a link has only 62 possible
 * values, and the two lists already have 62 names, so no name can be added.
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
 * The ways in which the caller cheats. `finger`: he lifts his finger for a thing that does not fly, or keeps his finger
 * down for a thing that flies. `voice`: he calls a thing that does not fly, and imitates the voice of a bird.
 */
export type Trick = 'finger' | 'voice';

/**
 * The pauses of the caller, in milliseconds: before the first call, after a call without a mistake, and after a
 * mistake. The pause after a mistake is the longest, because the player then reads a line about the mistake.
 */
export const PAUSES = {
  fast: [1200, 700, 1700],
  calm: [2000, 1500, 3500],
  duel: [1500, 900, 1700],
} satisfies Record<Mode, [number, number, number]>;

/**
 * The lower limit for the time in which a finger must be lifted. From call to call, the time comes closer to this
 * limit.
 */
const SHORTEST_MS = 700;
/**
 * The factor by which the time shrinks: from call to call, the part above `SHORTEST_MS` is multiplied by this factor.
 */
const SHRINK = 0.965;
/**
 * The time in which a finger must be lifted in the calm mode. The time is long enough to hear the name from a screen
 * reader, and then to press a switch device.
 */
export const CALM_MS = 4000;

/** The number of other names that must be called before a name may be called again. */
const BAG = 20;
/** The largest number of flying things in a row. The same limit applies to things that do not fly. */
const MOST_OF_A_KIND = 4;

/** The number of calls without cheating at the start of a game. */
const FAIR_CALLS = 3;

/** Whether the thing flies. Example: `canFly('tota')` is true. */
export const canFly = (name: Name): boolean => flyers.has(name);

/** Returns a name as the caller says it. Example: `spoken('hawai-jahaaz')` is 'Hawai jahaaz'. */
export const spoken = (name: Name): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace('-', ' ');

/**
 * Returns how long the caller pauses before the next call. `latest` is the previous call; it is null at the start of a
 * game, and after the player has paused the game. Example: `pauseBefore('fast', null)` is 1200, the first number of
 * `PAUSES.fast`.
 */
export function pauseBefore(mode: Mode, latest: Call | null): number {
  const [first, right, wrong] = PAUSES[mode];
  if (!latest) return first;
  return hasMistake(latest) ? wrong : right;
}

/**
 * Returns the next name. `called` has the names so far. The latest 20 names are excluded. After four flying things in a
 * row, all flying things are excluded; after four things in a row that do not fly, all things that do not fly are
 * excluded. The remaining names are equally likely. Example: `nextName([], 0)` is 'chidiya', the first of `NAMES`.
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
 * Returns how the caller cheats in a call; null if he does not cheat. The result depends only on the name and on the
 * index of the call, so a friend who gets the same calls gets the same tricks.
 * Examples: `trickOf('tota', 0)` is null, because the first three calls are fair. `trickOf('kutta', 3)` is 'finger':
 * the index of 'kutta' in `NAMES` is 36, and (36 * 7 + 3 * 3) % 10 is 1.
 */
export function trickOf(name: Name, index: number): Trick | null {
  if (index < FAIR_CALLS) return null;
  const number = (NAMES.indexOf(name) * 7 + index * 3) % 10;
  if (number < 3) return 'finger';
  return number < 5 && !canFly(name) ? 'voice' : null;
}

/**
 * Returns the time in which a finger must be lifted. In the calm mode the time is always 4000. Examples for another
 * mode: `timeFor('fast', 0)` is 1800, and `timeFor('fast', 1)` is 1762, which is 700 + 0.965 * 1100, rounded.
 */
export const timeFor = (mode: Mode, index: number): number =>
  mode === 'calm'
    ? CALM_MS
    : Math.round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * SHRINK ** index);
