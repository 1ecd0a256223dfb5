/** @jest-environment jsdom */
import type { Sound } from '../../src/platform/env';

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
const heard = () => played().filter((source) => source.isHeard());

test.each<[sound: Sound, lead: number, longest: number]>([
  ['bell', 0, 2],
  ['chalk', 0, 0.3],
  ['stamp', 0.2, 0.5],
])('a %s begins after %d s and is over within %d s', async (sound, lead, longest) => {
  await playNow(sound);
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(heard()).toEqual(played());
  expect(Math.min(...heard().map(({ from }) => from))).toBeCloseTo(lead);
  for (const { from, to } of heard()) expect(to).toBeGreaterThan(from);
  expect(Math.max(...heard().map(({ to }) => to))).toBeLessThan(longest);
});

test('the bell rings for longer than a second', async () => {
  await playNow('bell');
  expect(Math.max(...heard().map(({ to }) => to))).toBeGreaterThan(1);
});

test('a sound that is asked for later begins so much later', async () => {
  await playNow('stamp', 350);
  expect(Math.min(...heard().map(({ from }) => from))).toBeCloseTo(0.55);
});

test('all sounds of a visit go through one output', async () => {
  await playNow('chalk');
  await playNow('stamp');
  expect(contexts).toHaveLength(1);
});

test('what was asked for more than half a second ago is not heard; half a second ago, it is', async () => {
  const asked = performance.now();
  jest.advanceTimersByTime(501);
  await play('chalk', 0, asked);
  expect(contexts).toEqual([]);
  await play('chalk', 0, asked + 1);
  expect(heard().length).toBeGreaterThan(0);
});

test('a tab that is hidden cuts what is heard, and back in sight it goes on with the next sound only', async () => {
  await playNow('bell');
  await playNow('stamp', 350);
  setHidden(true);
  expect(heard()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  setHidden(false);
  expect(heard()).toEqual([]);
  expect(contexts[0]?.state).toBe('suspended');
  await playNow('chalk');
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  expect(heard()).toHaveLength(2);
});

test('what arrives in a tab that was hidden meanwhile is not heard', async () => {
  setHidden(true);
  await playNow('chalk');
  expect(played()).toEqual([]);
  setHidden(false);
  await playNow('chalk');
  expect(heard()).toHaveLength(2);
});

test('switched off, it is silent at once, and can be switched on again', async () => {
  await playNow('bell');
  await playNow('stamp', 350);
  silence();
  expect(heard()).toEqual([]);
  await playNow('chalk');
  expect(heard()).toHaveLength(2);
});

test('before there was any sound there is nothing to silence', () => {
  silence();
  expect(contexts).toEqual([]);
});

test('what a sleeping browser was asked for is not heard when the next press wakes it', async () => {
  let wake: () => void = () => undefined;
  jest.spyOn(FakeContext.prototype, 'resume').mockImplementation(
    () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
  );
  const asleep = playNow('bell');
  expect(played()).toEqual([]);
  jest.advanceTimersByTime(501);
  wake();
  await asleep;
  expect(played()).toEqual([]);
});
