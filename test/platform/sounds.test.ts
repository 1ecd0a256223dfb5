/** @jest-environment ./test/support/jsdomEnvironment.ts */
import type { Sound } from '../../src/platform/env';

/** Any node of the Web Audio API, which jsdom lacks; a source records when it plays. */
class FakeNode {
  targets: FakeNode[] = [];
  gain = new FakeParam();
  frequency = new FakeParam();
  from = 0;
  to = 0;
  constructor(readonly context: FakeContext) {}
  connect(target: FakeNode) {
    this.targets.push(target);
    return target;
  }
  disconnect() {
    this.targets = [];
  }
  start(when: number) {
    this.context.sources.push(this);
    this.from = when - this.context.currentTime;
  }
  stop(when: number) {
    this.to = when - this.context.currentTime;
  }
  /** Whether this node is connected to the destination. */
  isAudible(): boolean {
    return this.targets.some((target) => target === this.context.destination || target.isAudible());
  }
}

class FakeParam {
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

const contexts: FakeContext[] = [];
class FakeContext {
  currentTime = 7;
  sampleRate = 1000;
  state = 'suspended';
  sources: FakeNode[] = [];
  destination = new FakeNode(this);
  constructor() {
    contexts.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
}

let isHidden = false;
function setHidden(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

let play: (sound: Sound, after: number, asked: number) => Promise<void>;
let silence: () => void;

beforeEach(async () => {
  contexts.length = 0;
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    AudioBuffer: class {
      getChannelData = () => new Float32Array();
    },
    GainNode: FakeNode,
    BiquadFilterNode: FakeNode,
    OscillatorNode: FakeNode,
    AudioBufferSourceNode: FakeNode,
  });
  jest.useFakeTimers();
  jest.resetModules();
  ({ play, silence } = await import('../../src/platform/sounds'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const playNow = (sound: Sound, after = 0) => play(sound, after, performance.now());
const played = () => contexts.flatMap(({ sources }) => sources);
const audible = () => played().filter((source) => source.isAudible());

test.each<[sound: Sound, start: number, least: number, most: number]>([
  ['bell', 0, 1, 2],
  ['chalk', 0, 0, 0.3],
  ['chirp', 0, 0.2, 0.4],
  ['stamp', 0.2, 0, 0.5],
])('%s: starts after %d s and its delay, and ends between %d and %d s', async (...row) => {
  const [sound, start, least, most] = row;
  await playNow(sound);
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(audible()).toEqual(played());
  expect(Math.min(...audible().map(({ from }) => from))).toBeCloseTo(start);
  for (const { from, to } of audible()) expect(to).toBeGreaterThan(from);
  const end = Math.max(...audible().map(({ to }) => to));
  expect(end).toBeGreaterThan(least);
  expect(end).toBeLessThan(most);
  silence();
  await playNow(sound, 350);
  expect(Math.min(...audible().map(({ from }) => from))).toBeCloseTo(start + 0.35);
});

test('a sound requested more than half a second ago, or in a hidden tab, is dropped', async () => {
  const requestedAt = performance.now();
  jest.advanceTimersByTime(501);
  await play('chalk', 0, requestedAt);
  setHidden(true);
  await playNow('chalk');
  setHidden(false);
  expect(contexts).toEqual([]);
  await play('chalk', 0, requestedAt + 1);
  expect(audible().length).toBeGreaterThan(0);
});

test.each<[what: string, stop: () => void, state: string]>([
  ['`silence`', () => silence(), 'running'],
  ['hiding the tab', () => setHidden(true), 'suspended'],
])('%s stops all sounds, also those to come; the next sound is played', async (...row) => {
  const [, stop, state] = row;
  await playNow('bell');
  await playNow('stamp', 350);
  stop();
  expect(audible()).toEqual([]);
  setHidden(false);
  expect(contexts.map((context) => context.state)).toEqual([state]);
  await playNow('chalk');
  expect(contexts.map((context) => context.state)).toEqual(['running']);
  expect(audible()).toHaveLength(2);
});

test('a sound is dropped if the audio context is resumed too late, by the next press', async () => {
  let resume: () => void = () => undefined;
  const resuming = new Promise<void>((resolve) => {
    resume = resolve;
  });
  jest.spyOn(FakeContext.prototype, 'resume').mockReturnValue(resuming);
  const playing = playNow('bell');
  jest.advanceTimersByTime(501);
  resume();
  await playing;
  expect(played()).toEqual([]);
});
