// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { isClass } from '../../src/games/guess-the-teacher/challenge/isClass';
import * as teacherLink from '../../src/games/guess-the-teacher/challenge/link';
import { CARDS_PER_TEACHER, TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as teacherSelectors from '../../src/games/guess-the-teacher/selectors';
import * as teacherSlice from '../../src/games/guess-the-teacher/slice';
import { callNextTeacher, guessTeacher } from '../../src/games/guess-the-teacher/thunks';
import { ballsOf } from '../../src/games/hand-cricket/ballsOf';
import * as cricketLink from '../../src/games/hand-cricket/challenge/link';
import type { Ball } from '../../src/games/hand-cricket/rules';
import { selectMatch } from '../../src/games/hand-cricket/selectors';
import * as cricketSlice from '../../src/games/hand-cricket/slice';
import { throwBall } from '../../src/games/hand-cricket/thunks';
import * as quizLink from '../../src/games/quiz/challenge/link';
import * as quizSlice from '../../src/games/quiz/slice';
import { startQuiz } from '../../src/games/quiz/thunks';
import * as handsLink from '../../src/games/rock-paper-scissors/challenge/link';
import { decide, HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as handsSelectors from '../../src/games/rock-paper-scissors/selectors';
import * as handsSlice from '../../src/games/rock-paper-scissors/slice';
import * as taskLink from '../../src/games/truth-or-dare/challenge/link';
import { POOL_INDEXES } from '../../src/games/truth-or-dare/pageRules';
import { DIFFICULTIES, SECONDS, TYPES } from '../../src/games/truth-or-dare/rules';
import * as taskSelectors from '../../src/games/truth-or-dare/selectors';
import * as taskSlice from '../../src/games/truth-or-dare/slice';
import { linkHash } from '../../src/sharing/link';
import { anyCharacter } from '../support/hostileValues';
import { pass, recordedStore } from '../support/recordedStore';
import { anyInnings } from './hand-cricket/arbitraries';
import { playBalls, startMatch } from './hand-cricket/turns';
import { ORDERS, takeQuiz } from './quiz/turns';
import { playRound } from './rock-paper-scissors/turns';

const links = {
  'Quiz Game': quizLink,
  'Guess the Teacher': teacherLink,
  'Truth or Dare': taskLink,
  'Rock Paper Scissors': handsLink,
  'Hand Cricket': cricketLink,
};

const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const optionOrders = fc.array(order, { minLength: 5, maxLength: 5 });
const card = fc.record({
  teacherType: fc.constantFrom(...TEACHERS),
  card: fc.nat(CARDS_PER_TEACHER - 1),
});
const cards = fc.array(card, { minLength: 5, maxLength: 5 }).filter(isClass);
const hands = fc.array(fc.constantFrom(...HANDS), { minLength: 1, maxLength: 5 });
/** One that ended with Out, or with the ball that won a chase. */
const innings = fc
  .tuple(anyInnings(61), fc.boolean())
  .map(([balls, isOut]) => (isOut || balls.length === 1 ? balls : balls.slice(0, -1)));
const task = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  type: fc.constantFrom(...TYPES),
  index: fc.constantFrom(...POOL_INDEXES),
});

/** What accepting the challenge in a hash dispatches. */
const acceptedIn = ({ offerIn }: { offerIn: typeof quizLink.offerIn }, hash: string) =>
  offerIn(hash)?.accepted;

describe('what is sent is what is offered', () => {
  test('Quiz Game: the orders of the options, and the score', () => {
    fc.assert(
      fc.property(optionOrders, fc.nat(5), (orders, score) => {
        const sent = { optionOrders: orders, score };
        expect(acceptedIn(quizLink, quizLink.hashOf(sent))).toEqual(
          quizSlice.challengeAccepted(sent),
        );
      }),
    );
  });

  test('Guess the Teacher: the cards in their order, and the score', () => {
    fc.assert(
      fc.property(cards, fc.nat(10), (all, fives) => {
        const sent = { cards: all, score: fives * 5 };
        expect(acceptedIn(teacherLink, teacherLink.hashOf(sent))).toEqual(
          teacherSlice.challengeAccepted(sent),
        );
      }),
    );
  });

  test('Truth or Dare: the task', () => {
    fc.assert(
      fc.property(task, (sent) => {
        expect(acceptedIn(taskLink, taskLink.hashOf(sent))).toEqual(
          taskSlice.challengeAccepted(sent),
        );
      }),
    );
  });

  test('Rock Paper Scissors: the hands in their order', () => {
    fc.assert(
      fc.property(hands, (sent) => {
        expect(acceptedIn(handsLink, handsLink.hashOf(sent))).toEqual(
          handsSlice.challengeAccepted(sent),
        );
      }),
    );
  });

  test('Hand Cricket: the innings ball by ball, the friend where the computer stands', () => {
    fc.assert(
      fc.property(innings, (sent) => {
        expect(acceptedIn(cricketLink, cricketLink.hashOf(sent) ?? '')).toEqual(
          cricketSlice.challengeAccepted(sent.map(([mine, theirs]): Ball => [theirs, mine])),
        );
      }),
    );
  });
});

