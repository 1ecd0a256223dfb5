import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/lines';
import { challenge } from './links';
import type { Position, Result, Side, Throw } from './rules';
import { isOut, latestBall, scoresOf, shownBy, targetOf } from './rules';
import { selectIsChallenged, selectPosition } from './slice';

/**
 * The commentary on a ball. The commentators are the pupils of the last bench. `lineAfter` takes the lines of a list in
 * turn.
 */
export const commentary: {
  /** The lines for a ball with runs, by the side that bats, and then by the runs of the ball. */
  runs: Record<Side, Record<Throw, readonly string[]>>;
  /** The lines for Out, by the side that is out. */
  out: Record<Side, readonly string[]>;
  /** The lines for Out before the first run, by the side that is out. */
  duck: Record<Side, readonly string[]>;
  /** The lines for the ball with which a side reaches 50 runs, by the side that bats. */
  fifty: Record<Side, readonly string[]>;
  /** The lines for the ball with which a side reaches 100 runs, by the side that bats. */
  hundred: Record<Side, readonly string[]>;
  /**
   * The lines, by the side that bats, when this side needs only 2 to 6 more runs to win. One ball can then win the
   * match.
   */
  lastSix: Record<Side, readonly string[]>;
  /**
   * The lines, by the side that bats, when both sides have equal runs in the second innings. Any ball that is not Out
   * then wins the match.
   */
  level: Record<Side, readonly string[]>;
} = {
  runs: {
    you: {
      1: [
        'Ek ungli uthi. Sir samjhe doubt hai.',
        'Single! Bhaage bhi nahi, bas bench par khiske.',
        'Ek run chura liya. Witness: khidki wala kabootar.',
        'Single, jaise class mein chips: ek hi, bina awaaz.',
      ],
      2: [
        'Double: ek run apna, ek proxy wala.',
        'Do ungli, do run. Batti bhi isi se hoti thi.',
        'Do! Dusra run kisi ke bag ke upar se tha.',
        'Teesra bhi banta, par joote ka feeta khul gaya.',
      ],
      3: [
        'Teen run, poori bench ke liye ek ek.',
        'Teen! Itna toh PT period mein bhi nahi bhaage.',
        'Na single, na chauka: middle bench shot, teen run.',
        'Teen run! Cycle par bhi teen hi baithte the.',
      ],
      4: [
        'Chauka! Khidki bach gayi, ball imaginary hai.',
        'Four! Sir mude, toh haath seedha copy par.',
        'Angootha andar, ball boundary ke bahar. Chauka!',
        'Chauka! Last bench ne desk ka dholak bana diya.',
      ],
      5: [
        'Paanch! TV wale cricket mein yeh number milta hi nahi.',
        'Five! Run bhi mile, high five bhi.',
        'Haath check kar lo: chit nahi, paanch run.',
        '5 run! Ungliyan khatam, confidence baaki.',
      ],
      6: [
        'Chhakka! Computer poochh raha hai, angootha allowed hai?',
        'Six! Kal assembly mein thought of the day: angootha.',
        'Chhakka! Neeche wali class ne bhi taali bajayi.',
        'Six! Ball hoti, toh ab tak dusre mohalle mein hoti.',
      ],
    },
    computer: {
      1: [
        'Ek run gaya. Change samajhkar jaane do.',
        'Itna warm-up, aur computer ne liya ek run.',
        'Ek run liya, aur computer ne receipt bhi maangi.',
        'Single par bhi celebration? Computer ka first day hai.',
      ],
      2: [
        'Do liye. Computer bola: ek chhote bhai ke liye.',
        'Monitor ne board par likha: Computer, x2.',
        'Do run nikle. Prefect ki duty kahan lagi thi?',
        'Do! Computer stairs bhi do do karke chadhta hai.',
      ],
      3: [
        'Teen run. Fielding kaun kar raha tha, khidki?',
        'Computer ke teen, bina ungliyon par gine.',
        'Tukka tha, par computer formula bata raha hai. Teen!',
        'Teen run bhaaga! Computer ke pair kab se hain?',
      ],
      4: [
        'Four! Hamara fielder paani peene gaya tha.',
        'Chauka! Gali mein hota, toh bolte: ball kho gayi.',
        'Four maarkar computer ne collar khada kar liya.',
        'Chauka! Ab computer yeh poori bus mein sunayega.',
      ],
      5: [
        'Paanch! Computer ke paas ungliyan kahan se aayin?',
        '5 run liye, computer seat se hila tak nahi.',
        'Computer ke five. High five ke liye mat uthna.',
        'Paanch gaye. Canteen wale khaate mein likh do.',
      ],
      6: [
        'Computer ka six! Koi iska charger nikaalo.',
        'Chhakka! First bench ne bhi mudkar dekha.',
        'Computer ne angootha dikhaya. Bura mat maano, six hai.',
        'Six! Hamara bowler sick room poochh raha hai.',
      ],
    },
  },
  out: {
    you: [
      'Umpire koi nahi tha, ungli sabki uthi.',
      'Number same, kismat absent.',
      'Dono ne same socha. Dosti achchi, batting khatam.',
      'Bat jama karo. Haath hai? Toh jeb mein daalo.',
      '"Ready nahi tha" chillane ke marks nahi milte.',
      'Third umpire tiffin kha raha hai, out hi maano.',
    ],
    computer: [
      'Computer gaya! Bola: mouse phisal gaya.',
      'Apne hi monitor ne computer ka naam likh diya.',
      'Computer bat lekar ghar ja raha hai, roko!',
      'Dimaag padh liya! Kitaab bhi aise hi padho.',
      'Wicket! Last bench ne bag hawa mein uchhaale.',
      'Computer ko bolo, restart karke line mein lage.',
    ],
  },
  duck: {
    you: [
      'Zero par out. Score gol, munh bhi gol.',
      'Duck! Roll call bhi isse lamba chalta hai.',
      'Zero! Khaata khulne se pehle bank band.',
      'Duck! Bol do, abhi toh guard le rahe the.',
    ],
    computer: [
      'Computer zero par out! Screenshot le lo.',
      'Computer ka khaata nahi khula, password bhool gaya.',
      'Duck! Seat garam hone se pehle computer gaya.',
      'Zero! Computer ne binary ka one padha hi nahi.',
    ],
  },
  fifty: {
    you: [
      'Fifty! Bat nahi hai? Scale utha do.',
      '50! Report card mein bhi bas itne chahiye the.',
      'Half century! Sir ne attendance rokkar dekha.',
    ],
    computer: [
      'Computer ki fifty. Taali do, thodi dheemi wali.',
      'Computer ke 50. Bowling ka remark diary mein aayega.',
      'Fifty! Computer ne helmet utaara, andar se fan nikla.',
    ],
  },
  hundred: {
    you: [
      '100! Maths mein nahi aaye, yahan aa gaye.',
      'Century! Ungliyon ko aaj homework se chhutti.',
      'Century! School bus ab tumhare ghar tak aayegi.',
    ],
    computer: [
      'Computer ki century! Ghanti kab bajegi, yaar?',
      'Hundred! Computer ko farewell de do, ab jaaye.',
      'Computer ke 100. Pehle mithai, phir agli ball.',
    ],
  },
  lastSix: {
    you: [
      'Jeet ek haath door. Ungliyan sochkar nikaalna.',
      'Ek ball mein ho sakta hai. Desk bajana shuru!',
      'Ek chhakka, aur computer school badal lega.',
    ],
    computer: [
      'Computer paas aa gaya. Same number nikaalo, ya plug.',
      'Ek shot door hai computer. Mann mein bhi number mat bolo.',
      'Saare fielder andar! Chowkidar ko bhi bula lo.',
    ],
  },
  level: {
    you: [
      'Barabar! Ab bas out mat hona, yaar.',
      'Scores level. Ek ungli bhi bahut hai.',
      'Same score! Ab jo bhi dikhao, bas alag dikhao.',
    ],
    computer: [
      'Level! Ab sirf same number bachayega.',
      'Barabar! Out kiya toh tie, warna tiffin uska.',
      'Scores level. Computer ki ungliyon par taala laga do.',
    ],
  },
};

