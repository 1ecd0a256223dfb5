import { Link } from 'react-router-dom';
import { Drawing } from '../../../kit/Drawing';
import palette from '../../../kit/palette.module.css';
import { useIsRegionKnown } from '../../../kit/useIsRegionKnown';
import { paths } from '../../../paths';
import { useAppSelector } from '../../../state/hooks';
import type { RootState } from '../../../state/types';
import type { BadgeId } from '../badgeIds';
import styles from './BadgeNews.later.module.css';
import sprite from './badges.svg';
import { badgeTexts, news as texts } from './content';

const noNews: readonly BadgeId[] = [];

const selectNews = ({ badges }: RootState): readonly BadgeId[] => badges?.news ?? noNews;

/** Tells the visitor which badges were earned by the latest turn on the current page. */
export default function BadgeNews() {
  const news = useAppSelector(selectNews);
  return news.length > 0 && <News ids={news} />;
}

function News({ ids }: { ids: readonly BadgeId[] }) {
  const isKnown = useIsRegionKnown();
  return (
    <div className={styles.news}>
      <span className={styles.drawings}>
        {ids.map((id) => (
          <Drawing key={id} sprite={sprite} symbol={id} className={palette.palette} />
        ))}
      </span>
      <p role="status">{isKnown && texts.earned(ids.map((id) => badgeTexts[id].name))}</p>
      <Link to={paths.reportCard}>{texts.open}</Link>
    </div>
  );
}
