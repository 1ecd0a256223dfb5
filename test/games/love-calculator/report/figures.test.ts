import { figures } from '../../../../src/games/love-calculator/report/figures';

/* The format of a code for the next phone: the key is for ever. */
test('the key; nothing but what the card has counted moves', () => {
  expect(figures).toEqual({ key: 'l', showsPlays: true, list: [] });
});
