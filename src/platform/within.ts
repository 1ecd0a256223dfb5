/**
 * Resolves as a promise does, or to `otherwise` where the promise has not settled after some milliseconds: a browser
 * may never answer. A rejection is passed on. Example: `within(2000, new Promise(() => undefined), false)` resolves to
 * false after two seconds.
 */
export function within<Result, Otherwise>(
  milliseconds: number,
  promise: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
