import { useAppSelector } from '../../state/hooks';
import styles from '../shared/chase.later.module.css';
import type { Band } from '../shared/lines';
import { bandText, inTurn } from '../shared/lines';
import { outcomeOf } from '../shared/Standing';
import type { Name } from './caller';
import { challenge as challengeTexts, labels } from './content';
import { hasMistake } from './rules';
import {
  selectCalls,
  selectChallenge,
  selectMode,
  selectPhase,
  selectScore,
  selectWinner,
} from './slice';

/**
 * The line that is shown after a mistake, by the name that was called. If the thing flies, the mistake is that the
 * finger was not lifted. If the thing does not fly, the mistake is that the finger was lifted.
 */
export const lines: Record<Name, string> = {
  chidiya: 'Game ka naam hi uska tha, phir bhi miss?',
  tota: 'Tota bye bolkar gaya, tumne reply nahi diya.',
  maina: 'Maina nikal gayi, tum abhi typing mein the.',
  kabootar: 'Kabootar ab dusri balcony mein hai, AC ke upar.',
  kauwa: 'Kauwa gaya, saath mein tumhara paratha bhi.',
  ullu: 'Ullu night shift par nikla, tum so rahe the.',
  baaz: 'Baaz ne upar se dekha: ungli hili hi nahi.',
  hans: 'Hans ne poora runway liya, tum tab bhi late?',
  cheel: 'Cheel ne do round laga liye, tum soch rahe ho.',
  koyal: 'Koyal solo gaakar gayi, tum audience rahe.',
  bulbul: 'Bulbul gayi, tum spelling mein atke rahe.',
  giddh: 'Giddh retire hone wala tha, woh bhi udd gaya.',
  bagula: 'Bagula ek pair par tha, phir bhi first nikla.',
  sarus: 'Sarus couple gaya, ungli single reh gayi.',
  neelkanth: 'Abhi jo neela flash gaya na, wahi tha.',
  kathphodwa: 'Thak thak ki, tumne khola nahi, woh gaya.',
  titli: 'Titli toh drawing copy se bhi udd gayi.',
  bhanwra: 'Bhanwra bina silencer ke gaya, suna nahi?',
  machhar: 'Machhar gaya. Raat ko kaan mein batayega.',
  makkhi: 'Makkhi halwai ke counter par check-in kar gayi.',
  madhumakkhi: 'Madhumakkhi duty par nikli, tum leave par?',
  tataiya: 'Tataiya gayi. Sab bench ke neeche se niklo.',
  jugnu: 'Jugnu indicator dekar muda, dikha nahi?',
  chamgadad: 'Chamgadad ulta latka tha, seedha nikal gaya.',
  patang: 'Patang gayi! Dheel ungli ko bhi deni thi.',
  'hawai-jahaaz': 'Final call ho gaya, tum gate par reh gaye.',
  helicopter: 'Helicopter gaya, poori gali terrace par hai.',
  gubbara: 'Gubbara ceiling par, ungli wahin ki wahin.',
  rocket: 'Rocket ne ten se gina tha, time kam tha kya?',
  drone: 'Drone gaya, video mein tum baithe dikhoge.',
  gadha: 'Gadha? Itna load lekar takeoff allowed nahi.',
  haathi: 'Haathi uda? Neeche wale sab side ho jaao!',
  ghoda: 'Ghoda chess mein dhai ghar jaata hai, udta nahi.',
  bhains: 'Bhains? Aasmaan ne mana kiya hai.',
  gaay: 'Gaay road ke beech baithi hai, runway nahi.',
  bakri: 'Bakri busy hai, kisi ki copy chaba rahi hai.',
  kutta: 'Gali ka kutta bhi tumhe dekhkar hans diya.',
  billi: 'Billi kood sakti hai, boarding pass nahi legi.',
  sher: 'Sher jungle ka principal hai, pilot nahi.',
  oont: 'Oont ki gardan upar hai, baaki sab ground par.',
  machhli: 'Machhli udi, toh towel kaun dega?',
  saanp: 'Saanp ke pair hi nahi, pankh kahan se laaye?',
  bandar: 'Bandar ne ped badla hai, airline nahi.',
  bhalu: 'Bhalu winter sleep mein hai, jagaya kyun?',
  kachhua: 'Kachhua race jeeta zaroor tha, par paidal.',
  magarmachh: 'Magarmachh ke aansu fake the, flight bhi.',
  khargosh: 'Khargosh race mein so gaya, udega kab?',
  mendhak: 'Mendhak ki jump thi, tumne flight maan li.',
  gainda: 'Gainda ke paas horn hai, wings nahi.',
  kursi: 'Kursi sirf musical chairs mein bhaagti hai.',
  table: 'Udta toh 17 ka table hai, woh bhi dimaag se.',
  duster: 'Duster nahi, uski chalk wali dhool udi thi.',
  basta: 'Basta tumhe hi peeche gira deta hai, udega kya?',
  tiffin: 'Tiffin udta nahi, bas break se pehle khaali.',
  bottle: 'Bottle flip hui thi, flight nahi hui.',
  cycle: 'Cycle hawa se baat karti hai, udti nahi.',
  pahaad: 'Pahaad hila, toh geography ka paper cancel.',
  'principal-sir': 'Sir ne dekh liya. Ab parents ke saath aana.',
  blackboard: 'Blackboard wahin hai, test ki date bhi.',
  almirah: 'Almirah mein rajaai hai, parachute nahi.',
  'school-bus': 'School bus udti, toh roz late kyun hote?',
  matka: 'Matka? Landing ke baad sirf tukde milenge.',
};

