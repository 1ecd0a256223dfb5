import type { ReactNode, RefObject, TouchEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import { useIsHidden, useIsHydrated, useReducedMotion } from './browserState';
import styles from './Carousel.module.css';
import { Icon } from './Icon';
import { pause } from './icons/pause';
import { start } from './icons/start';
import room from './room.module.css';
import tape from './tape.module.css';

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
 * Pictures that take turns. They wait while they are pointed at, while the focus is on a control
 * below them, while the tab is hidden, and where the visitor asked for less motion; Play overrules
 * what made them wait. The slider comes after hydration, over a first slide of the same size.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const hasSlider = useIsHydrated();
  const region = useRef<HTMLElement>(null);
  const { isPlaying, isRunning, toggle, holders, controlHolders } = usePlaying(region);

  useEffect(() => {
    if (isRunning) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isRunning]);

  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      ref={region}
      onTouchEndCapture={leaveUncancelled}
      {...holders}
    >
      <div className={tape.taped}>
        {hasSlider ? (
          <Slider
            ref={slider}
            className={styles.slider}
            infinite
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
            {slides.map(({ id, content }) => (
              <Slide key={id} content={content} />
            ))}
          </Slider>
        ) : (
          <Slide content={slides[0]?.content} />
        )}
      </div>
      <div className={styles.controls} {...controlHolders}>
        <ul className={styles.dots}>
          {slides.map(({ id, name }, index) => (
            <li key={id}>
              <button
                className={styles.dot}
                type="button"
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => slider.current?.slickGoTo(index)}
              />
            </li>
          ))}
        </ul>
        <button className={styles.pause} type="button" onClick={toggle}>
          <Icon shape={isPlaying ? pause : start} />
          <span className={room.room} data-room={PAUSE}>
            <span>{isPlaying ? PAUSE : 'Play slideshow'}</span>
          </span>
        </button>
      </div>
    </section>
  );
}

/** slick would cancel what cannot be cancelled any more, and the browser complain of it. */
function leaveUncancelled({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}

/** Takes none of the properties that slick gives its slides: nothing in one can have the focus. */
function Slide({ content }: { content: ReactNode }) {
  return <div className={styles.slide}>{content}</div>;
}

/** Whether the visitor wants the slides to move, and whether they do so at this moment. */
function usePlaying(region: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useIsHidden();
  const isCalm = useReducedMotion();

  // Who was there before the page was awake.
  useEffect(() => {
    setPointedAt(region.current?.matches(':hover') ?? false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region]);

  const isPlaying = choice === null ? !isCalm : choice === 'play';
  return {
    isPlaying,
    isRunning: isPlaying && !isPointedAt && !isFocused && !isHidden,
    toggle() {
      setChoice(isPlaying ? 'pause' : 'play');
      setPointedAt(false);
      setFocused(false);
    },
    holders: {
      // Not of the mouse, which a tap stands in for: a finger leaves when it is lifted.
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
    },
    controlHolders: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
