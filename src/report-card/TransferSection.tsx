import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { Section } from '../layout/Section';
import { useAppSelector } from '../state/hooks';
import { transfer } from './content';
import { TRANSFER_ID } from './ids';
import styles from './ReportCard.module.css';
import { selectIsStarted } from './selectors';
import { loadSubjects } from './subjects';

async function loadPart() {
  const [{ loadTransfer }, subjects] = await Promise.all([
    import(/* webpackChunkName: "transfer" */ './transfer/loadTransfer'),
    loadSubjects(),
  ]);
  return loadTransfer(subjects);
}

/** The place of the way to the next phone, whose code is loaded after the card is shown. */
export function TransferSection() {
  const { key } = useLocation();
  // Not before what is stored has been read.
  const isStarted = useAppSelector(selectIsStarted);
  const { Part: Transfer, hasFailed } = useLazyPart(loadPart, isStarted && key);
  return (
    <Section id={TRANSFER_ID} heading={transfer.heading}>
      <p>{transfer.why}</p>
      <div className={styles.transfer} data-needs-script="">
        {Transfer ? <Transfer /> : hasFailed && <p>{partNotLoaded}</p>}
      </div>
    </Section>
  );
}
