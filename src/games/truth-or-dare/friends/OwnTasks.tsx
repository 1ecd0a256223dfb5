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
import { ownTaskRemoved, selectOwnTasks } from '../slice';
import styles from './Friends.module.css';
import { RemoveButton } from './RemoveButton';

const TASK_FIELD_ID = 'own-task';

const types = TYPES.map((value) => ({ value, label: labels.ownTypes[value] }));

/** The card with the tasks that the group wrote itself. The game mixes these tasks with the site's tasks. */
export default function OwnTasks() {
  const dispatch = useAppDispatch();
  const ownTasks = useAppSelector(selectOwnTasks);
  // The typed task stays in the component until the form is submitted. Otherwise the log of actions would have an entry
  // for each typed character.
  const [text, setText] = useState('');
  const [type, setType] = useState<TaskType>('Truth');
  const isFull = ownTasks.length >= MOST_OWN_TASKS;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    focusAfter(() => dispatch(addOwnTask(type, text)), TASK_FIELD_ID);
    setText('');
  };
  return (
    <Card heading={labels.questionBank}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          id={TASK_FIELD_ID}
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
            <li key={task.id}>
              <span className={styles.name}>
                {task.type}: <UserText>{task.text}</UserText>
              </span>{' '}
              <RemoveButton
                items={ownTasks}
                id={task.id}
                name={task.text}
                fieldId={TASK_FIELD_ID}
                onRemove={() => dispatch(ownTaskRemoved(task.id))}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
