import { isDue } from './sounds';

/*
 * Short texts in a voice of the device. Voices that a server speaks are not taken: they come too late, and tell a third
 * party of the visit.
 */

/** Languages of voices, the best first: a Hindi voice reads Latin letters less well than an Indian English voice. */
const LANGUAGES = ['en-IN', 'hi-IN'];
const RATE = 1.25;

/**
 * The pause before the next look for a voice, and after `cancel`: some browsers swallow a text that follows `cancel`
 * at once.
 */
const PAUSE_MS = 50;

/** The mark of the latest text. An earlier text that still waits is not said. */
let latest: symbol | undefined;

// Chromium lists the voices only some time after they are asked for.
window.speechSynthesis?.getVoices();

/**
 * Says a text as soon as there is a voice, and cuts off an earlier text. `pitch` is from 0 to 2, 1 by default.
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
  // The voices are looked for in a loop: Safari before 16 has no event `voiceschanged`, and other browsers do not
  // always send it.
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

/** Returns the best Indian voice of the device, or undefined. */
const indianVoice = (voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined =>
  LANGUAGES.flatMap((wanted) =>
    // Android writes `en_IN`.
    voices.filter(({ lang, localService }) => localService && lang.replace('_', '-') === wanted),
  )[0];
