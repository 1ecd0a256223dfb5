import type { ReactNode } from 'react';
import styles from './Picture.module.css';
import tape from './tape.module.css';

/** The size of all pictures. Each `img` has this size, to reserve the space while the picture loads. */
const SIZE = { width: 480, height: 300 };

export type PictureContent = {
  src: string;
  /** The alternative text; empty if the text next to the picture says the same. */
  alt: string;
};

type PictureProps = PictureContent & {
  caption?: ReactNode;
  /** Set to load the picture at once: for a picture that is visible without scrolling, or on a page for printing. */
  eager?: boolean;
  /** Set for a picture that is always as wide as its column. */
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
          // Without this attribute React would preload the picture before the text.
          fetchPriority="low"
        />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
