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

/** Replaces the speech synthesis of the browser, where nothing ends; returns what happens, in order. */
function speakWith(voices: Voice[]) {
  const log: (FakeUtterance | 'cancelled')[] = [];
  const speechSynthesis = {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      log.push(utterance);
      this.pending = true;
    },
    cancel() {
      log.push('cancelled');
      this.pending = false;
    },
  };
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  return log;
}

let isHidden: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = jest.spyOn(document, 'hidden', 'get');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
  expect(log).toMatchObject(chosen ? [{ voice: { name: chosen } }] : []);
});

test('a text is said a little faster, at its pitch, over an earlier one, but not directly after `cancel`', async () => {
  const log = speakWith([voice('hi_IN')]);
  say('Kauwa udd!');
  say('Ghoda udd!', 1.9);
  const kauwa = { text: 'Kauwa udd!', lang: 'hi_IN', rate: 1.25, pitch: 1 };
  expect(log).toMatchObject([kauwa, 'cancelled']);
  await jest.advanceTimersByTimeAsync(50);
  expect(log.slice(2)).toMatchObject([{ text: 'Ghoda udd!', pitch: 1.9 }]);
  hush();
  expect(log.slice(3)).toEqual(['cancelled']);
});

test.each<[what: string, ms: number, meanwhile: () => unknown, said: string[]]>([
  ['in time', 450, () => undefined, ['Tota udd!']],
  ['too late', 550, () => undefined, []],
  ['after the next text', 100, () => say('Kauwa udd!'), ['Kauwa udd!']],
  ['after silence', 100, hush, []],
  ['in a tab that was hidden', 100, () => isHidden.mockReturnValue(true), []],
])('with voices that are listed %s', async (_what, ms, meanwhile, said) => {
  const voices: Voice[] = [];
  const log = speakWith(voices);
  say('Tota udd!');
  meanwhile();
  await jest.advanceTimersByTimeAsync(ms);
  voices.push(voice('en-IN'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(log.flatMap((entry) => (entry === 'cancelled' ? [] : entry.text))).toEqual(said);
});

test('voices are asked for as soon as the module is there', async () => {
  speakWith([]);
  const getVoices = jest.spyOn(window.speechSynthesis, 'getVoices');
  jest.resetModules();
  await import('../../src/platform/speech');
  expect(getVoices).toHaveBeenCalledTimes(1);
});

test('a browser without speech synthesis says nothing, and throws nothing', () => {
  expect(window.speechSynthesis).toBeUndefined();
  expect(() => say('Tota udd!')).not.toThrow();
  expect(() => hush()).not.toThrow();
});
