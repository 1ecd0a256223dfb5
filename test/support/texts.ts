import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';

export const src = path.resolve(__dirname, '../../src');

export type LocatedText = { where: string; text: string };

/**
 * The texts that a function makes, as they stand in its source; `…` for what is put in.
 * Example: `['Round … of …']` for ``(number, of) => `Round ${number} of ${of}` ``.
 */
function textsMadeBy(make: (...values: never[]) => unknown) {
  const literals = /(?<!Error\()(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  const texts = Array.from(make.toString().matchAll(literals), ([, , text = '']) => text);
  return texts
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /\S/.test(text) && /\s/.test(text));
}

/** All strings in a value, at any depth, with their paths. */
export function textsIn(where: string, value: unknown): LocatedText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value === 'function') {
    return textsMadeBy(value as () => unknown).map((text) => ({ where: `${where}()`, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(`${where}.${key}`, inner));
}

/** All objects in a value, at any depth, that have this property. */
export function objectsWith<Found>(property: keyof Found & string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = property in value ? [value as Found] : [];
  return [...found, ...Object.values(value).flatMap((inner) => objectsWith(property, inner))];
}

export const wordCount = (text: string | readonly string[]) =>
  [text].flat().join(' ').split(/\s+/).length;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const isContent = (name: string) =>
  path.basename(name) === 'content.ts' || /guides\/.*\.ts$/.test(name);

/** The texts among other things: the remarks of a report, and the words of links, messages, replays and commentary. */
function textsAmongOthers(name: string): [string, unknown] {
  const { default: _view, remarks, report, ...others } = require(path.join(src, name));
  if (report) return [name, { remarks }];
  const isComponent = (key: string) => /^[A-Z]/.test(key);
  const words = Object.entries(others).filter(([key]) => !isComponent(key));
  return [name, Object.fromEntries(words)];
}

/** The texts of a game's registration. */
const registered = ({ folder, name, invitation, pages = [] }: Game): [string, unknown] => [
  `games/${folder}/game.ts`,
  { name, invitation, pages: pages.map((page) => page.name) },
];

/** The `<title>` of an SVG file, for drawings without an alt text in a content module. */
function svgTitle(name: string): [string, unknown][] {
  const alt = /<title>([^<]*)<\/title>/.exec(readFileSync(path.join(src, name), 'utf8'))?.[1];
  return alt === undefined ? [] : [[name, { alt }]];
}

/** All content of the site, found by file name, so that new games and pages are included. */
export const modules: [name: string, content: unknown][] = [
  ...files
    .filter(isContent)
    .map((name): [string, unknown] => [name, require(path.join(src, name))]),
  ...games.map(registered),
  ...files
    .filter((name) => /^games.*\/(?:report|links|share|Replay|Commentary)\.tsx?$/.test(name))
    .map(textsAmongOthers),
  ...files.filter((name) => name.endsWith('.svg')).flatMap(svgTitle),
];

const isAddress = ({ text }: LocatedText) => /^[/#]|^(?:https?|mailto):/.test(text);

/** All texts of the site, with the module of each. */
export const texts = modules
  .flatMap(([name, content]) => textsIn(name, content).map((found) => ({ module: name, ...found })))
  .filter((found) => !isAddress(found));

/** The words of a text, without numbers. Example: `["Teacher's", 'Day', 'half', 'day']`. */
export const wordsOf = (text: string): string[] => text.match(/[a-z]+(?:['’][a-z]+)*/gi) ?? [];

/** Wording that is prescribed: its spelling and language are not judged. */
export const fixedTexts: ReadonlySet<string> = new Set([
  'Jaldi kya hai apna nam to dal lo pehle 😊',
  'Yaar dusre ka nam bhi dal do 😢',
  'Please enter your name to start the quiz!',
  "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!",
  'Something went wrong. Please Connect with us through WhatsApp',
  '404 - Exam Cancelled!',
  "the page you're looking for has bunked the class",
  'Naya khel seekhe',
  'Backbenchers wali game',
  'Dubara Karo',
  'Project Ka Concept',
  'Send screenshot on WhatsApp',
  'Future Principal Material!',
  'Class Clown with Brains!',
  "Back Bencher's Pride!",
  'Need More Recess Time!',
  'See me after class',
  'Aao Milo Shilo Shaalo',
  'Raja Mantri Chor Sipahi',
  'Tum backbencher ho agar',
  'Naye phone par le jao',
]);
