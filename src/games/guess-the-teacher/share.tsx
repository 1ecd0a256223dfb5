import type { PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import { handoutFoot, handoutHead } from '../shared/handout/picture';
import { certificates, finalScoreText, hintsUsedText, labels } from './content';
import { guessTheTeacher } from './game';
import { challengeHashOf } from './links';
import type { Certificate } from './rules';
import { certificateFor, MAX_SCORE } from './rules';
import type { GuessTheTeacherState } from './slice';
import { selectBestScore, selectCards, selectHintsUsed, selectScore } from './slice';

/** Shows the buttons that share the certificate. The shared link challenges a friend with the same five cards. */
export default function ShareResult() {
  const score = useAppSelector(selectScore);
  const hintsUsed = useAppSelector(selectHintsUsed);
  const bestScore = useAppSelector(selectBestScore);
  const cards = useAppSelector(selectCards);
  return (
    <Share
      lines={messageOf(score)}
      hash={challengeHashOf({ cards, score })}
      picture={() => pictureOf({ score, hintsUsed, bestScore })}
      fileName={`guess-the-teacher-${score}`}
    />
  );
}

/** The texts of the shared message, by certificate: a joke of the player, and a question to the friend. */
export const lines: Record<Certificate, { joke: string; question: string }> = {
  pet: {
    joke: 'Staff room mein mera naam liya gaya, pehli baar taareef ke liye.',
    question: 'Wahi 5 cards ab tumhare saamne. Chalk box ki duty mujhse chheenoge?',
  },
  vip: {
    joke: 'Staff room mein seat mili, par aadat se maine khade khade hi chai pi.',
    question: 'Yahi 5 cards tumhare liye rakhe hain. Meri seat khaali karwaoge?',
  },
  survivor: {
    joke: 'Kuch pehchane, baaki se aankh bachakar nikalna toh school mein hi aa gaya tha.',
    question: 'Same 5 cards, same corridor. Tum andar jaoge, ya bahar mera saath doge?',
  },
  clown: {
    joke: 'Pata chala ki mujhe teacher ki awaaz nahi, sirf chhutti ki ghanti yaad hai.',
    question: 'Homework toh tumhari copy se hi aata tha. Yeh 5 cards bhi tum bata doge?',
  },
};

/** Returns the lines of the shared message for a score. */
export function messageOf(score: number): string[] {
  const certificate = certificateFor(score);
  const { joke, question } = lines[certificate];
  const { title } = certificates[certificate];
  return [`Guess the Teacher: ${title}, ${score} / ${MAX_SCORE}`, joke, question];
}

type Result = Pick<GuessTheTeacherState, 'score' | 'hintsUsed' | 'bestScore'>;

/** Returns the picture of the certificate, with the same texts as on the screen. */
export function pictureOf({ score, hintsUsed, bestScore }: Result): PictureContent {
  const { title, citation, seal } = certificates[certificateFor(score)];
  const best = `${labels.bestScore}: ${bestScore} / ${MAX_SCORE}`;
  return {
    heading: guessTheTeacher.name,
    framed: true,
    blocks: [
      ...handoutHead(),
      { kind: 'text', text: labels.certifies, color: 'pencil' },
      { kind: 'text', size: 'title', text: title },
      { kind: 'text', text: citation },
      {
        kind: 'text',
        hand: true,
        strong: true,
        size: 'large',
        text: finalScoreText(score, MAX_SCORE),
        color: 'ink',
      },
      { kind: 'text', text: hintsUsedText(hintsUsed) },
      ...(bestScore > score ? [{ kind: 'text', text: best } as const] : []),
      handoutFoot(seal),
    ],
  };
}
