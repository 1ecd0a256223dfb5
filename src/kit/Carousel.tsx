import type { MouseEvent, ReactNode, TouchEvent } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import styles from './Carousel.module.css';
import { Icon } from './Icon';
import { pause, play } from './icons/controls';
import { ReserveSpace } from './ReserveSpace';
import space from './reserveSpace.module.css';
import tape from './tape.module.css';
import { List } from './text';
import { useAutoplay } from './useAutoplay';

const INTERVAL_MS = 7000;
const ANIMATION_MS = 500;
/** The delay that react-slick adds to `autoplaySpeed`. */
const SLICK_DELAY_MS = 50;

const PAUSE = 'Pause slideshow';
const PLAY = 'Play slideshow';

type CarouselProps = {
  label: string;
  /**
   * The slides, of which only the first is prerendered. A slide must not contain controls, because react-slick clones
   * slides, and each control would then be there twice. `content` gets false while the slide has not been shown yet: its
   * drawing may be left out, but not its size.
   */
  slides: readonly { id: string; name: string; content: (isDrawn: boolean) => ReactNode }[];
};

/**
 * A carousel with autoplay: see `useAutoplay`. react-slick has to measure the page, so its slider is rendered after
 * hydration. Until then the first slide is shown without a slider, in the same size.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const slider = useRef<Slider>(null);
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState(first);
  const [drawn, setDrawn] = useState<readonly number[]>([first]);
  const hasSlider = useDeferredValue(true, false);
  const region = useRef<HTMLElement>(null);
  const { isPlaying, isRunning, toggle, hoverHandlers, focusHandlers } = useAutoplay(region);

  useEffect(() => {
    if (!hasSlider) return;
    if (isRunning) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [hasSlider, isRunning]);

  const show = (index: number) => {
    if (slider.current) return slider.current.slickGoTo(index);
    setFirst(index);
    change(index);
  };

  const change = (to: number) => {
    setCurrent(to);
    setDrawn((before) => [...before, to]);
  };
  // A finger that drags the slide shows its neighbours before the slide changes.
  const drawAll = () => setDrawn(slides.map((_, index) => index));

  const rendered = slides.map(({ id, name, content }, index) => (
    <Slide key={id} name={name} content={content(drawn.includes(index))} />
  ));
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      ref={region}
      {...hoverHandlers}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only prevent default actions */}
      <div
        className={tape.taped}
        aria-live={isRunning ? 'off' : 'polite'}
        onPointerDown={drawAll}
        onMouseDown={preventFocus}
        onTouchEndCapture={ignoreUncancelable}
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
            // The prop `autoplay` only starts autoplay. Afterwards `slickPlay` and `slickPause` control autoplay.
            autoplay
            autoplaySpeed={INTERVAL_MS - SLICK_DELAY_MS}
            pauseOnHover={false}
            arrows={false}
            accessibility={false}
            waitForAnimate={false}
            beforeChange={(_from, to) => change(to)}
          >
            {rendered}
          </Slider>
        ) : (
          rendered[first]
        )}
      </div>
      <div className={styles.controls} data-needs-script="" {...focusHandlers}>
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
          <span className={space.space}>
            <ReserveSpace texts={[PAUSE, PLAY]} />
            <span>{isPlaying ? PAUSE : PLAY}</span>
          </span>
        </button>
      </div>
    </section>
  );
}

/** Keeps a click from focusing a slide. With react-slick, a click could focus any slide, even a hidden slide. */
const preventFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Disables `preventDefault` of an event that cannot be cancelled. react-slick calls `preventDefault` even then, and the
 * browser would log a warning.
 */
function ignoreUncancelable({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}

/** A slide. The props that react-slick adds, such as `tabIndex`, are ignored: a slide must not be focusable. */
function Slide({ name, content }: { name: string; content: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not for a slide
    <div role="group" aria-roledescription="slide" aria-label={name}>
      {content}
    </div>
  );
}