/** The words for the wicket that ended a match, by the side that was out. */
export const lastWickets: Record<Side, string> = {
  you: 'Wicket tumhara.',
  computer: 'Wicket computer ka!',
};

/** The lines at the end of a match, by the result. `lineAfter` takes the lines of a list in turn. */
export const endings: Record<Result, readonly string[]> = {
  'You win!': [
    'Player of the match: tumhara haath. Interview nahi dega.',
    'Poori bench ne kandhe par uthaya. Mann mein, sir dekh rahe hain.',
    'Match jeet gaye, aur ghanti abhi baji nahi. Ek aur?',
    'Computer bola: yeh toh net practice thi. Koi nahi maana.',
  ],
  'Computer wins!': [
    'Computer jeeta, par uske tiffin mein sirf cable hai.',
    'Bol do ki haath so gaya tha. Third period tha hi aisa.',
    'Badla kal recess mein. Kal kyun, abhi.',
    'Haar gaye, par captain tum hi rahoge. Bat tumhara hai.',
  ],
  'Match tied!': [
    'Uniform ki tie ghar bhool aaye, match ki yahan mil gayi.',
    'Tie! Ghar par dono yahi bolenge ki jeet gaye.',
    'Barabar! Cup beech se kaato, scale se naapkar.',
    'Umpire bina decision diye canteen chala gaya.',
  ],
};

