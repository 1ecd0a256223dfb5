import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../../src');
const files = (ending: string) =>
  readdirSync(SRC, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort();

const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

const oneLine = (css: string) => css.trim().replace(/\s+/g, ' ');

type Declaration = { file: string; selector: string; property: string; value: string };

export const stylesheets = files('.css').map(read);

/** Every declaration of every stylesheet, with the selector of its rule. */
export const declarations: Declaration[] = files('.css').flatMap((name) => {
  const file = path.basename(name).replace(/(\.deferred)?(\.module)?\.css$/, '');
  const css = read(name)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:media|keyframes)[^{]*\{/g, '');
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, property = '', value = '']) => ({
      file,
      selector: oneLine(selector),
      property,
      value: oneLine(value),
    })),
  );
});

/** The custom properties used in SVG files. */
export const svgColors = new Set(
  files('.svg').flatMap((file) =>
    [...read(file).matchAll(/"var\((--[\w-]+)\)"/g)].map(([, name = '']) => name),
  ),
);
