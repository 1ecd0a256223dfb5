import styles from './Picture.module.css';
import tape from './tape.module.css';

type PictureProps = { src: string; width: number; height: number; alt: string };

/** A drawing glued on the page with tape. */
export function Picture(props: PictureProps) {
  return (
    <div className={`${styles.picture} ${tape.taped}`}>
      {/* biome-ignore lint/a11y/useAltText: `alt` is one of the props, and required */}
      <img {...props} />
    </div>
  );
}
