import { points } from '../../src/games/backbencher-test/content';
import type { Visit, Visitor } from './player';

async function completeTask({ press, pass }: Visitor) {
  await press('Spin');
  await pass(2500);
  await press('Completed');
}

async function playRound({ press, pass }: Visitor) {
  await press('Rock');
  await pass(2000);
}

/** A whole class of Guess the Teacher; always guesses the math teacher. */
async function takeClass({ press }: Visitor) {
  for (const next of ['Next Round', 'Next Round', 'Next Round', 'Next Round', 'See Certificate']) {
    await press('Math Teacher');
    await press(next);
  }
}

/** Three right answers, and then the options that are shown at C and B. */
async function takeQuiz({ type, press }: Visitor) {
  await type('Your name', 'Jo');
  await press('Start Quiz');
  for (const option of [/ dog /i, / friends /i, / paper airplane /i, /^C /, /^B /]) {
    await press(option);
    await press(/^(Next|Finish)$/);
  }
}

/** A ball, until the hands are open. */
async function playBall({ press, pass }: Visitor, fingers: number) {
  await press(`${fingers}`);
  await pass(1000);
}

/** A match of Hand Cricket, up to the toss of the next; always shows three fingers. */
async function playMatch(visitor: Visitor) {
  const { press, sees } = visitor;
  await press('3');
  if (sees('Bat')) await press('Bat');
  while (!sees('Play again')) await playBall(visitor, 3);
  await press('Play again');
}

/** A game of Chidiya Udd in which no finger is lifted, up to Out. */
async function sitOut(visitor: Visitor) {
  await visitor.press('Start');
  await sitOn(visitor);
}

/** The same, in a game that is paused. */
async function sitOutTheRest(visitor: Visitor) {
  await visitor.press('Continue');
  await sitOn(visitor);
}

async function sitOn({ pass, sees }: Visitor) {
  while (!sees('Play again')) await pass(1000);
}

/** Enough for the second title. */
async function tickFour({ tick }: Visitor) {
  for (const id of ['board-name', 'proxy', 'chalk-shoes', 'water-trip'] as const)
    await tick(points[id]);
}

const FOUR = ['Raju', 'Mina', 'Jo', 'Al'];

async function typeFour({ type }: Visitor) {
  for (const [index, name] of FOUR.entries()) await type(`Player ${index + 1}`, name);
}

/** The rest of a round of Raja Mantri Chor Sipahi: all who have not looked do; the first suspect is named. */
async function playChits({ press, choose, sees }: Visitor) {
  for (const name of FOUR) {
    // Has looked before.
    if (!sees(`Main ${name} hoon`)) continue;
    await press(`Main ${name} hoon`);
    await press('Chit dikhao');
    await press('Chit chhupao');
  }
  await choose(FOUR.find((name) => sees(name, 'radio')) as string);
  await press('Guess');
}

async function resetScore({ press }: Visitor) {
  await press('Reset score');
  await press('Reset');
}

