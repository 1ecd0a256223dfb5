import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { focusAfter } from '../../kit/focusAfter';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { NewsSlot } from '../shared/badges/NewsSlot';
import { Handout, HandoutActions, Seal } from '../shared/handout/Handout';
import { NewBestSlot } from '../shared/ShareSlot';
import styles from './Certificate.deferred.module.css';
import { certificates, finalScoreText, hintsUsedText, labels, TEACHER_ID } from './content';
import { startClass } from './effects';
import FriendScore from './FriendScore';
import { MAX_SCORE } from './rules';
import ShareResult from './share';
import {
  selectBestScore,
  selectCertificate,
  selectHintsUsed,
  selectIsRecord,
  selectScore,
} from './slice';

/** Shows the certificate after a class (a game of five rounds), and the buttons to play again and to share. */
export default function Certificate() {
  const dispatch = useAppDispatch();
  const isRecord = useAppSelector(selectIsRecord);
  const certificate = certificates[useAppSelector(selectCertificate)];
  const score = useAppSelector(selectScore);
  const hintsUsed = useAppSelector(selectHintsUsed);
  const best = useAppSelector(selectBestScore);
  return (
    <div>
      <Handout
        preamble={labels.certifies}
        title={certificate.title}
        nameless
        seal={<Seal variant={certificate.seal} />}
      >
        <p className={styles.citation}>{certificate.citation}</p>
        <div className={styles.figures} lang="en-IN">
          <p className={styles.score}>{finalScoreText(score, MAX_SCORE)}</p>
          <p>{hintsUsedText(hintsUsed)}</p>
          {best > score && <p>{`${labels.bestScore}: ${best} / ${MAX_SCORE}`}</p>}
        </div>
        <div className={row.slot}>
          {isRecord && <NewBestSlot />}
          <NewsSlot />
          <ShareResult />
        </div>
      </Handout>
      <FriendScore />
      <HandoutActions>
        <Button lang="en-IN" onClick={() => focusAfter(() => dispatch(startClass()), TEACHER_ID)}>
          {labels.again}
        </Button>
      </HandoutActions>
    </div>
  );
}
