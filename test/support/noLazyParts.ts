/**
 * For tests that are not about what a game loads later, such as the part that shares a result: it would
 * come when the test has gone on, or is over. `ShareSlot` is made of the same part.
 */
jest.mock('../../src/games/shared/LazyPart', () => ({ LazyPart: () => null }));

export {};
