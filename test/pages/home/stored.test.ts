import fc from 'fast-check';
import { games } from '../../../src/games';
import { overNumber } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import { FIRST_DAY, indianDay } from '../../../src/games/shared/indianDay';
import { over } from '../../../src/pages/home/content';
import { readStored } from '../../../src/pages/home/stored';
import { anything } from '../../support/hostileValues';
import { scriptedEnv } from '../../support/scriptedEnv';

const DAY = indianDay(scriptedEnv().now());
const OPEN = `#${overNumber(DAY)} khelo`;

/** Reads scores of slices that are stored as redux-persist stores them. */
function read(slices: Record<string, object>, now?: number) {
  const env = scriptedEnv();
  if (now !== undefined) env.now.mockReturnValue(now);
  for (const [key, scores] of Object.entries(slices)) {
    const fields = Object.entries(scores).map(([name, value]) => [name, JSON.stringify(value)]);
    env.localStorage.set(`persist:bbh_${key}`, JSON.stringify(Object.fromEntries(fields)));
  }
  return readStored(env);
}

const bestOf = (key: string, scores: object) => read({ [key]: scores }).best[key];

test.each<[when: string, overs: unknown, text: string]>([
  ['nothing is stored', undefined, OPEN],
  ['another day was played', { [DAY - 1]: '123456123456' }, OPEN],
  ['it has begun', { [DAY]: '4152' }, OPEN],
  ['it ended not out', { [DAY]: '415243615152' }, '29 not out, kal phir'],
  ['it ended with Out', { [DAY]: '416133' }, '10 par out, kal phir'],
  ['a later day was played', { [DAY + 1]: '4133' }, over.newcomer],
  ['balls come after Out', { [DAY]: '331111' }, OPEN],
  ['it has a seventh ball', { [DAY]: '12'.repeat(7) }, OPEN],
  ['it is no text', { [DAY]: 4133 }, OPEN],
  ['the overs are no object', '4133', OPEN],
])("today's over, if %s", (_when, overs, text) => {
  expect(read({ handCricket: { overs } }).over).toBe(text);
});

test('a clock before the first over tells no number', () => {
  expect(read({}, 0).over).toBe(over.newcomer);
  expect(read({}, FIRST_DAY * 86_400_000).over).toBe('#1 khelo');
});

test('the last game is a known game', () => {
  expect(read({ badges: { lastGame: 'rajaMantri' } }).lastGame?.name).toBe(
    'Raja Mantri Chor Sipahi',
  );
  for (const lastGame of [null, 'badges', 'toString', 7, ['quiz']])
    expect(read({ badges: { lastGame } }).lastGame).toBeUndefined();
});

test.each<[key: string, scores: object, text: string | undefined]>([
  ['truthOrDare', { bestStreak: 3 }, '3 lagataar'],
  ['rockPaperScissors', { bestStreak: 12 }, '12 lagataar'],
  ['guessTheTeacher', { bestScore: 50 }, '50 / 50'],
  ['quiz', { bestScore: 4 }, '4 / 5'],
  ['backbencherTest', { ticked: ['a', 'b'] }, '2 / 20'],
  ['handCricket', { bestInnings: 1 }, '1 run'],
  ['chidiyaUdd', { fast: { best: 9 }, calm: { best: 22 } }, '22 sahi'],
  ['rajaMantri', { caught: 7 }, '7 Chor pakde'],
  ['quiz', { bestScore: 6 }, undefined],
  ['quiz', { bestScore: 0 }, undefined],
  ['quiz', { bestScore: null }, undefined],
  ['quiz', { bestScore: '4' }, undefined],
  ['handCricket', { bestInnings: -1 }, undefined],
  ['handCricket', { bestInnings: 1e9 }, undefined],
  ['handCricket', { bestInnings: 0.5 }, undefined],
  ['backbencherTest', { ticked: 'abc' }, undefined],
  ['chidiyaUdd', { fast: 7 }, undefined],
  ['loveCalculator', { best: 7 }, undefined],
])('best score of %s with %j', (key, scores, text) => {
  expect(bestOf(key, scores)).toBe(text);
});

test('any text in storage, and any value in it, gives texts', () => {
  const keys = ['badges', ...games.map(({ key }) => key)];
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    anything.map((value) => {
      try {
        return JSON.stringify({ bestScore: value, overs: value, ticked: value, lastGame: value });
      } catch {
        return '';
      }
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), text, (key, stored) => {
      const env = scriptedEnv();
      env.localStorage.set(`persist:bbh_${key}`, stored);
      const { best, over: state } = readStored(env);
      expect(typeof state).toBe('string');
      for (const score of Object.values(best)) expect(score ?? '').toEqual(expect.any(String));
    }),
  );
});
