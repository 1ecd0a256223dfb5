import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { SITE_NAME } from './content';
import { DarkModeButton } from './DarkModeButton';
import styles from './Header.module.css';
import { NavBar } from './NavBar';
import { SoundButton } from './SoundButton';

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
