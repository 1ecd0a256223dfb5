import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../kit/Button';
import { Card } from '../../../kit/Card';
import { Field } from '../../../kit/Field';
import { focusAfter } from '../../../kit/focusAfter';
import { List, UserText } from '../../../kit/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { addPlayer } from '../effects';
import { MOST_PLAYERS } from '../rules';
import { playerRemoved, selectGame } from '../slice';
import styles from './friends.module.css';
import { RemoveButton } from './RemoveButton';
import { usePlayerNames } from './usePlayerNames';

const FIELD_ID = 'add-player';

/** Who plays along, with a small board; names come and go at any time. */
export function Players() {
  const dispatch = useAppDispatch();
  const { players } = useAppSelector(selectGame);
  const nameOf = usePlayerNames();
  const [name, setName] = useState('');
  const isFull = players.length >= MOST_PLAYERS;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    // For the next name, also after a tap on the button.
    focusAfter(() => dispatch(addPlayer(name)), FIELD_ID);
    setName('');
  };
  return (
    <Card heading={labels.friends}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          id={FIELD_ID}
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
        {noteOn(players.length)}
      </p>
      {players.length > 0 && (
        <List aria-label={labels.players} className={styles.list}>
          {players.map(({ id, tasksCompleted, streak }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.player}>
                <UserText className={styles.name}>{nameOf(id)}</UserText>{' '}
                <span className={styles.figures}>
                  {`${labels.tasks} ${tasksCompleted}, ${labels.streak} ${streak}`}
                </span>
              </span>{' '}
              <RemoveButton
                items={players}
                id={id}
                name={nameOf(id)}
                fieldId={FIELD_ID}
                onRemove={() => dispatch(playerRemoved(id))}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function noteOn(count: number) {
  if (count === 0) return labels.noPlayers;
  if (count === 1) return labels.onePlayer;
  return count < MOST_PLAYERS ? labels.ready(count) : labels.benchFull;
}
