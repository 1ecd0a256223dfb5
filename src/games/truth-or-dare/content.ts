import type { About } from '../shared/game';
import type { Difficulty, OwnTask, TaskId, TaskType } from './rules';
import type { Company } from './slice';

export const about: About = {
  title: 'Truth or Dare: bottle wala game',
  tagline: 'Ek ghoomti bottle, ek task, aur timer ki tik tik.',
  howTo: 'Spin dabao, task milega. Ghanti se pehle kar liya, toh Completed.',
  rules: [
    'Easy ke 30 second, Medium ke 45, Hard ke 60. Ghadi task ke saath shuru hoti hai.',
    'Completed se streak badhti hai, Failed se zero. Sach tumhe hi bolna hai.',
    'Task mushkil laga? Spin phir dabao: woh task gaya, streak wahin rahi.',
    'Doston ke saath pehle sabke naam daalo, das tak. Kiski baari hai, yeh bottle batayegi.',
  ],
  description:
    'Level chuno, bottle ghumao aur ghanti se pehle task poora karo. Last bench wala Truth or ' +
    'Dare: 30 tasks, sab apni seat par baithe baithe.',
};

type Pool = Record<TaskType, readonly string[]>;

/** The tasks of each difficulty. Every task is harmless, and can be done at a desk within the time limit. */
export const tasks: Record<Difficulty, Pool> = {
  easy: {
    Truth: [
      'School gate par churan, imli ya chana jor garam? Apna order bolo, daam ke saath.',
      'Canteen tak sabse pehle kaun pahunchta tha, aur udhaar kiske khaate mein jaata tha?',
      'Test wale din pet dard kitni baar hua, aur 10 baje ke baad kaise theek ho gaya?',
      'Sunday morning kis serial ya cartoon ke liye khud uth jaate the? Title song bhi!',
      'Kis teacher ko galti se "mummy" bol diya tha? Kitne din chidhaya gaya?',
    ],
    Dare: [
      'PT sir ki seeti bajao (ya munh se "seee"), par itni dheemi ki monitor na sune.',
      '20 se ulti ginti bolo. 1 aate hi munh se chhutti ki ghanti: tan tan tan!',
      '"Present ma\'am" teen style mein bolo: neend wala, proxy wala, aur first day wala.',
      'Desk ya ghutne par tabla bajao, aur picnic bus wala sabse famous gaana gaao.',
      'Baithe baithe hawa wala scooter chalao: kick, horn, aur school gate par brake!',
    ],
  },
  medium: {
    Truth: [
      'Diary ka kaunsa remark ghar par dikhaya hi nahi? Ab toh bol do, diary bhi kho gayi.',
      'Monitor ko kya rishwat di thi, taaki board se naam mit jaaye? Rate bhi batao.',
      "Kis kaand par ma'am daantte daantte khud hans padin? Poora kissa sunao.",
      'Test mein apne mann se banaya sabse zabardast answer sunao, same confidence ke saath.',
      'Kiski proxy lagayi, kaunsi awaaz mein, aur pakde gaye toh kya bola?',
    ],
    Dare: [
      'Morning assembly ki news padho, newsreader style mein. Headline: Monday ka test cancel!',
      '"Kachcha papad, pakka papad" das baar bolo, har baar fast. Atke, toh ginti phir ek se!',
      'Statue! Socho naak par makkhi hai, aur sir saamne khade hain. Hile toh out!',
      'Ek dost ki taareef karte raho, jaise PTM chal rahi ho aur uski mummy saamne baithi hon.',
      'Sirf face se acting karo: Sir aa gaye, aur last bench ek second mein shareef ban gayi.',
    ],
  },
  hard: {
    Truth: [
      'Result wale din school se ghar ka raasta kitna lamba kiya, aur kya bahana socha?',
      'Kisko sorry bolna reh gaya? Baat batao, naam mann mein bhi rakh sakte ho.',
      'Kis teacher ko thank you bolna reh gaya? Ab bolo, jaise woh saamne chai pi rahe hon.',
      'Kaunsi sharaarat aaj tak pakdi nahi gayi? Yahan bol do, koi register nahi hai.',
      'Slam book mein "ambition" ke aage kya likha tha, aur spelling kya thi?',
    ],
    Dare: [
      'Farewell speech do. "Kehne ko toh bahut kuch hai" bolna compulsory, rona mana hai.',
      '"Machhli jal ki rani hai" ko classical raag mein gaao, lambe aalaap ke saath.',
      'Ishaaron mein lunch break dikhao: ghanti, tiffin, jhagda, ghanti. Awaaz nikli toh out!',
      'Chalk, canteen, chhutti: teeno jodkar do line ki shayari banao. Irshaad bhi khud bolo.',
      '17 ka table sunao. Jahan atko wahan khaanso, phir confidence se seedha 170 bolo.',
    ],
  },
};

