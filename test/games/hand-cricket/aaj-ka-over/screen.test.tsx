/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { doneLine } from '../../../../src/games/hand-cricket/aaj-ka-over/Commentary';
import { labels, register } from '../../../../src/games/hand-cricket/aaj-ka-over/content';
import { commentary } from '../../../../src/games/hand-cricket/Commentary';
import { BALL_MS } from '../../../../src/games/hand-cricket/rules';
import type { HandCricketState } from '../../../../src/games/hand-cricket/slice';
import { listen } from '../../../support/listen';
import { scriptedEnv } from '../../../support/scriptedEnv';
import {
  balls,
  descriptions,
  heard,
  OVER_PATH,
  openIn,
  shownHands,
  throwButton,
  throwsGroup,
} from '../cricketScreen';

/** Thursday, 10 December 2026, the day of over 16, in which the computer shows 3, 4 and 5. */
const TODAY = 20_797;

function open(some: Partial<HandCricketState> = {}, now = Date.UTC(2026, 11, 10, 12)) {
  const env = scriptedEnv();
  env.now.mockReturnValue(now);
  return openIn(OVER_PATH, some, { env });
}

afterEach(() => jest.useRealTimers());

test('each ball is announced once, then what is said of it; nothing before the hands are open', async () => {
  const { user, pass } = await open();
  expect(screen.getByText(labels.intro)).toBeVisible();
  for (const [at, mine] of ([6, 1, 5] as const).entries()) {
    const announced = listen();
    await user.click(throwButton(mine));
    await pass(BALL_MS - 100);
    expect(announced).toEqual([]);
    expect(shownHands()).toEqual(['You', 'Computer']);
    await pass(100);
    expect(shownHands()).toEqual([`You ${mine}`, `Computer ${[3, 4, 5][at]}`]);
    // The commentary is loaded with the first ball, so its first line is announced at another time.
    if (at === 1) expect(announced).toEqual(['1 run', commentary.runs.you[1][2]]);
    if (at === 2) expect(announced).toEqual(['Out!', doneLine({ runs: 7, isOut: true }, 16)]);
    if (at < 2) expect(throwButton(mine)).toHaveFocus();
  }
  expect(screen.getByRole('heading', { name: '7 par out' })).toHaveFocus();
  expect(descriptions('Runs')).toEqual({ Runs: '7', Balls: '3' });
  expect(balls()).toEqual(['6 runs', '1 run', 'Out!']);
});

test('where the day has turned since, a button brings the over of today, with the focus on its numbers', async () => {
  const played = { today: TODAY, day: TODAY - 1, overs: { [TODAY - 1]: '66' } };
  const { user } = await open(played);
  expect(screen.queryByText(labels.comeback)).not.toBeInTheDocument();
  expect(screen.getByText(labels.newDay.text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: labels.newDay.button }));
  expect(throwsGroup()).toHaveFocus();
  expect(descriptions('Runs')).toEqual({ Runs: '0', Balls: '0' });
});

test.each([
  ['was set back', { [TODAY + 1]: '61' }, undefined],
  ['says 1970', { 1: '61' }, 0],
])('a clock that %s gives no over, and says so', async (_what, overs, now) => {
  await open({ overs }, now);
  expect(screen.getByText(/^(November|December) 2026$/)).toBeVisible();
  expect(screen.getByText(labels.clockBack)).toBeVisible();
  expect(throwsGroup()).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
});

describe('the register', () => {
  const region = () => within(screen.getByRole('region', { name: 'Haazri register' }));
  const month = () => region().getByRole('table').querySelector('caption')?.textContent;
  const cells = () => region().getAllByRole('cell').map(heard);
  const turn = (name: 'previousMonth' | 'nextMonth') =>
    region().getByRole('button', { name: register[name] });

  /** Overs of 8 December (9 runs, Out), 9 December (no runs), 25 November, and of a day in 1970. */
  const overs = { [TODAY - 2]: '415133', [TODAY - 1]: '22', [TODAY - 15]: '51', 1: '62' };

  test('is a page of the month, on which the days that were played have their runs', async () => {
    await open({ overs });
    expect(month()).toBe('December 2026');
    const weekdays = region().getAllByRole('columnheader');
    const names = register.weekdays.map(({ name }) => name);
    expect(weekdays.map((each) => each.getAttribute('abbr'))).toEqual(names);
    expect(cells().slice(0, 14)).toEqual([
      ...['', ''],
      ...[1, 2, 3, 4, 5, 6, 7].map((date) => `${date} ${register.missed}`),
      '8 Present, 9 runs',
      '9 Present, 0 runs',
      `10 ${register.today}`,
      ...['11', '12'],
    ]);
    const figure = (name: string) => region().getByText(name).nextElementSibling?.textContent;
    const { daysPlayed, bestOver, average } = register;
    expect([daysPlayed, bestOver, average].map(figure)).toEqual(['3', '9', '4.7']);
  });

  test('has pages back to the month of the first over', async () => {
    const first = { [TODAY - 15]: '51', 1: '62' };
    const { user } = await open({ overs: first }, Date.UTC(2027, 0, 10, 12));
    const steps = [
      ['nextMonth', 'January 2027'],
      ['previousMonth', 'December 2026'],
      ['previousMonth', 'November 2026'],
      ['previousMonth', 'November 2026'],
      ['nextMonth', 'December 2026'],
    ] as const;
    for (const [name, shown] of steps) {
      const isFirst = month() === shown;
      expect(turn(name)).toHaveAttribute('aria-disabled', `${isFirst}`);
      await user.click(turn(name));
      expect(turn(name)).toHaveFocus();
      expect(month()).toBe(shown);
    }
    expect(region().getByText(register.emptyPastMonth)).toBeVisible();
  });

  test('says of a present month without an over what can be done', async () => {
    await open();
    expect(region().getByText(register.emptyMonth)).toBeVisible();
    expect(turn('previousMonth')).toHaveAttribute('aria-disabled', 'true');
  });
});
