/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { act, screen, within } from '@testing-library/react';
import { lastWickets, lineAfter } from '../../../src/games/hand-cricket/Commentary';
import { labels, needLine, tossLine } from '../../../src/games/hand-cricket/content';
import { challenge, challengeHashOf, replayHashOf } from '../../../src/games/hand-cricket/links';
import { recordingOf } from '../../../src/games/hand-cricket/recording';
import type { Position, Throw } from '../../../src/games/hand-cricket/rules';
import { BALL_MS, ballsOf } from '../../../src/games/hand-cricket/rules';
import { answerOf } from '../../../src/games/hand-cricket/share';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import { persisted } from '../../../src/games/hand-cricket/slice';
import { settings } from '../../../src/settings';
import { listen } from '../../support/listen';
import { taken } from '../../support/taken';
import {
  balls,
  descriptions,
  MATCH_PATH,
  message,
  OVER_PATH,
  openIn,
  shownHands,
  status,
  throwButton,
  throwsGroup,
} from './cricketScreen';
import { gameOf } from './turns';

type Some = Partial<HandCricketState>;

const drawOf = (shown: Throw) => (shown - 0.5) / 6;
const ready: Some = { phase: 'ready', batting: 'you', toss: [1, 2] };
const innings = (...digits: [string, string]) => digits.map(ballsOf) as Position['balls'];
const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.getByRole('heading', { name: 'You win!' });

/** A match that the player has won by 4 to 2. */
const won: Some = {
  phase: 'over',
  batting: 'computer',
  innings: 2,
  balls: innings('4233', '1255'),
  result: 'You win!',
  ...{ matches: 2, wins: 1, streak: 1, bestStreak: 1, bestInnings: 4 },
  recent: ['you-4233-1255', 'you-41'],
};

afterEach(() => jest.useRealTimers());

test('each ball is announced once, then what is said of it, and nothing before the hands are open', async () => {
  const over = ['42', '41', '33', '16', '55'] as const;
  const draws = ballsOf(over.join('')).map(([, theirs]) => drawOf(theirs));
  const { user, pass, store } = await openIn(MATCH_PATH, ready, { draws });
  const texts: string[] = [];
  for (const [at, [mine, theirs]] of ballsOf(over.join('')).entries()) {
    const announced = listen();
    await user.click(throwButton(mine));
    await pass(BALL_MS - 100);
    expect(announced).toEqual([]);
    expect(shownHands()).toEqual(['You', 'Computer']);
    await pass(100);
    expect(shownHands()).toEqual([`You ${mine}`, `Computer ${theirs}`]);
    texts.push(status().textContent ?? '');
    const line = lineAfter(gameOf(store) as Position);
    const wicket = at === 4 ? `${lastWickets.computer} ` : '';
    const next = at === 2 ? ` ${labels.chase.computer(9)}` : '';
    // The commentary is loaded with the first ball, so its first line is announced at another time.
    if (at > 0)
      expect(announced.map((each) => each.trim())).toEqual([texts[at], `${wicket}${line}${next}`]);
    if (at < 4) expect(throwButton(mine)).toHaveFocus();
  }
  expect(texts).toEqual(['4 runs', '4 runs', 'Out!', '6 runs', 'Out!']);
  expect(result()).toHaveTextContent('You win!');
  expect(result()).toHaveFocus();
  expect(descriptions('Scoreboard')).toEqual({ You: '8', Computer: '6', Target: '9' });
  const headings = ['Innings 1: You ', '', '', 'Innings 2: Computer ', ''];
  expect(balls()).toEqual(texts.map((text, at) => headings[at] + text));
});

const chase: Some = { ...ready, innings: 2, balls: innings('6533', '') };

