import { plays } from '../plays/plays';
import type { scriptedEnv } from './scriptedEnv';

/*
 * Texts that storage may contain instead of valid scores, for unit and browser tests. Each contains
 * fields of all games, so that it can be stored under the key of any game.
 */

export const TRUTH_OR_DARE_KEY = 'persist:bbh_truthOrDare';
export const ROCK_PAPER_SCISSORS_KEY = 'persist:bbh_rockPaperScissors';
export const QUIZ_KEY = 'persist:bbh_quiz';

/** The keys of all games. */
export const SCORE_KEYS = Object.values(plays).flatMap(({ scores }) =>
  scores ? [`persist:bbh_${scores.slice}`] : [],
);

/** The format of redux-persist: a JSON object in which each field is itself JSON text. */
export const asStored = (fields: object, version: unknown = 1) =>
  JSON.stringify(serializeFields({ ...fields, _persist: { version, rehydrated: true } }));

/** The fields that are stored under a key. */
export function stored({ localStorage }: ReturnType<typeof scriptedEnv>, key: string) {
  const texts: Record<string, string> = JSON.parse(localStorage.get(key) ?? '{}');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}

const serializeFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));

const round = {
  playerChoice: 'rock',
  computerChoice: 'scissors',
  result: 'You win!',
  timestamp: '9:05 am',
};

/** Valid scores of every game. */
export const validFields = {
  difficulty: 'hard',
  tasksCompleted: 7,
  tally: { playerWins: 6, computerWins: 2, ties: 1 },
  history: [round],
  streak: 2,
  bestStreak: 4,
  bestScore: 5,
  ticked: ['back-page', 'proxy', 'bus-antakshari'],
  matches: 8,
  wins: 6,
  bestInnings: 21,
  recent: ['you-4122-3416', 'friend-4216-5141'],
  overs: { 20782: '345444', 20783: '42' },
  fast: { games: 3, best: 17 },
  calm: { games: 1, best: 6 },
  lifts: 20,
  liftMs: 11_000,
  games: 3,
  roundsPlayed: 15,
  caught: 9,
};

/** The same fields, each with this in place of a count. */
const everyCount = (count: unknown) => ({
  ...Object.fromEntries(Object.keys(validFields).map((field) => [field, count])),
  tally: { playerWins: count, computerWins: count, ties: count },
  fast: { games: count, best: count },
  calm: { games: count, best: count },
});

export type StoredText = [what: string, text: string];

/** Not in the format of redux-persist. */
export const unreadableTexts: StoredText[] = [
  ['broken JSON', '{"streak":'],
  ['null', 'null'],
  ['NaN', 'NaN'],
  ['7x', '7x'],
  ['7x in quotes', '"7x"'],
  ['counts that were NaN', '{"tasksCompleted":"NaN","streak":"NaN","bestScore":"NaN"}'],
  ['a field cut in half', '{"history":"[{\\"result\\":"}'],
  ['valid scores cut in half', asStored(validFields).slice(0, 100)],
  ['a prototype that is not a string', '{"__proto__":{"streak":9,"bestScore":5}}'],
];

/** Readable, but without any valid score. */
export const scorelessTexts: StoredText[] = [
  ['an empty text', ''],
  ['an empty object', '{}'],
  ['a list', '["7","8"]'],
  ['a number out of range', '-1e999'],
  ['null as `_persist` and counts', '{"_persist":"null","streak":"null","bestScore":"null"}'],
  ['counts below zero', asStored(everyCount(-3))],
  ['huge counts', asStored(everyCount(1e300))],
  [
    'counts in strings, and fractions',
    asStored({ ...everyCount('7x'), streak: 0.5, bestScore: 0.5 }),
  ],
  [
    'fields of wrong types',
    asStored({ ...everyCount({}), tally: 'oops', streak: [7], bestScore: true, fast: 17 }),
  ],
  [
    'invalid rounds, ticks, matches and overs, and a best score that is too high',
    asStored({
      history: [null, 7, {}, { ...round, playerChoice: 'well' }],
      bestScore: 55,
      ticked: [null, 3, 'kabaddi', ['proxy'], '__proto__'],
      recent: [null, 7, 'me-4122-3416', 'you-4722-3416', 'you-2241-3416', ['you-11-22']],
      overs: { 0: '42', kabaddi: '42', 20782: '4441', 20783: '', 20784: 42, 20785: '4' },
    }),
  ],
  [
    'unknown fields, and an unreachable best score',
    asStored({ medals: 7, round: 9, phase: 'counting', difficulty: '__proto__', bestScore: 7 }),
  ],
  [
    'a prototype with scores',
    '{"__proto__":"{\\"streak\\":9,\\"bestStreak\\":9,\\"bestScore\\":5}"}',
  ],
  [
    'fields whose prototypes have scores',
    '{"tally":"{\\"__proto__\\":{\\"playerWins\\":9}}","constructor":"{\\"prototype\\":{\\"streak\\":9}}"}',
  ],
  ['a version in a prototype', '{"_persist":"{\\"__proto__\\":{\\"version\\":2}}"}'],
];

const manyRounds = Array.from({ length: 10_000 }, (_, minute) => ({
  ...round,
  timestamp: `minute ${minute}`,
}));

/** With scores that can be repaired, and the result. */
export const repairableTexts: [...StoredText, scores: object][] = [
  [
    'no version, and unknown fields',
    JSON.stringify(serializeFields({ ...validFields, medals: 7, constructor: 9 })),
    validFields,
  ],
  ['version 0', asStored(validFields, 0), validFields],
  ['version -1', asStored(validFields, -1), validFields],
  ['version "2" as a string', asStored(validFields, '2'), validFields],
  [
    'ten thousand rounds, ticks twice and in another order, and version 1.5',
    asStored(
      {
        ...validFields,
        history: manyRounds,
        ticked: ['proxy', 'bus-antakshari', 'kabaddi', 'back-page', 'proxy'],
      },
      1.5,
    ),
    { ...validFields, history: manyRounds.slice(0, 5) },
  ],
  [
    'a streak without a best streak, and a version out of range',
    '{"streak":7,"bestScore":5,"_persist":"{\\"version\\":1e999}"}',
    {
      tasksCompleted: 7,
      tally: { playerWins: 7, computerWins: 0, ties: 0 },
      streak: 7,
      bestStreak: 7,
      bestScore: 5,
      matches: 7,
      wins: 7,
    },
  ],
];

/** Written by a newer release. */
export const newerTexts: StoredText[] = [
  ['valid scores, and more', asStored({ ...validFields, medals: ['gold'] }, 2)],
  ['fields that this release cannot read', '{"tally":"oops","_persist":"{\\"version\\":99}"}'],
];

export const hostileTexts: StoredText[] = [
  ...unreadableTexts,
  ...scorelessTexts,
  ...repairableTexts.map(([what, text]): StoredText => [what, text]),
  ...newerTexts,
];
