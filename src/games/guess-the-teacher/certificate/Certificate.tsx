import { Button } from '../../../kit/Button';
import { focusAfter } from '../../../kit/focusAfter';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Handout, Seal } from '../../shared/handout/Handout';
import { HandoutActions } from '../../shared/handout/HandoutActions';
import { ShareSlot } from '../../shared/share/ShareSlot';
import { labels as gameLabels } from '../content';
import { startClass } from '../effects';
import { FriendScore } from '../FriendScore';
import { TEACHER_ID } from '../ids';
import { MAX_SCORE } from '../rules';
import { selectBestScore, selectCertificate, selectHintsUsed, selectScore } from '../slice';
import styles from './Certificate.deferred.module.css';
import { certificates, finalScore, hintsUsed as hintsText, labels } from './content';

const loadShare = () => import(/* webpackChunkName: "certificate-share" */ '../share/ShareResult');

export default function Certificate() {
  const dispatch = useAppDispatch();
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
          <p className={styles.score}>{finalScore(score, MAX_SCORE)}</p>
          <p>{hintsText(hintsUsed)}</p>
          {best > score && <p>{`${gameLabels.bestScore}: ${best} / ${MAX_SCORE}`}</p>}
        </div>
      </Handout>
      <FriendScore />
      <HandoutActions>
        <Button lang="en-IN" onClick={() => focusAfter(() => dispatch(startClass()), TEACHER_ID)}>
          {labels.again}
        </Button>
      </HandoutActions>
      <ShareSlot load={loadShare} />
    </div>
  );
}
