/** `npm run preview`: serves `dist/` with the headers, compression and caching of production. */
import { existsSync } from 'node:fs';
import { settings } from '../settings';
import { receiverFromEnvironment } from './feedbackReceiver';
import { staticHost } from './staticHost';

const dist = process.env.DIST ?? 'dist';
const port = Number(process.env.PORT ?? 4173);

if (existsSync(`${dist}/404.html`)) {
  staticHost(dist, receiverFromEnvironment()).listen(port, () => {
    console.log(`${dist} is served at http://localhost:${port}${settings.basePath}`);
  });
} else {
  console.error('There is nothing to serve yet. Run `npm run build` first.');
  process.exitCode = 1;
}
