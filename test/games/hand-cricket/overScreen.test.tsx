/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../../src/app/persistence';
import { doneLine } from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { labels, register } from '../../../src/games/hand-cricket/aaj-ka-over/content';
import { overNumber, throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import { labels as matchLabels } from '../../../src/games/hand-cricket/content';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import { handCricketSlice, scoresRestored } from '../../../src/games/hand-cricket/slice';
import { indianDay } from '../../../src/games/shared/indianDay';
import { pageReturned } from '../../../src/layout/uiSlice';
import { settings } from '../../../src/settings';
import { listen } from '../../support/listen';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import {
  BALL,
  balls,
  descriptions,
  heard,
  OVER_PATH,
  play,
  status,
  throwButton,
  throwsGroup,
} from './cricketScreen';

const HOUR = 3_600_000;
const A_DAY = 24 * HOUR;

/** A Thursday in December: half past five in India, and midnight six and a half hours later. */
const NOON = Date.UTC(2026, 11, 10, 12);
const MIDNIGHT = NOON + 6.5 * HOUR;
const TODAY = indianDay(NOON);

/** A number that is not that of the computer, and the one that is. */
const safeAt = (ball: number, day = TODAY) => ((throwOfDay(day, ball) % 6) + 1) as Throw;
const outAt = (ball: number, day = TODAY): Throw => throwOfDay(day, ball);

/** The first balls of a day, none of which is Out. */
const safeDigits = (count: number, day = TODAY) =>
  Array.from({ length: count }, (_, ball) => `${safeAt(ball, day)}${outAt(ball, day)}`).join('');

const sumOf = (count: number, day = TODAY) =>
  Array.from({ length: count }, (_, ball) => safeAt(ball, day)).reduce<number>((a, b) => a + b, 0);

const button = (name: string) => screen.getByRole('button', { name });
const figures = () => descriptions('Runs');
/** The link below the over; there is also the tile. */
const toMatch = () => screen.getAllByRole('link', { name: labels.match }).at(-1) as HTMLElement;
const registerRegion = () => within(screen.getByRole('region', { name: 'Haazri register' }));

type Overs = Record<string, string>;

/** Opens the page at a time, with overs that were played before. */
function open({ at = NOON, overs = {}, env = scriptedEnv(), isAlone = true }: Opening = {}) {
  env.now.mockImplementation(() => at);
  const preloadedState = { handCricket: { ...handCricketSlice.getInitialState(), overs } };
  return renderWithFakeTimers(OVER_PATH, { env, preloadedState, isAlone });
}
type Opening = {
  at?: number;
  overs?: Overs;
  env?: ReturnType<typeof scriptedEnv>;
  isAlone?: boolean;
};
const openWithSite = (opening: Opening = {}) => open({ ...opening, isAlone: false });

type Visit = Awaited<ReturnType<typeof open>>;

/** Opens the page again, with what is stored. */
async function reload({ env, unmount }: Visit, at = Date.now()) {
  unmount();
  jest.useRealTimers();
  env.now.mockImplementation(() => at);
  const preloadedState = await loadPreloadedState(env);
  return renderWithFakeTimers(OVER_PATH, { env, preloadedState, isAlone: true });
}

/** The page comes back into sight, at another time. */
async function returnAt({ store }: Visit, time: number) {
  jest.setSystemTime(time);
  await act(async () => void store.dispatch(pageReturned()));
}

async function playSafe(visit: Visit, count: number, { from = 0, day = TODAY } = {}) {
  for (let ball = from; ball < from + count; ball += 1) await play(visit, safeAt(ball, day));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('at the start there are six numbers to throw, no ball, and what it is', async () => {
  const warned = jest.spyOn(console, 'warn');
  await openWithSite();
  expect(screen.getByRole('heading', { level: 1, name: 'Aaj ka Over' })).toBeVisible();
  expect(within(throwsGroup() as HTMLElement).getAllByRole('button')).toHaveLength(6);
  expect(figures()).toEqual({ Runs: '0', Balls: '0' });
  expect(status()).toBeEmptyDOMElement();
  expect(balls()).toEqual([]);
  expect(screen.getByText(labels.intro)).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
});

describe('a ball', () => {
  test('is one second of beating fists, and then what it was', async () => {
    const { user, pass, env } = await open();
    await user.click(throwButton(safeAt(0)));
    expect(screen.getByText(matchLabels.count)).toBeVisible();
    await pass(BALL - 100);
    expect(status()).toBeEmptyDOMElement();
    expect(figures()).toEqual({ Runs: '0', Balls: '0' });
    await pass(100);
    const text = safeAt(0) === 1 ? '1 run' : `${safeAt(0)} runs`;
    expect(status()).toHaveTextContent(text);
    expect(figures()).toEqual({ Runs: `${safeAt(0)}`, Balls: '1' });
    expect(balls()).toEqual([text]);
    expect(env.random).not.toHaveBeenCalled();
  });

  test.each([1, 2, 3, 4, 5, 6] as const)(
    'has the number of the day, whatever is thrown: %i',
    async (mine) => {
      const visit = await open();
      await play(visit, mine);
      const shown = screen.getByText(/^Computer/, { selector: 'p' });
      expect(shown).toHaveTextContent(`Computer ${outAt(0)}`);
    },
  );

  test('ignores further numbers', async () => {
    const { user, pass } = await open();
    await user.click(throwButton(safeAt(0)));
    await pass(BALL / 2);
    await user.click(throwButton(outAt(0)));
    await pass(2 * BALL);
    expect(figures()).toEqual({ Runs: `${safeAt(0)}`, Balls: '1' });
  });

  test('that is left does not count', async () => {
    const visit = await openWithSite();
    const { user, pass, follow, env } = visit;
    await play(visit, safeAt(0));
    await user.click(throwButton(outAt(1)));
    await pass(BALL / 2);
    await follow(screen.getByRole('link', { name: 'Love Calculator' }));
    await pass(2 * BALL);
    expect(jest.getTimerCount()).toBe(0);
    const again = await reload({ ...visit, env });
    expect(figures()).toMatchObject({ Balls: '1' });
    await play(again, safeAt(1));
    expect(figures()).toEqual({ Runs: `${sumOf(2)}`, Balls: '2' });
  });
});

describe('the end', () => {
  test('is after six balls', async () => {
    const visit = await open();
    await playSafe(visit, 5);
    expect(throwsGroup()).toBeInTheDocument();
    await playSafe(visit, 1, { from: 5 });
    expect(figures()).toEqual({ Runs: `${sumOf(6)}`, Balls: '6' });
    expect(throwsGroup()).not.toBeInTheDocument();
    const line = doneLine({ runs: sumOf(6), isOut: false }, overNumber(TODAY));
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText(labels.comeback)).toBeVisible();
  });

  test('is with Out', async () => {
    const visit = await open();
    await playSafe(visit, 2);
    await play(visit, outAt(2));
    expect(status()).toHaveTextContent(/^Out!$/);
    expect(figures()).toEqual({ Runs: `${sumOf(2)}`, Balls: '3' });
    expect(balls().at(-1)).toBe('Out!');
    expect(throwsGroup()).not.toBeInTheDocument();
    const line = doneLine({ runs: sumOf(2), isOut: true }, overNumber(TODAY));
    expect(screen.getByText(line)).toBeVisible();
  });

  test('can be watched again, and leads to a match', async () => {
    const visit = await openWithSite();
    await play(visit, outAt(0));
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'Match ka replay' });
    expect(link.getAttribute('href')).toMatch(/^\/school-games\/hand-cricket\/aaj-ka-over#r=1\./);
    await visit.follow(toMatch());
    expect(screen.getByRole('heading', { level: 1, name: 'Hand Cricket' })).toHaveFocus();
  });

  test('is shared as people write it, with the number of the day and the address of the page alone', async () => {
    const visit = await open();
    await playSafe(visit, 2);
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
    await play(visit, outAt(2));
    const share = screen.getByRole('group', { name: 'Share' });
    const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const lines = (new URL(href).searchParams.get('text') ?? '').split('\n');
    expect(lines[0]).toBe(`Aaj ka Over #16: ${safeAt(0)} · ${safeAt(1)} · W`);
    expect(lines.at(-1)).toBe(`${settings.siteUrl.replace(/\/$/, '')}${OVER_PATH}`);
    expect(lines.filter((line) => line.includes('http'))).toHaveLength(1);
  });
});

