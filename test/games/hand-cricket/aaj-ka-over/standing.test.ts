import { selectStanding, summaryOf } from '../../../../src/games/hand-cricket/aaj-ka-over/standing';
import { ballsOf } from '../../../../src/games/hand-cricket/ballsOf';
import { dayCame, selectRound } from '../../../../src/games/hand-cricket/slice';
import { FIRST_DAY } from '../../../../src/games/shared/indianDay';
import { taken } from '../../../support/taken';
import { sliceTester } from '../../shared/sliceTester';

const { stateAfter } = sliceTester(selectRound);

const DAY = 20_900;

const withOvers = (overs: Record<string, string>) =>
  taken('handCricket')({
    ...{ matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0, recent: [] },
    overs,
  });

test.each([
  ['', 0, false],
  ['44', 0, true],
  ['345444', 8, true],
  ['343434313132', 18, false],
])('of "%s": %i runs, out: %s', (digits, runs, isOut) => {
  expect(summaryOf(digits)).toEqual({ balls: ballsOf(digits), runs, isOut });
});

test('before the clock was read, an over is open, whatever was played', () => {
  const standing = { day: null, balls: [], runs: 0, isOut: false, status: 'open' };
  expect(selectStanding(stateAfter())).toEqual({ ...standing, isOfOtherDay: false });
  expect(selectStanding(stateAfter(withOvers({ 5: '44' })))).toMatchObject(standing);
});

test.each<[string, Record<number, string>, 'open' | 'ended' | 'clockBack']>([
  ['nothing was played', {}, 'open'],
  ['yesterday was begun', { [DAY - 1]: '34' }, 'open'],
  ['it was begun, and tomorrow was played', { [DAY]: '34', [DAY + 1]: '25' }, 'open'],
  ['it ended with Out', { [DAY]: '3444' }, 'ended'],
  ['it ended after six balls', { [DAY]: '343434313132' }, 'ended'],
  ['tomorrow was played', { [DAY + 1]: '25' }, 'clockBack'],
  ['another year was played', { [DAY + 400]: '25' }, 'open'],
])('an over is open, has ended, or comes once the clock is right: %s', (_what, overs, status) => {
  const standing = selectStanding(stateAfter(withOvers(overs), dayCame(DAY)));
  expect(standing).toMatchObject({ day: DAY, status, isOfOtherDay: false });
});

test.each([
  ['turned', DAY + 1, true],
  ['was set back', DAY - 1, false],
  ['was put right by more than a month', DAY - 32, true],
  ['was set before the first', FIRST_DAY - 1, false],
])('an over under way, since which the day %s', (_how, today, isOfOtherDay) => {
  const state = stateAfter(withOvers({ [DAY]: '34' }), dayCame(DAY), dayCame(today));
  expect(selectStanding(state)).toMatchObject({ day: DAY, status: 'open', isOfOtherDay });
});
