import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Icon } from '../kit/Icon';
import { soundOff } from '../kit/icons/soundOff';
import { soundOn } from '../kit/icons/soundOn';
import styles from './Header.module.css';
import { switchSound } from './sound';
import { selectSoundOn } from './uiSlice';

/** The bell, the chalk and the stamp: heard by who asks for them. */
export function SoundButton() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectSoundOn);
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label="Sound"
      aria-pressed={isOn}
      onClick={() => dispatch(switchSound(!isOn))}
    >
      <Icon shape={isOn ? soundOn : soundOff} />
    </button>
  );
}
