import type { SealVariant } from '../shared/handout/content';
import type { Certificate, TeacherType } from './rules';

type TeacherText = {
  name: string;
  catchphrase: string;
  quirks: readonly [string, string, string, string];
  /** From the vaguest to the clearest. */
  hints: readonly [string, string, string];
  /** What the teacher says after a right and after a wrong guess. */
  right: string;
  wrong: string;
};

/** Five invented teachers, described kindly. No line names the teacher's subject, in any language. */
export const teachers: Record<TeacherType, TeacherText> = {
  math: {
    name: 'Math Teacher',
    catchphrase: 'Answer toh aa gaya, par aaya kahan se?',
    quirks: [
      'Board bhara, ab nazar deewar par',
      'Birthday toffee ke bhi barabar hisse',
      'PT period udhaar, kabhi wapas nahi',
      'Aasteen par duster se zyada chalk',
    ],
    hints: [
      'Inke period mein rough copy sabse pehle bharti thi.',
      'Inke yahan left aur right hamesha barabar hone chahiye.',
      'Compass box inka, aur x ki talaash aaj tak jaari hai.',
    ],
    right: 'Hence proved: tumhari yaadasht sau mein se poore sau!',
    wrong: 'Answer alag aaya, par koshish wale step ke marks pakke!',
  },
  english: {
    name: 'English Teacher',
    catchphrase: 'Apne shabdon mein likho, guide ke nahi!',
    quirks: [
      'Laal pen se birthday card bhi check',
      'Hawa chali nahi ki kavita shuru',
      '"Haan" bhi poore sentence mein',
      'Novel mein bookmark: bus ticket',
    ],
    hints: [
      'Inke saamne bolne se pehle mann mein rehearsal hoti thi.',
      'Daffodils wali kavita inhe neend mein bhi yaad hai.',
      'Noun, verb, aur woh tense jisse sabko tension hoti thi.',
    ],
    right: 'Well done! Jawab poora, sentence poora, full stop bhi apni jagah.',
    wrong: 'Good try! Spelling bilkul sahi thi, bas naam kisi aur ka likh gaya.',
  },
  pe: {
    name: 'PE Teacher',
    catchphrase: 'Thak gaye? Abhi toh shuru bhi nahi hua!',
    quirks: [
      'Baarish ke din sabse udaas chehra',
      'Mic ke bina bhi awaaz gate tak',
      'Chai hamesha neem ke neeche',
      'Aakhri round ke baad ek aur aakhri',
    ],
    hints: [
      'Timetable mein sabse pehle inka period dhoondha jaata tha.',
      'Inka period aksar Maths ke paas udhaar rehta tha.',
      'Seeti, ground, aur 26 January ki march past.',
    ],
    right: 'Shabaash! Aisi tez nazar se toh koi catch nahi chhootega.',
    wrong: 'False start tha, koi dikkat nahi. Saans lo, phir line par aao!',
  },
  history: {
    name: 'History Teacher',
    catchphrase: 'Naya kuch nahi, sab ho chuka hai!',
    quirks: [
      'Sabka birthday yaad, saal samet',
      'Ghanti bajti hai, kahani nahi rukti',
      'Naksha purana, tape aur bhi purana',
      'Har baat se pehle: "Us zamane mein"',
    ],
    hints: [
      'Inke period mein dopahar ki neend bhi kahani sunne ruk jaati thi.',
      'Inki kahaniyon mein raja badalte rehte hain, ladai chalti rehti hai.',
      'Panipat, Plassey aur 1857, teenon se inki purani jaan-pehchan hai.',
    ],
    right: 'Waah! Aaj ki tareekh likh lo, yeh jawab sadiyon yaad rahega.',
    wrong: 'Bade bade raja bhi galat mod le chuke hain. Safar jaari rakho!',
  },
  science: {
    name: 'Science Teacher',
    catchphrase: 'Maano mat, khud karke dekho!',
    quirks: [
      'Pehla rule: kuch bhi mat chhoona',
      'Ek chheenk par das minute ka lecture',
      'Bulb fuse hua, wahi aaj ka chapter',
      'Chai mein cheeni bhi naap kar',
    ],
    hints: [
      'Inki class ke baad haath dhona zaroori tha.',
      'Ped se seb gira, toh inka sawaal: upar kyun nahi gaya?',
      'Beaker, litmus paper, aur mendhak ka woh mashhoor diagram.',
    ],
    right: 'Observation sahi, conclusion sahi. Experiment poori tarah safal!',
    wrong: 'Galti bhi ek reading hoti hai. Note karo, agla experiment tayyar hai!',
  },
};

