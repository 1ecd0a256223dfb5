import { addOwnTask, addPlayer } from '../../../../src/games/truth-or-dare/effects';
import {
  playerRemoved,
  selectGame,
  spinStarted,
  taskCompleted,
} from '../../../../src/games/truth-or-dare/slice';
import { pass, recordedStore } from '../../../support/recordedStore';
import { seededRandom } from '../../../support/seededRandom';

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

function friendsStore(names: readonly string[]) {
  const { store, env } = recordedStore();
  env.random.mockImplementation(seededRandom(7));
  for (const name of names) store.dispatch(addPlayer(name));
  const game = () => selectGame(store.getState());
  /** Spins, and completes the task; returns whose it was. */
  const spin = async () => {
    store.dispatch(spinStarted());
    await pass(2000);
    const { turn } = game();
    store.dispatch(taskCompleted());
    return turn;
  };
  return { store, game, spin };
}

test.each([2, 3])(
  'of %i players each has one turn in every round, and none two in a row',
  async (count) => {
    const { spin } = friendsStore(['Raju', 'Sunita', 'Bittu'].slice(0, count));
    const turns: (number | null)[] = [];
    for (let spins = 0; spins < 12; spins += 1) turns.push(await spin());
    expect(turns.filter((turn, at) => turn === turns[at - 1])).toEqual([]);
    for (let round = 0; round < 12; round += count) {
      expect(new Set(turns.slice(round, round + count)).size).toBe(count);
    }
  },
);

test('who leaves while the bottle spins is not chosen, who comes is', async () => {
  const { store, game, spin } = friendsStore(['Raju', 'Sunita', 'Bittu']);
  await spin();
  const [next, other] = game().turns;
  store.dispatch(spinStarted());
  await pass(1000);
  store.dispatch(playerRemoved(next as number));
  store.dispatch(addPlayer('Meena'));
  await pass(1000);
  const meena = game().players.at(-1)?.id;
  expect(game()).toMatchObject({ turn: other, turns: [meena] });
});

test('own tasks come among the others, each once before any comes again', async () => {
  const { store, game, spin } = friendsStore([]);
  store.dispatch(addOwnTask('Truth', 'Kyun?'));
  store.dispatch(addOwnTask('Dare', 'Hanso'));
  const dealt = new Set<string>();
  for (let spins = 0; spins < 12; spins += 1) {
    await spin();
    dealt.add(`${game().lastTask?.type} ${game().lastTask?.index}`);
  }
  expect(dealt.size).toBe(12);
  expect([...dealt]).toEqual(expect.arrayContaining(['Truth 100', 'Dare 101']));
});
