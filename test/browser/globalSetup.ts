import { whyNotComparedHere } from './screenshots';

/** Decides once for the whole run, before its tests are known. */
export default async function globalSetup() {
  const reason = await whyNotComparedHere();
  if (!reason) return;
  process.env.SCREENSHOTS_NOT_COMPARED = reason;
  console.log(`screenshots not compared: ${reason}`);
}
