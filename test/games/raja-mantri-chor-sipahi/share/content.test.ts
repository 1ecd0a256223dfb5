import { listed } from '../../../../src/games/raja-mantri-chor-sipahi/share/listed';

test.each([
  [['Raju'], 'Raju'],
  [['Raju', 'Meena'], 'Raju aur Meena'],
  [['Raju', 'Bittu', 'Meena'], 'Raju, Bittu aur Meena'],
])('the names %j are listed as "%s"', (names, text) => expect(listed(names)).toBe(text));

test('somebody has won', () => expect(() => listed([])).toThrow('Somebody has won.'));
