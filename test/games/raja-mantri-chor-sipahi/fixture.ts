import fc from 'fast-check';
import { feature, startGame, startRound } from '../../../src/games/raja-mantri-chor-sipahi/effects';
import { rajaMantriChorSipahi } from '../../../src/games/raja-mantri-chor-sipahi/game';
import {
  GUESSERS,
  LENGTHS,
  ROLES,
  suspectsOf,
} from '../../../src/games/raja-mantri-chor-sipahi/rules';
import type { Persisted, RajaMantriState } from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { isBlank } from '../../../src/kit/visibleText';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { anyDeal, anyRounds } from './arbitraries';
import { playRound } from './turns';

const { actions } = feature.slice;

const PHASES = ['names', 'passing', 'holding', 'looking', 'guessing', 'revealed', 'over'];
const DEALT = ['passing', 'holding', 'looking', 'guessing'];

const player = fc.constantFrom(0, 1, 2, 3);
const typed = record({ player, name: fc.constantFrom('Raju', 'सुनीता', ' ', 'Raju', 'ليلى') });

const persisted: fc.Arbitrary<Persisted> = record({ games: few, more: few, caught: few }).map(
  ({ games, more, caught }) => ({ games, caught, roundsPlayed: games + caught + more }),
);

const isDeal = (deal: readonly string[]) => [...deal].sort().join() === [...ROLES].sort().join();

/** Whether the rounds can have been played by the rule that is chosen. */
const arePlayed = ({ guesser, rounds, length }: RajaMantriState) =>
  rounds.length <= length &&
  rounds.every(({ deal, suspect }) => isDeal(deal) && suspectsOf(deal, guesser).includes(suspect));

