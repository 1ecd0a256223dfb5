/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadPreloadedState } from '../../../src/app/persistence';
import { lineAfter } from '../../../src/games/hand-cricket/commentary/lineAfter';
import { labels, needLine, runsText, tossLine } from '../../../src/games/hand-cricket/content';
import { houseRules } from '../../../src/games/hand-cricket/house-rules/content';
import { latestBall } from '../../../src/games/hand-cricket/latestBall';
import type { Position, Throw } from '../../../src/games/hand-cricket/rules';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import {
  handCricketSlice,
  scoresRestored,
  selectPersisted,
} from '../../../src/games/hand-cricket/slice';
import { figures } from '../../support/figures';
import { listen } from '../../support/listen';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import {
  BALL,
  balls,
  descriptions,
  drawOf,
  MATCH_PATH,
  play,
  status,
  throwButton,
  throwsGroup,
} from './cricketScreen';

/** The random numbers with which the computer chooses. */
const YOU_BAT = 0.1;
const COMPUTER_BATS = 0.9;

const radio = (name: 'Odd' | 'Even') =>
  within(screen.getByRole('radiogroup', { name: 'Toss' })).getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.queryByRole('heading', { name: /^(You win!|.* wins!|Match tied!)$/ });
const scoreboard = () => descriptions('Scoreboard');
const recent = () => screen.queryByRole('list', { name: labels.recent });

/** What is below each hand. */
const shownHands = () =>
  ['You', 'Computer'].map((side) =>
    screen.getByText(new RegExp(`^${side} ?$`), { selector: 'p' }).textContent?.trim(),
  );