describe('once a day', () => {
  test('what has ended is shown again, on the same day', async () => {
    const visit = await openWithSite();
    await play(visit, safeAt(0));
    await play(visit, outAt(1));
    await visit.follow(screen.getByRole('link', { name: 'Quiz Game' }));
    await reload(visit);
    expect(throwsGroup()).not.toBeInTheDocument();
    expect(figures()).toEqual({ Runs: `${safeAt(0)}`, Balls: '2' });
    expect(status()).toHaveTextContent('Out!');
    expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  });

  test('a reload in mid-over goes on with it', async () => {
    const visit = await open();
    await playSafe(visit, 2);
    const again = await reload(visit);
    expect(figures()).toEqual({ Runs: `${sumOf(2)}`, Balls: '2' });
    expect(screen.queryByText(labels.intro)).not.toBeInTheDocument();
    await playSafe(again, 1, { from: 2 });
    expect(figures()).toEqual({ Runs: `${sumOf(3)}`, Balls: '3' });
    await play(again, outAt(3));
    expect(throwsGroup()).not.toBeInTheDocument();
  });

  test('an over that has ended in another tab gets no further ball', async () => {
    const { user, pass, store } = await open();
    await user.click(throwButton(safeAt(0)));
    const ended = `${outAt(0)}${outAt(0)}`;
    const { matches, wins, streak, bestStreak, bestInnings, recent } = store.getState().handCricket;
    const stored = { matches, wins, streak, bestStreak, bestInnings, recent };
    act(() => void store.dispatch(scoresRestored({ ...stored, overs: { [`${TODAY}`]: ended } })));
    await pass(BALL);
    expect(store.getState().handCricket.overs).toEqual({ [`${TODAY}`]: ended });
  });
});