export const fixture = gameFixture({
  game: rajaMantriChorSipahi,
  feature,
  name: 'Raja Mantri Chor Sipahi',
  phases: PHASES,
  actions: {
    // The name is mostly a missing one, so that games start.
    nameTyped: from(24, typed, (drawn, { rajaMantri: { names: typedNames } }) => {
      const missing = typedNames.findIndex(isBlank);
      return actions.nameTyped(missing < 0 ? drawn : { ...drawn, player: missing });
    }),
    lengthChosen: from(4, fc.constantFrom(...LENGTHS), actions.lengthChosen),
    guesserChosen: from(4, fc.constantFrom(...GUESSERS), actions.guesserChosen),
    gameStarted: from(24, anyDeal, actions.gameStarted),
    roundStarted: from(12, anyDeal, actions.roundStarted),
    // The rounds are the first rounds of a longer game.
    gameResumed: from(
      2,
      fc.record({ played: anyRounds(LENGTHS[0] - 1), dealt: anyDeal, isOn: fc.boolean() }),
      ({ played, dealt, isOn }) =>
        actions.gameResumed({
          ...played,
          length: LENGTHS[0],
          names: ['A', 'B', 'C', 'D'],
          deal: isOn ? dealt : [],
        }),
    ),
    phoneTaken: from(24, offset, (by, { rajaMantri }) =>
      actions.phoneTaken(rajaMantri.holder + by),
    ),
    chitOpened: from(24, offset, (by, { rajaMantri }) =>
      actions.chitOpened(rajaMantri.holder + by),
    ),
    chitHidden: from(24, offset, (by, { rajaMantri }) =>
      actions.chitHidden(rajaMantri.holder + by),
    ),
    phonePutDown: fixed(5, actions.phonePutDown()),
    // The player is mostly one of the two suspects, so that rounds are played to their end.
    suspectChosen: from(24, player, (drawn, { rajaMantri: { deal, guesser } }) =>
      actions.suspectChosen(suspectsOf(deal, guesser)[drawn] ?? drawn),
    ),
    suspectNamed: fixed(24, actions.suspectNamed()),
    gameEnded: fixed(10, actions.gameEnded()),
    namesReopened: fixed(4, actions.namesReopened()),
    scoresReset: fixed(1, actions.scoresReset()),
    scoresTaken: from(1, persisted, taken('rajaMantri')),
  },
  legal: {
    nameTyped: ({ phase }) => phase === 'names',
    lengthChosen: ({ phase }) => phase === 'names',
    guesserChosen: ({ phase }) => phase === 'names',
    gameStarted: ({ phase, names: typedNames }) =>
      phase === 'over' || (phase === 'names' && !typedNames.some(isBlank)),
    gameResumed: ({ phase }) => phase === 'names' || phase === 'over',
    roundStarted: ({ phase }) => phase === 'revealed',
    phoneTaken: ({ phase, holder }, payload) => phase === 'passing' && payload === holder,
    chitOpened: ({ phase, holder }, payload) => phase === 'holding' && payload === holder,
    chitHidden: ({ phase, holder }, payload) => phase === 'looking' && payload === holder,
    phonePutDown: ({ phase }) => phase === 'holding' || phase === 'looking',
    suspectChosen: ({ phase, deal, guesser }, payload) =>
      phase === 'guessing' && suspectsOf(deal, guesser).includes(payload),
    suspectNamed: ({ suspect }) => suspect !== null,
    gameEnded: ({ phase }) => phase === 'revealed',
    namesReopened: ({ phase }) => phase === 'over',
  },
  clicks: [
    typed.map(actions.nameTyped),
    fc.constantFrom(...LENGTHS).map(actions.lengthChosen),
    fc.constantFrom(...GUESSERS).map(actions.guesserChosen),
    fc.constant(startGame()),
    fc.constant(startRound()),
    player.chain((at) =>
      fc.constantFrom(actions.phoneTaken(at), actions.chitOpened(at), actions.chitHidden(at)),
    ),
    player.map(actions.suspectChosen),
    fc.constantFrom(
      actions.phonePutDown(),
      actions.suspectNamed(),
      actions.gameEnded(),
      actions.namesReopened(),
      actions.scoresReset(),
    ),
  ],
  checks: (state) => {
    const { phase, names: typedNames, length, guesser, deal, holder, suspect, rounds } = state;
    const { games, roundsPlayed, caught } = state;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'names: four texts, none of them blank in a game':
        typedNames.length === 4 &&
        typedNames.every((name) => typeof name === 'string') &&
        (phase === 'names' || !typedNames.some(isBlank)),
      'length and guesser: one of the choices':
        isOneOf(LENGTHS, length) && isOneOf(GUESSERS, guesser),
      'deal: all four chits while a round is on, else none': DEALT.includes(phase)
        ? isDeal(deal)
        : deal.length === 0,
      'holder: a player; the first one but while the phone goes round':
        isOneOf([0, 1, 2, 3], holder) &&
        (holder === 0 || isOneOf(['passing', 'holding', 'looking'], phase)),
      'suspect: null, or one of the two while the Chor is guessed':
        suspect === null || (phase === 'guessing' && suspectsOf(deal, guesser).includes(suspect)),
      'rounds: played by the rule; none before a game, all of them at most':
        arePlayed(state) &&
        (phase !== 'names' || rounds.length === 0) &&
        (!isOneOf(['revealed', 'over'], phase) || rounds.length > 0) &&
        (phase === 'over' || rounds.length < length),
      'counters: safe integers, 0 or more': [games, roundsPlayed, caught].every(isCount),
      'games and caught <= roundsPlayed': Math.max(games, caught) <= roundsPlayed,
    };
  },
  alerts: [
    'Player 1 hi absent? Naam likho, bina attendance chit nahi milegi.',
    'Player 2 ki seat khaali hai. Naam likho, yahan proxy nahi chalti.',
    'Player 3 paani ki line mein hai kya? Naam likho, seat bachao.',
    'Chit chaar hain, naam teen. Player 4 bhi chahiye, corridor se kisi ko pakad laao.',
  ].map((text, player) => ({
    id: `chitWithoutName${player + 1}`,
    text,
    field: `Player ${player + 1}`,
  })),
  scores: {
    earlier: { games: 3, roundsPlayed: 15, caught: 9 },
    afterReset: { games: 0, roundsPlayed: 0, caught: 0 },
    score: (store) => {
      playRound(store);
      store.dispatch(actions.gameEnded());
    },
    scored: { games: 0, roundsPlayed: 1, caught: 1 },
    shown: { Khel: '3', Rounds: '15', 'Chor pakde': '9' },
    cleared: { Khel: '0', Rounds: '0', 'Chor pakde': '0' },
  },
});
