import type { Grade, Question } from './rules';

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    topic: 'Bahana Vigyan',
    text: 'Which homework excuse is older than the school?',
    options: [
      'Power cut, 4 pm to 8 am',
      'I did it, in another copy',
      'The dog ate it, cover too',
      "It is at my cousin's wedding",
    ],
    answer: 'The dog ate it, cover too',
    remark: 'Ghar mein kutta tha hi nahi, phir bhi yeh bahana har saal chala.',
  },
  {
    topic: 'Recess Shastra',
    text: 'Lunch break feels like two minutes. Where does it go?',
    options: [
      'Just talking with friends',
      'Tea with the Principal',
      'Asking for extra homework',
      'Counting the ceiling fans',
    ],
    answer: 'Just talking with friends',
    remark: 'Baat adhoori reh jaati thi, isliye agle period mein poori hoti thi.',
  },
  {
    topic: 'Parchi Post',
    text: 'How does a secret note travel from the last bench?',
    options: [
      'By speed post, in a week',
      'By a trained school pigeon',
      'By the teacher, as a favour',
      'By a folded paper airplane',
    ],
    answer: 'By a folded paper airplane',
    remark: 'Udaan last bench se, landing aksar teacher ki table par.',
  },
  {
    topic: 'Uniform Art',
    text: 'How does a plain uniform get some style of its own?',
    options: [
      'Adding pins and patches',
      'Wearing the tie as a belt',
      'Leaking ink on the pocket',
      'Ironing only the collar',
    ],
    answer: 'Adding pins and patches',
    remark: 'Assembly mein pin jeb ke andar, recess mein shaan se bahar.',
  },
  {
    topic: 'Exam ki Raat',
    text: 'Exam tomorrow. What is the best study technique?',
    options: [
      'Underlining every chapter',
      'Taking breaks every 5 minutes',
      'Making a colourful timetable',
      'Napping on an open textbook',
    ],
    answer: 'Taking breaks every 5 minutes',
    remark: '"Bas 5 minute aur" bolte bolte subah ho jaati thi.',
  },
];

type GradeText = {
  text: string;
  /** The class teacher's remark, line by line. */
  comment: readonly string[];
  /** A line from the last bench, shown below the report card. */
  line: string;
};

export const grades: Record<Grade, GradeText> = {
  principal: {
    text: 'Future Principal Material!',
    comment: ['Excellent work!'],
    line: 'Principal ki kursi sambhaalo, bas pehla order lambe recess ka ho.',
  },
  clown: {
    text: 'Class Clown with Brains!',
    comment: ['Good job', 'but stop doodling!'],
    line: 'Doodle margin mein the aur jawab dimaag mein. Dono ne apna kaam kiya.',
  },
  pride: {
    text: "Back Bencher's Pride!",
    comment: ['Not bad', 'try focusing more!'],
    line: 'Nazar khidki ke bahar thi, phir bhi itna yaad hai. Peeche se taaliyan aa rahi hain!',
  },
  recess: {
    text: 'Need More Recess Time!',
    comment: ['See me after class', 'bring snacks!'],
    line: 'Chips tumhare, chai teacher ki taraf se. Baaki baat recess mein hogi.',
  },
};

export const labels = {
  intro:
    'Kitaabein band, surprise test! Sawaal paanch, ' +
    'aur sabse aasaan sabse pehle: tumhara naam.',
  name: 'Your name',
  placeholder: 'Jaise Bittu',
  start: 'Start Quiz',
  bestScore: 'Best score',
  percentage: 'Percentage',
  noBest: 'Notice board khaali hai. Pehla result tumhara!',
  options: 'Options',
  pick: 'Soch kar chuno, yahan overwriting mana hai.',
  /** The questions use these verdicts in turn. */
  rightVerdicts: ['Ekdum sahi!', 'Laal pen ka tick!'],
  wrongVerdicts: ['Out of syllabus tha!', 'Koshish darj ho gayi!'],
  /** Written on an option after the pick. */
  marks: { right: 'Sahi jawab', wrong: 'Tumhara jawab' },
  rightAnswer: 'Sahi jawab',
  /** On the answer sheet, before a right and before a wrong pick. */
  yourAnswer: { right: 'Tumhara jawab, bilkul sahi', wrong: 'Tumhara jawab' },
  next: 'Next',
  finish: 'Finish',
  reportCard: 'Report Card',
  student: 'Student',
  className: 'Class',
  classLabel: "Backbencher's Memories",
  year: 'Year',
  yearLabel: '2025',
  marksHeading: 'Marks',
  subject: 'Subject',
  score: 'Score',
  grade: 'Grade',
  remarks: "Teacher's remarks",
  stamp: 'Jaanch li gayi',
  answerSheet: 'Jaanchi hui copy',
  retry: 'Retry',
  retryNote: 'Nayi sheet milegi, sab shuru se. Naam bhi phir se likhna hoga.',
};

/** Counts from 1. Example: `progress(1, 5)` is `Question 1 of 5`. */
export const progress = (question: number, of: number) => `Question ${question} of ${of}`;

/** The question at an index from 0; throws where there is none. */
export function questionAt(index: number): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question at ${index}.`);
  return question;
}

/** The line for a turn, counted from 0; starts over after the last line. */
export const inTurn = (lines: readonly string[], turn: number) => lines[turn % lines.length];
