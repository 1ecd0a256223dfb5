import type { Sound } from './env';

/*
 * The sounds are synthesized with the Web Audio API, without audio files. This module is loaded when the first sound or
 * the first speech is requested.
 */

/** The longest delay of a sound or a text. A later sound is dropped, because it would no longer match the screen. */
const MAX_DELAY_MS = 500;

/**
 * Whether a requested sound or text may still be played: not if the request is too old, and not in a hidden page.
 * `requestedAt` is the value of `performance.now()` at the request.
 */
export const isDue = (requestedAt: number) =>
  !document.hidden && performance.now() - requestedAt <= MAX_DELAY_MS;

/** The node through which all sounds go. It is made with the first sound, because browsers require a user gesture. */
let output: GainNode | undefined;

/**
 * Plays a sound `delayMs` milliseconds from now. `requestedAt` is the value of `performance.now()` at the request. The
 * sound is dropped if the download of this module, or the start of the audio context, took too long.
 */
export async function play(sound: Sound, delayMs: number, requestedAt: number) {
  if (!isDue(requestedAt)) return;
  output ??= init(new AudioContext());
  // If there was no user gesture, `resume` may wait for the next user gesture.
  await (output.context as AudioContext).resume();
  if (isDue(requestedAt)) schedule[sound](output, output.context.currentTime + delayMs / 1000);
}

/** Stops all sounds, and cancels all scheduled sounds. */
export function silence() {
  if (!output) return;
  output.disconnect();
  output = createOutput(output.context);
}

function init(audio: AudioContext) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    silence();
    audio.suspend();
  });
  return createOutput(audio);
}

function createOutput(audio: BaseAudioContext) {
  const gain = new GainNode(audio);
  gain.connect(audio.destination);
  return gain;
}

/** Schedules a sound on the node `out`. `at` is a time of the audio context in seconds. */
type Schedule = (out: GainNode, at: number) => void;

const schedule: Record<Sound, Schedule> = {
  /** The school bell: three strokes on a brass plate. */
  bell: (out, at) => {
    for (const stroke of [0, 0.32, 0.64]) {
      for (const [ratio, loudness, seconds] of PARTIALS) {
        tone(out, BELL_HZ * ratio, { loudness, start: at + stroke, seconds });
      }
    }
  },
  /** The sound of chalk: a tap on the board, and a short stroke. */
  chalk: (out, at) => {
    noise(
      out,
      { type: 'bandpass', frequency: 2800, Q: 1.2 },
      { loudness: 1.3, start: at, seconds: 0.03 },
    );
    noise(
      out,
      { type: 'bandpass', frequency: 5200, Q: 3 },
      { loudness: 1.1, start: at + 0.035, seconds: 0.1 },
    );
  },
  /** A sparrow: three short notes that slide up. */
  chirp: (out, at) => {
    for (const [delay, from, to] of CHIRPS) {
      const start = at + delay;
      const note = tone(out, from, { loudness: 0.16, start, seconds: 0.09 });
      note.frequency.exponentialRampToValueAtTime(to, start + 0.08);
    }
  },
  /** A rubber stamp. The sound starts after 0.2 s, because the animated stamp hits the page after 0.2 s. */
  stamp: (out, at) => {
    const start = at + 0.2;
    const thud = tone(out, 150, { loudness: 0.7, start, seconds: 0.14 });
    thud.frequency.exponentialRampToValueAtTime(52, start + 0.14);
    noise(out, { type: 'lowpass', frequency: 900 }, { loudness: 0.4, start, seconds: 0.05 });
  },
};

const BELL_HZ = 640;
/**
 * The partial tones of the bell. Each entry has the frequency as a multiple of `BELL_HZ`, the loudness, and the
 * duration in seconds.
 */
const PARTIALS = [
  [1, 0.22, 1.1],
  [2.02, 0.16, 0.8],
  [2.74, 0.12, 0.55],
  [4.1, 0.07, 0.35],
  [5.43, 0.05, 0.2],
] as const;

/**
 * The notes of the sparrow. Each entry has the start in seconds after the first note, the frequency at the start, and
 * the frequency at the end.
 */
const CHIRPS = [
  [0, 2600, 4200],
  [0.11, 3000, 4600],
  [0.24, 2500, 4400],
] as const;

/** The loudness and the times of a sound. `start` is a time of the audio context, `seconds` is the duration. */
type Envelope = { loudness: number; start: number; seconds: number };

/**
 * Starts a source, and fades it out exponentially. `last` is the node whose output is heard: the filter of the source,
 * or the source itself.
 */
function startWithEnvelope(
  source: AudioScheduledSourceNode,
  last: AudioNode,
  out: GainNode,
  envelope: Envelope,
) {
  const { loudness, start, seconds } = envelope;
  const fade = new GainNode(out.context, { gain: 0 });
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  last.connect(fade).connect(out);
  source.start(start);
  source.stop(start + seconds);
}

function tone(out: GainNode, frequency: number, envelope: Envelope) {
  const source = new OscillatorNode(out.context, { frequency });
  source.frequency.setValueAtTime(frequency, envelope.start);
  startWithEnvelope(source, source, out, envelope);
  return source;
}

function noise(out: GainNode, filter: BiquadFilterOptions, envelope: Envelope) {
  const source = new AudioBufferSourceNode(out.context, { buffer: noiseBuffer(out.context) });
  startWithEnvelope(
    source,
    source.connect(new BiquadFilterNode(out.context, filter)),
    out,
    envelope,
  );
}

/**
 * Returns 0.2 s of noise. The samples are the values of the logistic map with the factor 3.99, which look random. The
 * noise is the same each time, because the map always starts at 0.37.
 */
function noiseBuffer({ sampleRate }: BaseAudioContext) {
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate / 5), sampleRate });
  let value = 0.37;
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    value = 3.99 * value * (1 - value);
    samples[index] = 2 * value - 1;
  }
  return buffer;
}
