import { Picture } from '../../kit/Picture';
import ruled from '../../kit/ruled.module.css';
import { Paragraphs } from '../../kit/text';
import { Page } from '../../layout/Page';
import { content, introduction, picture } from './content';
import { GuidesNav } from './GuidesNav';
import styles from './HowToPlay.module.css';

/** The index page of the seven guides. */
export default function HowToPlay() {
  return (
    <div className={styles.layout}>
      <Page content={content}>
        <GuidesNav wraps />
        <div className={`${styles.words} ${styles.index}`}>
          <div className={`${ruled.ruled} ${styles.introduction}`}>
            <Paragraphs texts={introduction} />
          </div>
          <Picture {...picture} eager />
        </div>
      </Page>
    </div>
  );
}
