import type { FormEvent } from 'react';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { focusAfter } from '../../kit/focusAfter';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { labels } from './content';
import { startQuiz } from './effects';
import { FriendScore } from './FriendScore';
import { NAME_ID, QUESTION_ID } from './ids';
import styles from './NameEntry.module.css';
import { nameTyped, selectName } from './slice';

export function NameEntry() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectName);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focusAfter(() => dispatch(startQuiz()), QUESTION_ID);
  };
  return (
    <Card taped>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p className={styles.intro}>{labels.intro}</p>
        <FriendScore />
        <Field
          id={NAME_ID}
          label={labels.name}
          placeholder={labels.placeholder}
          enterKeyHint="go"
          value={name}
          onType={(typed) => dispatch(nameTyped(typed))}
        />
        <Button type="submit">{labels.start}</Button>
      </form>
    </Card>
  );
}