const FIFTY_RUNS = 50;
const HUNDRED_RUNS = 100;
const LAST_RUNS = 6;

/**
 * Returns the line about the latest ball, or about the result if the match is over; null before the first ball. The
 * number of balls so far selects the line in a list, because then no line comes twice in a row.
 */
export function lineAfter(position: Position): string | null {
  const { balls, result } = position;
  const latest = latestBall(position);
  if (!latest) return null;
  const turn = balls[0].length + balls[1].length;
  return inTurn(result ? endings[result] : linesFor(position, latest), turn);
}

/**
 * Returns the words for the wicket that has ended the match; null if the match is not over, or if it has ended without
 * a wicket.
 */
export function lastWicket(position: Position): string | null {
  const latest = latestBall(position);
  return position.result && latest && isOut(latest.ball) ? lastWickets[latest.batter] : null;
}

function linesFor(
  position: Position,
  { ball, batter }: NonNullable<ReturnType<typeof latestBall>>,
): readonly string[] {
  const runs = scoresOf(position)[batter];
  if (isOut(ball)) return runs === 0 ? commentary.duck[batter] : commentary.out[batter];
  const scored = shownBy(batter, ball);
  const reaches = (mark: number) => runs >= mark && runs - scored < mark;
  if (reaches(HUNDRED_RUNS)) return commentary.hundred[batter];
  if (reaches(FIFTY_RUNS)) return commentary.fifty[batter];
  const needed = (targetOf(position) ?? Infinity) - runs;
  if (needed === 1) return commentary.level[batter];
  if (needed <= LAST_RUNS) return commentary.lastSix[batter];
  return commentary.runs[batter][scored];
}

/**
 * Shows the line of `lineAfter`, or after the end of a challenge the line about the outcome. If a wicket has ended the
 * match, the words for the wicket come first.
 */
export default function MatchLine() {
  const position = useAppSelector(selectPosition, shallowEqual);
  const isChallenged = useAppSelector(selectIsChallenged);
  if (!position) return null;
  const { result } = position;
  const wicket = lastWicket(position);
  return (
    <span>
      {wicket && <strong>{wicket}</strong>}{' '}
      <span>{isChallenged && result ? challenge.outcomes[result] : lineAfter(position)}</span>
    </span>
  );
}
