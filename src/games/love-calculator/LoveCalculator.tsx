import type { FormEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { Segment } from '../../kit/Segment';
import { disclaimer, modes, ui } from './content';
import styles from './LoveCalculator.module.css';
import { Result } from './Result';
import {
  cleared,
  firstNameTyped,
  secondNameTyped,
  selectFirstName,
  selectMode,
  selectSecondName,
} from './slice';
import { calculate, chooseMode } from './thunks';

const FIRST_NAME_ID = 'love-first-name';
const SECOND_NAME_ID = 'love-second-name';

const modeOptions = [
  { value: 'love', label: modes.love.label, icon: 'heart' },
  { value: 'hate', label: modes.hate.label, icon: 'bolt' },
] as const;

export default function LoveCalculator() {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const texts = modes[mode];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(calculate());
  };
  const onClear = () => {
    dispatch(cleared());
    document.getElementById(FIRST_NAME_ID)?.focus();
  };

  return (
    <div className={styles.game} data-mode={mode}>
      <Card taped>
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <div className={styles.mode}>
            <Segment
              label={ui.mode}
              name="love-mode"
              options={modeOptions}
              value={mode}
              onChoose={(chosen) => dispatch(chooseMode(chosen))}
            />
            <p className={styles.prompt}>{texts.prompt}</p>
          </div>
          <Field
            id={FIRST_NAME_ID}
            label={ui.firstName}
            placeholder={texts.firstPlaceholder}
            enterKeyHint="go"
            value={firstName}
            onType={(name) => dispatch(firstNameTyped(name))}
          />
          <Field
            id={SECOND_NAME_ID}
            label={ui.secondName}
            placeholder={texts.secondPlaceholder}
            enterKeyHint="go"
            value={secondName}
            onType={(name) => dispatch(secondNameTyped(name))}
          />
          <div className={styles.actions}>
            <Button type="submit">{ui.calculate}</Button>
            <Button quiet onClick={onClear}>
              {ui.clear}
            </Button>
          </div>
        </form>
        <p className={styles.disclaimer}>{disclaimer}</p>
      </Card>
      <Result />
    </div>
  );
}
