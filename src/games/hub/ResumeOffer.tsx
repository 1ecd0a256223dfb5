import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { focusAfter } from '../../kit/focusAfter';
import { PAGE_TITLE_ID } from '../../layout/ids';
import type { Feature } from '../../state/feature';
import { useAppDispatch, useEnv } from '../../state/hooks';
import { forgetGame } from '../shared/keptGame';
import { resume as texts } from './content';
import styles from './Offer.later.module.css';

type ResumeOfferProps = {
  feature: Feature;
  /** The unfinished game from the session storage, as `keptGame` returns it. */
  kept: object;
  onNew(): void;
};

/**
 * Offers to continue the unfinished game from the session storage. If the visitor begins another game instead, the
 * other game replaces the unfinished game in the session storage.
 */
export default function ResumeOffer({ feature, kept, onNew }: ResumeOfferProps) {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const goOn = () => {
    const resumption = feature.resumable?.resume(kept);
    if (resumption) focusAfter(() => dispatch(resumption.resumed), resumption.focusId);
  };
  const startAnew = () => {
    forgetGame(env, feature);
    onNew();
  };
  return (
    <div className={styles.offer}>
      <Card label={texts.region} heading={texts.region} taped>
        <p>{texts.line}</p>
        <div className={styles.answers}>
          <Button onClick={goOn}>{texts.goOn}</Button>
          <Button quiet onClick={() => focusAfter(startAnew, PAGE_TITLE_ID)}>
            {texts.startAnew}
          </Button>
        </div>
      </Card>
    </div>
  );
}
