import { Icon } from '../kit/Icon';
import { soundOff } from '../kit/icons/soundOff';
import { soundOn } from '../kit/icons/soundOn';
import { useAppDispatch, useAppSelector, useEnv } from '../state/hooks';
import styles from './Header.module.css';
import { selectSoundOn, soundSwitched } from './uiSlice';

/** The bell, the chalk and the stamp: heard by who asks for them. */
export function SoundButton() {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const isOn = useAppSelector(selectSoundOn);
  const onClick = () => {
    dispatch(soundSwitched(!isOn));
    // A sample of what was asked for.
    if (!isOn) env.play('chalk');
  };
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label="Sound"
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon shape={isOn ? soundOn : soundOff} />
    </button>
  );
}
