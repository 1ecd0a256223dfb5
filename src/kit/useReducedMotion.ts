import { REDUCED_MOTION } from '../platform/reducedMotion';
import { mediaHook } from './media';

/** Whether the visitor wants less motion. */
export const useReducedMotion = mediaHook(REDUCED_MOTION);
