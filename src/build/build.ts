/** `npm run build`: bundles the site, prerenders each route into `dist/`, and checks the budgets. */
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
import type { RouteSizes } from './budgets';
import { checkBudgets } from './budgets';
import { bundle, filesOf } from './bundle';
import type { ScriptFile } from './bundleReport';
import { bundleReport } from './bundleReport';
import { transferSize, writeCompressed } from './compress';
import { bootstrapScript, inlineStyleTag, renderDocument } from './document';
import { contentHash } from './hashes';
import { securityHeaders } from './headers';
import { hostFiles, netlifyHeaders, nginxConfiguration } from './hostFiles';
import type { SharedStyle } from './inlineStyles';
import { isInlined, isLoadedByScript, sharedStyle, splitStyle, styleHashes } from './inlineStyles';
import type { PageScripts } from './misplacedLibraries';
import { findMisplacedLibraries } from './misplacedLibraries';
import { missingSettingsReport } from './missingSettings';
import { precacheManifest } from './precacheManifest';
import { installTags } from './seo/headTags';
import { writeSeoFiles } from './seo/seoFiles';
import { unsupportedIn } from './unsupportedScript';

// The output folder is `dist`. `DIST` can name another folder, because `npm run test:all` compares two builds.
const dist = path.resolve(process.env.DIST ?? 'dist');
const prerenderFolder = path.resolve('node_modules/.cache/prerender', path.basename(dist));
const fontFolder = path.resolve('node_modules/.cache/picture-fonts', path.basename(dist));

const url = (file: string) => settings.basePath + file;
const inDist = (file: string) => path.join(dist, file);
const ending = (files: string[], ...endings: string[]) =>
  files.filter((file) => endings.some((end) => file.endsWith(end)));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const sentSize = (file: string) => transferSize(inDist(file));

/** The bytes of the status line of a response, and of its headers for type, dates and ETag. */
const OTHER_HEADERS = 320;

/** Returns the bytes of a document's response headers. `hashes` are the hashes of the inlined styles. */
function headersSize(hashes: string[]): number {
  const headers = Object.entries(securityHeaders(hashes));
  return OTHER_HEADERS + sum(headers.map(([name, value]) => `${name}: ${value}\r\n`.length));
}

/** Bundles the site for the browser and for Node in parallel, and then loads the Node bundle. */
async function bundleBoth(): Promise<[StatsCompilation, typeof Prerender]> {
  const browser = browserConfig('production');
  const [stats] = await Promise.all([
    bundle({ ...browser, output: { ...browser.output, path: dist } }),
    bundle(renderConfig(prerenderFolder)),
  ]);
  const renderFile = path.join(prerenderFolder, 'prerender.cjs');
  return [stats, createRequire(import.meta.url)(renderFile)];
}

/** Writes a stylesheet that all pages share, and returns its URL. */
function writeSharedStyle(part: SharedStyle): string {
  const css = sharedStyle(dist, part);
  const file = `assets/${part}.${contentHash(css)}.css`;
  writeFileSync(inDist(file), css);
  return url(file);
}

type WrittenPage = PageScripts & {
  document: string;
  styles: string[];
  /** The scripts that the page requests as soon as the page is shown. */
  atOnce: string[];
};

