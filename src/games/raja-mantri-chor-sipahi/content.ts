import type { Alerts } from '../../layout/AlertDialog';
import type { About } from '../shared/game';
import type { Guesser, Role } from './rules';
import { missingNameAlert, WORTH } from './rules';

export const about: About = {
  title: 'Raja Mantri Chor Sipahi: chaar chit',
  tagline: 'Chaar chit, chaar dost, ek phone. Aur chehre par zero expression.',
  howTo: 'Chaar dost, ek phone. Naam likho, Start dabao, aur dekho Chor kiske haath lagta hai.',
  rules: [
    'Phone ghoomta hai, har koi akele apni chit dekhta hai.',
    'Raja ke 1000, Mantri 800, Sipahi 500, Chor zero.',
    'Raja aur pakadne wala apni chit dikhate hain. Bache do mein se ek Chor hai.',
    'Sahi pakda, toh number uske. Galat pakda, toh Chor le gaya.',
  ],
  description:
    'Phone ghumao, apni chit chupke se dekho, phir Chor pakdo. Chaar dost, ek hi phone, paanch round, ' +
    'aur jeetne wale ke sar kaagaz ka taaj.',
};

/** Returns the id of the text field for the name of a player. `player` is 0 to 3. */
export const nameFieldId = (player: number) => `player-${player + 1}`;

/**
 * The id of the heading `Chor kaun?` (Who is the thief?). The heading gets the focus when the screen `Court` appears.
 */
export const QUESTION_ID = 'chor-kaun';

/** The names of the roles, as they are written on the chits. */
export const roleNames: Record<Role, string> = {
  raja: 'Raja',
  mantri: 'Mantri',
  sipahi: 'Sipahi',
  chor: 'Chor',
};

export const labels = {
  intro: 'Chit dekho, chehra seedha rakho. Teen ho toh ek bula lo, paanchva umpire.',
  player: (player: number) => `Player ${player + 1}`,
  rounds: 'Rounds',
  guesser: 'Jasoos',
  start: 'Start',
  round: (number: number, of: number) => `Round ${number} of ${of}`,
  passTo: 'Phone',
  passOn: 'ko do. Baaki sab pankha dekho.',
  alone: 'Screen apni taraf. Padosi ki gardan lambi hai.',
  remember: 'Yaad ho gaya? Poker face lagao aur chhupao.',
  iAm: 'Main',
  am: 'hoon',
  open: 'Chit dikhao',
  hide: 'Chit chhupao',
  /** The instruction to put the phone on the desk, and to let the Raja ask a question. */
  court: 'Phone beech mein rakho. Raja zor se poochhe:',
  /** The word before the name of the guesser. `names` is the word after the name. */
  now: 'Ab',
  names: 'bataye:',
  question: 'Chor kaun?',
  guess: 'Guess',
  chooseFirst: 'Pehle ek chit chuno.',
  /** The mark of the player whom the guesser named as the Chor. */
  suspected: 'shak',
  nextRound: 'Next round',
  end: 'Game khatam',
  playAgain: 'Play again',
  otherNames: 'Naam badlo',
  scores: 'Scores',
  roundColumn: 'Round',
  total: 'Total',
  and: 'aur',
  played: (rounds: number) => (rounds === 1 ? '1 round khela' : `${rounds} rounds khele`),
  /** The words after the names of the winners. */
  crowned: 'ke sar taaj!',
  points: 'points',
  /** The label for the number of finished games on the score card. */
  games: 'Khel',
  roundsPlayed: 'Rounds',
  caught: 'Chor pakde',
};

/** The question that the Raja asks aloud, for each role that can be the guesser. */
export const rajaAsks: Record<Guesser, string> = {
  mantri: 'Mera Mantri kaun?',
  sipahi: 'Mera Sipahi kaun?',
};

/** The answer of the guesser to the question of the Raja. */
export const reply = 'Main, Maharaj!';

/** Returns the rule of the game: after a wrong guess, the Chor (the thief) gets the points of the guesser. */
export const ruleOf = (guesser: Guesser) =>
  `${roleNames[guesser]} ne Chor wali chit pakdi toh ${WORTH[guesser]} uske, warna Chor ke.`;

/** The lines below the name of a role on an open chit. Successive rounds use successive lines. */
export const chitLines: Record<Role, readonly string[]> = {
  raja: [
    'Gaddi tumhari: last bench ki woh seat jiska ek paaya hilta hai.',
    'Royal order likho: PT ke do period, Maths half day.',
    'Taaj kal ke akhbaar ka hai. Pankhe ke neeche mat baithna.',
    'Full darbaar tumhara. Homework phir bhi khud karna padega.',
  ],
  mantri: [
    'Brain tumhara, taaj kisi aur ka. Same to same class monitor.',
    'Salah dene ka poora haq. Galat nikli toh out of syllabus bol dena.',
    'Expression aisa, jaise answer sheet mein sab aata tha.',
    'Raja ke baad tum hi ho. Bas Raja ko yeh mat batana.',
  ],
  sipahi: [
    'Seeti tumhari jeb mein. Abhi baja di toh sab samajh jaayenge.',
    'Duty ghanti se ghanti tak, tiffin break duty mein nahi aata.',
    'Nazar sab par, par thodi si tiffin ke achaar par bhi.',
    'Line seedhi karana tumhara kaam. Pehle apni bench se shuru karo.',
  ],
  chor: [
    'Is chit ne kisi ka rubber gayab kiya hai. Tum bas shareef dikho.',
    'Seedhe baitho, ungli honthon par. Monitor bhi dhokha kha jaaye.',
    'Magnet wala pencil box kiske paas hai? Tum bas khidki dekho.',
    'Hansi aaye toh khaansi bana do. Chalk ki dust ka bahana ready hai.',
  ],
};

/** Returns the sentence after a wrong guess. It says that the Chor gets the points of the guesser. */
export const lossOf = (guesser: Guesser) =>
  `${roleNames[guesser]} ke ${WORTH[guesser]} ab Chor ke.`;

/** The words on the stamp after a guess. */
export const verdicts = {
  caught: 'Chor mil gaya!',
  missed: 'Chor nikal gaya!',
};

/** The texts of the alerts about a missing name, one for each player. */
const missingNames = [
  'Player 1 hi absent? Naam likho, bina attendance chit nahi milegi.',
  'Player 2 ki seat khaali hai. Naam likho, yahan proxy nahi chalti.',
  'Player 3 paani ki line mein hai kya? Naam likho, seat bachao.',
  'Chit chaar hain, naam teen. Player 4 bhi chahiye, corridor se kisi ko pakad laao.',
];

export const alerts: Alerts = Object.fromEntries(
  missingNames.map((text, player) => [
    missingNameAlert(player),
    { text, fieldId: nameFieldId(player) },
  ]),
);
