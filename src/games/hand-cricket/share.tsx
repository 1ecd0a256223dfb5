import { shallowEqual } from 'react-redux';
import type { PictureColor, PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import { outcomeOf } from '../shared/Standing';
import { lineAfter } from './Commentary';
import { labels } from './content';
import { handCricket } from './game';
import { HandDrawing } from './Hands';
import { challengeHashOf } from './links';
import type { Result } from './rules';
import { scoresOf } from './rules';
import { selectIsChallenged, selectMatches, selectPosition, selectStreak } from './slice';

type Outcome = 'won' | 'lost' | 'tied';

const outcomes = {
  'You win!': 'won',
  'Computer wins!': 'lost',
  'Match tied!': 'tied',
} satisfies Record<Result, Outcome>;

/**
 * The jokes in the message about a match, by the outcome. `from` is the lowest number of the player's runs for a joke.
 * The joke with the highest `from` comes first.
 */
export const jokes: Record<Outcome, readonly Band[]> = {
  won: [
    { from: 100, text: 'Scorebook ke page khatam ho gaye, baaki run cover par likhe hain.' },
    { from: 50, text: 'Fifty ke baad mera haath autograph dene nikla, ab tak lauta nahi.' },
    { from: 20, text: 'Computer bola: ball geeli thi. Ball thi hi nahi.' },
    { from: 0, text: 'Scorecard chhota hai, par jeet usmein poori fit aa gayi.' },
  ],
  lost: [
    { from: 50, text: 'Ghar par bas fifty wali baat batayi. Result kisi ne poochha nahi.' },
    { from: 10, text: 'Light kam thi, pankha tez tha, pitch par compass ke nishaan the.' },
    { from: 1, text: 'Captain bhi main, selector bhi main. Galti selection mein hi thi.' },
    { from: 0, text: 'Zero par out. Sabne score poochha, maine weather bataya.' },
  ],
  tied: [
    { from: 1, text: 'Score ekdum same aaya, aur is baar copy sach mein kisi ne nahi ki.' },
    { from: 0, text: 'Dono zero par out. PTM mein dono ki mummy ek hi bench par baithi hain.' },
  ],
};

/**
 * The questions to the friend in the message, by the outcome. `from` is the lowest number of the player's runs for a
 * question. The question with the highest `from` comes first. Some questions promise the friend the same bowling,
 * because the computer repeats its numbers in the challenge.
 */
export const questions: Record<Outcome, readonly Band[]> = {
  won: [
    { from: 100, text: 'Tumhara highest kitna tha? Woh wala, jo sirf tumhe yaad hai.' },
    { from: 50, text: 'Recess mein pehli batting hamesha tumhe chahiye thi. Aaj bhi?' },
    { from: 20, text: 'Jo bowling mujhe mili, wahi tumhe milegi. Chase kar loge?' },
    { from: 0, text: 'Itna target toh banta hai. Ya tumhe ab bhi runner chahiye?' },
  ],
  lost: [
    { from: 50, text: 'Meri fifty beech mein rakhi hai. Paar karoge, ya pehle net practice?' },
    { from: 10, text: 'Ab wahi bowling tumhari taraf aa rahi hai. Kitni der tikoge?' },
    { from: 1, text: 'Itna chhota target phir nahi milega. Lena hai?' },
    { from: 0, text: 'Ek run banao, aur mujhse aage. Itna kar loge na?' },
  ],
  tied: [
    { from: 1, text: 'Super over ke liye koi bada player chahiye. Free ho?' },
    { from: 0, text: 'Khaata humse khula hi nahi. Tum kholkar dikhaoge?' },
  ],
};

export const headlines: Record<Outcome, (you: number, computer: number) => string> = {
  won: (you, computer) => `Hand Cricket: maine ${you} banaye, computer ne ${computer}. Match mera!`,
  lost: (you, computer) =>
    `Hand Cricket: computer ${computer}, main ${you}. Match usko udhaar diya`,
  tied: (you) => `Hand Cricket: computer aur main, dono ${you} par. Tie!`,
};

/** The texts for the results on the picture. The player is the speaker, because the player sends the picture. */
export const captions: Record<Result, string> = {
  'You win!': 'Match mera!',
  'Computer wins!': 'Match computer ka',
  'Match tied!': 'Match tie',
};

/** Returns the lines of the message after a match: headline, joke and question. */
export function messageOf({
  result,
  you,
  computer,
}: {
  result: Result;
  you: number;
  computer: number;
}): string[] {
  const outcome = outcomes[result];
  return [
    headlines[outcome](you, computer),
    bandText(jokes[outcome], you),
    bandText(questions[outcome], you),
  ];
}

type Answer = { joke: string; question: string };

/** The joke and the question in the answer to the friend after a challenge, by the outcome for the player. */
export const answers: Record<'won' | 'lost' | 'tied', Answer> = {
  won: {
    joke: 'Tumhara target homework jaisa tha, bas yeh maine poora kiya.',
    question: 'Ab tumhari baari. Chase karoge, ya bat utha kar ghar?',
  },
  lost: {
    joke: 'Target bada nahi tha, haath mein ungliyan hi paanch nikli.',
    question: 'Rematch doge, ya captain banke neem ke neeche baithoge?',
  },
  tied: {
    joke: 'Score same, ball same. Sir poochh rahe hain, bagal mein kaun baitha tha.',
    question: 'Super over recess mein, ya chhutti ke baad gate par?',
  },
};

/** Returns the lines of the message that tells the friend the result of a challenge. */
export function answerOf({ own, friend }: { own: number; friend: number }): string[] {
  const { joke, question } = answers[outcomeOf(own, friend)];
  return [`Hand Cricket: mere ${own}, tumhare ${friend}`, joke, question];
}

type PlayedMatch = {
  result: Result;
  you: number;
  computer: number;
  /** The number of balls in the player's innings. */
  balls: number;
  /** The line about the end of the match. */
  line: string;
  streak: number;
};

/** The colours of the results on the picture, the same as on the screen. */
const colors: Record<Result, PictureColor> = {
  'You win!': 'green',
  'Computer wins!': 'red',
  'Match tied!': 'ink',
};

/**
 * Returns the picture of a match. The picture shows two fists: open hands would tell a friend a number that the
 * computer will show in the challenge.
 */
export function pictureOf({
  result,
  you,
  computer,
  balls,
  line,
  streak,
}: PlayedMatch): PictureContent {
  return {
    heading: handCricket.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: [
          { element: <HandDrawing fingers={0} />, height: 4, label: labels.you },
          {
            element: <HandDrawing fingers={0} />,
            height: 4,
            label: labels.computer,
            mirrored: true,
          },
        ],
      },
      { kind: 'stamp', text: captions[result], color: colors[result] },
      { kind: 'text', text: line, color: 'pencil' },
      {
        kind: 'figures',
        figures: [
          { label: labels.you, value: `${you}` },
          { label: labels.computer, value: `${computer}` },
          { label: labels.balls, value: `${balls}` },
          { label: labels.streak, value: `${streak}` },
        ],
      },
    ],
  };
}

/** The buttons to share a match that is over. The shared link challenges a friend to chase the player's innings. */
export default function ShareResult() {
  const position = useAppSelector(selectPosition, shallowEqual);
  const isChallenged = useAppSelector(selectIsChallenged);
  const matches = useAppSelector(selectMatches);
  const streak = useAppSelector(selectStreak);
  if (!position?.result) return null;
  const { batting, balls, result } = position;
  const own = balls[batting === 'you' ? 1 : 0];
  const { you, computer } = scoresOf(position);
  const line = lineAfter(position) ?? '';
  return (
    <Share
      key={matches}
      lines={
        isChallenged
          ? answerOf({ own: you, friend: computer })
          : messageOf({ result, you, computer })
      }
      hash={challengeHashOf(own)}
      picture={() => pictureOf({ result, you, computer, balls: own.length, line, streak })}
      fileName={`hand-cricket-${you}-${computer}`}
    />
  );
}
