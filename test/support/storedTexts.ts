/*
 * What can stand where scores are kept, text by text: for unit tests as for those in the browser.
 * Each text holds fields of every game, so that each can be put under the key of each.
 */

export const TASKS_KEY = 'persist:bbh_truthOrDare';
export const HANDS_KEY = 'persist:bbh_rockPaperScissors';
export const CLASS_KEY = 'persist:bbh_guessTheTeacher';
export const QUIZ_KEY = 'persist:bbh_quiz';
export const SCORE_KEYS = [TASKS_KEY, HANDS_KEY, CLASS_KEY, QUIZ_KEY];

/** As redux-persist writes: each field a text of its own. */
export const asStored = (fields: object, version: unknown = 1) =>
  JSON.stringify(eachAsText({ ...fields, _persist: { version, rehydrated: true } }));

const eachAsText = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));

const round = {
  playerChoice: 'rock',
  computerChoice: 'scissors',
  result: 'You win!',
  timestamp: '9:05 am',
};

/** Sound scores of every game. */
export const soundFields = {
  difficulty: 'hard',
  tasksCompleted: 7,
  tally: { playerWins: 6, computerWins: 2, ties: 1 },
  history: [round],
  streak: 2,
  bestStreak: 4,
  bestScore: 5,
};

const everyCount = (count: unknown) => ({
  tasksCompleted: count,
  tally: { playerWins: count, computerWins: count, ties: count },
  streak: count,
  bestStreak: count,
  bestScore: count,
});

export type StoredText = [what: string, text: string];

/** Cannot be read as scores. */
export const unreadableTexts: StoredText[] = [
  ['broken JSON', '{"streak":'],
  ['null', 'null'],
  ['NaN', 'NaN'],
  ['7x', '7x'],
  ['7x in quotes', '"7x"'],
  ['counts that were NaN', '{"tasksCompleted":"NaN","streak":"NaN","bestScore":"NaN"}'],
  ['a field cut in half', '{"history":"[{\\"result\\":"}'],
  ['sound scores cut in half', asStored(soundFields).slice(0, 100)],
  ['a prototype that is no text', '{"__proto__":{"streak":9,"bestScore":5}}'],
];

/** Can be read, and hold nothing that anybody can have scored. */
export const scorelessTexts: StoredText[] = [
  ['an empty text', ''],
  ['an empty object', '{}'],
  ['a list', '["7","8"]'],
  ['a number without end', '-1e999'],
  ['a stamp that is null', '{"_persist":"null","streak":"null","bestScore":"null"}'],
  ['counts below zero', asStored(everyCount(-3))],
  ['huge counts', asStored(everyCount(1e300))],
  [
    'counts in texts, and parts of counts',
    asStored({ ...everyCount('7x'), streak: 0.5, bestScore: 0.5 }),
  ],
  [
    'fields of other kinds',
    asStored({ tally: 'oops', history: {}, streak: [7], bestStreak: {}, bestScore: true }),
  ],
  [
    'rounds that are none, and a result that is too good',
    asStored({ history: [null, 7, {}, { ...round, playerChoice: 'well' }], bestScore: 55 }),
  ],
  [
    'fields that nobody knows, and a result that nothing adds up to',
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

/** Hold scores, if not as we write them: those that are in it. */
export const mendedTexts: [...StoredText, scores: object][] = [
  [
    'no version, and fields that nobody knows',
    JSON.stringify(eachAsText({ ...soundFields, medals: 7, constructor: 9 })),
    soundFields,
  ],
  ['version 0', asStored(soundFields, 0), soundFields],
  ['version -1', asStored(soundFields, -1), soundFields],
  ['version "2" in a text', asStored(soundFields, '2'), soundFields],
  [
    'ten thousand rounds, and version 1.5',
    asStored({ ...soundFields, history: manyRounds }, 1.5),
    { ...soundFields, history: manyRounds.slice(0, 5) },
  ],
  [
    'a streak without a best one, and a version without end',
    '{"streak":7,"bestScore":5,"_persist":"{\\"version\\":1e999}"}',
    {
      tasksCompleted: 7,
      tally: { playerWins: 7, computerWins: 0, ties: 0 },
      streak: 7,
      bestStreak: 7,
      bestScore: 5,
    },
  ],
];

/** Of releases to come. */
export const newerTexts: StoredText[] = [
  ['sound scores, and more', asStored({ ...soundFields, medals: ['gold'] }, 2)],
  ['fields that only they can read', '{"tally":"oops","_persist":"{\\"version\\":99}"}'],
];

export const hostileTexts: StoredText[] = [
  ...unreadableTexts,
  ...scorelessTexts,
  ...mendedTexts.map(([what, text]): StoredText => [what, text]),
  ...newerTexts,
];
