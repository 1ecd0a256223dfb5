import { median } from './figures';
import type { Sample } from './soak';

/** This part of the samples is skipped: the heap grows while the engine compiles and optimises. */
const WARM_UP = 0.25;

/** How much the heap may grow from the first to the last third: relative, and in megabytes. */
const HEAP_SLACK = [0.05, 0.1] as const;

/**
 * Compares the first and last third of the samples after warm-up: the median of the heap, and the
 * minimum of the counts, which vary with images that the browser has not released yet.
 */
export function flatness(samples: Sample[]) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.max(1, Math.floor(warm.length / 3));
  const compare = (what: keyof Sample) => {
    const of = (some: Sample[]) => {
      const figures = some.map((sample) => sample[what]);
      return what === 'heap' ? median(figures) : Math.min(...figures);
    };
    const [early, late] = [of(warm.slice(0, third)), of(warm.slice(-third))];
    const [part, absolute] = what === 'heap' ? HEAP_SLACK : [0, 0];
    return { what, early, late, isFlat: late <= early * (1 + part) + absolute };
  };
  return (['heap', 'listeners', 'nodes', 'documents'] as const).map(compare);
}
