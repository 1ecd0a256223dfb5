import fc from 'fast-check';
import { upiLink } from '../../src/pages/contribute/upi';

test.each([
  [
    { id: 'backbenchers@example', name: "Backbencher's Memories" },
    "upi://pay?pa=backbenchers@example&pn=Backbencher's%20Memories",
  ],
  // An ID that tries to inject another payee or an amount.
  [
    { id: 'raju@bank&pa=chor@bank&am=9', name: 'Raju' },
    'upi://pay?pa=raju@bank%26pa%3Dchor%40bank%26am%3D9&pn=Raju',
  ],
])('the link in the QR code, of %j, is %s', (upi, link) => {
  expect(upiLink(upi)).toBe(link);
});

test('any ID and name come back alone, from characters that no scanner has to decode', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (id, name) => {
      const link = upiLink({ id, name });
      expect(link).toMatch(/^upi:\/\/pay\?pa=[\w.!~*'()%@-]*&pn=[\w.!~*'()%-]*$/);
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ pa: id, pn: name });
    }),
  );
});
