import type { About } from '../shared/game';
import type { SealVariant } from '../shared/handout/content';
import type { Certificate, TeacherType } from './rules';

/** The id of the heading with the catchphrase. The heading gets the focus when a new round starts. */
export const TEACHER_ID = 'teacher';

/** The id of the text with the round number. Screen readers read the text after the heading with the catchphrase. */
export const ROUND_ID = 'teacher-round';

export const about: About = {
  title: 'Guess the Teacher: kiski class hai?',
  tagline: 'Line wahi, teacher gayab. Batao, kiski class hai?',
  howTo: 'Card padho aur batao kiski class hai: paanch mein se ek teacher dabao.',
  rules: [
    'Paanch round, har sahi jawaab par 10 points. Galat par kuch nahi katta.',
    'Hint har round mein ek: uske baad sahi jawaab ke 5.',
    "40 ya zyada laaye, toh Teacher's Pet wala certificate.",
  ],
  description:
    'Ek famous line, chaar aadatein, aur atko toh ek hint. 15 teacher cards, 5 rounds: ' +
    'pehchano kiski class hai aur staff room ka certificate le jao.',
};

type Card = {
  /** The sentence that the teacher says all the time. */
  catchphrase: string;
  /** The language of the catchphrase; set only if the whole catchphrase is English. */
  lang?: 'en-IN';
  quirks: readonly [string, string, string, string];
  /** The hints, from the vaguest to the clearest. */
  hints: readonly [string, string, string];
  /** The words of the teacher after a right guess. */
  right: string;
  /** The words of the teacher after a wrong guess. */
  wrong: string;
};

type TeacherText = { name: string; cards: readonly [Card, Card, Card] };

/**
 * The texts of fifteen invented teachers: three cards for each type of teacher. No text of a card names the subject,
 * in any language, because the subject is the answer.
 */