/** The matches that are listed, newest first. */
const recentMatches = () =>
  within(recent() as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const matchState = (some: Partial<HandCricketState>) => ({
  handCricket: { ...handCricketSlice.getInitialState(), ...some },
});

/** A ball as the test writes it: what you show, and what the computer does. */
type Both = [mine: Throw, theirs: Throw];

/**
 * Opens the game alone and wins the toss, so that the balls follow; `first` is what is then chosen. Returns how the
 * next of them is played.
 */
async function startMatch(first: 'Bat' | 'Bowl', over: readonly Both[], options: object = {}) {
  const draws = [drawOf(2), YOU_BAT, ...over.map(([, theirs]) => drawOf(theirs))];
  const visit = await renderWithFakeTimers(MATCH_PATH, { draws, isAlone: true, ...options });
  await visit.user.click(throwButton(1));
  await visit.user.click(button(first));
  const rest = [...over];
  const playNext = async (count = 1) => {
    for (const [mine] of rest.splice(0, count)) await play(visit, mine);
  };
  return { ...visit, playNext };
}

/** For what is beside the game: header, hub, and dialogs. */
const WHOLE = { isAlone: false };

/** Matches in which you bat first, with how they end. */
const ENDINGS: [heading: string, over: Both[], you: number, computer: number, counted: object][] = [
  [
    'You win!',
    [
      [4, 2],
      [3, 3],
      [1, 2],
      [5, 5],
    ],
    4,
    2,
    { Matches: 1, Wins: 1, Streak: 1, 'Best streak': 1, 'Best innings': 4 },
  ],
  [
    'Computer wins!',
    [
      [4, 2],
      [3, 3],
      [1, 2],
      [2, 3],
    ],
    4,
    5,
    { Matches: 1, Wins: 0, Streak: 0, 'Best streak': 0, 'Best innings': 4 },
  ],
  [
    'Match tied!',
    [
      [4, 2],
      [3, 3],
      [1, 4],
      [6, 6],
    ],
    4,
    4,
    { Matches: 1, Wins: 0, Streak: 0, 'Best streak': 0, 'Best innings': 4 },
  ],
];

const WIN = ENDINGS[0]?.[1] as Both[];

afterEach(() => jest.useRealTimers());

describe('at the start', () => {
  test('there is a toss to call, six numbers to throw, and no result, ball, score or match', async () => {
    await renderWithFakeTimers(MATCH_PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'Hand Cricket' })).toBeVisible();
    expect(radio('Odd')).toBeChecked();
    expect(radio('Even')).not.toBeChecked();
    expect(within(throwsGroup() as HTMLElement).getAllByRole('button')).toEqual(
      ([1, 2, 3, 4, 5, 6] as const).map(throwButton),
    );
    expect(screen.getByText(labels.tossAsk)).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(scoreboard()).toBeNull();
    expect(balls()).toEqual([]);
    expect(screen.getByText(labels.noBalls)).toBeVisible();
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
    expect(screen.queryByRole('button', { name: 'Reset score' })).not.toBeInTheDocument();
    expect(screen.getByText(labels.noRecent)).toBeVisible();
    expect(recent()).not.toBeInTheDocument();
  });

  test('a note says by which rules it is played, and which others there are', async () => {
    await renderWithFakeTimers(MATCH_PATH, { isAlone: true });
    const heading = screen.getByRole('heading', { name: 'Hamare school ke rules' });
    const note = within(heading.parentElement as HTMLElement);
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      houseRules.ours,
    );
    const others = note.getAllByRole('term').map(({ textContent }) => textContent);
    expect(others).toEqual(houseRules.others.map(({ name }) => name));
    expect(note.getAllByRole('definition')).toHaveLength(others.length);
  });

  test('a link leads to Aaj ka Over', async () => {
    const { follow } = await renderWithFakeTimers(MATCH_PATH);
    await follow(screen.getByRole('link', { name: 'Aaj ka Over' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Aaj ka Over' })).toHaveFocus();
  });
});

describe('the toss', () => {
  test.each([
    ['Odd', 3, 4, true],
    ['Odd', 3, 5, false],
    ['Even', 6, 2, true],
    ['Even', 6, 3, false],
  ] as const)('%s, %i and %i: won is %s', async (call, mine, theirs, isWon) => {
    const draws = [drawOf(theirs), YOU_BAT];
    const { user } = await renderWithFakeTimers(MATCH_PATH, { draws, isAlone: true });
    await user.click(radio(call));
    await user.click(throwButton(mine));
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(scoreboard()).toEqual({ You: '0', Computer: '0' });
    expect(screen.getByText(tossLine(mine, theirs, isWon), { exact: false })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^(Bat|Bowl)$/ })).toHaveLength(isWon ? 2 : 0);
    expect(throwsGroup() === null).toBe(isWon);
    expect(shownHands()).toEqual([`You ${mine}`, `Computer ${theirs}`]);
  });

  test.each([
    ['Bat', labels.youBat],
    ['Bowl', labels.youBowl],
  ])('is won: %s', async (choice, said) => {
    const draws = [drawOf(2), YOU_BAT];
    const { user } = await renderWithFakeTimers(MATCH_PATH, { draws, isAlone: true });
    await user.click(throwButton(1));
    expect(screen.getByText(labels.choose)).toBeVisible();
    await user.click(button(choice));
    expect(screen.getByText(said)).toBeVisible();
    expect(throwButton(1)).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
  });

  test.each([
    [YOU_BAT, labels.computerBowls, labels.youBat],
    [COMPUTER_BATS, labels.computerBats, labels.youBowl],
  ])('is lost: the computer chooses, by chance (%f)', async (draw, choice, said) => {
    const { user } = await renderWithFakeTimers(MATCH_PATH, {
      draws: [drawOf(1), draw],
      isAlone: true,
    });
    await user.click(throwButton(1));
    expect(screen.getByText(`${tossLine(1, 1, false)} ${choice}`)).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
  });
});

