/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { browserEnv } from '../../src/platform/env';

const mockLoad = jest.fn(() => {
  throw new Error('Loading chunk failed.');
});
jest.mock('../../src/platform/sounds', () => mockLoad());
jest.mock('../../src/platform/speech', () => mockLoad());
jest.mock('../../src/platform/confetti', () => mockLoad());

const env = browserEnv({ checkForRelease: jest.fn(), takeRelease: jest.fn() });

beforeEach(() => mockLoad.mockClear());

test.each<[what: string, use: () => void, chunks: number]>([
  ['a sound', () => env.play('chirp'), 1],
  ['a text that is said', () => env.say('Tota udd!'), 1],
  ['a list of voices', () => env.listVoices(), 1],
  ['silence', () => env.silence(), 2],
  ['confetti', () => env.throwConfetti(), 1],
])('%s whose chunk cannot be loaded causes no error', async (_what, use, chunks) => {
  expect(use).not.toThrow();
  // An unhandled rejection would fail the test here.
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockLoad).toHaveBeenCalledTimes(chunks);
});
