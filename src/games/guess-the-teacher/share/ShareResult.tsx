import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { MAX_SCORE } from '../rules';
import {
  selectBestScore,
  selectCards,
  selectCertificate,
  selectHintsUsed,
  selectScore,
} from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

export default function ShareResult() {
  const certificate = useAppSelector(selectCertificate);
  const score = useAppSelector(selectScore);
  const hintsUsed = useAppSelector(selectHintsUsed);
  const best = useAppSelector(selectBestScore);
  const cards = useAppSelector(selectCards);
  return (
    <Share
      lead={leads.result}
      lines={messageOf({ certificate, score, of: MAX_SCORE })}
      hash={hashOf({ cards, score })}
      picture={() => pictureOf({ certificate, score, hintsUsed, best })}
      fileName={`guess-the-teacher-${score}`}
    />
  );
}