type CertificateText = {
  title: string;
  citation: string;
  seal: SealVariant;
};

export const certificates: Record<Certificate, CertificateText> = {
  pet: {
    title: "Teacher's Pet",
    seal: 'gold',
    citation:
      'Aadhi line sunkar poora teacher pehchan lene par. Chalk box laane ka adhikaar aaj se pakka.',
  },
  vip: {
    title: 'Staff Room VIP',
    seal: 'silver',
    citation:
      'Pehchan itni pakki ki staff room mein ek kursi, ek chai aur do biscuit aaj se reserved.',
  },
  survivor: {
    title: 'Detention Survivor',
    seal: 'bronze',
    citation: 'Kuch teer nishaane par, kuch corridor mein. Himmat har round mein present rahi.',
  },
  clown: {
    title: 'Class Clown',
    seal: 'fun',
    citation:
      'Har andaaze par poori class muskurayi, teacher bhi. Yeh hunar kisi syllabus mein nahi milta.',
  },
};

export const concept = {
  heading: 'Project Ka Concept',
  paragraphs: [
    'Saal beet jaate hain, roll number tak bhool jaata hai, par teachers ki aadatein yaad rehti hain. ' +
      'Mathe par chadha chashma, jise poori class dhoondhti thi. ' +
      'Ek hi line, jo saal bhar chali. Yeh game unhi aadaton ke naam hai.',
    'Mazaak hai, par poori izzat ke saath. Yeh paanchon teacher kalpanik hain, ' +
      'kai schools ke kai teachers ki yaadein jodkar bane. Kisi asli insaan ki baat nahi hai.',
  ],
  ask: 'Tumhare teacher ki khaas line kya thi?',
  tell: 'Feedback mein sunao.',
  thank: 'Unka naam zaroori nahi. Thank you bolne ki last date nahi hoti.',
};

export const labels = {
  card: 'Teacher card',
  arriving: 'Corridor mein kadmon ki aahat. Sab seat par!',
  guesses: 'Who is it?',
  pick: 'Kiski class hai? Sahi pehchano aur 10 points pao.',
  hint: 'Hint',
  hintCost: '(-5 points)',
  hintLabel: 'Parchi:',
  next: 'Next Round',
  end: 'See Certificate',
  certifies: 'Poore staff room ki sehmati se tumhe yeh upaadhi di jaati hai',
  bestScore: 'Best score',
  noBest: 'Best score ki kursi khaali hai. Ek teacher pehchano, kursi tumhari!',
  again: 'Take Another Class!',
};

/* Texts with numbers in them. */

export const round = (number: number, of: number) => `Round ${number} of ${of}`;
export const score = (points: number) => `Score: ${points}`;
export const finalScore = (points: number, of: number) => `Final Score: ${points} / ${of}`;
export const hintsUsed = (hints: number) => `Hints used: ${hints}`;

/**
 * The text after a guess: who it was, and the points if it was right.
 * Example: `verdict(true, 'PE Teacher', 10)` is `+10! Haan, PE Teacher ki class!`.
 */
export function verdict(isRight: boolean, teacher: string, points: number): string {
  if (!isRight) return `Yeh ${teacher} ki class thi.`;
  return `+${points}! Haan, ${teacher} ki class!`;
}