/** Writes an HTML file for each route, and returns the files that a first visit to each route loads. */
async function writePages(
  stats: StatsCompilation,
  { allPaths, NOT_FOUND_PATH, renderRoute }: typeof Prerender,
  seoTags: Map<string, string>,
): Promise<WrittenPage[]> {
  const print = writeSharedStyle('print');
  const noScript = writeSharedStyle('noScript');
  async function writePage(route: string, document: string, rootAttributes: string) {
    const { head, body, chunks, atOnce, nextChunks } = await renderRoute(route);
    const files = filesOf(stats, chunks);
    const next = ending(filesOf(stats, nextChunks), '.js', '.css').filter(
      (name) => !files.includes(name),
    );
    const [styles, scripts] = [ending(files, '.css'), ending(files, '.js')];
    const inlined = styles.filter(isInlined).map((file) => ({ file, ...splitStyle(inDist(file)) }));
    const html = renderDocument({
      install: installTags(),
      head: `${head}\n${seoTags.get(route)}`,
      body,
      rootAttributes: `${rootAttributes} data-next="${next.map(url).join(' ')}"`,
      styles: inlined.map(({ file, rest }) => inlineStyleTag(url(file), rest)).join('\n'),
      print,
      noScript,
      deferred: styles.filter(isLoadedByScript).map(url),
      scripts: scripts.map(url),
      fonts: inlined.map(({ fonts }) => fonts).join(''),
    });
    mkdirSync(path.dirname(inDist(document)), { recursive: true });
    writeFileSync(inDist(document), html);
    const soon = ending(filesOf(stats, atOnce), '.js').filter((name) => !files.includes(name));
    return { path: route, document, scripts, styles, atOnce: soon };
  }

  const pages: WrittenPage[] = [];
  for (const route of allPaths()) {
    // The file is called `index.html`, because every static host serves `index.html` for the path of the folder.
    pages.push(await writePage(route, `${route}/index.html`, `data-path="${route}"`));
  }
  pages.push(await writePage(NOT_FOUND_PATH, '404.html', 'data-not-found'));
  return pages;
}

const sizesOf = (page: WrittenPage, headers: number): RouteSizes => ({
  path: page.path,
  document: sentSize(page.document) + headers,
  script: sum([...page.scripts, ...page.atOnce].map(sentSize)),
  style: sum(page.styles.map(sentSize)),
});

/** Writes the configuration files for hosts. With these files a host sends the same headers as `npm run preview`. */
function writeHostFiles(hashes: string[]) {
  writeFileSync(inDist(hostFiles.netlify), netlifyHeaders(hashes));
  writeFileSync(inDist(hostFiles.nginx), nginxConfiguration(hashes));
}

function readScript(file: string): ScriptFile {
  const read = (name: string) => readFileSync(inDist(name), 'utf8');
  return { brotli: sentSize(file), code: read(file), map: JSON.parse(read(`${file}.map`)) };
}

async function build() {
  // The settings are checked first, because an invalid setting must throw before anything is written.
  const missingSettings = missingSettingsReport();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const [stats, prerender] = await bundleBoth();
  cpSync('public', dist, { recursive: true });
  const seoTags = await writeSeoFiles(dist, fontFolder, prerender);
  const pages = await writePages(stats, prerender, seoTags);
  await bundle(workerConfig(dist, precacheManifest(dist)));
  const hashes = styleHashes(dist);
  writeHostFiles(hashes);
  await writeCompressed(dist);
  const misplaced = findMisplacedLibraries(stats, pages);
  if (misplaced.length > 0) throw new Error(`In the wrong place: ${misplaced.join(', ')}`);

  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = ending(files, '.js').map((file) => readFileSync(inDist(file), 'utf8'));
  const unsupported = [bootstrapScript, ...scripts].flatMap(unsupportedIn);
  if (unsupported.length > 0)
    throw new Error(`The oldest supported browsers do not know: ${unsupported.join(', ')}`);

  const images = ending(files, '.svg', '.png', '.webp', '.avif', '.jpg');
  const headers = headersSize(hashes);
  const bundles = bundleReport(pages, readScript);
  const { report, overBudget } = checkBudgets({
    routes: pages.map((page) => sizesOf(page, headers)),
    games: bundles.games,
    fonts: sum(ending(files, '.woff2').map(sentSize)),
    images: images.map((name) => ({ name, bytes: statSync(inDist(name)).size })),
  });
  console.log(`${report}\n\n${bundles.report}`);
  if (overBudget.length > 0) throw new Error(`Over budget: ${overBudget.join(', ')}`);
  if (missingSettings) console.log(`\n${missingSettings}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