test.each<[string, Some, string[]]>([
  ['before the toss', {}, [labels.tossAsk]],
  ['after a toss that is won', { phase: 'choice', toss: [1, 2] }, [labels.choose]],
  ['for batting', ready, [tossLine(1, 2, true), labels.youBat]],
  ['for bowling', { ...ready, batting: 'computer' }, [tossLine(1, 2, true), labels.youBowl]],
  [
    'when the computer lets bat',
    { ...ready, toss: [1, 1] },
    [`${tossLine(1, 1, false)} ${labels.computerBowls}`, labels.youBat],
  ],
  [
    'when the computer bats',
    { ...ready, toss: [1, 1], batting: 'computer' },
    [`${tossLine(1, 1, false)} ${labels.computerBats}`, labels.youBowl],
  ],
  ['before the own chase', chase, [labels.chase.you(6)]],
  ['in it', { ...chase, balls: innings('6533', '42') }, [needLine(2)]],
])('it is said what comes next: %s', async (_when, state, texts) => {
  await openIn(MATCH_PATH, state);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});

test('after a toss that is lost the focus stays on the number', async () => {
  const { user } = await openIn(MATCH_PATH, {}, { draws: [drawOf(1), 0.1] });
  await user.click(throwButton(1));
  expect(throwButton(1)).toHaveFocus();
});

test('at the end the focus stays where it is, if that is not on a number', async () => {
  const chasing = { ...chase, balls: innings('6533', '42') };
  const { user, pass } = await openIn(MATCH_PATH, chasing, { draws: [drawOf(1)] });
  await user.click(throwButton(5));
  const link = screen.getByRole('link', { name: 'Aaj ka Over' });
  expect(link).toHaveAttribute('href', OVER_PATH);
  act(() => link.focus());
  await pass(BALL_MS);
  expect(result()).toBeVisible();
  expect(link).toHaveFocus();
});

test('the end has a challenge, and the replay of this match, whatever another tab plays', async () => {
  const { store } = await openIn(MATCH_PATH, won);
  const page = settings.siteUrl.replace(/\/$/, '') + MATCH_PATH;
  expect(message().at(-1)).toBe(page + challengeHashOf(ballsOf('4233')));
  const replayed = MATCH_PATH + replayHashOf(recordingOf('you-4233-1255'));
  const link = screen.getByRole('link', { name: 'Match ka replay' });
  expect(link).toHaveAttribute('href', replayed);
  // The other kept match has no end, so it is not listed.
  const recent = () => within(screen.getByRole('list', { name: labels.recent }));
  expect(recent().getAllByRole('listitem')).toHaveLength(1);
  expect(recent().getByRole('listitem')).toHaveTextContent(`${labels.both(4, 2)} You win!`);
  expect(recent().getByRole('link')).toHaveAttribute('href', replayed);

  const { recent: played, ...scores } = persisted.select(gameOf(store));
  const other = taken('handCricket')({ ...scores, matches: 3, recent: ['you-11-22', ...played] });
  act(() => void store.dispatch(other));
  expect(recent().getAllByRole('listitem')).toHaveLength(2);
  expect(link).toHaveAttribute('href', replayed);
});

test('Play again brings the numbers, which have the focus', async () => {
  const { user } = await openIn(MATCH_PATH, won);
  await user.click(button('Play again'));
  expect(throwsGroup()).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
  expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
});

test('against a friend the outcome is told, and what was played is the next challenge', async () => {
  await openIn(MATCH_PATH, {
    ...won,
    batting: 'you',
    challenged: true,
    balls: innings('1622', '4142'),
  });
  expect(screen.getByText(challenge.standing(8, 6))).toBeVisible();
  expect(screen.getByText(challenge.outcomes['You win!'])).toBeVisible();
  expect(balls().slice(0, 2)).toEqual(['Innings 1: Computer 6 runs', 'Out!']);
  const lines = message();
  expect(lines.slice(0, -1)).toEqual(answerOf({ own: 8, friend: 6 }));
  expect(lines.at(-1)).toMatch(new RegExp(`${challengeHashOf(ballsOf('4142'))}$`));
});
