/*
 * Short texts in a voice of the device; loaded with the first of them. Voices that a server speaks are not
 * taken: they come too late, and nobody's visit is told to a third party.
 */

/** The texts are in Latin letters: a Hindi voice reads them less well than an Indian English one. */
const LANGUAGES = ['en-IN', 'hi-IN'];
const RATE = 1.25;

/** Says a text at once, over an earlier one. `pitch`: from 0 to 2, 1 by default. */
export function say(text: string, pitch = 1) {
  const voice = indianVoice();
  if (!voice) return;
  hush();
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE, pitch });
  window.speechSynthesis.speak(utterance);
}

export function hush() {
  window.speechSynthesis?.cancel();
}

/** Undefined where the device has none, or has not listed its voices yet. */
function indianVoice(): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis?.getVoices() ?? [];
  return LANGUAGES.flatMap((wanted) =>
    // Android writes `en_IN`.
    voices.filter(({ lang, localService }) => localService && lang.replace('_', '-') === wanted),
  )[0];
}