export const teachers: Record<TeacherType, TeacherText> = {
  math: {
    name: 'Math Teacher',
    cards: [
      {
        catchphrase: 'Maan lo x. Kyun? Bas maan lo!',
        quirks: [
          'Aasteen par duster se zyada chalk',
          'Canteen ka bill, bina calculator',
          'Table neend mein bhi, seedha aur ulta',
          'Bada wala parkaar, kandhe par',
        ],
        hints: [
          'Inka test Monday ko hi hota tha, weekend ka return gift.',
          'Geometry box bhool gaye, toh us din absent hi theek tha.',
          'Sin, cos, tan: "Pandit Badri Prasad" wala mantra inka tha.',
        ],
        right: 'Maan gaye! Ab last bench ko bhi samjha do.',
        wrong: 'Formula sahi tha, sawaal kisi aur period ka.',
      },
      {
        catchphrase: 'Answer toh aa gaya, steps kahan hain?',
        quirks: [
          'Birthday toffee bhi equal parts mein',
          'Board ke kone mein box: "Rough"',
          'Ramu se roz 60 tarbooj kharidwate',
          'Chalk ke do tukde, ekdum barabar',
        ],
        hints: [
          'Rough copy sabse pehle inke period mein bharti thi.',
          'Do nal tanki bharte, teesra khaali karta, band koi nahi karta.',
          'x ki talaash inhone shuru karwayi, aaj tak jaari hai.',
        ],
        right: 'Hence proved! Tumhari memory: 100 out of 100.',
        wrong: 'Answer galat, par steps ke marks de diye.',
      },
      {
        catchphrase: 'Dekho, kitna easy hai! Kisko nahi aaya?',
        quirks: [
          'PT period udhaar, kabhi wapas nahi',
          'Board bhar gaya, ab deewar ki baari',
          'Sunday ke liye 40 sawaal, bas itne',
          'Answer na mile, toh kitaab galat hai',
        ],
        hints: [
          'Inka ek period hamesha do period ka hota tha.',
          'Inki copy mein margin ke andar bhi margin tha.',
          'Pi ko 22/7 lo ya 3.14, yeh jhagda inka tha.',
        ],
        right: 'Sahi! Ab isi ko do aur method se karke dikhao.',
        wrong: 'Sign ki mistake! Plus socha, minus nikla.',
      },
    ],
  },
  english: {
    name: 'English Teacher',
    cards: [
      {
        catchphrase: 'No Hindi in my class!',
        lang: 'en-IN',
        quirks: [
          '"Can I" nahi, "May I", har baar',
          'Laal pen se birthday card bhi check',
          'Good morning bhi full sentence mein',
          'Bag mein 2 kilo ki dictionary',
        ],
        hints: [
          'Inke saamne bolne se pehle mann mein rehearsal hoti thi.',
          'Inke aate hi poori class achanak polite ho jaati thi.',
          'Noun, verb, aur woh tense jisse sabko tension thi.',
        ],
        right: 'Excellent! Jawab sahi, full stop bhi apni jagah.',
        wrong: 'Spelling correct thi, bas teacher wrong likh diya.',
      },
      {
        catchphrase: 'Guide band karo, own words mein likho!',
        quirks: [
          'Hawa chali nahi ki poem shuru',
          'Novel ka bookmark: bus ka ticket',
          'Letter likhwaye, post kabhi nahi hue',
          'Poem padhte hue khud hi emotional',
        ],
        hints: [
          'Inki class ki har kahani ke end mein ek moral tha.',
          'Daffodils inhone dekhe nahi, par zubaani yaad the.',
          '"I beg to state that" sabne inse hi seekha.',
        ],
        right: 'Beautiful! Ab isi par 150 words likh do.',
        wrong: 'Nice try! Feeling sahi thi, character galat.',
      },
      {
        catchphrase: 'Is this a classroom or a fish market?',
        lang: 'en-IN',
        quirks: [
          'Play padha, saare role khud kiye',
          'Stage whisper last bench tak saaf',
          'Copy par remark bhi ek paragraph ka',
          'Gussa bhi comma ke saath',
        ],
        hints: [
          'Annual Day ki anchoring inhi ko milti thi.',
          'Dictation mein inki pronunciation alag hi level ki thi.',
          '"My Best Friend" wala essay, aur leave letter ka "Yours obediently".',
        ],
        right: 'Very good! Ab poori class, clap karo!',
        wrong: 'Silent letter wali galti: saamne tha, sunai nahi diya.',
      },
    ],
  },
  pe: {
    name: 'PE Teacher',
    cards: [
      {
        catchphrase: 'Saavdhaan! Vishraam!',
        quirks: [
          'Gale mein seeti, cap par goggles',
          'Mic ke bina bhi awaaz gate tak',
          'Line tedhi, toh poori assembly dubara',
          'Nakhun, baal, joote: roz checking',
        ],
        hints: [
          'Inke saamne sabki shirt apne aap andar ho jaati thi.',
          'Late aaye, toh inse gate par hi mulaqat hoti thi.',
          'Seeti, ground, aur 26 January ki parade.',
        ],
        right: 'Shabaash! Is baat par poori class ko free period.',
        wrong: 'False start! Koi baat nahi, wapas line par aao.',
      },
      {
        catchphrase: 'Thak gaye? Abhi toh warm-up tha!',
        quirks: [
          'Last round ke baad ek aur last round',
          'Chai hamesha neem ke neeche',
          'Baarish ke din sabse latka hua munh',
          'Attendance daudte daudte',
        ],
        hints: [
          'Timetable mein sabse pehle inka period dhoondha jaata tha.',
          'Inki class mein bag nahi, sirf joote chahiye the.',
          'Kho-kho ke khambe inhone gaade, relay ka baton inki bagal mein.',
        ],
        right: 'Kya catch pakda! Team mein jagah pakki.',
        wrong: 'Wide ball! Agli delivery stump par daalo.',
      },
      {
        catchphrase: 'Ek haath ki doori! Bola na, ek haath!',
        quirks: [
          'Ball wale room ki chaabi inke paas',
          'Jhootha pet dard door se pakad lete',
          'Tracksuit: school, bazaar, shaadi',
          'Stopwatch apni, bharosa andaaze par',
        ],
        hints: [
          '"Pair mein moch hai" in par kabhi nahi chala.',
          'Inke store ki har football ki hawa nikli hui thi.',
          'Choona daalkar track yahi banate the, race se ek din pehle.',
        ],
        right: 'Photo finish! Aur first tum aaye.',
        wrong: 'Foul! Par himmat ke liye taaliyan.',
      },
    ],
  },
  history: {
    name: 'History Teacher',
    cards: [
      {
        catchphrase: 'Dates ratt lo! Marks wahin katenge!',
        quirks: [
          'Sabka birthday yaad, saal samet',
          'Map purana, us par tape aur purana',
          'Ghanti baj gayi, yuddh nahi ruka',
          'Har baat se pehle: "Us zamane mein"',
        ],
        hints: [
          'Inke period mein dopahar ki neend sabse meethi thi.',
          'Inki story mein raja badalte rehte, ladai wahi rehti.',
          'Panipat ki teeno ladaiyan inhone akele ladin.',
        ],
        right: 'Waah! Aaj ki date note karo, tum sahi the.',
        wrong: 'Bade bade raja bhi haare hain. Ek ladai aur!',
      },
      {
        catchphrase: 'Akbar ke baad kaun? Peeche wale, bolo!',
        quirks: [
          'Notes likhwaye, saans liye bina',
          'Map lene bheja, banda ghanti par lauta',
          'Museum ke guide ko bhi tok diya',
          'Raja ke dada, pardada: sab yaad',
        ],
        hints: [
          'Inki dictation mein haath thakta tha, inki awaaz nahi.',
          'Inke liye pichhla saal bhi prachin kaal tha.',
          '1526, 1857, 1947: inke saare password yahi honge.',
        ],
        right: 'Correct! Yeh answer shilalekh par likhwa do.',
        wrong: 'Koi na, Taj Mahal bhi ek din mein nahi bana tha.',
      },
      {
        catchphrase: 'Kahani nahi hai yeh, sach mein hua tha!',
        quirks: [
          'Board par talwar, haath mein chalk',
          'Khandhar dikha, picnic bus rukwa di',
          'Fort ki 300 seedhiyan, full josh mein',
          'Timeline: deewar se corridor tak',
        ],
        hints: [
          '"Phir kya hua, sir?" bas itna poochho, aur period nikal gaya.',
          'Picnic ka raasta bhi inke saath kile se hokar jaata tha.',
          'Ashoka, Shivaji Maharaj, Rani Lakshmibai: sab inke dost.',
        ],
        right: 'Vijay! Dhol bajao, darwaaze kholo.',
        wrong: 'Sandhi kar lo, agli ladai tumhari.',
      },
    ],
  },
  science: {
    name: 'Science Teacher',
    cards: [
      {
        catchphrase: 'Kuch mat chhoona! Maine kaha na!',
        quirks: [
          'Ek chheenk par 10 minute ka lecture',
          'White coat, ab poora rangeen',
          'Chai mein cheeni bhi naapkar',
          'Bulb fuse hua, wahi aaj ka chapter',
        ],
        hints: [
          'Inki class ke baad haath dhona rule tha.',
          'Inki almirah par laal rang se "Danger" likha tha.',
          'Beaker, burner, aur litmus paper jo sharmakar laal hota tha.',
        ],
        right: 'Observation sahi! Experiment successful.',
        wrong: 'Reaction ulta ho gaya. Chashma saaf karo, phir dekho.',
      },
      {
        catchphrase: 'Yeh reading kiski copy se aayi hai?',
        quirks: [
          'Gum hui pin, magnet se dhoondhi',
          'Jhoole par bhi gravity ki class',
          'Light gayi? Toh chalo, experiment!',
          'Shirt ki jeb mein vernier calliper',
        ],
        hints: [
          'Inke har answer ke andar ek aur sawaal nikalta tha.',
          'Ped se seb gire, toh sabse zyada khush yahi.',
          'V = IR, aur woh circuit jiska bulb kabhi nahi jala.',
        ],
        right: 'Spark aa gaya! Circuit complete.',
        wrong: 'Circuit khula reh gaya. Wire jodo, phir se try karo.',
      },
      {
        catchphrase: 'Labelling right side! Scale se! Pencil se!',
        quirks: [
          'Mendhak ka diagram, aankh band karke',
          'Ghar ke gamle par bhi label',
          'Golgappe ke paani mein bhi bacteria',
          'Practical file par do do cover',
        ],
        hints: [
          'Inki copy mein plain page zyada the, line wale kam.',
          'HB pencil ki nok inke yahan sabse important thi.',
          '"Powerhouse of the cell": aaj bhi neend mein bata doge.',
        ],
        right: 'Neat and clean! Full marks tumhare.',
        wrong: 'Diagram achcha, bas label kisi aur ka lag gaya.',
      },
    ],
  },
};

