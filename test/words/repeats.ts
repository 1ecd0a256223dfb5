import type { LocatedText } from '../support/texts';

/** The words and numbers of a text in small letters, without punctuation. */
const tokensOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+(?:['’][a-z]+)*/g) ?? [];

/** So many words in the same order are a sentence, not a manner of speaking. */
const RUN = 5;

/** All runs of a text. Example: two, for one of six words. */
function runsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const count = Math.max(0, tokens.length - RUN + 1);
  return Array.from({ length: count }, (_, start) => tokens.slice(start, start + RUN).join(' '));
}

/**
 * Where runs of words occur in two texts, with the words, as many as are the same. `exempt` has what
 * may occur more than once. Example: `['x / y: uski baari sabse pehle aayi thi']`.
 */
export function sharedRuns(texts: readonly LocatedText[], exempt: readonly string[]): string[] {
  const allowed = exempt.map((phrase) => ` ${tokensOf(phrase).join(' ')} `);
  const firstPlaces = new Map<string, string>();
  return texts.flatMap(({ where, text }) => {
    const shared: { places: string; words: string; end: number }[] = [];
    for (const [start, run] of runsOf(text).entries()) {
      if (allowed.some((phrase) => phrase.includes(` ${run} `))) continue;
      const first = firstPlaces.get(run) ?? where;
      firstPlaces.set(run, first);
      if (first === where) continue;
      const places = `${first} / ${where}`;
      const last = shared.at(-1);
      if (last?.places === places && last.end === start - 1) {
        last.words += ` ${run.split(' ').at(-1)}`;
        last.end = start;
      } else {
        shared.push({ places, words: run, end: start });
      }
    }
    return shared.map(({ places, words }) => `${places}: ${words}`);
  });
}

/** Sentences of three or more words that a text has twice. Example: "Ghanti phir baji." */
export function sentencesTwice(text: string): string[] {
  const sentences = text.split(/[.!?:;]+/).map((sentence) => tokensOf(sentence).join(' '));
  const long = sentences.filter((sentence) => sentence.split(' ').length >= 3);
  return long.filter((sentence, index) => long.indexOf(sentence) !== index);
}
