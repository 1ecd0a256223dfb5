/** @jest-environment ./test/support/jsdomEnvironment.ts */
import type { Sound } from '../../src/platform/env';

/* A fake of the Web Audio API, which jsdom lacks; it records the nodes and the times of sources. */

class FakeNode {
  targets: FakeNode[] = [];
  constructor(readonly context: FakeContext) {}
  connect<Node extends FakeNode>(target: Node) {
    this.targets.push(target);
    return target;
  }
  disconnect() {
    this.targets = [];
  }
  /** Whether this node is connected to the destination. */
  isAudible(): boolean {
    return this.targets.some((target) => target === this.context.destination || target.isAudible());
  }
}

const contexts: FakeContext[] = [];
class FakeContext {
  currentTime = 7;
  sampleRate = 1000;
  state = 'suspended';
  sources: FakeSource[] = [];
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

class FakeParam {
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeGain extends FakeNode {
  gain = new FakeParam();
}
class FakeFilter extends FakeNode {}
class FakeSource extends FakeNode {
  frequency = new FakeParam();
  from = Number.NaN;
  to = Number.NaN;
  constructor(context: FakeContext) {
    super(context);
    context.sources.push(this);
  }
  start(when: number) {
    this.from = when - this.context.currentTime;
  }
  stop(when: number) {
    this.to = when - this.context.currentTime;
  }
}
class FakeBuffer {
  samples: Float32Array;
  constructor({ length }: { length: number }) {
    this.samples = new Float32Array(length);
  }
  getChannelData() {
    return this.samples;
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
    GainNode: FakeGain,
    BiquadFilterNode: FakeFilter,
    OscillatorNode: FakeSource,
    AudioBufferSourceNode: FakeSource,
    AudioBuffer: FakeBuffer,
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
])('%s: starts after %d s, and ends between %d and %d s', async (sound, start, least, most) => {
  await playNow(sound);
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(audible()).toEqual(played());
  expect(Math.min(...audible().map(({ from }) => from))).toBeCloseTo(start);
  for (const { from, to } of audible()) expect(to).toBeGreaterThan(from);
  const end = Math.max(...audible().map(({ to }) => to));
  expect(end).toBeGreaterThan(least);
  expect(end).toBeLessThan(most);
});

test('a sound with a delay starts later', async () => {
  await playNow('stamp', 350);
  expect(Math.min(...audible().map(({ from }) => from))).toBeCloseTo(0.55);
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

test('hiding the tab stops all sounds; shown again, it resumes only with the next sound', async () => {
  await playNow('bell');
  await playNow('stamp', 350);
  setHidden(true);
  expect(audible()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  setHidden(false);
  expect(audible()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  await playNow('chalk');
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(audible()).toHaveLength(2);
});

test('`silence` stops all sounds immediately; later sounds are played', async () => {
  silence();
  expect(contexts).toEqual([]);
  await playNow('bell');
  await playNow('stamp', 350);
  silence();
  expect(audible()).toEqual([]);
  await playNow('chalk');
  expect(audible()).toHaveLength(2);
});

test('a sound is dropped if the audio context is resumed too late, by the next press', async () => {
  let resume: () => void = () => undefined;
  const resuming = new Promise<void>((resolve) => {
    resume = resolve;
  });
  jest.spyOn(FakeContext.prototype, 'resume').mockReturnValue(resuming);
  const playing = playNow('bell');
  expect(played()).toEqual([]);
  jest.advanceTimersByTime(501);
  resume();
  await playing;
  expect(played()).toEqual([]);
});
