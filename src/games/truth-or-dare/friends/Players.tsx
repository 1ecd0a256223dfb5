import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../kit/Button';
import { Field } from '../../../kit/Field';
import { focusAfter } from '../../../kit/focusAfter';
import { List, UserText } from '../../../kit/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { addPlayer } from '../effects';
import { MOST_PLAYERS } from '../rules';
import { namesOf, playerRemoved, selectIsGathering, selectPlayers } from '../slice';
import styles from './Friends.module.css';
import { RemoveButton } from './RemoveButton';

const NAME_FIELD_ID = 'add-player';

/**
 * The players, with their scores from the first turn on. Players can be added and removed at any time.
 */
export default function Players() {
  const dispatch = useAppDispatch();
  const players = useAppSelector(selectPlayers);
  const isGathering = useAppSelector(selectIsGathering);
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
    <div className={styles.players}>
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
        <List aria-label={labels.players} className={isGathering ? styles.chips : styles.list}>
          {players.map(({ id, tasksCompleted, streak }, place) => (
            <li key={id}>
              <span className={styles.player}>
                <UserText className={styles.name}>{names[place]}</UserText>{' '}
                {!isGathering && (
                  <span className={styles.figures}>
                    {`${labels.tasks} ${tasksCompleted}, ${labels.streak} ${streak}`}
                  </span>
                )}
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
    </div>
  );
}

function playersNote(count: number) {
  if (count === 0) return labels.noPlayers;
  if (count === 1) return labels.onePlayer;
  return count < MOST_PLAYERS ? labels.ready(count) : labels.benchFull;
}
