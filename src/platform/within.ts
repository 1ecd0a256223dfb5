/**
 * Settles like `promise`, but resolves to `otherwise` if `promise` has not settled after the given milliseconds. The
 * time limit is for promises of the browser, because some of them never settle.
 * Example: `within(2000, new Promise(() => undefined), false)` resolves to false after two seconds.
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
