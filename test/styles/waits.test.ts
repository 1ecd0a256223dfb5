import { makeStore } from '../../src/app/store';
import { loveCalculator } from '../../src/games/love-calculator/game';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate } from '../../src/games/love-calculator/thunks';
import type { Game } from '../../src/games/shared/game';
import { truthOrDare } from '../../src/games/truth-or-dare/game';
import type { AppStore } from '../../src/state/types';
import { spin } from '../games/truth-or-dare/turns';
import { scriptedEnv } from '../support/scriptedEnv';
import { declarations } from './stylesheets';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

function workOut({ dispatch }: AppStore) {
  dispatch(firstNameTyped('Raju'));
  dispatch(secondNameTyped('Rani'));
  dispatch(calculate());
}

/** The delays of the stamp sounds of a turn, in milliseconds. */
async function stampDelays({ slice, load }: Game, play: (store: AppStore) => void) {
  const { effects } = await load();
  const store = makeStore({ env: scriptedEnv() });
  const before = store.getState();
  play(store);
  const cues = effects?.cuesOf?.(slice.selectSlice(store.getState()), slice.selectSlice(before));
  return (cues ?? []).flatMap((cue) =>
    cue !== 'confetti' && 'sound' in cue && cue.sound === 'stamp' ? [cue.delayMs] : [],
  );
}

/** The delays of the stamp animation in a stylesheet, in milliseconds. */
const animationDelays = (sheet: string) =>
  declarations
    .filter(({ file, property }) => file === sheet && property === '--wait')
    .map(({ value }) => Number(/^(\d+)ms$/.exec(value)?.[1]));

test.each([
  ['TruthOrDare', truthOrDare, spin],
  ['LoveCalculator', loveCalculator, workOut],
] as const)(
  'in %s the sound of the stamp has the delay of its animation',
  async (sheet, game, play) => {
    const delays = await stampDelays(game, play);
    expect(delays).toEqual([expect.any(Number)]);
    expect(animationDelays(sheet)).toEqual(delays);
  },
);
