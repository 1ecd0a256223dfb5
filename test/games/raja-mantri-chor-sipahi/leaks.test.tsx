/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act } from '@testing-library/react';
import type { Deal, Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { GUESSERS, ROLES } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import * as slice from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { givenAway } from '../../support/givenAway';
import { renderApp } from '../../support/renderApp';
import { deal, guess, playRound } from './turns';

/*
 * Nobody may learn a chit that is not open. So the game is played with every deal, and at each moment all that the page
 * gives away is compared: with the same chits open it must be the same to the byte.
 */

const PATH = '/school-games/raja-mantri-chor-sipahi';

const DEALS = ROLES.flatMap((a) =>
  ROLES.flatMap((b) => ROLES.flatMap((c) => ROLES.map((d): Deal => [a, b, c, d]))),
).filter((roles) => new Set(roles).size === 4);

/** A moment of a round, what the page gives away in it, and which chits are open in it. */
type Moment = { name: string; given: string; openRoles: (dealt: Deal, guesser: Guesser) => string };

/** Whether the guesser sits opposite the Raja, where the four players sit in a ring. */
const isOpposite = (dealt: Deal, guesser: Guesser) =>
  (dealt.indexOf('raja') + dealt.indexOf(guesser)) % 2 === 0;

const nobody = () => '';
const alone = (player: number) => (dealt: Deal) => dealt[player] as string;
const court = (dealt: Deal, guesser: Guesser) =>
  `${dealt.indexOf('raja')} ${dealt.indexOf(guesser)}`;

/** Plays until all have looked; then the game ends, and the scores and what was played are forgotten. */
function playWith(
  { store, env }: Awaited<ReturnType<typeof renderApp>>,
  dealt: Deal,
  guesser: Guesser,
  isSecond: boolean,
): Moment[] {
  const moments: Moment[] = [];
  const after = (name: string, openRoles: Moment['openRoles'], action: () => unknown) => {
    act(() => void action());
    moments.push({ name, given: givenAway(env), openRoles });
  };
  const { dispatch } = store;
  act(() => {
    dispatch(slice.guesserChosen(guesser));
    if (isSecond) playRound(store);
  });
  after('dealt', nobody, () => deal(store, dealt));
  for (const player of [0, 1, 2, 3]) {
    after(`taken by ${player}`, nobody, () => dispatch(slice.phoneTaken(player)));
    after(`opened by ${player}`, alone(player), () => dispatch(slice.chitOpened(player)));
    after(`put down by ${player}`, nobody, () => dispatch(slice.phonePutDown()));
    act(() => {
      dispatch(slice.phoneTaken(player));
      dispatch(slice.chitOpened(player));
    });
    const open = player === 3 ? court : nobody;
    after(`hidden by ${player}`, open, () => dispatch(slice.chitHidden(player)));
  }
  act(() => {
    guess(store);
    for (const action of [slice.gameEnded(), slice.namesReopened(), slice.scoresReset()])
      dispatch(action);
  });
  jest.clearAllMocks();
  return moments;
}

describe.each(GUESSERS)('where the %s guesses', (guesser) => {
  // Each deal is in one of two rounds. In both, each player gets each chit, with different chits for the others.
  test.each([
    ['first', false, 8],
    ['second', true, 4],
  ])(
    'nothing of a hidden chit is on the page, in the %s round',
    async (_which, isSecond, courts) => {
      const visit = await renderApp(PATH);
      // What stays after a game, such as the names, is there from the first deal.
      playWith(visit, DEALS[0] as Deal, guesser, isSecond);
      const seen = new Map<string, string>();
      const told: object[] = [];
      for (const dealt of DEALS.filter((deal) => isOpposite(deal, guesser) === isSecond)) {
        for (const { name, given, openRoles } of playWith(visit, dealt, guesser, isSecond)) {
          const key = `${name}: ${openRoles(dealt, guesser)}`;
          const known = seen.get(key) ?? given;
          if (given !== known) told.push({ key, given, known });
          seen.set(key, known);
        }
      }
      expect(told.slice(0, 1)).toEqual([]);
      // Twelve moments with nothing open, four with one of four chits, one with two chits at their places.
      expect(seen.size).toBe(12 + 4 * 4 + courts);
    },
  );
});
