import { writeFontSets } from '../browser/fonts';
import { engines, installEngines, whyNotRun } from './browsers';

/** Each browser that is not here is installed where it may be; of one that cannot be had, a line tells. */
export default async () => {
  await writeFontSets();
  installEngines();
  for (const engine of Object.values(engines)) {
    const reason = whyNotRun(engine);
    if (reason) console.log(reason);
  }
};
