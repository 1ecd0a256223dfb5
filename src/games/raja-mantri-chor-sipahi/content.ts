import type { Alerts } from '../../layout/AlertDialog';
import type { About } from '../shared/game';
import type { Guesser, Role } from './rules';
import { missingNameAlert, WORTH } from './rules';

export const about: About = {
  title: 'Raja Mantri Chor Sipahi: chaar chit',
  tagline: 'Chaar chit, chaar dost, ek phone. Aur chehre par zero expression.',
  description:
    'Phone ghumao, apni chit chupke se dekho, phir Chor pakdo. Chaar dost, ek hi phone, paanch round, ' +
    'aur jeetne wale ke sar kaagaz ka taaj.',
};

/** The id of the text field with the name of a player. */
export const nameFieldId = (player: number) => `player-${player + 1}`;

/** The id of the question at which all look when the phone is on the desk. */
export const QUESTION_ID = 'chor-kaun';

/** The words that are written on a chit. */
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
  /** These words lead to the question of the Raja, while the fourth player still has the phone. */
  court: 'Phone beech mein rakho. Raja zor se poochhe:',
  /** `now` is before the name of the guesser, `names` after it. */
  now: 'Ab',
  names: 'bataye:',
  question: 'Chor kaun?',
  guess: 'Guess',
  chooseFirst: 'Pehle ek chit chuno.',
  /** This word marks the player who was named as the Chor. */
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
  /** These words follow the names of the winners. */
  crowned: 'ke sar taaj!',
  points: 'points',
  /** The label of the figure on the score card that counts whole games. */
  games: 'Khel',
  roundsPlayed: 'Rounds',
  caught: 'Chor pakde',
};

/** The question that the Raja asks aloud, by guesser. */
export const rajaAsks: Record<Guesser, string> = {
  mantri: 'Mera Mantri kaun?',
  sipahi: 'Mera Sipahi kaun?',
};

/** The answer of the guesser. */
export const reply = 'Main, Maharaj!';

/** The rule of the points, by guesser. */
export const ruleOf = (guesser: Guesser) =>
  `${roleNames[guesser]} ne Chor wali chit pakdi toh ${WORTH[guesser]} uske, warna Chor ke.`;

/** Lines below the name of a role on its chit, taken in turn by round. */
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

/** Returns the sentence after a wrong guess, which says that the Chor gets the points of the guesser. */
export const lossOf = (guesser: Guesser) =>
  `${roleNames[guesser]} ke ${WORTH[guesser]} ab Chor ke.`;

/** The words of the stamp after a guess. */
export const verdicts = {
  caught: 'Chor mil gaya!',
  missed: 'Chor nikal gaya!',
};

/** Alerts about a missing name, by player. */
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
