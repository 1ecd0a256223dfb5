import type { FormEvent } from 'react';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { dismissKeyboard, Field } from '../../kit/Field';
import { bolt } from '../../kit/icons/controls';
import { heart } from '../../kit/icons/heart';
import { SegmentedControl } from '../../kit/SegmentedControl';
import spread from '../../kit/spread.module.css';
import { afterPaint } from '../../platform/afterPaint';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { about, alerts, disclaimer, FIRST_NAME_ID, labels, modes, SECOND_NAME_ID } from './content';
import { calculate, chooseMode, feature } from './effects';
import styles from './LoveCalculator.module.css';
import { Result } from './Result';
import {
  cleared,
  firstNameTyped,
  secondNameTyped,
  selectFirstName,
  selectMode,
  selectResult,
  selectSecondName,
} from './slice';

const modeOptions = [
  { value: 'love', label: modes.love.label, icon: heart },
  { value: 'hate', label: modes.hate.label, icon: bolt },
] as const;

export const page: PageParts = {
  about,
  alerts,
  feature,
  selectHasBegun: (state) =>
    selectResult(state) !== null || (state.badges?.plays.loveCalculator?.count ?? 0) > 0,
};

export default function LoveCalculator() {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const texts = modes[mode];

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!dispatch(calculate())) return;
    const form = event.currentTarget;
    afterPaint(() => dismissKeyboard(form));
  };
  const onClear = () => {
    dispatch(cleared());
    document.getElementById(FIRST_NAME_ID)?.focus();
  };

  return (
    <div className={`${styles.game} ${spread.spread}`} data-mode={mode}>
      <Card taped>
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <div className={styles.mode}>
            <SegmentedControl
              label={labels.mode}
              name="love-mode"
              options={modeOptions}
              value={mode}
              onChoose={(chosen) => dispatch(chooseMode(chosen))}
            />
            <p className={styles.prompt}>{texts.prompt}</p>
          </div>
          <Field
            id={FIRST_NAME_ID}
            label={labels.firstName}
            placeholder={texts.firstPlaceholder}
            enterKeyHint="go"
            value={firstName}
            onType={(name) => dispatch(firstNameTyped(name))}
          />
          <Field
            id={SECOND_NAME_ID}
            label={labels.secondName}
            placeholder={texts.secondPlaceholder}
            enterKeyHint="go"
            value={secondName}
            onType={(name) => dispatch(secondNameTyped(name))}
          />
          <div className={styles.actions}>
            <Button type="submit">{labels.calculate}</Button>
            <Button quiet onClick={onClear}>
              {labels.clear}
            </Button>
          </div>
        </form>
      </Card>
      <Result />
      <p className={styles.disclaimer} data-works-without-script="">
        {disclaimer}
      </p>
    </div>
  );
}
