import { useEffect, useState } from 'react';

const STEP_MS = 1000;

/**
 * The step of a replay that is shown, and a player that goes on by one each second. It is state of the
 * view, with a timer of its own: a replay touches neither the store nor the games' timers.
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
    /** Play at the end begins again. */
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
