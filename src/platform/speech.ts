import { isDue } from './sounds';

/*
 * The speech of short texts in a voice of the device. Voices from a server are not used: they would speak too late, and
 * a third party would learn of the visit.
 */

/** The languages of voices, the best first. An Indian English voice reads Latin letters better than a Hindi voice. */
const LANGUAGES = ['en-IN', 'hi-IN'];
const RATE = 1.25;

/**
 * The pause between two attempts to find a voice, and the pause after `cancel`. Some browsers drop a text that is
 * spoken right after `cancel`.
 */
const PAUSE_MS = 50;

/** The mark of the latest text. A text with another mark is no longer the latest text, and is not said. */
let latest: symbol | undefined;

// The voices are requested now, because Chromium lists the voices only some time after the first request.
window.speechSynthesis?.getVoices();

/**
 * Says a text as soon as there is a voice, and cuts off an earlier text. `pitch` is from 0 to 2. `requestedAt` is the
 * value of `performance.now()` at the request. A text that would be said too late is dropped.
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
  // The loop waits for the voices. The event `voiceschanged` is not used: Safari before 16 does not have this event,
  // and other browsers do not always send this event.
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

/** Returns the best Indian voice of the device; undefined if the device has no Indian voice. */
const indianVoice = (voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined =>
  LANGUAGES.flatMap((wanted) =>
    // Android writes `en_IN` in place of `en-IN`.
    voices.filter(({ lang, localService }) => localService && lang.replace('_', '-') === wanted),
  )[0];
