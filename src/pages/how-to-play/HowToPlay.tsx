import { Page } from '../../site/Page';
import { content, introduction } from './content';
import { GamesNav } from './GamesNav';
import styles from './HowToPlay.module.css';

/** The way in to the seven guides. */
export default function HowToPlay() {
  return (
    <div className={styles.layout}>
      <Page content={content}>
        <GamesNav />
        <div className={styles.words}>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Page>
    </div>
  );
}
