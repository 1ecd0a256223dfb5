/**
 * Leaves out what a game loads later, such as the part that shares a result, which would come when a test has gone on, or
 * is over. Parts with which a game is played are there from the start.
 */
jest.mock('../../src/games/shared/LazyPart', () => {
  const { createElement } = jest.requireActual('react');
  const friends = '../../src/games/truth-or-dare/friends';
  const played: Record<string, string> = {
    loadPlayers: `${friends}/Players`,
    loadOwnTasks: `${friends}/OwnTasks`,
    loadRing: `${friends}/Ring`,
  };
  return {
    LazyPart({ load }: { load: () => unknown }) {
      const module = played[load.name];
      return module ? createElement(jest.requireActual(module).default) : null;
    },
  };
});

jest.mock('../../src/games/shared/ShareSlot', () => ({
  ShareSlot: () => null,
  NewBestSlot: () => null,
}));

export {};
