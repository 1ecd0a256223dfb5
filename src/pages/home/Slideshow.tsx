import { Carousel } from '../../kit/Carousel';
import { FromSheet } from '../../kit/Drawing';
import type { SceneContent } from './content';
import { scenes, slideshow } from './content';
import styles from './Slideshow.module.css';
import sheet from './scenes.svg';

export function Slideshow() {
  const slides = scenes.map((scene) => ({
    id: scene.id,
    name: scene.title,
    content: <Scene {...scene} />,
  }));
  return <Carousel label={slideshow.label} slides={slides} />;
}

/**
 * Out of a sheet, which does not compete with the text as the largest paint, as a picture would. The
 * sheet alone shows the first scene: to those who run no scripts.
 */
function Scene({ id, alt, caption }: SceneContent) {
  return (
    <figure className={styles.scene}>
      <svg className={styles.drawing} viewBox="0 0 480 300" role="img" aria-label={alt}>
        <FromSheet sheet={sheet} name={id} />
      </svg>
      <noscript>
        <img className={styles.still} src={sheet} alt="" />
      </noscript>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
