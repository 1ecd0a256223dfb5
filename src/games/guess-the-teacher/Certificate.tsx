import { useAppDispatch, useAppSelector, useFocusAfter } from '../../app/hooks';
import { Button } from '../../kit/Button';
import { DocumentActions } from '../../site/document/DocumentActions';
import { SchoolDocument, Seal } from '../../site/document/SchoolDocument';
import styles from './Certificate.module.css';
import { certificates, finalScore, hintsUsed as hintsText, ui } from './content';
import { MAX_SCORE } from './rules';
import { selectBestScore, selectCertificate, selectHintsUsed, selectScore } from './slice';
import { TEACHER_ID } from './TeacherCard';
import { startClass } from './thunks';

/** The certificate, and what can be done with it. */
export function Certificate() {
  const dispatch = useAppDispatch();
  const focusAfter = useFocusAfter();
  const certificate = certificates[useAppSelector(selectCertificate)];
  const score = useAppSelector(selectScore);
  const hintsUsed = useAppSelector(selectHintsUsed);
  const best = useAppSelector(selectBestScore);
  return (
    <div>
      <SchoolDocument
        preamble={ui.certifies}
        title={certificate.title}
        nameless
        seal={<Seal honour={certificate.seal} />}
      >
        <p className={styles.citation}>{certificate.citation}</p>
        <div className={styles.figures} lang="en-IN">
          <p className={styles.score}>{finalScore(score, MAX_SCORE)}</p>
          <p>{hintsText(hintsUsed)}</p>
          <p>{`${ui.bestScore}: ${best} / ${MAX_SCORE}`}</p>
        </div>
      </SchoolDocument>
      <DocumentActions>
        <Button lang="en-IN" onClick={() => focusAfter(() => dispatch(startClass()), TEACHER_ID)}>
          {ui.again}
        </Button>
      </DocumentActions>
    </div>
  );
}
