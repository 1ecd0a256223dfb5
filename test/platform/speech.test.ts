/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { hush, say } from '../../src/platform/speech';

/* A fake of the speech synthesis, which jsdom lacks; it records what is said, and what is cut short. */

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

class FakeUtterance {
  voice: Voice | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  constructor(readonly text: string) {}
}

const voice = (lang: string, name = lang, localService = true): Voice => ({
  name,
  lang,
  localService,
});

/** Replaces the speech synthesis of the browser; returns what happens, in order. */
function speakWith(voices: Voice[]) {
  const log: (FakeUtterance | 'cancelled')[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => void log.push(utterance),
    cancel: () => void log.push('cancelled'),
  };
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  return log;
}

const voiceOf = (log: ReturnType<typeof speakWith>) =>
  log.flatMap((entry) => (entry === 'cancelled' ? [] : entry.voice?.name));

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

test.each<[what: string, voices: Voice[], chosen?: string]>([
  ['Indian English before Hindi', [voice('hi-IN'), voice('en-IN')], 'en-IN'],
  ['Hindi where there is no Indian English', [voice('en-GB'), voice('hi-IN')], 'hi-IN'],
  ['the first of two', [voice('en-IN', 'Rishi'), voice('en-IN', 'Veena')], 'Rishi'],
  ['as Android writes it', [voice('en_US'), voice('hi_IN'), voice('en_IN')], 'en_IN'],
  ['one of the device', [voice('en-IN', 'server', false), voice('en-IN', 'device')], 'device'],
  ['Hindi of the device', [voice('en-IN', 'server', false), voice('hi-IN', 'device')], 'device'],
  ['none of other countries', [voice('en-US'), voice('en-GB'), voice('hi'), voice('en')]],
  ['none of other languages of India', [voice('ta-IN'), voice('bn-IN')]],
  ['none that a server speaks', [voice('en-IN', 'a', false), voice('hi-IN', 'b', false)]],
])('the voice: %s', (...row) => {
  const [, voices, chosen] = row;
  const log = speakWith(voices);
  say('Tota udd!');
  expect(voiceOf(log)).toEqual(chosen ? [chosen] : []);
});

test('a text is said a little faster, at its pitch, in a voice that may be listed later', () => {
  const voices: Voice[] = [];
  const log = speakWith(voices);
  say('Tota udd!');
  voices.push(voice('hi_IN'));
  say('Kauwa udd!');
  say('Ghoda udd!', 1.9);
  expect(log).toMatchObject([
    'cancelled',
    { text: 'Kauwa udd!', lang: 'hi_IN', rate: 1.25, pitch: 1 },
    // The earlier one is cut short.
    'cancelled',
    { text: 'Ghoda udd!', pitch: 1.9 },
  ]);
  hush();
  expect(log.slice(4)).toEqual(['cancelled']);
});

test('a browser without speech synthesis says nothing, and throws nothing', () => {
  expect(window.speechSynthesis).toBeUndefined();
  expect(() => say('Tota udd!')).not.toThrow();
  expect(() => hush()).not.toThrow();
});
