import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { SegmentedControl } from '../../kit/SegmentedControl';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { labels } from './content';
import { CONTINUE_ID } from './ids';
import styles from './Round.module.css';
import { MODES } from './rules';
import { gamePaused, modeChosen, selectGame, selectIsOn } from './slice';

/** Between games the choice of a mode; in a game its name, and the pause. */
export function TopRow() {
  const dispatch = useAppDispatch();
  const { phase, mode } = useAppSelector(selectGame);
  const isOn = useAppSelector(selectIsOn);
  if (!isOn) {
    return (
      <SegmentedControl
        label={labels.mode}
        name="udd-mode"
        options={MODES.map((value) => ({ value, label: labels.modes[value] }))}
        value={mode}
        onChoose={(chosen) => dispatch(modeChosen(chosen))}
      />
    );
  }
  return (
    <div className={styles.top}>
      <p>{labels.modes[mode]}</p>
      {phase !== 'paused' && (
        <Button quiet onClick={() => focusAfter(() => dispatch(gamePaused()), CONTINUE_ID)}>
          {labels.pause}
        </Button>
      )}
    </div>
  );
}
