import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/Icon';
import { moon, soundOff, soundOn, sun } from '../kit/icons/header';
import { paths } from '../paths';
import { useSystemDark } from '../platform/media';
import { useAppDispatch, useAppSelector, useEnv } from '../state/hooks';
import type { ColorScheme } from '../state/uiSlice';
import {
  colorSchemeChosen,
  selectColorScheme,
  selectSoundOn,
  soundSwitched,
} from '../state/uiSlice';
import { SITE_NAME } from './content';
import styles from './Header.module.css';
import { NavBar } from './NavBar';

export function Header() {
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={paths.home}>
        {SITE_NAME}
      </Link>
      <NavBar />
      <SoundButton />
      <DarkModeButton />
    </header>
  );
}

function SoundButton() {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const isOn = useAppSelector(selectSoundOn);
  const onClick = () => {
    dispatch(soundSwitched(!isOn));
    // A sample sound confirms that sound is on.
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

/**
 * The button for the dark mode. The button shows the colour scheme of the system until the visitor chooses a scheme.
 */
function DarkModeButton() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectColorScheme);
  const systemDark = useSystemDark();
  const dark = chosen ? chosen === 'dark' : systemDark;

  useEffect(() => applyScheme(chosen), [chosen]);

  return (
    <button
      className={styles.switch}
      type="button"
      data-needs-script=""
      aria-label="Dark mode"
      aria-pressed={dark}
      onClick={() => dispatch(colorSchemeChosen(dark ? 'light' : 'dark'))}
    >
      <Icon shape={moon} className={styles.moon} />
      <Icon shape={sun} className={styles.sun} />
    </button>
  );
}

const LIGHT_SYSTEM = '(prefers-color-scheme: light)';

/**
 * Applies a colour scheme: sets `data-scheme` for the stylesheets, and the colour of the browser around the page. The
 * page has two `theme-color` tags, and the browser uses the first tag whose media query matches. The first tag is for
 * the light scheme. Its media query is set to match always, never, or only if the system is light.
 */
function applyScheme(chosen: ColorScheme | null) {
  const { dataset } = document.documentElement;
  if (chosen) dataset.scheme = chosen;
  else delete dataset.scheme;
  const light = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const isLight = chosen === 'light' ? 'all' : 'not all';
  if (light) light.media = chosen ? isLight : LIGHT_SYSTEM;
}
