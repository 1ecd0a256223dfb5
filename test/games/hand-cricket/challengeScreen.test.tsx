/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { answerOf, challenge } from '../../../src/games/hand-cricket/challenge/content';
import { hashOf, offerIn } from '../../../src/games/hand-cricket/challenge/link';
import { labels } from '../../../src/games/hand-cricket/content';
import type { Ball, Throw } from '../../../src/games/hand-cricket/rules';
import { figures } from '../../support/figures';
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

/** Six runs against a 1, and Out with a 2. */
const INNINGS: Ball[] = [
  [6, 1],
  [2, 2],
];
const HASH = hashOf(INNINGS) as string;

const offer = () => screen.queryByRole('region', { name: 'Challenge' });
const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.queryByRole('heading', { name: /^(You win!|.* wins!|Match tied!)$/ });
const scoreboard = () => descriptions('Scoreboard');

/** Opens the link, and accepts; waits for the standing, which comes over the network. */
async function accept(draws: number[] = []) {
  const visit = await renderWithFakeTimers(MATCH_PATH + HASH, { draws });
  await visit.user.click(button('Accept'));
  await screen.findByText(challenge.standing(0, 6));
  return visit;
}

/** The message that is sent, line by line. */
function message() {
  const share = screen.getByRole('group', { name: 'Share' });
  const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  return (new URL(href).searchParams.get('text') ?? '').split('\n');
}

afterEach(() => jest.useRealTimers());

test('an offer says what is to be beaten, above the plain game', async () => {
  await renderWithFakeTimers(MATCH_PATH + HASH);
  for (const line of challenge.offer({ runs: 6, balls: 2 }))
    expect(within(offer() as HTMLElement).getByText(line)).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Toss' })).toBeVisible();
  expect(scoreboard()).toBeNull();
});

test('Not now leaves the plain game', async () => {
  const { user, store } = await renderWithFakeTimers(MATCH_PATH + HASH);
  const before = store.getState().handCricket;
  await user.click(button('Not now'));
  expect(offer()).not.toBeInTheDocument();
  expect(store.getState().handCricket).toBe(before);
});

test('Accept begins the chase: target, standing and the innings of the friend', async () => {
  await accept();
  expect(offer()).not.toBeInTheDocument();
  expect(scoreboard()).toEqual({ You: '0', Computer: '6', Target: '7' });
  expect(screen.getByText(labels.chase.you(7))).toBeVisible();
  expect(balls()).toEqual(['Innings 1: Computer 6 runs', 'Out!']);
  expect(status()).toBeEmptyDOMElement();
  expect(throwsGroup()).toHaveFocus();
});

test('the computer shows what it showed the friend, and what it draws after that', async () => {
  const visit = await accept([drawOf(5)]);
  const shown = () => screen.getByText(/^Computer/, { selector: 'p' }).textContent?.trim();
  await play(visit, 2);
  expect(shown()).toBe('Computer 1');
  await play(visit, 1);
  expect(shown()).toBe('Computer 2');
  expect(visit.env.random).not.toHaveBeenCalled();
  expect(screen.getByText(challenge.standing(3, 6))).toBeVisible();
  await play(visit, 2);
  expect(shown()).toBe('Computer 5');
  expect(screen.getByText(challenge.standing(5, 6))).toBeVisible();
});

const OUTCOMES: [
  'You win!' | 'Computer wins!' | 'Match tied!',
  Throw[],
  own: number,
  wins: number,
][] = [
  ['You win!', [4, 4], 8, 1],
  ['Computer wins!', [4, 2], 4, 0],
  ['Match tied!', [6, 2], 6, 0],
];

test.each(OUTCOMES)(
  '%s is told as the outcome against the friend',
  async (heading, over, own, wins) => {
    const visit = await accept();
    for (const mine of over) await play(visit, mine);
    expect(result()).toHaveTextContent(heading);
    expect(result()).toHaveFocus();
    expect(screen.getByText(challenge.standing(own, 6))).toBeVisible();
    expect(screen.getByText(challenge.outcomes[heading])).toBeVisible();
    expect(figures()).toMatchObject({ Matches: 1, Wins: wins, 'Best innings': own });
  },
);

test.each(OUTCOMES)(
  '%s is answered with the own innings as the next challenge',
  async (_heading, over, own) => {
    const visit = await accept();
    for (const mine of over) await play(visit, mine);
    const lines = message();
    expect(lines.slice(0, -1)).toEqual(answerOf({ own, friend: 6 }));
    const [, hash = ''] = /(#c=1\.[A-Za-z0-9]+)$/.exec(lines.at(-1) ?? '') ?? [];
    const played = over.map((mine, at): Ball => [mine, at === 0 ? 1 : 2]);
    expect(hash).toBe(hashOf(played));
    expect(offerIn(hash)?.lines).toEqual(challenge.offer({ runs: own, balls: 2 }));
  },
);

test('the match can be watched again, with the innings of the friend', async () => {
  const visit = await accept();
  await play(visit, 4);
  await play(visit, 4);
  const main = within(screen.getByRole('main'));
  await visit.follow(main.getByRole('link', { name: 'Match ka replay' }));
  const player = screen.getByRole('region', { name: 'Match ka replay' });
  expect(within(player).getByRole('slider')).toHaveAttribute('max', '2');
  expect(balls(player)).toEqual(['Innings 1: Computer 6 runs', 'Out!']);
});

test("Play again is a match of one's own", async () => {
  const visit = await accept();
  await play(visit, 4);
  await play(visit, 4);
  await visit.user.click(button('Play again'));
  expect(screen.getByRole('radiogroup', { name: 'Toss' })).toBeVisible();
  expect(screen.queryByText(challenge.standing(8, 6))).not.toBeInTheDocument();
  expect(balls()).toEqual([]);
});

test('a ball that is on when a challenge is accepted is not played', async () => {
  const { user, pass, store } = await renderWithFakeTimers(MATCH_PATH + HASH, {
    draws: [drawOf(1), 0.1, drawOf(2)],
  });
  await user.click(throwButton(1));
  await user.click(throwButton(3));
  await pass(BALL / 2);
  await user.click(button('Accept'));
  await pass(2 * BALL);
  expect(store.getState().handCricket).toMatchObject({
    phase: 'ready',
    balls: [{ length: 2 }, []],
  });
  expect(scoreboard()).toEqual({ You: '0', Computer: '6', Target: '7' });
});
