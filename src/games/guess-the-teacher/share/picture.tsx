import type { PictureContent } from '../../../sharing/picture';
import { handoutFoot, handoutHead } from '../../shared/handout/picture';
import { certificates, finalScore, hintsUsed as hintsText, labels } from '../certificate/content';
import { labels as gameLabels } from '../content';
import { guessTheTeacher } from '../game';
import type { Certificate } from '../rules';
import { MAX_SCORE } from '../rules';

/** The certificate as it is on the screen. */
export function pictureOf({
  certificate,
  score,
  hintsUsed,
  best,
}: {
  certificate: Certificate;
  score: number;
  hintsUsed: number;
  best: number;
}): PictureContent {
  const { title, citation, seal } = certificates[certificate];
  const bestScore = `${gameLabels.bestScore}: ${best} / ${MAX_SCORE}`;
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
        text: finalScore(score, MAX_SCORE),
        color: 'ink',
      },
      { kind: 'text', text: hintsText(hintsUsed) },
      ...(best > score ? [{ kind: 'text', text: bestScore } as const] : []),
      handoutFoot(seal),
    ],
  };
}
