import type { FormEvent } from 'react';
import { useAppDispatch, useAppSelector, useFocusAfter } from '../../app/hooks';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { ui } from './content';
import styles from './NameEntry.module.css';
import { QUESTION_ID } from './QuestionSheet';
import { nameTyped, selectName } from './slice';
import { startQuiz } from './thunks';

export function NameEntry() {
  const dispatch = useAppDispatch();
  const focusAfter = useFocusAfter();
  const name = useAppSelector(selectName);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focusAfter(() => dispatch(startQuiz()), QUESTION_ID);
  };
  return (
    <Card taped>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p className={styles.intro}>{ui.intro}</p>
        <Field
          id="quiz-name"
          label={ui.name}
          placeholder={ui.placeholder}
          enterKeyHint="go"
          value={name}
          onType={(typed) => dispatch(nameTyped(typed))}
        />
        <Button type="submit">{ui.start}</Button>
      </form>
    </Card>
  );
}