/** Returns the text of a task. The text is empty for a task that the group wrote itself and has since removed. */
export const taskText = (
  { difficulty, type, index }: TaskId,
  ownTasks: readonly OwnTask[],
): string => tasks[difficulty][type][index] ?? ownTasks.find(({ id }) => id === index)?.text ?? '';

export const labels = {
  company: 'Kaun khelega',
  companies: { alone: 'Akele', friends: 'Doston ke saath' } satisfies Record<Company, string>,
  difficulty: 'Difficulty',
  spin: 'Spin',
  countdown: 'Countdown',
  seconds: 'sec',
  task: 'Task',
  completed: 'Completed',
  failed: 'Failed',
  tasksCompleted: 'Tasks completed',
  streak: 'Streak',
  bestStreak: 'Best streak',
  waiting: 'Level chuno, Spin dabao. Poori last bench saans rokkar baithi hai.',
  spinning: 'Silence! Bottle decide kar rahi hai: Truth ya Dare?',
  friendsSpinning: 'Silence! Bottle dhoondh rahi hai: kiski baari?',
  lastSeconds: 'Aakhri 10 second!',
  timeUp: 'Ghanti baj gayi! Hua ya nahi?',
  praise: [
    'Shabaash! Aaj board par naam achche kaam ke liye likha gaya.',
    'Kya baat! Topper poochh raha hai: yeh kis chapter mein tha?',
    'Full marks! PT sir ne seeti side mein rakhkar taali bajayi.',
  ] as readonly string[],
  comfort: [
    "Koi na. Page palto, nayi streak shuru. Ma'am ne dekha hi nahi.",
    'Chalta hai yaar, compartment kisi ki bhi aa sakti hai. Phir se spin!',
  ] as readonly string[],
  comfortAlone: 'Bottle bhool gayi, tum bhi bhool jao. Next round tumhara.',
  /** The comfort for a player in a group. It must not promise the next round: another player has the next turn. */
  comfortAmongFriends: 'Doston ki yaaddasht kamzor hai. Agli baari mein dikha dena.',
  /** The words after a player's name. In English: "'s turn". */
  turn: 'ki baari',
  addPlayer: 'Add a player',
  add: 'Add',
  players: 'Players',
  remove: (name: string) => `Remove ${name}`,
  noPlayers: 'Do se das naam likho. Phir bottle khud batayegi kiski baari hai.',
  onePlayer: 'Ek aur naam chahiye. Akele ke around bottle ghoome bhi toh kya?',
  ready: (count: number) => `${count} dost ready. Ab Spin dabao! Aur naam bhi chalenge.`,
  benchFull: 'Bench full! Das log baith gaye, gyarahwa desk ke neeche?',
  tasks: 'Tasks',
  questionBank: 'Apni question bank',
  ownTask: 'Apna sawaal',
  ownType: 'Kis type ka',
  ownTypes: { Truth: 'Truth wala', Dare: 'Dare wala' } satisfies Record<TaskType, string>,
  mixIn: 'Mila do',
  ownTasks: 'Apne sawaal',
  noOwnTasks: 'Jo sirf tumhari gang samjhe. Yahin rahega: reload ya tab band, aur gayab.',
  noMoreOwnTasks: 'Das ho gaye, register bhar gaya. Pehle koi ek hatao.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
};
