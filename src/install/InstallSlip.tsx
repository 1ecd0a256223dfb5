import { useId } from 'react';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { plusSquare, share } from '../kit/icons/apple';
import { List } from '../kit/text';
import { useIsRegionKnown } from '../kit/useIsRegionKnown';
import layout from '../layout/Frame.module.css';
import { MAIN_ID } from '../layout/ids';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectRelease } from '../state/uiSlice';
import { slip } from './content';
import { answerOffer } from './effects';
import styles from './InstallSlip.later.module.css';
import type { Offer } from './slice';
import { selectOffer } from './slice';

/**
 * The slip at the lower edge of the window, which offers to add the site to the home screen. The notice of a new
 * release has the same place, so the slip is hidden while there is a new release. The role of the slip is `log`,
 * because the games use the role `status` for their own messages.
 */
export function InstallSlip() {
  const offer = useAppSelector(selectOffer);
  const release = useAppSelector(selectRelease);
  return offer && release === null && <Place offer={offer} />;
}

function Place({ offer }: { offer: Offer }) {
  const isKnown = useIsRegionKnown();
  return (
    <div className={layout.notices} role="log">
      {isKnown && <Slip offer={offer} />}
    </div>
  );
}

function Slip({ offer }: { offer: Offer }) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  const answer = (isYes: boolean) => {
    // The focus moves first. Otherwise the focus would be lost when the pressed button is removed.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    dispatch(answerOffer(isYes));
  };
  return (
    <section className={styles.slip} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {slip.heading}
      </h2>
      <p>{slip[offer].text}</p>
      {offer === 'apple' && <AppleSteps />}
      <div className={styles.answers}>
        <Button onClick={() => answer(true)}>{slip[offer].yes}</Button>
        <Button quiet onClick={() => answer(false)}>
          {slip.no}
        </Button>
      </div>
    </section>
  );
}

const drawings = [share, plusSquare];

function AppleSteps() {
  const { steps, scores } = slip.apple;
  return (
    <>
      <List ordered className={styles.steps}>
        {steps.map((step, index) => (
          <li className={styles.step} key={step}>
            <Icon shape={drawings[index]} className={styles.drawing} />
            {step}
          </li>
        ))}
      </List>
      <p className={styles.scores}>{scores}</p>
    </>
  );
}
