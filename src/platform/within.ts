/**
 * What a promise resolves to, or `otherwise` where it has not settled after some milliseconds: a browser may
 * never answer. A rejection stays one. Example: `within(2000, new Promise(() => undefined), false)` resolves
 * to false after two seconds.
 */
export const within = <Result, Otherwise>(
  milliseconds: number,
  promise: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> =>
  Promise.race([
    promise,
    new Promise<Otherwise>((resolve) => setTimeout(resolve, milliseconds, otherwise)),
  ]);
