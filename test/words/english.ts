import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocatedText } from '../support/texts';
import { fixedTexts, modules, texts, wordsOf } from '../support/texts';

/** British: the spellings of India ("colour", "favourite", "maths") are those of Britain. */
const folder = path.dirname(require.resolve('dictionary-en-gb'));
const [affixes, words] = ['index.aff', 'index.dic'].map((name) =>
  readFileSync(path.join(folder, name), 'utf8'),
);
const dictionary: { correct(word: string): boolean } = require('nspell')(affixes, words);

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** English words that the dictionary lacks. */
const alsoEnglish = listed('airplane backbencher backbenchers math ptm tiffin whatsapp');

/** Hindi words that the dictionary takes for English ones. */
const hindiLookalikes = listed(`
  ab akkad ant are bach bade ban band bane bani beech bees beta bin bis bola bole char dena din do
  door dost gal gala gale gin gird god gum had hal hans hare hat hi ho hon hone hue hui hum in is
  jab jag jam jo jodi josh jut kanji karo kate la lad lade ladle lag lena lo log loge logon ma
  main maine mama mann mar mat maze me mere mil mile milo mod mud na ne pa pair pal par para pate
  pee pet purana rang rote saab sake sal sang se so sun tab tan tang tar teen teri the to tod toot
  tu tum us use wale ya zara
`);

/** The five children of the story, who have names in any language. */
const children = listed('anthony bittu jassi pinky salma');

const interjections = listed(`
  achchha aha ah arre farrr haha hey hmm kachak khataak oh ohho oho oye phurr sarr shabaash uff wah
  waah
`);

/** Whether the dictionary has a word, as it stands or in small letters. */
const isKnown = (word: string) =>
  dictionary.correct(word) || dictionary.correct(word.toLowerCase());

type Language = 'english' | 'hindi' | 'either' | 'none';

/** Example: "homework" is English, "kitaab" Hindi, "the" may be either; "Bittu" and "x" are none. */
function languageOf(found: string): Language {
  const word = found.replaceAll('’', "'");
  const lower = word.toLowerCase();
  const owner = lower.replace(/'s$/, '');
  const isLetter = /^[^ai]$/.test(lower);
  if (isLetter || children.has(owner) || interjections.has(lower)) return 'none';
  if (hindiLookalikes.has(lower)) return 'either';
  return alsoEnglish.has(owner) || isKnown(word) ? 'english' : 'hindi';
}

/**
 * The English words of a text, and the number of all that count. A word that may be either is
 * English where no other word is Hindi. Example: `{ english: ['test'], count: 5 }` for
 * "Bittu, teen din mein test!".
 */
export function englishIn(text: string): { english: string[]; count: number } {
  const words = wordsOf(text).map((word) => ({ word, language: languageOf(word) }));
  const isMixed = words.some(({ language }) => language === 'hindi');
  const english = words.filter(
    ({ language }) => language === 'english' || (language === 'either' && !isMixed),
  );
  return {
    english: english.map(({ word }) => word),
    count: words.filter(({ language }) => language !== 'none').length,
  };
}

/** The page that shows a module's texts; what all pages show counts as one page. */
function pageOf(module: string): string {
  const [, guide] = /guides\/([\w-]+)\.(?:ts|svg)$/.exec(module) ?? [];
  if (guide && guide !== 'content') return `how-to-play/${guide}`;
  const [area = '', folder = area] = module.split('/');
  const isShared =
    ['layout', 'sharing', 'install'].includes(area) || folder === 'shared' || folder === 'hub';
  if (isShared) return 'every page';
  return area === 'feedback' ? area : folder;
}

/** Song lines are handed down, not worded by us. */
const isSong = ({ where }: LocatedText) => /\.song\.lines\./.test(where);

/** Prose that we are free to word: no labels, and nothing that is given. */
const isOurs = (found: LocatedText) =>
  !isSong(found) && !fixedTexts.has(found.text) && wordsOf(found.text).length >= 4;

type PageShare = { page: string; words: number; percent: number; english: string[] };

/** Of each page, how many of its words are English. */
export function englishShares(): PageShare[] {
  const pages = [...new Set(modules.map(([name]) => pageOf(name)))];
  const located = texts.filter(isOurs);
  return pages.flatMap((page) => {
    const ours = located.filter(({ module }) => pageOf(module) === page);
    const counted = ours.map(({ text }) => englishIn(text));
    const english = counted.flatMap((one) => one.english);
    const words = counted.reduce((sum, { count }) => sum + count, 0);
    const percent = Math.round((100 * english.length) / words);
    return words === 0 ? [] : [{ page, words, percent, english }];
  });
}
