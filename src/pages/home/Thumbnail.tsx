import { games } from '../../games';
import { aajKaOver } from '../../games/hand-cricket/game';
import styles from './Thumbnail.module.css';
import thumbnails from './thumbnails.svg';

/** The folders of all pages with a drawing, in the order of the drawings in `thumbnails.svg`. */
export const folders = [aajKaOver, ...games].map(({ folder }) => folder).sort();

/**
 * The drawing of a page of a game, beside a link that says the same. `folder` is the field `folder` of the page. The
 * image shows all drawings up to this one, at the right of a frame that has room for one.
 */
export const Thumbnail = ({ folder }: { folder: string }) => (
  <span className={styles.frame}>
    <img src={thumbnails} alt="" width={`${folders.indexOf(folder) + 1}00%`} loading="lazy" />
  </span>
);