test.each([
  [61, true],
  [62, false],
])('an innings of %i balls can be sent: %s', (length, expected) => {
  const sent = Array.from({ length }, (): Ball => [6, 5]);
  expect(cricketLink.hashOf(sent) !== undefined).toBe(expected);
  const hash = linkHash('innings', Array(length).fill(34));
  expect(cricketLink.offerIn(hash) !== null).toBe(expected);
});

test.each([
  ['416322', 'Dost ke 10 run, 3 balls mein. Target tumhara: 11.'],
  ['22', 'Dost ke 0 run, 1 ball mein. Target tumhara: 1.'],
  ['4163', 'Dost ke 10 run, 2 balls mein. Target tumhara: 11.'],
])('of an innings "%s" it says: %s', (digits, line) => {
  const hash = cricketLink.hashOf(ballsOf(digits)) ?? '';
  expect(cricketLink.offerIn(hash)?.lines[0]).toBe(line);
});

const ordersOf = (...numbers: number[]) => linkHash('quiz', [2, ...numbers]);
const classOf = (...numbers: number[]) => linkHash('teachers', [4, ...numbers]);

describe.each([
  [
    'Quiz Game',
    {
      'a score above five': linkHash('quiz', [6, ...Array(5).fill([1, 11]).flat()]),
      'four questions': ordersOf(...Array(4).fill([1, 11]).flat()),
      'six questions': ordersOf(...Array(6).fill([1, 11]).flat()),
      'half an order': ordersOf(1, 11, 1, 11, 1, 11, 1, 11, 1),
      'an option twice': ordersOf(1, 11, 1, 11, 1, 11, 1, 11, 1, 10),
      'an option that does not exist': ordersOf(1, 11, 1, 11, 1, 11, 1, 11, 1, 61),
    },
  ],
  [
    'Guess the Teacher',
    {
      'a score above fifty': linkHash('teachers', [11, 0, 3, 6, 9, 12]),
      'four cards': classOf(0, 3, 6, 9),
      'six cards': classOf(0, 3, 6, 9, 12, 0),
      'a teacher twice in a row': classOf(0, 1, 6, 9, 12),
      'a card twice': classOf(0, 3, 0, 9, 12),
      'a teacher that does not exist': classOf(0, 3, 6, 9, 15),
    },
  ],
  [
    'Truth or Dare',
    {
      'a fourth level': linkHash('task', [3, 0, 0]),
      'a third type': linkHash('task', [0, 2, 0]),
      'a sixth task': linkHash('task', [0, 0, 5]),
      'two numbers': linkHash('task', [0, 0]),
      'four numbers': linkHash('task', [0, 0, 0, 0]),
    },
  ],
  [
    'Rock Paper Scissors',
    {
      'a fourth hand': linkHash('hands', [0, 3]),
      'six hands': linkHash('hands', [0, 1, 2, 0, 1, 2]),
    },
  ],
  [
    'Hand Cricket',
    {
      'a ball that does not exist': linkHash('innings', [18, 36]),
      'an innings that goes on after Out': linkHash('innings', [18, 7, 18]),
      'an innings that is Out twice': linkHash('innings', [0, 7]),
      'an innings that is too long': linkHash('innings', Array(62).fill(18)),
      'a match that can be watched': linkHash('match', [1, 0, 7, 7]),
    },
  ],
] as const)('%s offers nothing for', (name, broken) => {
  const { offerIn } = links[name];

  test.each(Object.entries(broken))('%s', (_what, hash) => {
    expect(offerIn(hash)).toBeNull();
  });

  test('the challenges of the other games, and an empty hash', () => {
    const others = [
      quizLink.hashOf({ optionOrders: ORDERS, score: 3 }),
      classOf(0, 3, 6, 9, 12),
      taskLink.hashOf({ difficulty: 'easy', type: 'Truth', index: 0 }),
      handsLink.hashOf(['rock']),
      cricketLink.hashOf(ballsOf('4122')) ?? '',
    ];
    expect(others.filter((hash) => offerIn(hash) !== null)).toHaveLength(1);
    expect(offerIn('')).toBeNull();
    expect(offerIn('#c=1.')).toBeNull();
  });
});

