import type { AppStore } from '../../src/app/store';
import { makeStore } from '../../src/app/store';
import type { CuesOf } from '../../src/games/cue';
import { cuesOf as ofLove } from '../../src/games/love-calculator/cues';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate } from '../../src/games/love-calculator/thunks';
import { cuesOf as ofTasks } from '../../src/games/truth-or-dare/cues';
import { scriptedEnv } from '../support/scriptedEnv';
import { spin } from '../support/turns';
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

/** After how many milliseconds each stamp of a turn is heard. */
function stampsOf(cuesOf: CuesOf, play: (store: AppStore) => void) {
  const store = makeStore({ env: scriptedEnv() });
  const before = store.getState();
  play(store);
  const cues = cuesOf(store.getState(), before);
  return cues.flatMap((cue) => (cue !== 'confetti' && cue.sound === 'stamp' ? [cue.after] : []));
}

const waitsIn = (sheet: string) =>
  declarations
    .filter(({ file, property }) => file === sheet && property === '--wait')
    .map(({ value }) => Number(/^(\d+)ms$/.exec(value)?.[1]));

test.each([
  ['TruthOrDare', ofTasks, spin],
  ['LoveCalculator', ofLove, workOut],
] as const)('in %s a stamp is heard when it is seen to land', (sheet, cuesOf, play) => {
  const stamps = stampsOf(cuesOf, play);
  expect(stamps).toEqual([expect.any(Number)]);
  expect(waitsIn(sheet)).toEqual(stamps);
});
