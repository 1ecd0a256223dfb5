import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/Button';
import button from '../../kit/Button.module.css';
import row from '../../kit/buttonRow.module.css';
import { Card } from '../../kit/Card';
import { usePath } from '../../layout/usePath';
import type { Replay } from '../shared/game';
import { replay as texts } from '../shared/replay/content';
import styles from './ReplayPlayer.later.module.css';

type ReplayPlayerProps = {
  replay: Replay;
  /** Whether the heading gets the focus: true if the visitor opened the replay by a press on this site. */
  takesFocus: boolean;
  onClose(): void;
};

const HEADING_ID = 'replay-heading';

/**
 * Shows a played game again, step by step. The visitor chooses a step by the slider or the buttons, or presses Play.
 */
export function ReplayPlayer({ replay, takesFocus, onClose }: ReplayPlayerProps) {
  const { unit, length, textOf, Screen, History } = replay;
  const { step, isPlaying, toggle, goTo } = usePlayback(length);
  const [isSliding, setIsSliding] = useState(false);
  const path = usePath();
  useEffect(() => {
    if (takesFocus) document.getElementById(HEADING_ID)?.focus();
  }, [takesFocus]);
  const byButton = (act: () => void) => () => {
    setIsSliding(false);
    act();
  };
  return (
    <div className={styles.replay}>
      <Card label={texts.region} heading={texts.region} headingId={HEADING_ID} taped>
        <div className={styles.player}>
          <div>
            <Screen step={step} />
          </div>
          <div>
            {/* The live region is off while the slider moves, because the slider itself announces the text. */}
            <p className={styles.text} aria-live={isSliding ? 'off' : 'polite'}>
              {textOf(step)}
            </p>
            <input
              type="range"
              className={styles.slider}
              aria-label={texts.slider}
              aria-valuetext={`${texts.position(unit, step, length)}: ${textOf(step)}`}
              min={0}
              max={length}
              value={step}
              onChange={({ target }) => {
                setIsSliding(true);
                goTo(Number(target.value));
              }}
            />
            <p className={styles.position} aria-hidden="true">
              {texts.position(unit, step, length)}
            </p>
            <div className={row.row}>
              <Button quiet aria-disabled={step === 0} onClick={byButton(() => goTo(step - 1))}>
                {texts.previous}
              </Button>
              <Button onClick={byButton(toggle)}>{isPlaying ? texts.pause : texts.play}</Button>
              <Button
                quiet
                aria-disabled={step === length}
                onClick={byButton(() => goTo(step + 1))}
              >
                {texts.next}
              </Button>
              <Link to={path} className={button.quiet} onClick={onClose}>
                {texts.playYourself}
              </Link>
            </div>
          </div>
        </div>
        {History && (
          <div className={styles.history}>
            <History step={step} />
          </div>
        )}
      </Card>
    </div>
  );
}

const STEP_MS = 1000;

/**
 * Returns the current step of a replay, and the functions that control the replay. While the replay plays, the step
 * goes up by one each second. The step and the timer belong to the component, so a replay changes neither the store nor
 * a running game.
 */
export function usePlayback(length: number) {
  const [step, setStep] = useState(0);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && step < length;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  return {
    step,
    isPlaying,
    /** Starts or pauses playing. If the last step is shown, playing starts again from step 0. */
    toggle() {
      if (!isPlaying && step === length) setStep(0);
      setWantsToPlay(!isPlaying);
    },
    goTo(next: number) {
      setWantsToPlay(false);
      setStep(Math.min(Math.max(next, 0), length));
    },
  };
}