describe('the day', () => {
  test('is that of India, wherever the clock is', async () => {
    await open({ at: MIDNIGHT - 1, overs: { [`${TODAY}`]: '11' } });
    expect(screen.getByText(labels.comeback)).toBeVisible();
    jest.useRealTimers();
    document.body.innerHTML = '';
    await open({ at: MIDNIGHT, overs: { [`${TODAY}`]: '11' } });
    expect(throwsGroup()).toBeInTheDocument();
  });

  test('that turns in mid-over changes nothing in it; a button brings the new one', async () => {
    const visit = await open({ at: MIDNIGHT - 30_000 });
    await playSafe(visit, 2);
    await returnAt(visit, MIDNIGHT + 30_000);
    expect(figures()).toEqual({ Runs: `${sumOf(2)}`, Balls: '2' });
    await playSafe(visit, 1, { from: 2 });
    await play(visit, outAt(3));
    expect(figures()).toEqual({ Runs: `${sumOf(3)}`, Balls: '4' });
    expect(screen.getByText(labels.newDay.text)).toBeVisible();
    expect(screen.queryByText(labels.comeback)).not.toBeInTheDocument();

    await visit.user.click(button(labels.newDay.button));
    expect(figures()).toEqual({ Runs: '0', Balls: '0' });
    expect(throwsGroup()).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
    await playSafe(visit, 1, { day: TODAY + 1 });
    expect(figures()).toMatchObject({ Runs: `${safeAt(0, TODAY + 1)}` });
    const digits = `${safeDigits(3)}${outAt(3)}${outAt(3)}`;
    expect(visit.store.getState().handCricket.overs).toEqual({
      [`${TODAY}`]: digits,
      [`${TODAY + 1}`]: safeDigits(1, TODAY + 1),
    });
  });

  test('that turns while the page is out of sight is the new one for who has played', async () => {
    const visit = await openWithSite();
    await play(visit, outAt(0));
    await returnAt(visit, MIDNIGHT - 1);
    expect(throwsGroup()).not.toBeInTheDocument();
    await returnAt(visit, MIDNIGHT);
    expect(throwsGroup()).toBeInTheDocument();
    expect(figures()).toEqual({ Runs: '0', Balls: '0' });
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
  });

  test.each([
    ['when the page comes back into sight', true],
    ['with the first ball', false],
  ])('that turns before the first ball is the new one, %s', async (_when, isReturning) => {
    const visit = await open({ at: MIDNIGHT - 1000 });
    if (isReturning) await returnAt(visit, MIDNIGHT);
    else jest.setSystemTime(MIDNIGHT);
    await play(visit, safeAt(0, TODAY + 1));
    expect(visit.store.getState().handCricket.overs).toEqual({
      [`${TODAY + 1}`]: safeDigits(1, TODAY + 1),
    });
  });

  test('that comes after an over that was not finished has an over of its own', async () => {
    const visit = await open();
    await playSafe(visit, 2);
    await reload(visit, NOON + A_DAY);
    expect(figures()).toEqual({ Runs: '0', Balls: '0' });
    expect(throwsGroup()).toBeInTheDocument();
  });
});

