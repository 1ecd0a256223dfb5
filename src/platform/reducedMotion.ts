export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked the system for less motion. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
