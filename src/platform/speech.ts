import { isDue } from './sounds';

/*
 * Short texts in a voice of the device; loaded before the first of them. Voices that a server
 * speaks are not taken: they come too late, and nobody's visit is told to a third party.
 */

/** The texts are in Latin letters: a Hindi voice reads them less well than an Indian English one. */
const LANGUAGES = ['en-IN', 'hi-IN'];
const RATE = 1.25;

/** Between two looks for a voice; and after `cancel`, which in some browsers swallows what is said at once. */
const PAUSE_MS = 50;

/** The latest text; an earlier one that still waits is not said. */
let latest: symbol | undefined;

// Chromium lists the voices only some time after they are asked for.
window.speechSynthesis?.getVoices();

/**
 * Says a text over an earlier one, as soon as there is a voice. `pitch`: from 0 to 2, 1 by default.
 * `requestedAt` is the `performance.now()` of the request: a text that has to wait too long is dropped.
 */
export async function say(text: string, pitch = 1, requestedAt = performance.now()) {
  const { speechSynthesis } = window;
  if (!speechSynthesis) return;
  const own = Symbol(text);
  latest = own;
  if (speechSynthesis.speaking || speechSynthesis.pending) {
    speechSynthesis.cancel();
    await pause();
  }
  // Not by `voiceschanged`, which Safari before 16 does not have, and which others do not always send.
  while (speechSynthesis.getVoices().length === 0 && isDue(requestedAt)) await pause();
  const voice = indianVoice(speechSynthesis.getVoices());
  if (!voice || !isDue(requestedAt) || latest !== own) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE, pitch });
  speechSynthesis.speak(utterance);
}

export function hush() {
  latest = undefined;
  window.speechSynthesis?.cancel();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Undefined where the device has none. */
const indianVoice = (voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined =>
  LANGUAGES.flatMap((wanted) =>
    // Android writes `en_IN`.
    voices.filter(({ lang, localService }) => localService && lang.replace('_', '-') === wanted),
  )[0];
