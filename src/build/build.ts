/** `npm run build`: both bundles, one HTML file per route, and the budgets, into `dist/`. */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StatsCompilation } from 'webpack';
import { browserConfig, renderConfig } from '../../webpack.config.js';
import type * as Prerender from '../prerender';
import { settings } from '../settings';
import type { RouteFigures } from './budgets';
import { checkBudgets } from './budgets';
import { bundle, filesOf } from './bundle';
import { renderDocument } from './document';

// `npm test` builds a second time, elsewhere, and compares.
const dist = path.resolve(process.env.DIST ?? 'dist');

const sizes = new Map<string, number>();
function brotliSize(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length;
  sizes.set(file, known);
  return known;
}

const total = (files: string[], ending: string) =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + brotliSize(file), 0);

const byEnding = (stats: StatsCompilation, endings: RegExp) =>
  (stats.assets ?? []).map(({ name }) => name).filter((name) => endings.test(name));

/** `/journey` becomes `journey/index.html`: what every static host answers a deep link with. */
const htmlFile = (route: string) => path.join(dist, route, 'index.html');

async function build() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const browser = browserConfig('production');
  const render = renderConfig();
  const [stats] = await Promise.all([
    bundle({ ...browser, output: { ...browser.output, path: dist } }),
    bundle(render),
  ]);
  cpSync('public', dist, { recursive: true });

  const renderFile = path.join(render.output?.path ?? '', 'prerender.cjs');
  const { allPaths, NOT_FOUND_PATH, renderRoute }: typeof Prerender = createRequire(
    import.meta.url,
  )(renderFile);

  const url = (file: string) => settings.basePath + file;
  const fonts = byEnding(stats, /\.woff2$/);
  const firstFonts = fonts.filter((name) => /kalam-latin-700|hind-latin/.test(name)).map(url);

  async function writePage(route: string, file: string, rootAttributes: string) {
    const { head, body, chunks } = await renderRoute(route);
    const files = filesOf(stats, chunks);
    const html = renderDocument({
      head,
      body,
      rootAttributes,
      styles: files.filter((name) => name.endsWith('.css')).map(url),
      scripts: files.filter((name) => name.endsWith('.js')).map(url),
      fonts: firstFonts,
    });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    return { path: route, script: total(files, '.js'), style: total(files, '.css') };
  }

  const routes: RouteFigures[] = [];
  for (const route of allPaths) {
    routes.push(await writePage(route, htmlFile(route), `data-path="${route}"`));
  }
  routes.push(await writePage(NOT_FOUND_PATH, path.join(dist, '404.html'), 'data-not-found'));

  const bytes = (name: string) => statSync(path.join(dist, name)).size;
  const { report, broken } = checkBudgets({
    routes,
    fonts: fonts.reduce((sum, name) => sum + bytes(name), 0),
    images: byEnding(stats, /\.(svg|png|webp|avif|jpe?g)$/).map((name) => ({
      name,
      bytes: bytes(name),
    })),
  });
  console.log(report);
  if (broken.length > 0) throw new Error(`Over budget: ${broken.join(', ')}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
