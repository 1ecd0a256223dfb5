import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createSvgRenderer } from './svgRenderer.ts';

const GAMES = path.resolve('src/games');

/** The width of a `preview.svg`, and of its drawing in the picture. A screen shows a drawing up to 128 pixels wide. */
const [WIDTH, SMALL_WIDTH] = [480, 224];

/** The quality of the WebP picture, of 100. Outlines stay clean, and the picture has less than 40 kB. */
const QUALITY = 30;

/** Returns the folders of all `preview.svg`, relative to `src/games/`, in the order of the drawings in the picture. */
export const drawnFolders = () =>
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'preview.svg')
    .map((file) => path.dirname(file))
    .sort();

/**
 * The webpack loader that puts the `preview.svg` of all games into an SVG, side by side, and makes a WebP picture of it.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
export default function thumbnailsLoader(svg) {
  const done = this.async();
  this.addContextDependency(GAMES);
  const drawings = drawnFolders()
    .map((folder) => readFileSync(path.join(GAMES, folder, 'preview.svg'), 'utf8'))
    .map((drawing, place) => drawing.replace('<svg ', `<svg x="${place * WIDTH}" `));
  const row = svg
    .replace('<svg ', `<svg width="${drawings.length * WIDTH}" `)
    .replace('</svg>', `${drawings.join('')}</svg>`);
  const fonts = path.basename(this._compiler?.outputPath ?? '');
  createSvgRenderer(path.resolve('node_modules/.cache/thumbnail-fonts', fonts))
    .then((renderer) => sharp(renderer.png(row, drawings.length * SMALL_WIDTH)))
    .then((image) => image.webp({ quality: QUALITY, effort: 6, preset: 'drawing' }).toBuffer())
    .then((picture) => done(null, picture), done);
}
