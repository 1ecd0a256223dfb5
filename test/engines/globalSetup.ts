import { writeFontSets } from '../browser/fonts';
import { engines, installEngines, whyNotRun } from './browsers';

/** Installs missing browsers; prints a line for each that cannot be installed. */
export default async () => {
  await writeFontSets();
  installEngines();
  for (const engine of Object.values(engines)) {
    const reason = whyNotRun(engine);
    if (reason) console.log(reason);
  }
};
