import type { Sound } from './env';

/*
 * The school, out of oscillators and noise: no files to fetch. Loaded when the first sound is due.
 */

/** What arrives later than that is not heard at all: it would belong to nothing on the screen. */
const LATEST_MS = 500;

/** Where every sound goes through; made when the first is due, as browsers want a press before. */
let out: GainNode | undefined;

/** Plays what was asked for at `asked`, on the page's clock, `after` milliseconds from now. */
export async function play(sound: Sound, after: number, asked: number) {
  if (!isDue(asked)) return;
  out ??= open(new AudioContext());
  // Where nothing was pressed yet, a browser may wake it with the next press only.
  await (out.context as AudioContext).resume();
  if (isDue(asked)) strike[sound](out, out.context.currentTime + after / 1000);
}

const isDue = (asked: number) => !document.hidden && performance.now() - asked <= LATEST_MS;

/** What has not been heard by now never will be. */
export function silence() {
  if (!out) return;
  out.disconnect();
  out = wayOut(out.context);
}

function open(audio: AudioContext) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    silence();
    audio.suspend();
  });
  return wayOut(audio);
}

function wayOut(audio: BaseAudioContext) {
  const gain = new GainNode(audio);
  gain.connect(audio.destination);
  return gain;
}

/** Puts a sound on its way to `out`, to begin at that second of its clock. */
type Strike = (out: GainNode, at: number) => void;

const strike: Record<Sound, Strike> = {
  /** A brass plate, struck three times by the peon. */
  bell: (out, at) => {
    for (const stroke of [0, 0.32, 0.64]) {
      for (const [ratio, loudness, seconds] of PARTIALS) {
        tone(out, BELL_HZ * ratio, { loudness, start: at + stroke, seconds });
      }
    }
  },
  /** A tap on the board, and a short dry stroke. */
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
  /** Rubber on paper on a wooden desk; it lands when the stamp on the page does. */
  stamp: (out, at) => {
    const start = at + 0.2;
    const thud = tone(out, 150, { loudness: 0.7, start, seconds: 0.14 });
    thud.frequency.exponentialRampToValueAtTime(52, start + 0.14);
    noise(out, { type: 'lowpass', frequency: 900 }, { loudness: 0.4, start, seconds: 0.05 });
  },
};

const BELL_HZ = 640;
/** What rings in a plate: ratio to its lowest tone, loudness, seconds. */
const PARTIALS = [
  [1, 0.22, 1.1],
  [2.02, 0.16, 0.8],
  [2.74, 0.12, 0.55],
  [4.1, 0.07, 0.35],
  [5.43, 0.05, 0.2],
] as const;

type Course = { loudness: number; start: number; seconds: number };

/** Lets a source be heard, as loud as that at first, and dying away. */
function run(source: AudioScheduledSourceNode, last: AudioNode, out: GainNode, course: Course) {
  const { loudness, start, seconds } = course;
  const fade = new GainNode(out.context, { gain: 0 });
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  last.connect(fade).connect(out);
  source.start(start);
  source.stop(start + seconds);
}

function tone(out: GainNode, frequency: number, course: Course) {
  const source = new OscillatorNode(out.context, { frequency });
  source.frequency.setValueAtTime(frequency, course.start);
  run(source, source, out, course);
  return source;
}

function noise(out: GainNode, filter: BiquadFilterOptions, course: Course) {
  const source = new AudioBufferSourceNode(out.context, { buffer: hiss(out.context) });
  run(source, source.connect(new BiquadFilterNode(out.context, filter)), out, course);
}

/** A fifth of a second of noise, the same each time: the logistic map, which never settles. */
function hiss({ sampleRate }: BaseAudioContext) {
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate / 5), sampleRate });
  let value = 0.37;
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    value = 3.99 * value * (1 - value);
    samples[index] = 2 * value - 1;
  }
  return buffer;
}
