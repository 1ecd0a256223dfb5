/** `npm start`: the development server. A hot reload keeps the Redux store. */
import type { ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { browserConfig } from '../../webpack.config.js';
import { linkStyleTag, renderDocument } from '../build/document';
import { settings } from '../settings';
import { receiverFromEnvironment } from './feedbackReceiver';

const port = Number(process.env.PORT ?? 3000);
const asset = (file: string) => `${settings.basePath}assets/${file}`;

// The development server prerenders nothing. Every URL gets this empty document, and the browser renders the page.
const shell = renderDocument({
  head: '',
  body: '',
  rootAttributes: '',
  styles: ['kit.css', 'main.css'].map(asset).map(linkStyleTag).join('\n'),
  scripts: [asset('vendor.js'), asset('main.js')],
  fonts: '',
});

const server = new WebpackDevServer(
  {
    port,
    hot: true,
    // Without `serveIndex: false` the server would show a directory listing in place of the home page.
    static: { directory: 'public', publicPath: settings.basePath, serveIndex: false },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares(middlewares) {
      return [
        { name: 'feedback', middleware: receiverFromEnvironment() },
        ...middlewares,
        {
          name: 'shell',
          middleware: (_request: unknown, response: ServerResponse) => {
            response.setHeader('Content-Type', 'text/html;charset=utf-8');
            response.end(shell);
          },
        },
      ];
    },
  },
  webpack(browserConfig('development')),
);

await server.start();
console.log(`The site is at http://localhost:${port}${settings.basePath}`);
