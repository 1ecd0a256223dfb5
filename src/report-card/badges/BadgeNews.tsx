import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { useIsRegionKnown } from '../../kit/useIsRegionKnown';
import { usePath } from '../../layout/usePath';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import { selectBadges } from '../slice';
import styles from './BadgeNews.later.module.css';
import { badgeTexts, badges as texts } from './content';

/**
 * Shows the news of the badges that were earned on this page; the next page does not show the news again. The report
 * card shows no news, because it shows the stamped badges themselves.
 */
export function BadgeNews() {
  const news = useAppSelector((state) => selectBadges(state).news, shallowEqual);
  const isOnCard = usePath() === paths.reportCard;
  if (news.length === 0 || isOnCard) return null;
  return <News text={texts.news(news.map((id) => badgeTexts[id].name))} />;
}

/** Shows the news in a live region. Its role is `log`, because the games' own messages have the role `status`. */
function News({ text }: { text: string }) {
  const isKnown = useIsRegionKnown();
  return (
    <div className={styles.news}>
      <p role="log">{isKnown && text}</p>
      <Link to={paths.reportCard}>{texts.open}</Link>
    </div>
  );
}
