import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../kit/Button';
import { Card } from '../../../kit/Card';
import { Field } from '../../../kit/Field';
import { focusAfter } from '../../../kit/focusAfter';
import { SegmentedControl } from '../../../kit/SegmentedControl';
import { List, UserText } from '../../../kit/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { addOwnTask } from '../effects';
import type { TaskType } from '../rules';
import { MOST_OWN_TASKS, TYPES } from '../rules';
import { ownTaskRemoved, selectGame } from '../slice';
import styles from './friends.module.css';
import { RemoveButton } from './RemoveButton';

const FIELD_ID = 'own-task';
const types = TYPES.map((value) => ({ value, label: labels.ownTypes[value] }));

/** Tasks of the group's own, mixed in with the others. What is typed is text. */
export function OwnTasks() {
  const dispatch = useAppDispatch();
  const { ownTasks } = useAppSelector(selectGame);
  const [text, setText] = useState('');
  const [type, setType] = useState<TaskType>('Truth');
  const isFull = ownTasks.length >= MOST_OWN_TASKS;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    focusAfter(() => dispatch(addOwnTask(type, text)), FIELD_ID);
    setText('');
  };
  return (
    <Card heading={labels.questionBank}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          id={FIELD_ID}
          label={labels.ownTask}
          autoCapitalize="sentences"
          enterKeyHint="enter"
          value={text}
          onType={setText}
        />
        <SegmentedControl
          label={labels.ownType}
          name="own-type"
          options={types}
          value={type}
          onChoose={(chosen) => setType(chosen)}
        />
        <Button type="submit" aria-disabled={isFull}>
          {labels.mixIn}
        </Button>
      </form>
      <p className={styles.note} role="status">
        {isFull ? labels.noMoreOwnTasks : ownTasks.length === 0 && labels.noOwnTasks}
      </p>
      {ownTasks.length > 0 && (
        <List aria-label={labels.ownTasks} className={styles.list}>
          {ownTasks.map((task) => (
            <li key={task.id} className={styles.entry}>
              <span className={styles.name}>
                {task.type}: <UserText>{task.text}</UserText>
              </span>{' '}
              <RemoveButton
                items={ownTasks}
                id={task.id}
                name={task.text}
                fieldId={FIELD_ID}
                onRemove={() => dispatch(ownTaskRemoved(task.id))}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
