import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { Section } from '../layout/Section';
import { useAppSelector } from '../state/hooks';
import { transfer } from './content';
import styles from './ReportCard.module.css';
import { selectIsStarted } from './subjects';

const loadTransfer = () => import(/* webpackChunkName: "transfer" */ './transfer/Transfer');

/** The id of the section. Links to the section have this id as their hash. */
const TRANSFER_ID = 'naye-phone-par';

/** The section that moves the scores to another phone. Its content is loaded later than the rest of the report card. */
export function TransferSection() {
  const { key } = useLocation();
  // The content is loaded only after the slice of the badges is in the state. Before that, a transfer code would lack
  // scores, because the code is made from the state.
  const isStarted = useAppSelector(selectIsStarted);
  const { Part: Transfer, hasFailed } = useLazyPart(loadTransfer, isStarted && key);
  return (
    <Section id={TRANSFER_ID} heading={transfer.heading}>
      <p>{transfer.why}</p>
      <div className={styles.transfer} data-needs-script="">
        {Transfer ? <Transfer /> : hasFailed && <p>{partNotLoaded}</p>}
      </div>
    </Section>
  );
}
