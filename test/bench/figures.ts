/** The middle number, or the mean of the two middle numbers of an even count. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (lower === undefined || upper === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The 75th percentile. */
export function upperQuartile(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const quartile = sorted[Math.ceil(sorted.length * 0.75) - 1];
  if (quartile === undefined) throw new Error('There is no quartile of nothing.');
  return quartile;
}

export const whole = (number: number) => number.toFixed(0);
export const ratio = (number: number) => number.toFixed(2);

/**
 * How many times `ours` is `theirs`, from measurements taken in turns: the geometric mean of the
 * ratios, and its standard error in per cent. Example: `0.980 ±1.2 %`.
 */
export function pairedRatio(ours: number[], theirs: number[]): string {
  const logs = ours.map((one, index) => Math.log(one / (theirs[index] ?? Number.NaN)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const error = Math.sqrt(squares / (logs.length - 1) / logs.length);
  const precision = logs.length > 1 ? ` ±${(100 * error).toFixed(1)} %` : '';
  return Math.exp(mean).toFixed(3) + precision;
}

/** Median, minimum and maximum. Example: `812 (790..850)`. */
export function withRange(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${whole(median(numbers))} (${whole(least)}..${whole(most)})`;
}

/** A Markdown table, padded for the terminal: numbers are aligned right, text left. */
export function table(head: string[], rows: string[][]): string {
  const columns = head.map((name, index) =>
    columnOf(
      name,
      rows.map((row) => row[index] ?? ''),
    ),
  );
  const lines = Array.from({ length: rows.length + 2 }, (_, line) =>
    columns.map((column) => column[line]).join(' | '),
  );
  return lines.map((line) => `| ${line} |`).join('\n');
}

function columnOf(name: string, cells: string[]): string[] {
  const width = Math.max(...[name, ...cells].map(({ length }) => length));
  const isOfFigures = cells.every((cell) => /^\d|^$/.test(cell));
  const pad = (cell: string) => (isOfFigures ? cell.padStart(width) : cell.padEnd(width));
  const rule = isOfFigures ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  return [pad(name), rule, ...cells.map(pad)];
}
