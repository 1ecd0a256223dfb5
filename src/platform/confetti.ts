import { create } from 'canvas-confetti';

const DURATION_MS = 550;

/** Colours of chalk, tape and ink, which stand out from paper and board alike. */
const colors = ['#f5d05c', '#e2686c', '#6f8fe0', '#5fae7b', '#b98be0'];

/** Over the page, and no part of it: it takes no tap, and there is nothing to hear. */
function addCanvas() {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '5',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  return document.body.appendChild(canvas);
}

/** Bits of paper, as after the last exam. */
export function throwConfetti() {
  const canvas = addCanvas();
  // Without its worker, which the security policy does not let in.
  const fire = create(canvas, { resize: true });
  fire({
    colors,
    shapes: ['square'],
    particleCount: 60,
    spread: 110,
    startVelocity: 34,
    gravity: 1.6,
    scalar: 1.4,
    origin: { y: 0.7 },
    // Of a 60th of a second: they fade in the time they have. Where frames are slow, the clock ends it.
    ticks: 33,
  });
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, DURATION_MS);
}
