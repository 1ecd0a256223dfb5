/**
 * For tests that are not about what a game loads later, such as the part that shares a result: it would
 * come when the test has gone on, or is over.
 */
jest.mock('../../src/games/shared/share/LazyPart', () => ({
  LazyPart: () => null,
  ShareSlot: () => null,
}));

export {};
