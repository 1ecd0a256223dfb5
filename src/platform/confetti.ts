import { create } from 'canvas-confetti';

const DURATION_MS = 550;

/** The colours of the confetti. All of them are visible on a light page and on a dark page. */
const colors = ['#f5d05c', '#e2686c', '#6f8fe0', '#5fae7b', '#b98be0'];

/** Adds a canvas over the whole page. The canvas lets presses through, and is hidden from screen readers. */
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

/** Throws confetti for `DURATION_MS`, then removes the canvas. */
export function throwConfetti() {
  const canvas = addCanvas();
  // The library runs without its worker, because the content security policy of the site blocks the worker.
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
    // `ticks` counts frames. At 60 frames per second, 33 frames last `DURATION_MS`. At a lower frame rate, the timer
    // below ends the confetti.
    ticks: 33,
  });
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, DURATION_MS);
}
