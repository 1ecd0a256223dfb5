import { Icon } from '../kit/Icon';
import { soundOff, soundOn } from '../kit/icons/controls';
import { useAppDispatch, useAppSelector, useEnv } from '../state/hooks';
import { selectSoundOn, soundSwitched } from '../state/uiSlice';
import styles from './Header.module.css';

export function SoundButton() {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const isOn = useAppSelector(selectSoundOn);
  const onClick = () => {
    dispatch(soundSwitched(!isOn));
    // Confirms by a sample that sound is on.
    if (!isOn) env.play('chalk');
  };
  return (
    <button
      className={styles.switch}
      type="button"
      data-needs-script=""
      aria-label="Sound"
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon shape={isOn ? soundOn : soundOff} />
    </button>
  );
}
