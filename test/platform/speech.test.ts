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

test.each<[what: string, voices: Voice[], chosen: string]>([
  ['Indian English before Hindi', [voice('hi-IN'), voice('en-IN')], 'en-IN'],
  ['Hindi where there is no Indian English', [voice('en-GB'), voice('hi-IN')], 'hi-IN'],
  ['the first of two', [voice('en-IN', 'Rishi'), voice('en-IN', 'Veena')], 'Rishi'],
  ['as Android writes it', [voice('en_US'), voice('hi_IN'), voice('en_IN')], 'en_IN'],
  ['Hindi, as Android writes it', [voice('en_US'), voice('hi_IN')], 'hi_IN'],
  ['one of the device', [voice('en-IN', 'server', false), voice('en-IN', 'device')], 'device'],
  ['Hindi of the device', [voice('en-IN', 'server', false), voice('hi-IN', 'device')], 'device'],
])('the voice: %s', (_what, voices, chosen) => {
  const log = speakWith(voices);
  say('Tota udd!');
  expect(voiceOf(log)).toEqual([chosen]);
});

test.each<[what: string, voices: Voice[]]>([
  ['no voice, as before they are listed', []],
  ['voices of other countries', [voice('en-US'), voice('en-GB'), voice('hi'), voice('en')]],
  ['other languages of India', [voice('ta-IN'), voice('bn-IN')]],
  [
    'a voice that a server speaks',
    [voice('en-IN', 'en-IN', false), voice('hi-IN', 'hi-IN', false)],
  ],
])('with %s, nothing is said', (_what, voices) => {
  const log = speakWith(voices);
  say('Tota udd!');
  expect(log).toEqual([]);
});

test('voices that come later are used', () => {
  const voices: Voice[] = [];
  const log = speakWith(voices);
  say('Tota udd!');
  voices.push(voice('en-IN'));
  say('Kauwa udd!');
  expect(log).toEqual(['cancelled', expect.objectContaining({ text: 'Kauwa udd!' })]);
});

test('a text is said a little faster, in the language of the voice', () => {
  const log = speakWith([voice('hi_IN')]);
  say('Tota udd!');
  expect(log[1]).toMatchObject({ text: 'Tota udd!', lang: 'hi_IN', rate: 1.25, pitch: 1 });
});

test('a text is said at the pitch that is asked for', () => {
  const log = speakWith([voice('en-IN')]);
  say('Tota udd!', 1.9);
  expect(log[1]).toMatchObject({ rate: 1.25, pitch: 1.9 });
});

test('a later text cuts the earlier one short', () => {
  const log = speakWith([voice('en-IN')]);
  say('Tota udd!');
  say('Kauwa udd!');
  const said = (text: string) => expect.objectContaining({ text });
  expect(log).toEqual(['cancelled', said('Tota udd!'), 'cancelled', said('Kauwa udd!')]);
});

test('`hush` cuts it short', () => {
  const log = speakWith([voice('en-IN')]);
  say('Tota udd!');
  log.length = 0;
  hush();
  expect(log).toEqual(['cancelled']);
});

test('a browser without speech synthesis says nothing, and throws nothing', () => {
  expect(window.speechSynthesis).toBeUndefined();
  expect(() => say('Tota udd!')).not.toThrow();
  expect(() => hush()).not.toThrow();
});