/** The lines under the heading `Out!`. Each line is for a score of `from` or more; the highest `from` comes first. */
export const endings: readonly Band[] = [
  { from: 80, text: 'Caller ka gala baith gaya, tab jaakar tum ruke. Legend!' },
  { from: 60, text: 'Itne naam toh zoo ke board par bhi nahi hote.' },
  { from: 40, text: 'Airport se call hai: control tower mein ek seat khaali hai.' },
  { from: 20, text: 'Badhiya! Tumhe phansane ke liye caller ko overtime karna pada.' },
  { from: 8, text: 'Warm-up solid tha. Ungli samajh gayi ki caller dost nahi hai.' },
  { from: 0, text: 'Teen mistakes, teeno express delivery se. Chalo, dubara.' },
];

/** The lines after a game of two players that has a winner. The number of calls in the game chooses the line. */
export const duelEndings: readonly string[] = [
  'Jo haara, woh abhi bolega: yeh toh demo round tha.',
  'Winner ki ungli ka photo lo. Photographer: jo haara.',
  'Ten points! Phone beech se hata lo, dosti rehne do.',
];

export const duelTie = 'Dono 10 par! Caller bola: mujhe bhi koi ek choose karne do.';

/**
 * The lines after a call without a mistake, whether the finger had to be lifted or not. The number of calls so far
 * chooses the line.
 */
export const praise: readonly string[] = [
  'Sahi pakde!',
  'Ekdum sahi!',
  'Full attention!',
  'Shabaash, ungli!',
  'Caller hairaan!',
  'Brain on hai!',
  'Nahi phanse!',
  'Topper ungli!',
  'Kaan khule hain!',
  'Right, boss!',
  'Tick mark!',
  'Wah, next!',
];

/** Shows a line about the last call: the line of the called name after a mistake, otherwise a line of praise. */
export function CallLine() {
  const calls = useAppSelector(selectCalls);
  const last = calls[calls.length - 1];
  if (!last) return null;
  return <p>{hasMistake(last) ? lines[last.name as Name] : inTurn(praise, calls.length)}</p>;
}

/** Shows the closing line of a game. */
export function Ending() {
  const isDuel = useAppSelector(selectMode) === 'duel';
  const { length } = useAppSelector(selectCalls);
  const score = useAppSelector(selectScore);
  const winner = useAppSelector(selectWinner);
  const ofTwo = winner === null ? duelTie : inTurn(duelEndings, length);
  return (
    <p>
      <span>{isDuel ? ofTwo : bandText(endings, score)}</span>
    </p>
  );
}

/**
 * Shows the player's score and the friend's score in a challenge, and at the end of the game also who has won. If the
 * chosen mode is not the mode of the challenge, shows instead that the challenge is waiting.
 */
export function FriendScore() {
  const challenge = useAppSelector(selectChallenge);
  const mode = useAppSelector(selectMode);
  const isOver = useAppSelector(selectPhase) === 'over';
  const score = useAppSelector(selectScore);
  if (!challenge) return null;
  const isWaiting = challenge.mode !== mode;
  return (
    <p className={styles.standing}>
      <strong>
        {isWaiting
          ? challengeTexts.waiting(labels.modes[challenge.mode])
          : challengeTexts.standing(score, challenge.score)}
      </strong>{' '}
      {isOver && !isWaiting && (
        <span>{challengeTexts.outcomes[outcomeOf(score, challenge.score)]}</span>
      )}
    </p>
  );
}
