import { teachers } from '../../src/games/guess-the-teacher/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import type { Play, Visitor } from './visitor';
import { article, button, nearlyReset, region, resetScore, whatsApp } from './visitor';

export const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

/** The names of the teachers, in the order of their buttons. */
export const TEACHER_NAMES = TEACHERS.map((type) => teachers[type].name);

const card = region('Teacher card');

/** The teacher whose card says this, or none. */
const teacherOf = (said: string) =>
  TEACHERS.map((type) => teachers[type]).find(({ cards }) =>
    cards.some(({ catchphrase }) => said.includes(catchphrase)),
  )?.name;

/** The name of the teacher on the card, told by the catchphrase. */
export const teacherIn = async ({ read }: Visitor) =>
  teacherOf(await read(card, (text) => teacherOf(text) !== undefined)) as string;

/** The points of a round: 5 needs a hint, 0 a wrong guess. */
export type Points = 10 | 5 | 0;

export async function playRound(visitor: Visitor, points: Points) {
  const { press, look } = visitor;
  const teacher = await teacherIn(visitor);
  if (points === 5) {
    await press('Hint (-5 points)');
    await look('a hint', card, button(teacher));
  }
  await press(points > 0 ? teacher : (TEACHER_NAMES.find((name) => name !== teacher) as string));
}

/** A class of five rounds, up to its certificate. */
export async function playClass(visitor: Visitor, points: readonly Points[]) {
  const { press, look, expectSeen, expectShown } = visitor;
  for (const [index, wanted] of points.entries()) {
    // What the card says before is of the last teacher.
    await expectShown(`Round ${index + 1} of 5`);
    await look('a round', card, ...TEACHER_NAMES.map((name) => button(name)));
    await playRound(visitor, wanted);
    const next = index < points.length - 1 ? 'Next Round' : 'See Certificate';
    await look(wanted > 0 ? 'a right guess' : 'a wrong guess', card, button(next));
    await press(next);
  }
  await expectSeen(article());
}

export const guessTheTeacher: Play = {
  game: 'Guess the Teacher',
  path: GUESS_THE_TEACHER,
  about: 'A class with a hint and a mistake, up to its certificate, and the first of the next',
  async play(visitor) {
    await playClass(visitor, [10, 10, 5, 0, 10]);
    await visitor.look('the certificate', whatsApp);
  },
  async after(visitor) {
    await visitor.press('Take Another Class!');
    await teacherIn(visitor);
    await nearlyReset(visitor);
  },
  kept: { 'Best score': '35 / 50' },
  scores: {
    slice: 'guessTheTeacher',
    turn: (visitor) => playClass(visitor, [10, 10, 10, 10, 10]),
    again: resetScore,
  },
  sent: {
    says: ['Guess the Teacher: ', '35 / 50'],
    file: 'guess-the-teacher-35.png',
    isChallenge: true,
  },
};
