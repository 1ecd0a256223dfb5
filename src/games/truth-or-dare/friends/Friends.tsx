import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../kit/Button';
import { Card } from '../../../kit/Card';
import { Field } from '../../../kit/Field';
import { focusAfter } from '../../../kit/focusAfter';
import { Icon } from '../../../kit/Icon';
import { close } from '../../../kit/icons/controls';
import { SegmentedControl } from '../../../kit/SegmentedControl';
import { List, UserText } from '../../../kit/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { addOwnTask, addPlayer } from '../effects';
import type { TaskType } from '../rules';
import { MOST_OWN_TASKS, MOST_PLAYERS, TYPES } from '../rules';
import { namesOf, ownTaskRemoved, playerRemoved, selectOwnTasks, selectPlayers } from '../slice';
import styles from './Friends.module.css';

const NAME_FIELD_ID = 'add-player';
const TASK_FIELD_ID = 'own-task';

const types = TYPES.map((value) => ({ value, label: labels.ownTypes[value] }));

/** The cards for friends who share one phone: a card with the players, and a card with the tasks that they wrote. */
export default function Friends() {
  return (
    <>
      <Players />
      <OwnTasks />
    </>
  );
}

/** The card with the players and their scores. Players can be added and removed at any time. */
function Players() {
  const dispatch = useAppDispatch();
  const players = useAppSelector(selectPlayers);
  // The typed name stays in the component until the form is submitted. Otherwise the log of actions would have an entry
  // for each typed character.
  const [name, setName] = useState('');
  const names = namesOf(players);
  const isFull = players.length >= MOST_PLAYERS;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    // The name field gets the focus, even after a tap on the button, to let the visitor type the next name at once.
    focusAfter(() => dispatch(addPlayer(name)), NAME_FIELD_ID);
    setName('');
  };
  return (
    <Card heading={labels.friends}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          id={NAME_FIELD_ID}
          label={labels.addPlayer}
          enterKeyHint="enter"
          value={name}
          onType={setName}
        />
        <Button type="submit" aria-disabled={isFull}>
          {labels.add}
        </Button>
      </form>
      <p className={styles.note} role="status">
        {playersNote(players.length)}
      </p>
      {players.length > 0 && (
        <List aria-label={labels.players} className={styles.list}>
          {players.map(({ id, tasksCompleted, streak }, place) => (
            <li key={id} className={styles.entry}>
              <span className={styles.player}>
                <UserText className={styles.name}>{names[place]}</UserText>{' '}
                <span className={styles.figures}>
                  {`${labels.tasks} ${tasksCompleted}, ${labels.streak} ${streak}`}
                </span>
              </span>{' '}
              <RemoveButton
                items={players}
                id={id}
                name={names[place] as string}
                fieldId={NAME_FIELD_ID}
                onRemove={() => dispatch(playerRemoved(id))}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function playersNote(count: number) {
  if (count === 0) return labels.noPlayers;
  if (count === 1) return labels.onePlayer;
  return count < MOST_PLAYERS ? labels.ready(count) : labels.benchFull;
}

/** The card with the tasks that the group wrote itself. The game mixes these tasks with the site's tasks. */
function OwnTasks() {
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
            <li key={task.id} className={styles.entry}>
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

type RemoveButtonProps = {
  items: readonly { id: number }[];
  /** The id of the item to remove. */
  id: number;
  /** The name of the item, for screen readers. */
  name: string;
  /** The id of the field for a new item. The field gets the focus when no item is left. */
  fieldId: string;
  onRemove(): void;
};

/**
 * Removes an item, and moves the focus to the remove button of the next item. If no next item exists, the focus moves
 * to the remove button of the previous item. If no item is left, the focus moves to the field.
 */
function RemoveButton({ items, id, name, fieldId, onRemove }: RemoveButtonProps) {
  const place = items.findIndex((item) => item.id === id);
  const next = items[place + 1] ?? items[place - 1];
  const idOf = (item: number) => `${fieldId}-${item}`;
  return (
    <Button
      quiet
      id={idOf(id)}
      aria-label={labels.remove(name)}
      onClick={() => focusAfter(onRemove, next ? idOf(next.id) : fieldId)}
    >
      <Icon shape={close} />
    </Button>
  );
}
