import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import { selectBadges } from '../selectors';
import styles from './BadgeNews.module.css';
import { badgeTexts, badges as texts } from './content';

/** The badges earned on this page, told once: the next page has forgotten them. */
export default function BadgeNews() {
  const news = useAppSelector((state) => selectBadges(state).news, shallowEqual);
  const text = texts.news(news.map((id) => badgeTexts[id].name));
  return (
    <div className={styles.news}>
      <p role="status">{useAfterMount(text)}</p>
      <Link to={paths.reportCard}>{texts.open}</Link>
    </div>
  );
}

/** A live region that comes with its text is not read out by every screen reader. */
function useAfterMount(text: string): string {
  const [shown, setShown] = useState('');
  useEffect(() => setShown(text), [text]);
  return shown;
}
