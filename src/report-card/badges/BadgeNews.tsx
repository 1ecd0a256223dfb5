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
 * Tells the visitor which badges were earned since the current page was opened. The report card does not show this
 * message, because all earned badges are on the report card anyway.
 */
export function BadgeNews() {
  const news = useAppSelector((state) => selectBadges(state).news, shallowEqual);
  const isOnCard = usePath() === paths.reportCard;
  if (news.length === 0 || isOnCard) return null;
  return <News text={texts.news(news.map((id) => badgeTexts[id].name))} />;
}

/**
 * Shows the message in a live region with the role `log`. The role `status` is already used by the messages of the
 * games.
 */
function News({ text }: { text: string }) {
  const isKnown = useIsRegionKnown();
  return (
    <div className={styles.news}>
      <p role="log">{isKnown && text}</p>
      <Link to={paths.reportCard}>{texts.open}</Link>
    </div>
  );
}
