import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePath } from '../../layout/usePath';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import { selectBadges } from '../selectors';
import styles from './BadgeNews.module.css';
import { badgeTexts, badges as texts } from './content';

/**
 * The badges earned on this page, told once: the next page has forgotten them. The live region is there
 * before its text, as not every screen reader reads one that comes with it.
 */
export function BadgeNews() {
  const news = useAppSelector((state) => selectBadges(state).news, shallowEqual);
  const isOnCard = usePath() === paths.reportCard;
  // On the card itself they are stamped.
  const names = isOnCard ? [] : news.map((id) => badgeTexts[id].name);
  return (
    <div className={names.length > 0 ? styles.news : undefined}>
      <p role="log">{names.length > 0 && texts.news(names)}</p>
      {names.length > 0 && <Link to={paths.reportCard}>{texts.open}</Link>}
    </div>
  );
}
