import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { Section } from '../layout/Section';
import { useAppSelector } from '../state/hooks';
import { transfer } from './content';
import styles from './ReportCard.module.css';
import { selectIsStarted } from './subjects';

const loadTransfer = () => import(/* webpackChunkName: "transfer" */ './transfer/Transfer');

/** The id of the section, which links lead to. */
const TRANSFER_ID = 'naye-phone-par';

/** The section that moves the scores to the next phone. Its parts are loaded after the report card is shown. */
export function TransferSection() {
  const { key } = useLocation();
  // The stored scores must be in the state before a transfer code is made of them.
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
