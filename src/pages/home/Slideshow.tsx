import { Carousel } from '../../kit/Carousel';
import type { SceneContent } from './content';
import { scenes, slideshow } from './content';
import { LastBench } from './LastBench';
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
 * The first scene is part of the page, painted with its first text. The others come out of a sheet:
 * neither competes with the text as the largest paint, as a picture would.
 */
function Scene({ id, alt, caption }: SceneContent) {
  return (
    <figure className={styles.scene}>
      <svg className={styles.drawing} viewBox="0 0 480 300" role="img" aria-label={alt}>
        {id === 'last-bench' ? <LastBench /> : <use href={`${sheet}#${id}`} />}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
