import type { MouseEvent, ReactNode, TouchEvent } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import styles from './Carousel.module.css';
import { Icon } from './Icon';
import { pause } from './icons/pause';
import { play } from './icons/play';
import { List } from './List';
import space from './reserveSpace.module.css';
import tape from './tape.module.css';
import { usePlaying } from './usePlaying';

const INTERVAL_MS = 7000;
const ANIMATION_MS = 500;
/** react-slick adds this to the interval it is given. */
const SLICK_DELAY_MS = 50;

const PAUSE = 'Pause slideshow';

type CarouselProps = {
  label: string;
  /** The first is seen before the scripts are there. None may hold a control: slick clones them. */
  slides: readonly { id: string; name: string; content: ReactNode }[];
};

/**
 * Pictures that take turns, unless something holds them: see `usePlaying`. The slider measures the
 * page: it comes when all else is there, over a slide of the same size.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const slider = useRef<Slider>(null);
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState(first);
  const hasSlider = useDeferredValue(true, false);
  const region = useRef<HTMLElement>(null);
  const { isPlaying, isRunning, toggle, holders, controlHolders } = usePlaying(region);

  useEffect(() => {
    if (!hasSlider) return;
    if (isRunning) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [hasSlider, isRunning]);

  const show = (index: number) => {
    if (slider.current) return slider.current.slickGoTo(index);
    setFirst(index);
    setCurrent(index);
  };

  const drawn = slides.map(({ id, name, content }) => (
    <Slide key={id} name={name} content={content} />
  ));
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      ref={region}
      {...holders}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it keeps slick's own from interacting */}
      <div
        className={tape.taped}
        aria-live={isRunning ? 'off' : 'polite'}
        onMouseDown={keepFocusOut}
        onTouchEndCapture={leaveUncancelled}
      >
        {hasSlider ? (
          <Slider
            ref={slider}
            className={styles.slider}
            infinite
            initialSlide={first}
            slidesToShow={1}
            slidesToScroll={1}
            speed={ANIMATION_MS}
            // Paused and played by hand: toggling this property would never resume.
            autoplay
            autoplaySpeed={INTERVAL_MS - SLICK_DELAY_MS}
            pauseOnHover={false}
            arrows={false}
            accessibility={false}
            waitForAnimate={false}
            beforeChange={(_from, to) => setCurrent(to)}
          >
            {drawn}
          </Slider>
        ) : (
          drawn[first]
        )}
      </div>
      <div className={styles.controls} {...controlHolders}>
        <List className={styles.dots}>
          {slides.map(({ id, name }, index) => (
            <li key={id}>
              <button
                className={styles.dot}
                type="button"
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </List>
        <button className={styles.pause} type="button" onClick={toggle}>
          <Icon shape={isPlaying ? pause : play} />
          <span className={space.space} data-reserve={PAUSE}>
            <span>{isPlaying ? PAUSE : 'Play slideshow'}</span>
          </span>
        </button>
      </div>
    </section>
  );
}

/** slick's own slides could take the focus of a click, the hidden ones too. */
const keepFocusOut = (event: MouseEvent) => event.preventDefault();

/** slick would cancel what cannot be cancelled any more, and the browser complain of it. */
function leaveUncancelled({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}

/** Takes none of the properties that slick gives its slides: nothing in one can have the focus. */
function Slide({ name, content }: { name: string; content: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no slide
    <div role="group" aria-roledescription="slide" aria-label={name}>
      {content}
    </div>
  );
}