export const concept = {
  heading: 'Project Ka Concept',
  paragraphs: [
    'Apna roll number bhool gaye, par teacher ki woh ek line aaj bhi usi awaaz mein yaad hai. ' +
      'Mathe par chadha chashma, jise poori class milkar dhoondhti thi. Yeh game usi memory ka ' +
      'test hai: 15 cards, aur har card par koi aisa jo har school mein tha.',
    'Mazaak hai, full respect ke saath. Koi card kisi ek asli insaan ka nahi hai, sab kai ' +
      'schools ki yaadein milakar bane hain.',
  ],
  ask: 'Tumhare teacher ki famous line kaunsi thi?',
  tell: 'Feedback mein likho.',
  thank: 'Naam zaroori nahi. Aur thank you bolne ki last date kabhi nikalti nahi.',
};

export const labels = {
  card: 'Teacher card',
  arriving: 'Corridor mein jooton ki awaaz! Sab seat par!',
  guesses: 'Who is it?',
  pick: 'Kiski class hai? Sahi guess par 10 points.',
  hint: 'Hint',
  hintCost: '(-5 points)',
  hintLabel: 'Parchi:',
  next: 'Next Round',
  end: 'See Certificate',
  certifies: 'Poore staff room ki sehmati se aapko yeh upaadhi di jaati hai',
  again: 'Take Another Class!',
  bestScore: 'Best score',
  noBest: 'Best score ki kursi khaali hai. Ek teacher pehchano, seat tumhari!',
};

