export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system is set to reduced motion. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
