import type { ReactNode } from 'react';
import styles from './Picture.module.css';
import tape from './tape.module.css';

/** The size of all pictures, which reserves their space while they load. */
const SIZE = { width: 480, height: 300 };

export type PictureContent = {
  src: string;
  /** Empty if the text next to it says the same. */
  alt: string;
};

type PictureProps = PictureContent & {
  caption?: ReactNode;
  /** For pictures above the fold, and in pages for printing. */
  eager?: boolean;
  /** As wide as its column, however wide that is. */
  wide?: boolean;
};

/** A picture taped onto the page. */
export function Picture({ src, alt, caption, eager = false, wide = false }: PictureProps) {
  return (
    <figure className={wide ? `${styles.picture} ${styles.wide}` : styles.picture}>
      <div className={`${styles.frame} ${tape.taped}`}>
        <img
          {...SIZE}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // Otherwise React preloads it, ahead of the text.
          fetchPriority="low"
        />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