/** The recorded visits, by the name of their file. */
export const visits: Record<string, Visit> = {
  'love-calculator': {
    about: 'No name, then two: what becomes of them in love and in a quarrel; and all over again',
    path: '/school-games',
    seed: 1,
    async play({ press, type, choose }) {
      await press('Calculate');
      await press('OK');
      await type('Pehla naam', 'Raju');
      await press('Calculate');
      await press('OK');
      await type('Dusra naam', 'Rani');
      await press('Calculate');
      await choose('Takrar');
      await press('Dubara Karo');
    },
  },
  'truth-or-dare': {
    about: 'A task that is done, a hard one that fails, a score that is nearly forgotten',
    path: '/school-games/truth-or-dare',
    seed: 3,
    async play({ press, choose, pass }) {
      await press('Spin');
      await pass(5000);
      await press('Completed');
      await choose('Hard');
      await press('Spin');
      await press('Spin');
      await pass(3000);
      await press('Failed');
      await press('Reset score');
      await press('Cancel');
    },
    persisted: {
      slice: 'truthOrDare',
      game: 'Truth or Dare',
      turn: completeTask,
    },
  },
  'rock-paper-scissors': {
    about: 'A win, a loss and a tie, and a choice that comes too early',
    path: '/school-games/rockpaperscissors',
    seed: 5,
    async play(visitor) {
      await playRound(visitor);
      await visitor.press('Paper');
      await playRound(visitor);
      await playRound(visitor);
    },
    persisted: {
      slice: 'rockPaperScissors',
      game: 'Rock Paper Scissors',
      turn: playRound,
    },
  },
  'guess-the-teacher': {
    about: 'A class with a hint, up to its certificate, and the first teacher of the next',
    path: '/school-games/guess-the-teacher',
    seed: 130,
    async play(visitor) {
      await visitor.press('Hint (-5 points)');
      await takeClass(visitor);
      await visitor.press('Take Another Class!');
    },
    persisted: {
      slice: 'guessTheTeacher',
      game: 'Guess the Teacher',
      turn: takeClass,
      playAgain: resetScore,
    },
  },
  quiz: {
    about: 'A quiz that does not start without a name, up to its report card',
    path: '/school-games/quizgame',
    seed: 1,
    async play(visitor) {
      await visitor.press('Start Quiz');
      await visitor.press('OK');
      await takeQuiz(visitor);
    },
    persisted: { slice: 'quiz', game: 'Quiz Game', turn: takeQuiz, playAgain: resetScore },
  },
  'backbencher-test': {
    about: 'A few ticks, one taken back, up to the second title; and all over again',
    path: '/school-games/backbencher-test',
    seed: 1,
    async play(visitor) {
      await tickFour(visitor);
      await visitor.tick(points.proxy);
      await visitor.press('Reset');
      await visitor.tick(points['farewell-shirt']);
    },
    persisted: {
      slice: 'backbencherTest',
      game: 'Backbencher Test',
      turn: tickFour,
    },
  },
  'hand-cricket': {
    about:
      'A toss that is won, a six, Out, and a chase that ends short; a number that comes too early',
    path: '/school-games/hand-cricket',
    seed: 1,
    async play(visitor) {
      const { choose, press } = visitor;
      await choose('Even');
      await press('2');
      await press('Bat');
      await press('6');
      await playBall(visitor, 1);
      await playBall(visitor, 6);
      await playBall(visitor, 3);
      await playBall(visitor, 4);
      await press('Play again');
    },
    persisted: { slice: 'handCricket', game: 'Hand Cricket', turn: playMatch },
  },
  'chidiya-udd': {
    about:
      'Calls that are answered and one that is not, a press between two of them, a pause, Out, and again up to a pause',
    path: '/school-games/chidiya-udd',
    seed: 1,
    async play({ press, pass, sees }) {
      await press('Start');
      await press('Udd!');
      await pass(1200);
      await press('Pause');
      await press('Continue');
      while (!sees('Play again')) {
        await pass(1600);
        if (sees('Udd!')) await press('Udd!');
      }
      await pass(1000);
      await press('Play again');
      await pass(2000);
      await press('Pause');
    },
    persisted: {
      slice: 'chidiyaUdd',
      game: 'Chidiya Udd',
      turn: sitOut,
      playAgain: sitOutTheRest,
    },
  },
  'truth-or-dare-friends': {
    about: 'Three friends and a task of their own; one leaves, and the others have two turns',
    path: '/school-games/truth-or-dare',
    seed: 1,
    async play(visitor) {
      const { press, type } = visitor;
      for (const name of ['Raju', 'Mina', 'Jo']) {
        await type('Add a player', name);
        await press('Add');
      }
      await type('Apna sawaal', 'Kyun?');
      await press('Mila do');
      await completeTask(visitor);
      await press('Remove Jo');
      await completeTask(visitor);
    },
  },
  'raja-mantri-chor-sipahi': {
    about:
      'Names with one missing at first, a round in which Sipahi guesses, and the next one up to the second chit',
    path: '/school-games/raja-mantri-chor-sipahi',
    seed: 1,
    async play(visitor) {
      const { press, choose } = visitor;
      await press('Start');
      await press('OK');
      await typeFour(visitor);
      await choose('3');
      await choose('Sipahi');
      await press('Start');
      await playChits(visitor);
      await press('Next round');
      await press('Main Raju hoon');
      await press('Chit dikhao');
      await press('Chit chhupao');
      await press('Main Mina hoon');
    },
    persisted: {
      slice: 'rajaMantri',
      game: 'Raja Mantri Chor Sipahi',
      async turn(visitor) {
        await typeFour(visitor);
        await visitor.press('Start');
        await playChits(visitor);
      },
      async playAgain(visitor) {
        await visitor.press('Chit dikhao');
        await visitor.press('Chit chhupao');
        await playChits(visitor);
      },
    },
  },
  'aaj-ka-over': {
    about: 'The over of a day, with a number that comes too early, up to Out',
    path: '/school-games/hand-cricket/aaj-ka-over',
    seed: 1,
    async play(visitor) {
      await playBall(visitor, 6);
      await visitor.press('1');
      await playBall(visitor, 4);
      await playBall(visitor, 3);
    },
  },
  menus: {
    about: 'The menus, the announcement, the night and the sound, on a walk from page to page',
    path: '/',
    seed: 1,
    async play({ press, follow }) {
      await press('School Games');
      await press('More');
      await press('More');
      await press('Menu');
      await press('School Games');
      await follow('How to Play', 'Main');
      await follow('Pacheta', 'Khel');
      await press('Dark mode');
      await press('Sound');
      await follow('Home', 'Main');
      await press('Close announcement');
      await follow('Backbenchers wali game');
      await follow('Truth or Dare', 'Games');
      await press('Spin');
      await follow('Guess the Teacher', 'Games');
    },
  },
  feedback: {
    about: 'A message that is refused, mended, and delivered',
    path: '/feedback',
    seed: 1,
    async play({ type, press, answer }) {
      await type('Name', 'Jo');
      await type('Email', 'j@o.in');
      await type('Message', 'Hi');
      await press('Send');
      await answer({ success: false, message: 'Too short.' }, 400);
      await type('Message', '!');
      await press('Send');
      await answer({ success: true, message: 'Email sent successfully!' });
    },
  },
};
