import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../kit/Button';
import { Field } from '../../kit/Field';
import { focusAfter } from '../../kit/focusAfter';
import { SegmentedControl } from '../../kit/SegmentedControl';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { labels, nameFieldId, roleNames, ruleOf } from './content';
import { STEP_ID, startGame } from './effects';
import styles from './NameForm.module.css';
import type { Length } from './rules';
import { GUESSERS, LENGTHS } from './rules';
import {
  guesserChosen,
  lengthChosen,
  nameTyped,
  selectGuesser,
  selectLength,
  selectNames,
} from './slice';

const lengths = LENGTHS.map((length) => ({ value: `${length}`, label: `${length}` }));
const guessers = GUESSERS.map((value) => ({ value, label: roleNames[value] }));

/** Whether an input method handles a key, such as Enter at the end of a word. Safari then reports only key code 229. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/** The form for the names of the players, the number of rounds, and the role of the guesser. */
export function NameForm() {
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectNames);
  const length = useAppSelector(selectLength);
  const guesser = useAppSelector(selectGuesser);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focusAfter(() => dispatch(startGame()), STEP_ID);
  };
  /** Moves the focus to the next name when Enter is pressed. In the last field, Enter submits the form as usual. */
  const onKeyDown = (event: KeyboardEvent) => {
    const fields = names.map((_name, player) => document.getElementById(nameFieldId(player)));
    const at = fields.indexOf(event.target as HTMLElement);
    const next = at < 0 ? null : fields[at + 1];
    if (event.key !== 'Enter' || isComposing(event) || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
      <p className={styles.intro}>{labels.intro}</p>
      <div className={styles.names}>
        {names.map((name, player) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the player
            key={player}
            id={nameFieldId(player)}
            label={labels.player(player)}
            enterKeyHint={player < names.length - 1 ? 'next' : 'go'}
            value={name}
            onType={(typed) => dispatch(nameTyped({ player, name: typed }))}
          />
        ))}
      </div>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <span aria-hidden="true">{labels.rounds}</span>
          <SegmentedControl
            label={labels.rounds}
            name="rounds"
            options={lengths}
            value={`${length}`}
            onChoose={(chosen) => dispatch(lengthChosen(Number(chosen) as Length))}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true">{labels.guesser}</span>
          <SegmentedControl
            label={labels.guesser}
            name="guesser"
            options={guessers}
            value={guesser}
            onChoose={(chosen) => dispatch(guesserChosen(chosen))}
          />
        </div>
      </div>
      <p className={styles.rule}>{ruleOf(guesser)}</p>
      <Button type="submit">{labels.start}</Button>
    </form>
  );
}
