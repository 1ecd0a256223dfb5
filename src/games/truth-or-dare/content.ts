import type { Difficulty, TaskType } from './rules';

type Pool = Record<TaskType, readonly string[]>;

/** Five truths and five dares per difficulty: harmless, possible at a desk and within the time. */
export const tasks: Record<Difficulty, Pool> = {
  easy: {
    Truth: [
      'Kaunsa tiffin recess se pehle hi khatam ho jaata tha? Uski khushboo tak batao.',
      'Homework na laane ka sabse mazedaar bahana sunao, usi maasoom chehre ke saath.',
      'Kis subject mein ghanti jaldi baj jaati thi, aur kis mein ghadi hi ruk jaati thi?',
      'Bachpan ke kis cartoon ke liye homework roz intezaar karta tha?',
      'Woh nickname batao jo tumhe pasand tha. Pehli baar kisne pukara?',
    ],
    Dare: [
      'PT sir ki seeti ki awaaz nikaalo, par itni dheemi ki monitor na sune.',
      'Bees se ulti ginti bolo. Ek aate hi munh se chhutti ki ghanti bajao: tan tan tan!',
      '"Present ma\'am" teen tarah bolo: neend wali, haanfti hui, aur pehle din wali awaaz mein.',
      'Ungliyon se desk ya apne ghutne par tabla bajao, itna halka ki front bench na mude.',
      'Baithe baithe hawa wala scooter chalao: kick, horn, aur school gate par brake!',
    ],
  },
  medium: {
    Truth: [
      'Woh daant sunao jis par teacher khud hansi nahi rok paaye. Kaand kya tha?',
      'Kis din handwriting itni bigdi ki apna likha khud se bhi nahi padha gaya?',
      'Test mein apne mann se banaya sabse ajeeb jawab kaunsa tha? Usi confidence se bolo.',
      'Khoye hue eraser ki kahani sunao. Mil gaya, ya case aaj tak khula hai?',
      'Class mein sabse naram dil kiska tha? Uska ek chhota sa kissa sunao.',
    ],
    Dare: [
      'Morning assembly ki news sunao, newsreader wali awaaz mein. Headline: samose khatam!',
      '"Kachcha papad, pakka papad" teen baar bolo, har baar tez. Zubaan bunk na maare!',
      'Statue! Jaise ho, waise hi jam jao. Saans aur palak ko chhoot hai, baaki sab band.',
      '30 second tak ek dost ki tareef karo, jaise PTM mein uske ghar wale sun rahe hon.',
      'Sirf chehre se dikhao: teacher aa gaye, aur poori last bench achanak shareef ho gayi.',
    ],
  },
  hard: {
    Truth: [
      'Kaunsa dar ab dar nahi raha? Stage, viva ya assembly ka mic: kaise haraya?',
      'Kaunsa sorry ab tak udhaar hai? Baat batao, naam chaho toh mann mein rakho.',
      'Kis teacher ka thank you baaki hai? Aise bolo jaise woh staff room se sun rahe hon.',
      'Kaunsi galti kitaab se zyada sikha gayi? Us chapter ka naam bhi rakho.',
      'Class 5 mein bade hokar kya banna tha? Us plan ka sabse mazedaar hissa sunao.',
    ],
    Dare: [
      'Apni farewell speech do. "Kehne ko toh bahut kuch hai" zaroor aaye, bas ro mat padna.',
      '"Machhli jal ki rani hai" ko raag mein gao. Aalaap lamba, taali Annual Day wali.',
      'Time khatam hone tak bina hanse saamne dekho. Socho, assembly mein hichki aayi hai!',
      'Duster, tiffin, chhutti: teenon par chaar line ki shayari sunao. Irshaad bhi khud bolo.',
      '17 ka pahada sunao. Jahan atko, wahan khaanso aur shaan se seedhe 170 bolo.',
    ],
  },
};

export const labels = {
  difficulty: 'Difficulty',
  spin: 'Spin',
  countdown: 'Countdown',
  task: 'Task',
  completed: 'Completed',
  failed: 'Failed',
  tasksCompleted: 'Tasks completed',
  streak: 'Streak',
  bestStreak: 'Best streak',
  waiting: 'Level chuno, Spin dabao. Poori last bench saans rok kar baithi hai.',
  spinning: 'Sab chup! Bottle soch rahi hai: Truth ya Dare?',
  lastSeconds: 'Aakhri 10 second!',
  timeUp: 'Ghanti baj gayi! Hua ya nahi?',
  praise: [
    'Shabaash! Aaj board par naam achche kaam ke liye likha gaya.',
    'Kya baat! Last bench desk thapthapa rahi hai.',
    'Ho gaya! PT sir bhi seeti chhodkar taali bajane lage.',
  ] as readonly string[],
  comfort: [
    'Koi baat nahi. Streak ka purana panna palto, naya shuru karo.',
    'Chalta hai yaar, recess ke baad sab naya. Streak bhi.',
    'Bottle ne bura nahi maana, tum bhi mat maano. Streak phir banegi.',
  ] as readonly string[],
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
};
