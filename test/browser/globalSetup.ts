import { writeFontSets } from './fonts';
import { findNginx, hasBrotli } from './nginx';
import { whyNotComparedHere } from './screenshots';

/** Decided once per run, before tests are collected. */
export async function tellWhetherCompared(
  whyNot: () => Promise<string | null>,
  print: (line: string) => void,
) {
  const reason = await whyNot();
  if (!reason) return;
  process.env.SCREENSHOTS_NOT_COMPARED = reason;
  print(`screenshots not compared: ${reason}`);
}

export default async () => {
  await writeFontSets();
  if (!findNginx()) console.log('nginx not run: there is no nginx, and none could be installed');
  else if (!hasBrotli())
    console.log('nginx with Brotli not run: there is no such module, and none could be installed');
  return tellWhetherCompared(whyNotComparedHere, console.log);
};
