import type { Difficulty, TaskType } from './rules';

type Pool = Record<TaskType, readonly string[]>;

/** Five truths and five dares per difficulty: harmless, possible at a desk and within the time. */
export const tasks: Record<Difficulty, Pool> = {
  easy: {
    Truth: [
      'Tiffin recess se pehle kis din khatam hota tha? Menu batao, khushboo samet.',
      'Homework na laane ka apna best excuse sunao, usi maasoom face ke saath.',
      'Test wale din pet dard kitni baar hua, aur 10 baje ke baad kaise theek ho gaya?',
      'Sunday morning kaunse serial ke liye bina uthaaye uth jaate the? Title song bhi sunao.',
      'School gate par churan, imli ya chana jor garam? Apna order batao, daam ke saath.',
    ],
    Dare: [
      'PT sir ki seeti bajao, par itni dheemi ki monitor ko pata na chale.',
      '20 se ulti ginti bolo. 1 aate hi munh se chhutti ki ghanti: tan tan tan!',
      '"Present ma\'am" teen style mein bolo: neend wala, proxy wala, aur first day wala.',
      'Ungliyon se desk ya ghutne par tabla bajao, par front bench ka koi mudna nahi chahiye.',
      'Baithe baithe hawa wala scooter chalao: kick, horn, aur school gate par brake!',
    ],
  },
  medium: {
    Truth: [
      'Diary ka kaunsa remark ghar par dikhaya hi nahi? Ab bol do, sign kaun karega?',
      'Monitor ko kya rishwat di thi, taaki board se naam mit jaaye? Rate bhi batao.',
      'Woh daant sunao jismein teacher khud hans padi. Kaand kya tha?',
      'Test mein apne mann se banaya sabse zabardast answer sunao, same confidence ke saath.',
      'Kiski proxy lagayi, kaunsi awaaz mein, aur pakde gaye toh kya bola?',
    ],
    Dare: [
      'Morning assembly ki news padho, newsreader style mein. Headline: Monday ka test cancel!',
      '"Kachcha papad, pakka papad" teen baar bolo, har baar fast. Zubaan bunk na maare!',
      'Statue! Jaise ho, waise hi freeze. Sirf saans aur palak allowed hai.',
      'Ek dost ki taareef karte raho, jaise PTM chal rahi ho aur uski mummy saamne baithi hon.',
      'Sirf face se acting karo: Sir aa gaye, aur last bench ek second mein shareef ban gayi.',
    ],
  },
  hard: {
    Truth: [
      'Kaunsa dar ab nahi lagta: stage, viva ya assembly ka mic? Kaise bhaagaya?',
      'Kiska sorry abhi tak pending hai? Baat batao, naam mann mein rakhna allowed hai.',
      'Kis teacher ko thank you bolna reh gaya? Ab bolo, jaise woh saamne chai pi rahe hon.',
      'Kaunsi sharaarat aaj tak pakdi nahi gayi? Yahan confess karo, case closed.',
      'Class 5 mein bade hokar kya banna tha? Us plan ka sabse filmy part sunao.',
    ],
    Dare: [
      'Farewell speech do. "Kehne ko toh bahut kuch hai" bolna compulsory, rona mana hai.',
      '"Machhli jal ki rani hai" ko classical raag mein gaao, lambe aalaap ke saath.',
      'Time khatam hone tak bina hanse saamne dekho. Socho, prayer mein hichki aa gayi hai!',
      'Chalk, canteen, chhutti: teeno par chaar line ki shayari sunao. Irshaad bhi khud bolo.',
      '17 ka table sunao. Jahan atko wahan khaanso, phir confidence se seedha 170 bolo.',
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
  spinning: 'Silence! Bottle decide kar rahi hai: Truth ya Dare?',
  lastSeconds: 'Aakhri 10 second!',
  timeUp: 'Ghanti baj gayi! Hua ya nahi?',
  praise: [
    'Shabaash! Aaj board par naam achche kaam ke liye likha gaya.',
    'Kya baat! Last bench ne desk ko dhol bana diya hai.',
    'Full marks! PT sir ne seeti side mein rakhkar taali bajayi.',
  ] as readonly string[],
  comfort: [
    'Koi na, streak ka naya page kholo. Purana waise bhi bhar gaya tha.',
    'Chalta hai yaar, supplementary bhi hota hai. Phir se spin!',
    'Bottle ne mind nahi kiya, tum bhi mat karo. Next round tumhara.',
  ] as readonly string[],
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
};
