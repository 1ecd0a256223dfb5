/** `npm run build`: both bundles, one HTML file per route, and the budgets, into `dist/`. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { browserConfig, renderConfig, workerConfig } from '../../webpack.config.js';
import type * as Prerender from '../prerender';
import { settings } from '../settings';
import type { RouteFigures } from './budgets';
import { checkBudgets } from './budgets';
import { bundle, filesOf } from './bundle';
import type { ScriptFile } from './bundleReport';
import { bundleReport } from './bundleReport';
import { sentBytes, writeCompressed } from './compress';
import { renderDocument, writtenStyle } from './document';
import { securityHeaders } from './headers';
import { hostFiles, netlifyHeaders, nginxConfiguration } from './hostFiles';
import { isInlined, printStyle, splitStyle, styleHashes } from './inlined';
import { notSetList } from './notSet';
import { offlineFiles } from './offlineFiles';
import type { LoadedPage } from './reserved';
import { checkReserved } from './reserved';
import { installTags } from './seo/headTags';
import { writeSeoFiles } from './seo/seoFiles';

// `npm run test:all` builds a second time, elsewhere, and compares.
const dist = path.resolve(process.env.DIST ?? 'dist');
const prerenderFolder = path.resolve('node_modules/.cache/prerender', path.basename(dist));
const fontFolder = path.resolve('node_modules/.cache/picture-fonts', path.basename(dist));

const url = (file: string) => settings.basePath + file;
const inDist = (file: string) => path.join(dist, file);
const ending = (files: string[], ...endings: string[]) =>
  files.filter((file) => endings.some((end) => file.endsWith(end)));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const sentSize = (file: string) => sentBytes(inDist(file));

/** What a host says of every file: its status, type, dates and tag. */
const OTHER_HEADERS = 320;

/** A document's headers, as they cross the network. */
function headersSize(): number {
  const guards = Object.entries(securityHeaders(styleHashes(dist))).flat();
  return OTHER_HEADERS + guards.join(': \r\n').length;
}

/** Both bundles at once; the one for Node is loaded right away. */
async function bundleBoth(): Promise<[StatsCompilation, typeof Prerender]> {
  const browser = browserConfig('production');
  const [stats] = await Promise.all([
    bundle({ ...browser, output: { ...browser.output, path: dist } }),
    bundle(renderConfig(prerenderFolder)),
  ]);
  const renderFile = path.join(prerenderFolder, 'prerender.cjs');
  return [stats, createRequire(import.meta.url)(renderFile)];
}

/** Writes the rules for paper into a file, and returns its name. */
function writePrintStyle(): string {
  const css = printStyle(dist);
  const file = `assets/print.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(inDist(file), css);
  return file;
}

type WrittenPage = LoadedPage & { document: string; styles: string[] };

/** Writes one HTML file per route, and says which files a first visit to each loads. */
async function writePages(
  stats: StatsCompilation,
  { allPaths, NOT_FOUND_PATH, renderRoute }: typeof Prerender,
  seoTags: Map<string, string>,
  print: string,
): Promise<WrittenPage[]> {
  async function writePage(route: string, file: string, rootAttributes: string) {
    const { head, body, chunks, nextChunks } = await renderRoute(route);
    const files = filesOf(stats, chunks);
    const next = ending(filesOf(stats, nextChunks), '.js', '.css').filter(
      (name) => !files.includes(name),
    );
    const [styles, scripts] = [ending(files, '.css'), ending(files, '.js')];
    const written = styles.filter(isInlined).map((file) => ({ file, ...splitStyle(inDist(file)) }));
    const html = renderDocument({
      install: installTags(),
      head: `${head}\n${seoTags.get(route)}`,
      body,
      rootAttributes: `${rootAttributes} data-next="${next.map(url).join(' ')}"`,
      styles: written.map(({ file, rest }) => writtenStyle(url(file), rest)).join('\n'),
      print: url(print),
      scripts: scripts.map(url),
      fonts: written.map(({ fonts }) => fonts).join(''),
    });
    mkdirSync(path.dirname(inDist(file)), { recursive: true });
    writeFileSync(inDist(file), html);
    return { path: route, document: file, scripts, styles };
  }

  const pages: WrittenPage[] = [];
  for (const route of allPaths) {
    // What every static host answers a deep link with.
    pages.push(await writePage(route, `${route}/index.html`, `data-path="${route}"`));
  }
  pages.push(await writePage(NOT_FOUND_PATH, '404.html', 'data-not-found'));
  return pages;
}

const figuresOf = (
  { path, document, scripts, styles }: WrittenPage,
  headers: number,
): RouteFigures => ({
  path,
  document: sentSize(document) + headers,
  script: sum(scripts.map(sentSize)),
  style: sum(styles.map(sentSize)),
});

/** What other hosts than the preview server need to serve the site as it does. */
function writeHostFiles() {
  const hashes = styleHashes(dist);
  writeFileSync(inDist(hostFiles.netlify), netlifyHeaders(hashes));
  writeFileSync(inDist(hostFiles.nginx), nginxConfiguration(hashes));
}

function readScript(file: string): ScriptFile {
  const read = (name: string) => readFileSync(inDist(name), 'utf8');
  return { brotli: sentSize(file), code: read(file), map: JSON.parse(read(`${file}.map`)) };
}

async function build() {
  // Refuses a false address before anything is written.
  const notSet = notSetList();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const [stats, prerender] = await bundleBoth();
  cpSync('public', dist, { recursive: true });
  const seoTags = await writeSeoFiles(dist, fontFolder, prerender);
  const pages = await writePages(stats, prerender, seoTags, writePrintStyle());
  await bundle(workerConfig(dist, offlineFiles(dist)));
  writeHostFiles();
  await writeCompressed(dist);
  const misplaced = checkReserved(stats, pages);
  if (misplaced.length > 0) throw new Error(`In the wrong place: ${misplaced.join(', ')}`);

  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const images = ending(files, '.svg', '.png', '.webp', '.avif', '.jpg');
  const headers = headersSize();
  const { report, broken } = checkBudgets({
    routes: pages.map((page) => figuresOf(page, headers)),
    fonts: sum(ending(files, '.woff2').map(sentSize)),
    images: images.map((name) => ({ name, bytes: statSync(inDist(name)).size })),
  });
  console.log(`${report}\n\n${bundleReport(pages, readScript)}`);
  if (broken.length > 0) throw new Error(`Over budget: ${broken.join(', ')}`);
  if (notSet) console.log(`\n${notSet}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
