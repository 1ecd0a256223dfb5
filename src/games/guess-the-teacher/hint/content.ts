import type { TeacherType } from '../rules';

/** Of one card, from the vaguest to the clearest. */
type Hints = readonly [string, string, string];

/** In the order of the cards. No hint names the teacher's subject, in any language. */
export const hints: Record<TeacherType, readonly [Hints, Hints, Hints]> = {
  math: [
    [
      'Inka test Monday ko hi hota tha, weekend ka return gift.',
      'Geometry box bhool gaye, toh us din absent hi theek tha.',
      'Sin, cos, tan: "Pandit Badri Prasad" wala mantra inka tha.',
    ],
    [
      'Rough copy sabse pehle inke period mein bharti thi.',
      'Do nal tanki bharte, teesra khaali karta, band koi nahi karta.',
      'x ki talaash inhone shuru karwayi, aaj tak jaari hai.',
    ],
    [
      'Inka ek period hamesha do period ka hota tha.',
      'Inki copy mein margin ke andar bhi margin tha.',
      'Pi ko 22/7 lo ya 3.14, yeh jhagda inka tha.',
    ],
  ],
  english: [
    [
      'Inke saamne bolne se pehle mann mein rehearsal hoti thi.',
      'Inke aate hi poori class achanak polite ho jaati thi.',
      'Noun, verb, aur woh tense jisse sabko tension thi.',
    ],
    [
      'Inki class ki har kahani ke end mein ek moral tha.',
      'Daffodils inhone dekhe nahi, par zubaani yaad the.',
      '"I beg to state that" sabne inse hi seekha.',
    ],
    [
      'Annual Day ki anchoring inhi ko milti thi.',
      'Dictation mein inki pronunciation alag hi level ki thi.',
      '"My Best Friend" wala essay, aur leave letter ka "Yours obediently".',
    ],
  ],
  pe: [
    [
      'Inke saamne sabki shirt apne aap andar ho jaati thi.',
      'Late aaye, toh inse gate par hi mulaqat hoti thi.',
      'Seeti, ground, aur 26 January ki parade.',
    ],
    [
      'Timetable mein sabse pehle inka period dhoondha jaata tha.',
      'Inki class mein bag nahi, sirf joote chahiye the.',
      'Kho-kho ke khambe inhone gaade, relay ka baton inki bagal mein.',
    ],
    [
      '"Pair mein moch hai" in par kabhi nahi chala.',
      'Inke store ki har football ki hawa nikli hui thi.',
      'Choona daalkar track yahi banate the, race se ek din pehle.',
    ],
  ],
  history: [
    [
      'Inke period mein dopahar ki neend sabse meethi thi.',
      'Inki story mein raja badalte rehte, ladai wahi rehti.',
      'Panipat ki teeno ladaiyan inhone akele ladin.',
    ],
    [
      'Inki dictation mein haath thakta tha, inki awaaz nahi.',
      'Inke liye pichhla saal bhi prachin kaal tha.',
      '1526, 1857, 1947: inke saare password yahi honge.',
    ],
    [
      '"Phir kya hua, sir?" bas itna poochho, aur period nikal gaya.',
      'Picnic ka raasta bhi inke saath kile se hokar jaata tha.',
      'Ashoka, Shivaji Maharaj, Rani Lakshmibai: sab inke dost.',
    ],
  ],
  science: [
    [
      'Inki class ke baad haath dhona rule tha.',
      'Inki almirah par laal rang se "Danger" likha tha.',
      'Beaker, burner, aur litmus paper jo sharmakar laal hota tha.',
    ],
    [
      'Inke har answer ke andar ek aur sawaal nikalta tha.',
      'Ped se seb gire, toh sabse zyada khush yahi.',
      'V = IR, aur woh circuit jiska bulb kabhi nahi jala.',
    ],
    [
      'Inki copy mein plain page zyada the, line wale kam.',
      'HB pencil ki nok inke yahan sabse important thi.',
      '"Powerhouse of the cell": aaj bhi neend mein bata doge.',
    ],
  ],
};
