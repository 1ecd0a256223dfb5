import { median } from './figures';
import type { Sample } from './soak';

/** In a tab's first minutes the engine compiles what is used, and learns: its heap grows. */
const WARM_UP = 0.25;

/** By how much the last third of the heap may lie above the first: a part of it, and megabytes. */
const HEAP_SLACK = [0.05, 0.1] as const;

/**
 * Compares the first third of the samples with the last one, after the warming up: the middle of
 * the heap, and the least of what is counted. Pictures that the browser still holds come and go.
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
