import fc from 'fast-check';
import { namesAsShown } from '../../../src/games/shared/namesAsShown';
import { nameAsShown, visibleOf } from '../../../src/kit/visibleText';

test.each([
  [' Raju |Sita\t Devi', 'Raju|Sita Devi'],
  ['Raju|raju|RAJU ', 'Raju|raju 2|RAJU 3'],
  ['Raju|Raju 2|Raju', 'Raju|Raju 2|Raju 3'],
  ['Raju 2|Raju|Raju', 'Raju 2|Raju|Raju 3'],
  ['\u2068Raju\u2069|Ra\u00adju|Raj\u200du', 'Raju|Raju 2|Raj\u200du 3'],
  ['Ren\u00e9|Rene\u200d\u0301', 'Ren\u00e9|Rene\u200d\u0301 2'],
  ['सुनीता|ليلى|सुनीता', 'सुनीता|ليلى|सुनीता 2'],
])('the names %j are shown as "%s"', (typed, shown) => {
  expect(namesAsShown(typed.split('|'))).toEqual(shown.split('|'));
});

test('no two are alike, and each begins with what was typed', () => {
  const name = fc.oneof(fc.constantFrom('Raju', 'raju', 'Raju 2', ' Raju'), fc.string());
  fc.assert(
    fc.property(fc.array(name, { maxLength: 10 }), (typed) => {
      const shown = namesAsShown(typed);
      expect(shown).toHaveLength(typed.length);
      const distinct = new Set(
        shown.map((each) => visibleOf(each.normalize('NFKC')).toLowerCase()),
      );
      expect(distinct.size).toBe(typed.length);
      for (const [at, each] of shown.entries()) {
        expect(each.startsWith(nameAsShown(typed[at] as string))).toBe(true);
      }
    }),
  );
});
