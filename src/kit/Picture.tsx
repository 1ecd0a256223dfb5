import type { ReactNode } from 'react';
import styles from './Picture.module.css';
import tape from './tape.module.css';

/** Every picture of the site has this shape, so that its room is kept while it comes. */
const SHAPE = { width: 480, height: 300 };

export type PictureContent = {
  src: string;
  /** What is seen; empty where the words beside it say so already. */
  alt: string;
};

type PictureProps = PictureContent & {
  caption?: ReactNode;
  /** For what is seen, or printed, without scrolling to it. */
  eager?: boolean;
};

/** A drawing glued on the page with tape. */
export function Picture({ src, alt, caption, eager = false }: PictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={`${styles.frame} ${tape.taped}`}>
        <img
          {...SHAPE}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // Else React would have it fetched ahead of the text.
          fetchPriority="low"
        />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