describe('a clock', () => {
  test('that is set back gives no second try, and says so', async () => {
    const overs = { [`${TODAY}`]: safeDigits(2) };
    const { follow, store } = await openWithSite({ at: NOON - A_DAY, overs });
    expect(screen.getByText(labels.clockBack)).toBeVisible();
    expect(throwsGroup()).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
    expect(store.getState().handCricket.overs).toEqual(overs);
    await follow(toMatch());
    expect(screen.getByRole('heading', { level: 1, name: 'Hand Cricket' })).toBeVisible();
  });

  test('that is set back in mid-over lets it end, and offers no other', async () => {
    const visit = await open();
    await playSafe(visit, 2);
    await returnAt(visit, NOON - A_DAY);
    await play(visit, outAt(2));
    expect(figures()).toMatchObject({ Balls: '3' });
    expect(screen.getByText(labels.comeback)).toBeVisible();
    expect(screen.queryByText(labels.newDay.text)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: labels.newDay.button })).not.toBeInTheDocument();
  });

  test('that is set back during the first ball, which is then left, is believed on the way back', async () => {
    const visit = await openWithSite();
    await visit.user.click(throwButton(safeAt(0)));
    await returnAt(visit, NOON - A_DAY);
    await visit.follow(screen.getByRole('link', { name: 'Love Calculator' }));
    await visit.follow(screen.getByRole('link', { name: 'Hand Cricket' }));
    await visit.follow(screen.getByRole('link', { name: 'Aaj ka Over' }));
    await playSafe(visit, 1, { day: TODAY - 1 });
    expect(visit.store.getState().handCricket.overs).toEqual({
      [`${TODAY - 1}`]: safeDigits(1, TODAY - 1),
    });
  });

  test('that is set forward and back gives each day one over', async () => {
    const overs = { [`${TODAY}`]: '11', [`${TODAY + 1}`]: '22' };
    await open({ overs });
    expect(throwsGroup()).not.toBeInTheDocument();
    expect(screen.getByText(labels.comeback)).toBeVisible();
  });

  test('that is right again after a wrong one gives the over of the day', async () => {
    const visit = await open({ at: NOON - A_DAY, overs: { [`${TODAY - 9}`]: '11' } });
    await playSafe(visit, 1, { day: TODAY - 1 });
    await reload(visit, NOON);
    expect(figures()).toEqual({ Runs: '0', Balls: '0' });
    expect(throwsGroup()).toBeInTheDocument();
  });
});

