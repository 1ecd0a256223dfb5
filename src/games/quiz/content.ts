import type { Alerts } from '../../layout/AlertDialog';
import type { About } from '../shared/game';
import type { Grade, Question } from './rules';
import { inOrder } from './rules';

/** The id of the field for the visitor's name. */
export const NAME_ID = 'quiz-name';

/** The id of the heading with the question. The heading gets the focus when a question is opened. */
export const QUESTION_ID = 'quiz-question';

export const about: About = {
  title: 'Quiz Game: school ka surprise test',
  tagline: 'Surprise test, zero preparation, full confidence.',
  howTo: 'Naam likho, phir paanch sawaal. Jo option pehle dabaya, wahi gina jaayega.',
  rules: [
    'Har sahi jawaab ka ek number, galat ka zero. Negative marking nahi hai.',
    '80 percent par topper wali izzat, usse neeche bhi teacher kuch na kuch likhenge.',
  ],
  description:
    'Naam likho, 5 questions ka surprise test do, aur report card par teacher ka remark padho. ' +
    'Syllabus sirf ek: last bench ki yaadein.',
};

/** The questions, in the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    topic: 'Bahana Vigyan',
    text: 'Humne kaunsa homework excuse film se uthaya?',
    options: [
      'Bhai ne jahaaz bana diya',
      'Homework mila tha kya?',
      'Poori copy dog kha gaya',
      'Copy nana ke ghar reh gayi',
    ],
    answer: 'Poori copy dog kha gaya',
    remark: 'Dekha film mein, bola class mein. Ghar mein kutta tha hi nahi!',
  },
  {
    topic: 'Recess Shastra',
    text: 'Lunch break mein free aur unlimited kya tha?',
    options: [
      'Friends ke saath baatein',
      'Canteen ke paanch samose',
      'Mummy ke teen parathe',
      'Ek rupaye wali toffee',
    ],
    answer: 'Friends ke saath baatein',
    remark: 'Khaana do minute, baatein agle period ke end tak.',
  },
  {
    topic: 'Parchi Post',
    text: 'Kaunsa secret note galat runway par utra?',
    options: [
      'Desk se desk sarkaya hua',
      'Roti ke neeche dabaya hua',
      'Kitaab mein chhupaya hua',
      'Folded paper airplane wala',
    ],
    answer: 'Folded paper airplane wala',
    remark: "Landing ma'am ki table par. Andar likha tha: boring hai na?",
  },
  {
    topic: 'Uniform Art',
    text: 'Sabki uniform same. Apni rangeen kaise hui?',
    options: [
      'Pins aur patches lagakar',
      'Roz subah press karwakar',
      'Diary ke rules maankar',
      'Tie roz seedhi baandhkar',
    ],
    answer: 'Pins aur patches lagakar',
    remark: 'Do patch style ke liye, teesra phati jeb chhupane ke liye.',
  },
  {
    topic: 'Exam ki Raat',
    text: 'Best study technique, jismein interval hi ho?',
    options: [
      'Subah 4 baje wala alarm',
      'Har 5 minutes mein break',
      'Takiye ke neeche kitaab',
      'Poora syllabus, do baar',
    ],
    answer: 'Har 5 minutes mein break',
    remark: '5 minute padhai, phir fridge. Fridge khatam, syllabus baaki.',
  },
];

type GradeText = {
  text: string;
  /** The class teacher's remark, one text per line. */
  comment: readonly string[];
  /** A classmate's comment, shown below the report card. */
  line: string;
};

export const grades: Record<Grade, GradeText> = {
  principal: {
    text: 'Future Principal Material!',
    comment: ['Excellent work!'],
    line: 'Principal ki kursi ready hai. Pehla order: recess double, assembly half.',
  },
  clown: {
    text: 'Class Clown with Brains!',
    comment: ['Good job', 'but stop doodling!'],
    line: 'Doodle margin mein, answer bhi margin mein. Sir ne dono par tick laga diya.',
  },
  pride: {
    text: "Back Bencher's Pride!",
    comment: ['Not bad', 'try focusing more!'],
    line: 'Khidki dekhkar itne marks! Board dekhte, toh topper ban jaate. Bach gaye!',
  },
  recess: {
    text: 'Need More Recess Time!',
    comment: ['See me after class', 'bring snacks!'],
    line:
      'Snacks le aana, baaki hum sambhaal lenge. Report card ghar par tab dikhana, jab India ' +
      'match jeet jaaye.',
  },
};

export const labels = {
  intro:
    'Kitaabein band, bag peeche. Surprise test! 5 questions, sabse easy wala pehle: tumhara ' +
    'naam.',
  name: 'Your name',
  placeholder: 'Jaise Bittu',
  start: 'Start Quiz',
  bestScore: 'Best score',
  percentage: 'Percentage',
  noBest: 'Notice board khaali hai. Pehla result tumhara!',
  options: 'Options',
  pick: 'Sochkar chuno, overwriting allowed nahi hai.',
  /** The verdicts after a right pick. Consecutive questions show different verdicts. */
  rightVerdicts: ['Ekdum sahi!', 'Laal pen ka tick!'],
  wrongVerdicts: ['Out of syllabus tha!', 'Padosi ki copy dekhi?'],
  /** The words on the right option and on a wrong pick, shown after the pick. */
  marks: { right: 'Sahi jawab', wrong: 'Tumhara jawab' },
  rightAnswer: 'Sahi jawab',
  /** The label of the picked option on the answer sheet, for a right pick and for a wrong pick. */
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
  stamp: 'Checked',
  answerSheet: 'Checked copy',
  retry: 'Retry',
  retryNote:
    'Retry par nayi sheet milegi. Naam phir se likhna, aur options ki seat bhi badal jaayegi.',
};

/** The texts about a friend's score, shown before the quiz and below the report card. */
export const challenge = {
  standing: (score: number, of: number) => `Dost ke marks: ${score} / ${of}`,
  outcomes: {
    won: 'Tumhare zyada! Dost ke ghar ab roz tumhara example diya jaayega.',
    lost: 'Dost ke zyada hain. Dinner tak yeh baat ghar par mat kholna.',
    tied: 'Same marks! Ek hi mithai ka dabba, do gharon mein.',
  },
};

/** Returns the text above a question. `question` counts from 1. Example: `progress(1, 5)` is `Question 1 of 5`. */
export const progress = (question: number, of: number) => `Question ${question} of ${of}`;

/** Returns the question at an index, where 0 is the first question. Throws if the index has no question. */
export function questionAt(index: number): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question at ${index}.`);
  return question;
}

/** Returns the question at an index, with its options in the order that `optionOrders` has at this index. */
export const questionAsShown = (index: number, optionOrders: readonly (readonly number[])[]) =>
  inOrder(questionAt(index), optionOrders[index]);

export const alerts = {
  studentNameMissing: {
    text: 'Please enter your name to start the quiz!',
    fieldId: NAME_ID,
    lang: 'en-IN',
  },
} satisfies Alerts;
