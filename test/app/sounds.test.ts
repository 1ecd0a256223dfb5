/** @jest-environment jsdom */
import type { Sound } from '../../src/app/env';

/* Web Audio as far as the site uses it, which jsdom has not: it notes what is built and played. */

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
  /** Whether what is played here comes out of the loudspeaker. */
  isHeard(): boolean {
    return this.targets.some((target) => target === this.context.destination || target.isHeard());
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
  setValueAtTime = jest.fn();
  exponentialRampToValueAtTime = jest.fn();
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

let play: (sound: Sound, after: number, asked: number) => void;

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
  ({ play } = await import('../../src/app/sounds'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const playNow = (sound: Sound, after = 0) => play(sound, after, performance.now());
const played = () => contexts.flatMap(({ sources }) => sources);
const heard = () => played().filter((source) => source.isHeard());

test.each<[sound: Sound, lead: number, longest: number]>([
  ['bell', 0, 2],
  ['chalk', 0, 0.3],
  ['stamp', 0.2, 0.5],
])('a %s begins after %d s and is over within %d s', (sound, lead, longest) => {
  playNow(sound);
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(heard()).toEqual(played());
  expect(Math.min(...heard().map(({ from }) => from))).toBeCloseTo(lead);
  for (const { from, to } of heard()) expect(to).toBeGreaterThan(from);
  expect(Math.max(...heard().map(({ to }) => to))).toBeLessThan(longest);
});

test('the bell rings for longer than a second', () => {
  playNow('bell');
  expect(Math.max(...heard().map(({ to }) => to))).toBeGreaterThan(1);
});

test('a sound that is asked for later begins so much later', () => {
  playNow('stamp', 350);
  expect(Math.min(...heard().map(({ from }) => from))).toBeCloseTo(0.55);
});

test('all sounds of a visit go through one output', () => {
  playNow('chalk');
  playNow('stamp');
  expect(contexts).toHaveLength(1);
});

test('what was asked for more than half a second ago is not heard; half a second ago, it is', () => {
  const asked = performance.now();
  jest.advanceTimersByTime(501);
  play('chalk', 0, asked);
  expect(contexts).toEqual([]);
  play('chalk', 0, asked + 1);
  expect(heard().length).toBeGreaterThan(0);
});

test('a tab that is hidden cuts what is heard, and back in sight it goes on with the next sound only', () => {
  playNow('bell');
  playNow('stamp', 350);
  setHidden(true);
  expect(heard()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  setHidden(false);
  expect(heard()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  playNow('chalk');
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(heard()).toHaveLength(2);
});

test('what arrives in a tab that was hidden meanwhile is not heard', () => {
  setHidden(true);
  playNow('chalk');
  expect(played()).toEqual([]);
  setHidden(false);
  playNow('chalk');
  expect(heard()).toHaveLength(2);
});