describe('the register', () => {
  const table = () => registerRegion().getByRole('table');
  const caption = () => table().querySelector('caption')?.textContent;
  /** The cell of a date. */
  const cell = (date: number) =>
    registerRegion()
      .getAllByRole('cell')
      .map(heard)
      .find((text) => text === `${date}` || text.startsWith(`${date} `));
  const numbers = () => {
    const list = registerRegion().getAllByRole('term');
    const values = registerRegion().getAllByRole('definition');
    return Object.fromEntries(list.map((term, at) => [term.textContent, values[at]?.textContent]));
  };
  const turn = (name: keyof typeof register & `${string}Month`) =>
    registerRegion().getByRole('button', { name: register[name] as string });

  /** In December on the 8th (9 runs, Out) and the 9th (nothing), in October on the 31st. */
  const OVERS: Overs = {
    [`${TODAY - 2}`]: '415133',
    [`${TODAY - 1}`]: '22',
    [`${TODAY - 40}`]: '51',
  };

  test('is a page of the month, with a column for each day of the week', async () => {
    await open({ overs: OVERS });
    expect(caption()).toBe('December 2026');
    const headers = within(table()).getAllByRole('columnheader');
    expect(headers.map((header) => [header.textContent, header.getAttribute('abbr')])).toEqual([
      ['S', 'Sunday'],
      ['M', 'Monday'],
      ['T', 'Tuesday'],
      ['W', 'Wednesday'],
      ['T', 'Thursday'],
      ['F', 'Friday'],
      ['S', 'Saturday'],
    ]);
    const first = within(table()).getAllByRole('row')[1] as HTMLElement;
    expect(within(first).getAllByRole('cell').map(heard)).toEqual([
      '',
      '',
      ...[1, 2, 3, 4, 5].map((date) => `${date} ${register.missed}`),
    ]);
  });

  test('has the days that were played with their runs, and gaps', async () => {
    await open({ overs: OVERS });
    expect(cell(7)).toBe(`7 ${register.missed}`);
    expect(cell(8)).toBe(`8 ${register.present(9)}`);
    expect(cell(9)).toBe(`9 ${register.present(0)}`);
    expect(cell(10)).toBe(`10 ${register.today}`);
    expect(cell(11)).toBe('11');
    expect(cell(31)).toBe('31');
    expect(registerRegion().getByText(register.forgiving)).toBeVisible();
  });

  test('counts days, the best over and the average', async () => {
    await open({ overs: OVERS });
    expect(numbers()).toEqual({
      [register.daysPlayed]: '3',
      [register.bestOver]: '9',
      [register.average]: '4.7',
    });
  });

  test('has the ball of today as soon as it is played', async () => {
    const visit = await open();
    await playSafe(visit, 1);
    expect(cell(10)).toBe(`10 ${register.present(safeAt(0))}`);
    await playSafe(visit, 1, { from: 1 });
    expect(cell(10)).toBe(`10 ${register.present(sumOf(2))}`);
    expect(numbers()[register.bestOver]).toBe(`${sumOf(2)}`);
  });

  test('its pages turn back to the month of the first over, and forward to the present one', async () => {
    const { user } = await open({ overs: OVERS });
    expect(turn('nextMonth')).toHaveAttribute('aria-disabled', 'true');
    await user.click(turn('nextMonth'));
    expect(caption()).toBe('December 2026');

    await user.click(turn('previousMonth'));
    expect(caption()).toBe('November 2026');
    expect(registerRegion().getByText(register.emptyPastMonth)).toBeVisible();
    await user.click(turn('previousMonth'));
    expect(caption()).toBe('October 2026');
    expect(cell(31)).toBe(`31 ${register.present(5)}`);
    expect(turn('previousMonth')).toHaveAttribute('aria-disabled', 'true');
    await user.click(turn('previousMonth'));
    expect(caption()).toBe('October 2026');
    expect(turn('previousMonth')).toHaveFocus();

    await user.click(turn('nextMonth'));
    await user.click(turn('nextMonth'));
    expect(caption()).toBe('December 2026');
  });

  test('says of a month without an over what can be done', async () => {
    await open();
    expect(registerRegion().getByText(register.emptyMonth)).toBeVisible();
    expect(numbers()).toEqual({
      [register.daysPlayed]: '0',
      [register.bestOver]: '0',
      [register.average]: '0',
    });
    expect(turn('previousMonth')).toHaveAttribute('aria-disabled', 'true');
  });

  test('turns with the month, at midnight in India', async () => {
    const lastOfMonth = Date.UTC(2026, 11, 31, 18, 29);
    const visit = await openWithSite({ at: lastOfMonth });
    expect(caption()).toBe('December 2026');
    await returnAt(visit, lastOfMonth + 60_000);
    expect(caption()).toBe('January 2027');
    expect(cell(1)).toBe(`1 ${register.today}`);
  });
});

describe('a screen reader', () => {
  test('hears each ball once and what is said of it, and at the end what comes next', async () => {
    const visit = await open();
    await playSafe(visit, 1);
    const announced = listen();
    await visit.user.click(throwButton(safeAt(1)));
    await visit.pass(BALL - 100);
    expect(announced.splice(0)).toEqual([]);
    await visit.pass(100);
    const [what, line, ...more] = announced.splice(0);
    expect(what).toMatch(/^\d runs?$/);
    expect(line).toBeTruthy();
    expect(more).toEqual([]);

    await play(visit, outAt(2));
    expect(announced).toEqual([
      'Out!',
      doneLine({ runs: sumOf(2), isOut: true }, overNumber(TODAY)),
    ]);
  });
});

describe('the focus', () => {
  test('goes from the number to what comes next, when there is no further ball', async () => {
    const visit = await open();
    await play(visit, safeAt(0));
    expect(throwButton(safeAt(0))).toHaveFocus();
    await play(visit, outAt(1));
    expect(screen.getByText(labels.comeback)).toHaveFocus();
  });

  test('stays where it is otherwise', async () => {
    const { user, pass } = await openWithSite();
    await user.click(throwButton(outAt(0)));
    await user.click(button('Dark mode'));
    await pass(BALL);
    expect(button('Dark mode')).toHaveFocus();
  });
});
