import { whyNotComparedHere } from './screenshots';

/** Decides once for the whole run, before its tests are known; the line is for `npm test` to find. */
export async function tellWhetherCompared(
  whyNot: () => Promise<string | null>,
  print: (line: string) => void,
) {
  const reason = await whyNot();
  if (!reason) return;
  process.env.SCREENSHOTS_NOT_COMPARED = reason;
  print(`screenshots not compared: ${reason}`);
}

export default () => tellWhetherCompared(whyNotComparedHere, console.log);
