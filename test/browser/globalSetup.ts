import { writeFontSets } from './fonts';
import { findNginx, hasBrotli } from './nginx';
import { whyNotComparedHere } from './screenshots';

export default async () => {
  await writeFontSets();
  if (!findNginx()) console.log('nginx not run: there is no nginx, and none could be installed');
  else if (!hasBrotli())
    console.log('nginx with Brotli not run: there is no such module, and none could be installed');
  // Decided once per run, before tests are collected.
  const reason = await whyNotComparedHere();
  if (!reason) return;
  process.env.SCREENSHOTS_NOT_COMPARED = reason;
  console.log(`screenshots not compared: ${reason}`);
};
