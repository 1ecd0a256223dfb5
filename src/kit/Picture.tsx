import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './Picture.module.css';
import tape from './tape.module.css';
import { useIsInSight } from './useIsInSight';

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
      <div className={tape.taped}>
        {eager ? (
          // Without `fetchPriority` React would preload the image before the text.
          <img {...SIZE} src={src} alt={alt} loading="eager" fetchPriority="low" />
        ) : (
          <LazyImage src={src} alt={alt} />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/**
 * An image that is loaded when it is less than a screen away. With `loading="lazy"` alone, Chromium would load it 1250
 * to 2500 pixels ahead, which is half of the page, and a phone would draw what many visitors never see. If scripts
 * fail, the browser decides.
 */
function LazyImage({ src, alt }: PictureContent) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsInSight(frame, '100% 0px');
  return (
    <span ref={frame} className={styles.frame} data-far={isNear ? undefined : ''}>
      <img {...SIZE} src={src} alt={alt} loading="lazy" />
    </span>
  );
}