describe('a ball', () => {
  test('is one second of beating fists, and then both hands', async () => {
    const { user, pass } = await startMatch('Bat', [[4, 2]]);
    await user.click(throwButton(4));
    expect(screen.getByText(labels.count)).toBeVisible();
    for (let passed = 0; passed < BALL; passed += 100) {
      expect(shownHands()).toEqual(['You', 'Computer']);
      expect(status()).toBeEmptyDOMElement();
      expect(balls()).toEqual([]);
      await pass(100);
    }
    expect(shownHands()).toEqual(['You 4', 'Computer 2']);
    expect(status()).toHaveTextContent(/^4 runs$/);
    expect(screen.queryByText(labels.count)).not.toBeInTheDocument();
  });

  test.each<['Bat' | 'Bowl', [...Both, text: string, total: number][]]>([
    [
      'Bat',
      [
        [4, 2, '4 runs', 4],
        [1, 6, '1 run', 5],
        [6, 1, '6 runs', 11],
        [3, 3, 'Out!', 11],
      ],
    ],
    [
      'Bowl',
      [
        [4, 2, '2 runs', 2],
        [6, 1, '1 run', 3],
        [5, 5, 'Out!', 3],
      ],
    ],
  ])('%s: runs are those of the batter, until Out', async (side, over) => {
    const { playNext } = await startMatch(
      side,
      over.map(([mine, theirs]) => [mine, theirs]),
    );
    const batter = side === 'Bat' ? 'You' : 'Computer';
    const heardBalls: string[] = [];
    for (const [, , text, total] of over) {
      await playNext();
      expect(status().textContent).toBe(text);
      const runs = { You: '0', Computer: '0', [batter]: `${total}` };
      expect([text, scoreboard()]).toMatchObject([text, runs]);
      heardBalls.push(heardBalls.length === 0 ? `Innings 1: ${batter} ${text}` : text);
      expect(balls()).toEqual(heardBalls);
      expect(screen.queryByText(labels.noBalls)).not.toBeInTheDocument();
    }
  });

  test('ignores further numbers, whose buttons stay focusable', async () => {
    const { user, pass } = await startMatch('Bat', [
      [4, 2],
      [6, 6],
      [6, 6],
    ]);
    await user.click(throwButton(4));
    await pass(BALL / 2);
    await user.click(throwButton(6));
    await user.keyboard('{Enter}');
    expect(throwButton(6)).toBeEnabled();
    await pass(BALL / 2);
    expect(balls()).toEqual(['Innings 1: You 4 runs']);
    expect(throwButton(6)).toHaveFocus();
    await pass(2 * BALL);
    expect(balls()).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('clears what the one before was', async () => {
    const { user, pass, playNext } = await startMatch('Bat', [
      [4, 2],
      [1, 1],
    ]);
    await playNext();
    await user.click(throwButton(1));
    expect(status()).toBeEmptyDOMElement();
    await pass(BALL);
    expect(status()).toHaveTextContent(/^Out!$/);
  });
});

describe('the chase', () => {
  test('begins with Out, and says what is needed', async () => {
    const { playNext } = await startMatch('Bowl', [
      [2, 6],
      [1, 5],
      [4, 4],
      [3, 2],
      [6, 2],
      [2, 1],
    ]);
    await playNext(2);
    expect(scoreboard()).toEqual({ You: '0', Computer: '11' });
    await playNext();
    expect(scoreboard()).toEqual({ You: '0', Computer: '11', Target: '12' });
    expect(screen.getByText(labels.chase.you(12))).toBeVisible();
    await playNext();
    expect(scoreboard()).toEqual({ You: '3', Computer: '11', Target: '12' });
    expect(screen.getByText(needLine(9))).toBeVisible();
    await playNext(2);
    expect(screen.getByText(needLine(1))).toBeVisible();
    expect(balls()).toEqual([
      'Innings 1: Computer 6 runs',
      '5 runs',
      'Out!',
      'Innings 2: You 3 runs',
      '6 runs',
      '2 runs',
    ]);
  });

  test('of the computer says how much it needs, once', async () => {
    const { playNext } = await startMatch('Bat', [
      [6, 2],
      [4, 4],
      [3, 2],
    ]);
    await playNext(2);
    expect(scoreboard()).toEqual({ You: '6', Computer: '0', Target: '7' });
    expect(screen.getByText(labels.chase.computer(7))).toBeVisible();
    await playNext();
    expect(scoreboard()).toEqual({ You: '6', Computer: '2', Target: '7' });
    expect(screen.queryByText(labels.chase.computer(7))).not.toBeInTheDocument();
  });

  test('is over in the moment when the target is passed', async () => {
    const { playNext } = await startMatch('Bowl', [
      [2, 1],
      [4, 4],
      [6, 2],
    ]);
    await playNext(3);
    expect(result()).toHaveTextContent('You win!');
    expect(scoreboard()).toEqual({ You: '6', Computer: '1', Target: '2' });
    expect(status()).toHaveTextContent('6 runs');
  });
});

describe('the end', () => {
  test.each(ENDINGS)('%s', async (heading, over, you, computer, counted) => {
    const { playNext } = await startMatch('Bat', over);
    await playNext(over.length - 1);
    expect(result()).not.toBeInTheDocument();
    await playNext();
    expect(result()).toHaveTextContent(heading);
    expect(scoreboard()).toEqual({ You: `${you}`, Computer: `${computer}`, Target: `${you + 1}` });
    expect(figures()).toEqual(counted);
    expect(recentMatches()).toEqual([`${labels.both(you, computer)} ${heading}`]);
    expect(throwsGroup()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  });

  test('has a message with the own innings and a replay; Play again begins with the toss, and the call of before', async () => {
    const { user, playNext, store } = await startMatch('Bat', WIN);
    await playNext(4);
    const share = screen.getByRole('group', { name: 'Share' });
    const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message.match(/https?:\S+/g)).toEqual([
      expect.stringMatching(/\/school-games\/hand-cricket#c=1\.[A-Za-z0-9]+$/),
    ]);
    expect(message.split('\n').at(-1)).toMatch(/^https?:/);

    // The replay stays that of the match on the screen when another tab has played one.
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Match ka replay' });
    const replayed = link.getAttribute('href');
    const { recent: played, ...scores } = selectPersisted(selectMatch(store.getState()));
    const restored = scoresRestored({ ...scores, matches: 2, recent: ['you-11-22', ...played] });
    act(() => void store.dispatch(restored));
    expect(recentMatches()).toHaveLength(2);
    expect(link).toHaveAttribute('href', replayed);

    // A second click that was meant for a number does not play again.
    await act(async () => void fireEvent.click(button('Play again'), { detail: 2 }));
    expect(result()).toBeVisible();

    await user.click(button('Play again'));
    expect(radio('Odd')).toBeChecked();
    expect(throwButton(1)).toBeVisible();
    expect(result()).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    expect(scoreboard()).toBeNull();
    expect(balls()).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
    expect(figures()).toMatchObject({ Matches: 2 });
  });

  test('the match can be watched again by a link, and so can those in the list', async () => {
    const { follow, playNext } = await startMatch('Bat', WIN, WHOLE);
    await playNext(4);
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Match ka replay' });
    const [listed] = within(recent() as HTMLElement).getAllByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/school-games\/hand-cricket#r=1\.[A-Za-z0-9]+$/);
    expect(listed).toHaveAttribute('href', link.getAttribute('href'));
    await follow(link);
    expect(screen.getByRole('region', { name: 'Match ka replay' })).toBeVisible();
    expect(result()).toBeVisible();
  });
});

describe('the latest matches', () => {
  const KEPT = ['you-4122-3416', 'you-22-44', 'computer-1422-3144', 'you-4133-16', 'you-11-16'];

  test('are five, newest first', async () => {
    const { playNext } = await startMatch('Bat', WIN, {
      preloadedState: matchState({ matches: 5, recent: KEPT }),
    });
    expect(recentMatches()).toHaveLength(5);
    const before = recentMatches();
    await playNext(4);
    expect(recentMatches()).toEqual([`${labels.both(4, 2)} You win!`, ...before.slice(0, 4)]);
    expect(screen.queryByText(labels.noRecent)).not.toBeInTheDocument();
  });

  test('are without one that the rules do not know', async () => {
    const unfinished = 'you-4122-34';
    await renderWithFakeTimers(MATCH_PATH, {
      preloadedState: matchState({ matches: 2, recent: [unfinished, 'you-22-44'] }),
    });
    expect(recentMatches()).toHaveLength(1);
  });
});

test('reset forgets scores and matches, and ends the ball that is on', async () => {
  const { user, pass, playNext, store } = await startMatch('Bat', [...WIN, [5, 2]], WHOLE);
  await playNext(4);
  await user.click(button('Reset score'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
  expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
  expect(recent()).not.toBeInTheDocument();
  expect(screen.getByText(labels.noRecent)).toBeVisible();
  expect(result()).not.toBeInTheDocument();
  expect(radio('Odd')).toBeInTheDocument();
  expect(store.getState().handCricket).toMatchObject({ phase: 'toss', recent: [], matches: 0 });
  await pass(2 * BALL);
  expect(balls()).toEqual([]);
});

describe('leaving in mid-match', () => {
  const OVER: Both[] = [
    [4, 2],
    [6, 1],
    [3, 5],
  ];

  test('keeps it for the visit; a ball that is on is not played', async () => {
    const visit = await startMatch('Bat', OVER, WHOLE);
    const { user, pass, follow, playNext } = visit;
    await playNext();
    await user.click(throwButton(6));
    await pass(BALL / 2);
    await follow(screen.getByRole('link', { name: 'Love Calculator' }));
    await pass(2 * BALL);
    expect(jest.getTimerCount()).toBe(0);

    await follow(screen.getByRole('link', { name: 'Hand Cricket' }));
    expect(scoreboard()).toEqual({ You: '4', Computer: '0' });
    expect(balls()).toEqual(['Innings 1: You 4 runs']);
    expect(status()).toHaveTextContent('4 runs');
    await play(visit, 3);
    expect(status()).toHaveTextContent('3 runs');
    expect(balls()).toEqual(['Innings 1: You 4 runs', '3 runs']);
  });

  test('and reloading starts anew, with the scores', async () => {
    const { env, playNext, user, unmount } = await startMatch('Bat', [...WIN, [4, 2]], {});
    await playNext(4);
    await user.click(button('Play again'));
    unmount();
    jest.useRealTimers();
    const preloadedState = await loadPreloadedState(env);
    await renderWithFakeTimers(MATCH_PATH, { env, preloadedState });
    expect(radio('Odd')).toBeInTheDocument();
    expect(balls()).toEqual([]);
    expect(figures()).toMatchObject({ Matches: 1, Wins: 1, 'Best innings': 4 });
    expect(recentMatches()).toEqual([`${labels.both(4, 2)} You win!`]);
  });
});

describe('the focus', () => {
  test('goes to the next step, from the toss to the next match', async () => {
    const draws = [drawOf(2), YOU_BAT, ...WIN.map(([, theirs]) => drawOf(theirs))];
    const { user, pass } = await renderWithFakeTimers(MATCH_PATH, { draws });
    act(() => throwButton(1).focus());
    await user.keyboard('{Enter}');
    expect(button('Bat')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(throwsGroup()).toHaveFocus();
    for (const [index, [mine]] of WIN.entries()) {
      act(() => throwButton(mine).focus());
      await user.keyboard('{Enter}');
      for (let passed = 0; passed < BALL; passed += 100) {
        expect(throwButton(mine)).toHaveFocus();
        await pass(100);
      }
      if (index < WIN.length - 1) expect(throwButton(mine)).toHaveFocus();
    }
    expect(result()).toHaveFocus();
    await user.tab();
    expect(button('Play again')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(throwsGroup()).toHaveFocus();
  });

  test('stays on the number when the toss is lost', async () => {
    const { user } = await renderWithFakeTimers(MATCH_PATH, { draws: [drawOf(1), YOU_BAT] });
    await user.click(throwButton(1));
    expect(throwButton(1)).toHaveFocus();
  });

  test('stays where it is at the end, if that is not on a number', async () => {
    const { user, pass, playNext } = await startMatch('Bat', WIN, WHOLE);
    await playNext(3);
    await user.click(throwButton(5));
    await user.click(button('Dark mode'));
    await pass(BALL);
    expect(result()).toBeVisible();
    expect(button('Dark mode')).toHaveFocus();
  });
});

describe('a screen reader', () => {
  const OVER: Both[] = [
    [4, 2],
    [4, 1],
    [3, 3],
    [1, 6],
    [5, 5],
  ];

  test('says of the toss who has won it, and what comes next', async () => {
    const draws = [drawOf(2), YOU_BAT];
    const { user } = await renderWithFakeTimers(MATCH_PATH, { draws });
    const announced = listen();
    await user.click(throwButton(1));
    expect(announced.splice(0)).toEqual([`${tossLine(1, 2, true)} ${labels.choose}`]);
    await user.click(button('Bowl'));
    expect(announced).toEqual([`${tossLine(1, 2, true)} ${labels.youBowl}`]);
  });

  test('says each ball once, and then what the last bench says to it; nothing while it is on', async () => {
    const { user, pass, playNext, store } = await startMatch('Bat', OVER);
    // What the last bench says comes over the network with the first ball.
    await playNext();
    const announced = listen();
    for (const [mine, theirs] of OVER.slice(1)) {
      await user.click(throwButton(mine));
      await pass(BALL - 100);
      expect(announced.splice(0)).toEqual([]);
      await pass(100);
      const { batting, innings, balls, result } = store.getState().handCricket;
      const position = { batting, innings, balls, result } as Position;
      const line = lineAfter(position) as string;
      const batter = latestBall(position)?.batter;
      const runs = batter === 'you' ? mine : theirs;
      const [what, said, ...more] = announced.splice(0);
      expect(what).toBe(mine === theirs ? 'Out!' : runsText(runs));
      expect(said?.startsWith(line)).toBe(true);
      expect(more).toEqual([]);
    }
  });

  test('says the target when the innings change, and what is needed then', async () => {
    const { playNext } = await startMatch('Bowl', [
      [1, 4],
      [2, 2],
      [3, 5],
    ]);
    await playNext();
    const announced = listen();
    await playNext();
    expect(announced.splice(0)[1]).toContain(labels.chase.you(5));
    await playNext();
    expect(announced[1]).toContain(needLine(2));
  });

  test('finds the live region before there is a ball', async () => {
    const { playNext } = await startMatch('Bat', OVER);
    const region = status();
    await playNext();
    expect(status()).toBe(region);
  });
});
