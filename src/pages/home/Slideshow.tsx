import { Carousel } from '../../kit/Carousel';
import { SpriteSymbol } from '../../kit/Drawing';
import type { SceneContent } from './content';
import { scenes, slideshow } from './content';
import styles from './Slideshow.module.css';
import sprite from './scenes.svg';

export function Slideshow() {
  const slides = scenes.map((scene) => ({
    id: scene.id,
    name: scene.title,
    content: (isDrawn: boolean) => <Scene {...scene} isDrawn={isDrawn} />,
  }));
  return <Carousel label={slideshow.label} slides={slides} />;
}

/**
 * A scene of the slideshow, drawn by a symbol of an SVG sprite and not by an `<img>`. An `<img>` would count as the
 * largest paint of the page, and is painted late. Without an `<img>`, a text counts, and text is painted early. If
 * scripts are off, an `<img>` of the sprite shows the first scene.
 */
function Scene({ id, alt, caption, isDrawn }: SceneContent & { isDrawn: boolean }) {
  return (
    <figure className={styles.scene}>
      <svg
        className={styles.drawing}
        // What is shown is cut on a phone, and so would be the drawn outline: CSS draws one instead.
        viewBox="6 12 468 276"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={alt}
      >
        {isDrawn && (
          <svg width={480} height={300} aria-hidden="true">
            <SpriteSymbol sprite={sprite} symbol={id} />
          </svg>
        )}
      </svg>
      <noscript>
        <img className={styles.still} src={sprite} alt="" />
      </noscript>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
