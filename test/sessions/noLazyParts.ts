/**
 * What a game loads later, such as the part that shares a result, comes when the network brings it:
 * no log decides when, so recorded screens are without it.
 */
jest.mock('../../src/kit/useLazyPart', () => ({ useLazyPart: () => ({ hasFailed: false }) }));

export {};