export const roundText = (number: number, of: number) => `Round ${number} of ${of}`;
export const scoreText = (points: number) => `Score: ${points}`;
export const finalScoreText = (points: number, of: number) => `Final Score: ${points} / ${of}`;
export const hintsUsedText = (hints: number) => `Hints used: ${hints}`;

/**
 * Returns the text after a guess: the name of the teacher, and the points if the guess was right.
 * Example: `verdict(true, 'PE Teacher', 10)` is `+10! Haan, PE Teacher ki class!`.
 */
export function verdict(isRight: boolean, teacher: string, points: number): string {
  if (!isRight) return `Yeh ${teacher} ki class thi.`;
  return `+${points}! Haan, ${teacher} ki class!`;
}

/** The texts about a friend's score. They are shown during a challenge and with the certificate. */
export const challenge = {
  standing: (score: number, of: number) => `Dost ka score: ${score} / ${of}`,
  outcomes: {
    won: 'Tumhare zyada! Attendance dost ki poori thi, dhyaan tumhara.',
    lost: 'Dost ke zyada aaye. Uski seat board ke paas thi, bas yahi bolna.',
    tied: 'Barabar! Lagta hai daant dono ne saath saath khaayi thi.',
  },
};

type CertificateText = { title: string; citation: string; seal: SealVariant };

export const certificates: Record<Certificate, CertificateText> = {
  pet: {
    title: "Teacher's Pet",
    seal: 'gold',
    citation:
      'Aadhi line sunte hi poora teacher pehchan liya. Chalk box laane ki duty aaj se pakki.',
  },
  vip: {
    title: 'Staff Room VIP',
    seal: 'silver',
    citation: 'Staff room mein ek kursi, ek chai aur do biscuit, sab aaj se aapke naam.',
  },
  survivor: {
    title: 'Detention Survivor',
    seal: 'bronze',
    citation:
      'Kuch guess nishaane par lage, kuch corridor mein ghoomte mile. Attendance phir bhi ' +
      'full.',
  },
  clown: {
    title: 'Class Clown',
    seal: 'fun',
    citation:
      'Guess seedhe nahi gaye, par poori class hansi. Teacher bhi hanse, register ke peeche.',
  },
};
