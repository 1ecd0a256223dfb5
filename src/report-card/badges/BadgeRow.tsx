import sprite from '../../games/shared/badges/badges.svg';
import { badgeTexts } from '../../games/shared/badges/content';
import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import styles from './Badges.later.module.css';
import { badges as texts } from './content';
import { useBadges } from './useBadges';

/** Shows the drawings of as many badges as fit in one row, and the badge that is nearest. */
export default function BadgeRow() {
  const { ids, earned, progress } = useBadges();
  const next = ids.find((id) => earned[id] === undefined);
  return (
    <>
      <div className={styles.drawings}>
        {ids.map((id) => (
          <Drawing
            key={id}
            sprite={sprite}
            symbol={id}
            className={earned[id] === undefined ? styles.outline : palette.palette}
          />
        ))}
      </div>
      <p className={styles.next}>
        {next === undefined ? (
          <span>{texts.allEarned}</span>
        ) : (
          <>
            <span>{`${texts.next} `}</span>
            <strong>{badgeTexts[next].name}</strong>
            {progress[next].of > 1 && (
              <span>{`: ${texts.count(progress[next].count, progress[next].of)}`}</span>
            )}
          </>
        )}
      </p>
    </>
  );
}
