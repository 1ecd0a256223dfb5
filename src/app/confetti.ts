import { create } from 'canvas-confetti';

const DURATION_MS = 600;

/** Colours of chalk, tape and ink, which stand out from paper and board alike. */
const colors = ['#f5d05c', '#e2686c', '#6f8fe0', '#5fae7b', '#b98be0'];

// Without its worker, which the security policy does not let in.
const fire = create(undefined, { resize: true });

/** Bits of paper, as after the last exam. They lie over the page, and take no tap from it. */
export function throwConfetti() {
  fire({
    colors,
    shapes: ['square'],
    particleCount: 60,
    spread: 110,
    startVelocity: 34,
    gravity: 1.6,
    scalar: 1.1,
    // Of a 60th of a second each; where frames are slow, the clock ends it.
    ticks: 36,
    origin: { y: 0.7 },
  });
  setTimeout(fire.reset, DURATION_MS);
}