test('no hash throws, and an offer is that of a whole link', () => {
  const hash = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.stringMatching(/^#c=1\.[A-Za-z0-9]{0,20}$/),
    fc
      .tuple(
        fc.constantFrom('quiz', 'teachers', 'task', 'hands', 'innings'),
        fc.array(fc.nat(61), { minLength: 1, maxLength: 14 }),
      )
      .map(([kind, numbers]) => linkHash(kind, numbers)),
  );
  fc.assert(
    fc.property(hash, (any) => {
      for (const { offerIn } of Object.values(links)) {
        const offer = offerIn(any);
        if (offer) expect(any).toMatch(/^#c=1\.[A-Za-z0-9]+$/);
      }
    }),
  );
});

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

describe('an accepted challenge', () => {
  test('Quiz Game: ends a quiz, keeps name and best score; the next has the same orders', () => {
    const { store, env } = recordedStore([]);
    takeQuiz(store, 2);
    store.dispatch(quizSlice.challengeAccepted({ optionOrders: ORDERS.toReversed(), score: 4 }));
    expect(store.getState().quiz).toMatchObject({
      phase: 'nameEntry',
      name: 'Zubaida',
      answers: [],
      score: 0,
      bestScore: 2,
    });
    store.dispatch(startQuiz());
    expect(store.getState().quiz).toMatchObject({
      phase: 'question',
      optionOrders: ORDERS.toReversed(),
      challenge: { score: 4 },
    });
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Guess the Teacher: brings its cards in their order, whatever chance says', () => {
    const sent = [4, 1, 7, 13, 10].map((number) => ({
      teacherType: TEACHERS[Math.floor(number / 3)] as (typeof TEACHERS)[number],
      card: number % 3,
    }));
    const { store, env } = recordedStore([]);
    store.dispatch(teacherSlice.classStarted({ teacherType: 'pe', card: 0 }));
    store.dispatch(teacherSlice.challengeAccepted({ cards: sent, score: 25 }));
    for (const [round, { teacherType }] of sent.entries()) {
      if (round > 0) store.dispatch(callNextTeacher());
      store.dispatch(guessTeacher(teacherType));
    }
    store.dispatch(teacherSlice.classEnded());
    expect(store.getState().guessTheTeacher).toMatchObject({
      phase: 'ended',
      cards: sent,
      score: 50,
      bestScore: 50,
      challenge: { score: 25 },
    });
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Guess the Teacher: the next class is without it', () => {
    const { store } = recordedStore([]);
    const all = TEACHERS.map((teacherType) => ({ teacherType, card: 0 }));
    store.dispatch(teacherSlice.challengeAccepted({ cards: all, score: 25 }));
    for (const [round, { teacherType }] of all.entries()) {
      if (round > 0) store.dispatch(callNextTeacher());
      store.dispatch(guessTeacher(teacherType));
    }
    store.dispatch(teacherSlice.classEnded());
    store.dispatch(teacherSlice.classStarted({ teacherType: 'pe', card: 1 }));
    expect(teacherSelectors.selectChallenge(store.getState())).toBeNull();
  });

  test('Truth or Dare: the task is open at once, with its own time, and counts', async () => {
    const { store, env } = recordedStore([]);
    store.dispatch(taskSlice.challengeAccepted({ difficulty: 'hard', type: 'Dare', index: 4 }));
    expect(taskSelectors.selectOpenTask(store.getState())).toEqual({
      difficulty: 'hard',
      type: 'Dare',
      index: 4,
    });
    expect(taskSelectors.selectCountdown(store.getState())).toBe(SECONDS.hard);
    expect(taskSelectors.selectDifficulty(store.getState())).toBe('easy');
    await pass(20_000);
    expect(taskSelectors.selectCountdown(store.getState())).toBe(40);
    store.dispatch(taskSlice.taskCompleted());
    expect(taskSelectors.selectStreak(store.getState())).toBe(1);
    await pass(60_000);
    expect(taskSelectors.selectPhase(store.getState())).toBe('completed');
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Truth or Dare: takes over from a spin, whose timer is stopped', async () => {
    const { store, env } = recordedStore([]);
    store.dispatch(taskSlice.spinStarted());
    await pass(1500);
    store.dispatch(taskSlice.challengeAccepted({ difficulty: 'easy', type: 'Truth', index: 1 }));
    await pass(3000);
    expect(taskSelectors.selectOpenTask(store.getState())).toMatchObject({
      type: 'Truth',
      index: 1,
    });
    expect(taskSelectors.selectCountdown(store.getState())).toBe(27);
    expect(env.random).not.toHaveBeenCalled();
  });

  test('Rock Paper Scissors: the hands come in their order, and count as other rounds do', async () => {
    const friend = ['paper', 'rock', 'scissors', 'scissors', 'paper'] as const;
    const { store, env } = recordedStore([0.1]);
    store.dispatch(handsSlice.challengeAccepted([...friend]));
    for (const hand of friend) {
      store.dispatch(handsSlice.roundStarted('rock'));
      await pass(1999);
      expect(handsSelectors.selectIsShuffling(store.getState())).toBe(true);
      await pass(1);
      expect(handsSelectors.selectComputerChoice(store.getState())).toBe(hand);
      expect(handsSelectors.selectResult(store.getState())).toBe(decide('rock', hand));
    }
    const { tally, challenge } = store.getState().rockPaperScissors;
    expect(tally).toEqual({ playerWins: 2, computerWins: 2, ties: 1 });
    expect(challenge).toEqual({ hands: friend, played: Array(5).fill('rock') });
    expect(env.random).not.toHaveBeenCalled();

    store.dispatch(handsSlice.roundStarted('paper'));
    await pass(2000);
    expect(handsSelectors.selectChallenge(store.getState())).toBeNull();
    expect(handsSelectors.selectComputerChoice(store.getState())).toBe('rock');
  });

  test('Hand Cricket: the computer shows what it showed the friend, at its time, and then draws', async () => {
    // The friend had 2 + 3 + 5 runs against 4, 1 and 6.
    const sent = ballsOf('243156');
    const { store, env } = recordedStore([0.1]);
    store.dispatch(acceptedIn(cricketLink, cricketLink.hashOf(sent) ?? '') as UnknownAction);
    for (const mine of [1, 2, 3] as const) {
      store.dispatch(throwBall(mine));
      await pass(999);
      expect(selectMatch(store.getState()).thrown).not.toBeNull();
      await pass(1);
    }
    expect(selectMatch(store.getState()).balls[1]).toEqual(ballsOf('142136'));
    expect(env.random).not.toHaveBeenCalled();

    store.dispatch(throwBall(6));
    await pass(1000);
    expect(selectMatch(store.getState())).toMatchObject({
      phase: 'over',
      result: 'You win!',
      balls: [ballsOf('421365'), ballsOf('14213661')],
      ...{ matches: 1, wins: 1, streak: 1, bestInnings: 12 },
      recent: ['friend-421365-14213661'],
    });
    expect(env.random).toHaveBeenCalledTimes(1);
  });

  test('Hand Cricket: a match that is going on ends, and counts for nothing', async () => {
    const { store } = recordedStore([]);
    startMatch(store);
    playBalls(store, '41');
    store.dispatch(cricketSlice.ballThrown([5, 5]));
    store.dispatch(cricketSlice.challengeAccepted(ballsOf('4216')));
    await pass(5000);
    expect(selectMatch(store.getState())).toMatchObject({
      phase: 'ready',
      innings: 2,
      balls: [ballsOf('4216'), []],
      thrown: null,
      ...{ matches: 0, bestInnings: 0, recent: [] },
    });
  });

  test('Rock Paper Scissors: a round that is going on ends without a result', async () => {
    const { store } = recordedStore([]);
    store.dispatch(handsSlice.roundStarted('rock'));
    store.dispatch(handsSlice.challengeAccepted(['paper']));
    await pass(5000);
    expect(store.getState().rockPaperScissors).toMatchObject({
      phase: 'idle',
      history: [],
      challenge: { hands: ['paper'], played: [] },
    });
  });
});

describe('hiding hands for a friend', () => {
  test('takes five, and plays no round meanwhile', async () => {
    const { store } = recordedStore([]);
    playRound(store);
    store.dispatch(handsSlice.challengeStarted());
    store.dispatch(handsSlice.roundStarted('rock'));
    expect(handsSelectors.selectIsShuffling(store.getState())).toBe(false);
    for (const hand of [...HANDS, ...HANDS]) store.dispatch(handsSlice.handHidden(hand));
    expect(handsSelectors.selectChallenge(store.getState())).toEqual({
      hands: ['rock', 'paper', 'scissors', 'rock', 'paper'],
      played: null,
    });
    expect(handsSelectors.selectStreak(store.getState())).toBe(1);
    store.dispatch(handsSlice.gameLeft());
    expect(handsSelectors.selectChallenge(store.getState())).toBeNull();
  });

  test('is only possible once it has begun', () => {
    const { store } = recordedStore([]);
    store.dispatch(handsSlice.handHidden('rock'));
    expect(handsSelectors.selectChallenge(store.getState())).toBeNull();
    store.dispatch(handsSlice.challengeAccepted(['paper']));
    store.dispatch(handsSlice.handHidden('rock'));
    expect(handsSelectors.selectChallenge(store.getState())).toEqual({
      hands: ['paper'],
      played: [],
    });
  });
});
